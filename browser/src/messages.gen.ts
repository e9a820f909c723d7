// Made by `python -m tests.page.messages` from the types of the wire and of the routes. Do not edit.

export interface Able {
  lowest?: number | null
  highest?: number | null
  unless?: number | null
  call?: boolean
  coins?: string[]
  guesses?: string[]
  specials?: string[]
  targets?: number[]
  guessed?: string[]
  alone?: string[]
  aimed?: string[]
  withdraw?: boolean
  peek?: boolean
  lay?: boolean
  points?: number[]
  give_up?: boolean
}

export interface Ack {
  tell: "ack"
  op: string
  seq: number
}

export interface AddBot {
  ask: "add-bot"
  op: string
  mind: string
}

export interface Admit {
  ask: "let-in"
  op: string
  knock: number
}

export interface Agreed {
  event: "agreed"
  seat: number
  number: number
}

export interface AnalysisTold {
  moves: MoveTold[]
  awards: AwardTold[]
  bravery: BraveryTold[]
}

export interface AskedAgain {
  event: "asked-again"
  seat: number
  declarer: number
  number: number
}

export interface AwardTold {
  award: string
  seat: number
  place?: number | null
  number?: number | null
  chance?: number | null
  other?: number | null
  bluffs?: number
}

export interface Away {
  event: "away"
  seat: number
}

export interface Back {
  event: "back"
  seat: number
}

export interface Bluff {
  number: number
  chance: number
  game: string
}

export interface BraveryTold {
  seat: number
  declarations: number
  mean_chance: number | null
  bluffs: number
  caught: number
  calls: number
  right: number
}

export interface Called {
  event: "called"
  seat: number
  declarer: number
  number: number
}

export interface CardLaid {
  event: "card-laid"
  seat: number
  card?: string | null
}

export interface ChairTold {
  name: string
  kind: "bot" | "person" | "program"
  sitter: number
  mind?: string | null
  away?: boolean
  left?: boolean
  asleep?: boolean
  animal?: string | null
  camera?: boolean
  microphone?: boolean
}

export interface Change {
  ask: "change"
  op: string
  setting: Setting
}

export interface Changed {
  event: "changed"
  seat: number
  number: number
}

export interface ChoicesTold {
  setting: Setting
  turns: (number | null)[]
  banks: number[]
  heads: ("handed" | "phones" | "screens")[]
  public_turn: number
}

export interface CoachTold {
  seat: number
  totals: [number, number][]
  call: number | null
  numbers: [number, number][]
}

export interface CoinTurned {
  event: "coin-turned"
  seat: number
  coin: string
}

export interface Commit {
  ask: "commit"
  op: string
  commit: string
}

export type Count = [string[], number[], number, Step[], number, boolean]

export interface Counted {
  event: "counted"
  count: Count
  number: number
}

export interface CoyoteCardTaken {
  event: "coyote-card-taken"
  seat: number
}

export interface CoyotesTaken {
  event: "coyotes-taken"
  seat: number
  coyotes: number
  eyes?: boolean
}

export interface Credited {
  event: "credited"
  ms: number
}

export interface DailyTold {
  today: DayTold
  ends: number
  yesterday: DayTold | null
  tomorrow: Promised
}

export interface DayTold {
  day: string
  edition: string
  bots: string[]
  commit: string
  planned: number
  tells: number
  seed: string | null
  begun: number
  outcomes: OutcomeTold[] | null
  mine: MyFire | null
}

export interface Dealt {
  event: "dealt"
  round: number
  starter: number
  heads: (string | null)[]
  middle?: (string | null)[]
}

export interface Declared {
  event: "declared"
  seat: number
  number: number
  special?: string | null
  target?: number | null
}

export interface Dodged {
  event: "dodged"
  seat: number
  number: number
  target: number
}

export interface EditionTold {
  booklets: string[]
  coins: Record<string, number>
  deck: number
  decks: Record<string, Record<string, number>>
  eyes: EyesTold | null
  first_starter: string
  id: string
  least_number: number | null
  middle: number
  next_starter: "loser" | "loser-stays" | "winner"
  numbers: [number, number]
  options: Record<string, OptionTold>
  order: string[]
  out_at: OutAtTold
  piece: "mask" | "token" | "twig"
  publisher: string
  reconstructed: boolean
  seats: SeatsTold
  shuffled_always: boolean
  sources: SourceTold[]
  specials: string[]
  year: number
}

