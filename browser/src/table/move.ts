// What a player may add to a number: a special, and whom it is aimed at.

export interface Declare {
  special?: string
  target?: number
}