export interface Entered {
  event: "entered"
  seat: number
  by: string
}

export interface Exchanged {
  event: "exchanged"
  seat: number
  card: string | null
}

export interface ExtraLaid {
  event: "extra-laid"
  seat: number
  card: string
}

export interface EyeClosed {
  event: "eye-closed"
  seat: number
}

export interface EyeGivenUp {
  event: "eye-given-up"
  seat: number
  open: boolean
}

export interface EyeOpened {
  event: "eye-opened"
  seat: number
}

export interface EyesTold {
  open: number
  trickster: number | null
}

export type FaceDown = [number[], boolean]

export interface FacesClosed {
  event: "faces-closed"
}

export interface FacesOpened {
  event: "faces-opened"
}

export interface FairEpoch {
  epoch: number
  server_commit: string
  commits: [number, string][]
  seeds: [number, string][]
  no_seed: number[]
  shuffles: FairShuffle[]
  server_seed: string
  commitments: "coyote-commit-2"
}

export interface FairShuffle {
  number: number
  cards: string[]
  root: string
}

export interface FairTold {
  epoch: number
  commit: string
  commitments: string
  commits?: [number, string][]
  seeds?: [number, string][]
  closed?: boolean
  shuffle?: number | null
  root?: string | null
  proofs?: ProofTold[]
  server_seeds?: [number, string][]
}

export interface FairnessRecord {
  fair: "coyote-shuffle-v1"
  game: string
  deck: string[]
  starter: "drawn" | "named"
  epochs: FairEpoch[]
  record: string
}

export interface FeatTold {
  feat: string
  have: number
  need: number
}

export interface FinishedTold {
  game: string
  table: string
  terms: TermsTold
  winner: number
  out: number[]
  rounds: number
  places: number
  minds: (string | null)[]
  animals: (string | null)[]
}

export interface FireLit {
  code: string
  game: string
}

export interface Frame {
  tell: "table"
  seq: number
  at: number
  table: TableTold
  you: You
  terms?: TermsTold | null
  game?: GameTold | null
  fair?: FairTold | null
  last?: LastTold | null
  events?: Heard[]
}

export interface GameNews {
  id?: string
  stage?: string
  round?: number
  starter?: number
  turn?: number
  moved?: number
  number?: number | null
  declarer?: number | null
  coyotes?: number[]
  inside?: number[]
  pile?: number
  direction?: number
  out?: number[]
  said?: [number, Move][]
  said_before?: number
  discards?: Record<string, number>
  extra?: Worn[]
  faced?: number[]
  withdrawn?: number[]
  turned?: string[]
  coins?: string[]
  spent?: number[]
  more_used?: boolean
  doubled?: boolean
  asker?: number | null
  eyes?: number[]
  closed?: number[]
  holder?: number | null
  laid?: boolean
  facedown?: FaceDown[]
  caller?: number | null
  pointed?: number[]
  begins?: number | null
  deadline?: number | null
  banks?: number[]
  hurried?: boolean
}

export interface GameTold {
  id: string
  stage: string
  round: number
  starter: number
  turn: number
  moved: number
  number: number | null
  declarer: number | null
  coyotes: number[]
  inside: number[]
  pile: number
  direction?: number
  out?: number[]
  said?: [number, Move][]
  said_before?: number
  discards?: Record<string, number>
  extra?: Worn[]
  faced?: number[]
  withdrawn?: number[]
  turned?: string[]
  coins?: string[]
  spent?: number[]
  more_used?: boolean
  doubled?: boolean
  asker?: number | null
  eyes?: number[]
  closed?: number[]
  holder?: number | null
  laid?: boolean
  facedown?: FaceDown[]
  caller?: number | null
  pointed?: number[]
  begins?: number | null
  deadline?: number | null
  banks?: number[]
  hurried?: boolean
}

export interface GaveUp {
  do: "give-up"
  open: boolean
}

export interface Guessed {
  event: "guessed"
  seat: number
  guess: string
  card: string
}

export interface GuestTold {
  guest: string
  name: string
}

export interface Hand {
  edition: string
  cards: string[]
  pile?: string[]
}

export interface HandDealt {
  heads: (string | null)[]
  seat: number
  declarer: number
  number: number
  next: number
  totals: [number, number][]
  middle: number
  choices: number[]
  hold: number
  call: number
}

export interface HandTold {
  cards: string[]
  plain: number
  reshuffle: boolean
  steps: StepTold[]
  total: number
  turned: string[]
  values: number[]
}

export interface HandsDealt {
  level: number
  levels: number
  hands: HandDealt[]
}

export interface Hello {
  ask: "hello"
  link: string
  token: string
  next: string
}

export interface HostPassed {
  event: "host-passed"
  seat: number
}

export interface Hurried {
  event: "hurried"
  seat: number
}

export interface Hurry {
  ask: "hurry"
  op: string
}

export interface Knock {
  ask: "knock"
  op: string
  name: string
}

export interface KnockTold {
  name: string
  knock: number
}

export interface Knocked {
  event: "knocked"
  name: string
}

export interface LadderTold {
  rungs: Rung[]
  at: number
}

export interface LastTold {
  round: number
  events: Heard[]
  proofs?: ProofTold[]
  reasons?: ReasonTold[]
}

export interface Leave {
  ask: "leave"
  op: string
}

export interface Left {
  event: "left"
  seat: number
}

export interface LetIn {
  event: "let-in"
  name: string
}

export interface Lock {
  ask: "lock"
  op: string
  locked: boolean
}

export interface Locked {
  event: "locked"
}

export interface Look {
  ask: "look"
  op: string
}

export interface MindTold {
  mind: string
  strength: number | null
}

export interface Moment {
  tell: "moment"
  place: number
  of: number
  terms: TermsTold
  game: GameTold
  you: You
  events: Heard[]
  shown: Shown | null
}

export interface MoreWorn {
  event: "more-worn"
  seat: number
  card: string | null
}

export interface MoveOffered {
  code: string
  seconds: number
}

export interface MoveTold {
  place: number
  round: number
  seat: number
  move: Move
  number: number | null
  chance: number | null
  total: number | null
}

export interface MovedByCode {
  code: string
}

export interface MyFire {
  game: string
  code: string | null
  over: boolean
  place?: number | null
  rounds?: boolean[]
  order?: (string | null)[]
}

export interface MyGame {
  game: string
  ended: number
  edition: string
  names: string[]
  minds: (string | null)[]
  seat: number
  place: number
}

export interface MyGames {
  tables: MyTable[]
  games: MyGame[]
}

export interface MyTable {
  code: string
  edition: string
  state: "open" | "over" | "playing"
  names: string[]
  minds: (string | null)[]
  seat: number | null
  seats: number
  your_turn: boolean
}

export interface NewFire {
  animal?: string | null
}

export interface NewGuest {
  name: string
  program?: boolean
}

export interface NewTable {
  setting?: Setting
  bots?: string[]
  start?: boolean
  name?: string | null
  animal?: string | null
}

export interface News {
  tell: "news"
  after: number
  seq: number
  at: number
  table?: TableTold
  terms?: TermsTold | null
  game?: GameNews | null
  fair?: FairTold | null
  last?: LastTold | null
  events?: Heard[]
  you?: YouNews
}

export interface NextStarts {
  event: "next-starts"
  seat: number
}

export interface NobodyPaid {
  event: "nobody-paid"
}

export interface Nudge {
  ask: "nudge"
  op: string
  seat: number
}

export interface Nudged {
  event: "nudged"
  seat: number
  target: number
}

export interface OddsTold {
  place: number
  seat: number
  number: number | null
  chance: number | null
  totals: [number, number][]
  total: number | null
}

export interface OpenFaces {
  ask: "open-faces"
  op: string
  open: boolean
}

export interface OptionTold {
  kind: "cards" | "coins" | "deck" | "highest" | "least" | "number" | "power" | "ruling"
  needs: string[][]
  offered: string[]
  ruling: string | null
  values: string[]
}

export interface OutAtTold {
  agreed: Record<string, number>
  default: number
}

export interface OutcomeTold {
  place: number
  rounds: number
  games: number
}

export interface PassHost {
  ask: "pass-host"
  op: string
  sitter: number
}

export interface Peeked {
  event: "peeked"
  seat: number
  card?: string | null
}

export interface Pick {
  ask: "pick"
  op: string
  animal: string
}

export interface Picked {
  event: "picked"
  seat: number
  animal: string
}

export interface Play {
  ask: "play"
  op: string
  seq: number
  move: Move
}

export interface Pointed {
  event: "pointed"
  seat: number
  target?: number | null
}

export interface PointedAt {
  do: "point"
  target: number
}

export type Pointing = [number, number]

export interface PointsShown {
  event: "points-shown"
  points: Pointing[]
}

export interface ProgressTold {
  games: number
  wins: number
  streak: number
  longest: number
  calls: number
  right: number
  bluffs: number
  held: number
  best: Bluff | null
  awards: Record<string, number>
  feats: FeatTold[]
  last: string
  gained: string[]
  pending: number
}

export interface Promised {
  day: string
  commit: string
}

export interface ProofTold {
  shuffle: number
  position: number
  card: string
  salt: string
  path: string[]
}

export interface React {
  ask: "react"
  op: string
  reaction: string
}

export interface Reacted {
  event: "reacted"
  seat: number
  reaction: string
}

export interface ReasonTold {
  seat: number
  code: string
  values: Record<string, string>
}

export interface Refilled {
  event: "refilled"
}

export interface RefusedTold {
  tell: "refused"
  op: string | null
  code: string
  values: Record<string, number | string>
}

export interface Relay {
  urls: string
  username?: string | null
  credential?: string | null
}

export interface RelaysTold {
  tell: "relays"
  relays: Relay[]
  lasts?: number | null
}

export interface Remove {
  ask: "remove"
  op: string
  sitter: number
}

export interface Removed {
  event: "removed"
  seat: number
}

export interface Reshuffled {
  event: "reshuffled"
  why: string
}

export interface RoundTold {
  round: number
  moves: MoveTold[]
}

export interface Rung {
  mind: string
  bots: string[]
  beaten: boolean
}

export interface SaidAgain {
  do: "again"
}

export interface SaidAgree {
  do: "agree"
}

export interface SaidCoyote {
  do: "call"
}

export interface SaidDodge {
  do: "dodge"
}

export interface SaidNumber {
  do: "declare"
  number: number
  special?: string | null
  target?: number | null
}

export interface Sat {
  event: "sat"
  seat: number
  name: string
  mind?: string | null
}

export interface SatOut {
  do: "withdraw"
}

export interface SeatsTold {
  allowed: [number, number]
  more: [number, number] | null
  printed: [number, number]
}

export interface Setting {
  edition?: string
  options?: Record<string, string>
  seats?: number
  turn?: number | null
  bank?: number
  public?: boolean
  heads?: "handed" | "phones" | "screens"
  programs?: boolean
}

export interface SettingChanged {
  event: "setting-changed"
}

export interface Show {
  ask: "show"
  op: string
  seed: string
}

export interface Shown {
  event: "shown"
  heads: (string | null)[]
  extra?: Worn[]
  more?: Worn[]
  replaced?: Worn[]
  middle?: string[]
}

export interface Signal {
  ask: "signal"
  op: string
  to: number
  text: string
}

export interface SignalTold {
  tell: "signal"
  sender: number
  text: string
}

export interface Sit {
  ask: "sit"
  op: string
  name: string
  animal?: string | null
}

export interface Slept {
  event: "slept"
  seat: number
}

export interface SourceTold {
  certainty: "guess" | "likely" | "sure"
  origin: "as-2003" | "booklet" | "owners" | "program" | "reconstruction"
  parts: ("coins" | "count" | "deck" | "lives" | "numbers" | "powers" | "seats" | "starter")[]
}

export interface StandIn {
  ask: "stand-in"
  op: string
  seat: number
}

export interface Start {
  ask: "start"
  op: string
  starter?: number | null
}

export interface Started {
  event: "started"
  game: string
}

export interface StarterNamed {
  event: "starter-named"
  seat: number
}

export type Step = [string, number, number[], number]

export interface StepTold {
  by: number
  cards: string[]
  on: number[]
  special: string
  sum: number
}

export interface StoodIn {
  event: "stood-in"
  seat: number
  by: string
}

export interface Switch {
  ask: "switch"
  op: string
  camera: boolean
  microphone: boolean
}

export interface TableFound {
  edition: string
  seats: number
  people: number
  bots: number
  state: "open" | "over" | "playing"
  names: string[]
  code: string
}

export interface TableOpened {
  table: string
  link: string
  code: string
}

export interface TableTold {
  setting: Setting
  state: "open" | "over" | "playing"
  host: number | null
  chairs: (ChairTold | null)[]
  games: number
  locked?: boolean
  let_in?: string[]
  knocking?: KnockTold[]
  watchers?: number
  faces_open?: boolean
}

export interface TermsTold {
  edition: string
  names: string[]
  deck: [string, number][]
  out_at: number
  lowest: number
  coins?: string[]
  specials?: string[]
  options?: Record<string, string>
  piece?: "mask" | "token" | "twig" | null
}

export interface TuneIn {
  ask: "tune-in"
  op: string
}

export interface TurnAway {
  ask: "turn-away"
  op: string
  knock: number
}

export interface TurnedAway {
  event: "turned-away"
  name: string
}

export interface TurnedOver {
  event: "turned-over"
  card: string
}

export interface Unlocked {
  event: "unlocked"
}

export interface UsedCard {
  do: "lay"
}

export interface UsedCoin {
  do: "coin"
  coin: string
  guess?: string | null
}

export interface UsedEye {
  do: "peek"
}

export interface Watched {
  ask: "watched"
  op: string
  round: number
}

export interface Welcome {
  tell: "welcome"
  guest: string
  name: string
  table: string
  code: string
}

export interface Welcomed {
  guest: string
  name: string
  token: string
}

export interface WentOut {
  event: "went-out"
  seat: number
}

export interface Wished {
  event: "wished"
  seat: number
  sleeper: number
}

export interface Withdrew {
  event: "withdrew"
  seat: number
}

export interface Woke {
  event: "woke"
  seat: number
}

export interface Won {
  event: "won"
  seat: number
}

export type Worn = [number, string]

export interface You {
  seat: number | null
  worn?: Worn[]
  more?: Worn[]
  replaced?: Worn[]
  hidden?: number
  refilled?: Record<string, number> | null
  drawn_unseen?: number
  middle?: (string | null)[]
  options?: Able | null
  awaited?: "commit" | "show" | null
}

export interface YouNews {
  seat?: number | null
  worn?: Worn[]
  more?: Worn[]
  replaced?: Worn[]
  hidden?: number
  refilled?: Record<string, number> | null
  drawn_unseen?: number
  middle?: (string | null)[]
  options?: Able | null
  awaited?: "commit" | "show" | null
}

export type Ask = Sit | Leave | Change | AddBot | Remove | PassHost | Lock | OpenFaces | Knock | Admit | TurnAway | Pick | Nudge | StandIn | Hurry | Start | Play | Commit | Show | Switch | Watched | React

export type Move = SaidNumber | SaidCoyote | UsedCoin | SaidAgree | SaidAgain | SaidDodge | SatOut | UsedEye | UsedCard | PointedAt | GaveUp

export type Heard = StarterNamed | Dealt | Declared | Changed | Agreed | AskedAgain | Dodged | CoinTurned | ExtraLaid | Exchanged | MoreWorn | Guessed | Withdrew | Peeked | CardLaid | Pointed | PointsShown | EyeOpened | EyeClosed | EyeGivenUp | CoyoteCardTaken | Refilled | Called | Shown | TurnedOver | Counted | NobodyPaid | CoyotesTaken | WentOut | Reshuffled | NextStarts | Won | Sat | Left | Removed | Away | Back | HostPassed | Locked | Unlocked | FacesOpened | FacesClosed | Knocked | LetIn | TurnedAway | SettingChanged | Started | StoodIn | Entered | Hurried | Picked | Nudged | Wished | Slept | Woke | Reacted | Credited

export const ANIMALS = ["coyote", "roadrunner", "puma", "lizard", "ram", "bat", "ringtail", "snake", "armadillo", "toad"] as const

export const FEWEST_SEATS = 2 as const

export const LONGEST_NAME = 24 as const

export const MOVE_MINUTES = 10 as const

export const REACTIONS = ["howl", "yip", "growl", "laugh", "gulp", "stare", "paw", "sleep"] as const

export const SILENT = 60000 as const

export const SLOW = 12000 as const

export const SPECIALS = ["?", "discard", "flip", "cancel", "double", "night"] as const
