// Sounds, made on the spot with WebAudio: no file is fetched. Nothing plays before the first touch or key press (browsers
// forbid it and people hate it), nor when muted. A phone may vibrate as well.

import { prefs } from './prefs.svelte'

let air: AudioContext | null = null

/** The context, once somebody has touched the page; null if the browser has no sound. */
function open(): AudioContext | null {
  if (prefs.muted || !navigator.userActivation?.hasBeenActive) return null
  try {
    air ??= new AudioContext()
    if (air.state === 'suspended') void air.resume()
    return air
  } catch {
    return null
  }
}

/** A gain that jumps to `loud` and fades out over `long` seconds. */
function fading(on: AudioContext, at: number, loud: number, long: number): GainNode {
  const gain = on.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long)
  gain.connect(on.destination)
  return gain
}

function tone(on: AudioContext, kind: OscillatorType, from: number, to: number, at: number, long: number, loud: number): void {
  const voice = on.createOscillator()
  voice.type = kind
  voice.frequency.setValueAtTime(from, at)
  voice.frequency.exponentialRampToValueAtTime(to, at + long)
  voice.connect(fading(on, at, loud, long))
  voice.start(at)
  voice.stop(at + long + 0.05)
}

function noise(on: AudioContext, at: number, long: number, loud: number, pitch: number): void {
  const buffer = on.createBuffer(1, Math.ceil(on.sampleRate * long), on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  const source = on.createBufferSource()
  source.buffer = buffer
  const band = on.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = pitch
  source.connect(band).connect(fading(on, at, loud, long))
  source.start(at)
}

/** One coyote: a rising yelp, a long trembling note, and a fall. Another `pitch` makes another animal. */
function howl(on: AudioContext, at: number, pitch: number, loud: number): void {
  const voice = on.createOscillator()
  const tremble = on.createOscillator()
  const depth = on.createGain()
  const throat = on.createBiquadFilter()
  const gain = on.createGain()
  voice.type = 'sawtooth'
  throat.type = 'lowpass'
  throat.frequency.value = pitch * 3.2
  throat.Q.value = 5
  voice.frequency.setValueAtTime(pitch * 0.55, at)
  voice.frequency.exponentialRampToValueAtTime(pitch * 1.08, at + 0.28)
  voice.frequency.linearRampToValueAtTime(pitch, at + 0.95)
  voice.frequency.exponentialRampToValueAtTime(pitch * 0.62, at + 1.5)
  tremble.frequency.value = 6.5
  depth.gain.value = pitch * 0.022
  tremble.connect(depth).connect(voice.frequency)
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.2)
  gain.gain.setValueAtTime(loud, at + 1)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + 1.55)
  voice.connect(throat).connect(gain).connect(on.destination)
  for (const part of [voice, tremble]) {
    part.start(at)
    part.stop(at + 1.6)
  }
}

const SOUNDS = {
  /** Coyote! */
  howl: (on: AudioContext, at: number) => {
    howl(on, at, 620, 0.16)
    howl(on, at + 0.38, 770, 0.07)
  },
  /** A special acts; a verdict. */
  drum: (on: AudioContext, at: number) => {
    tone(on, 'sine', 150, 46, at, 0.34, 0.5)
    noise(on, at, 0.05, 0.12, 900)
  },
  /** A card turns, a second passes. */
  tick: (on: AudioContext, at: number) => noise(on, at, 0.045, 0.3, 2600),
  /** A coin or a coyote is laid down. */
  coin: (on: AudioContext, at: number) => {
    tone(on, 'triangle', 1568, 1560, at, 0.12, 0.12)
    tone(on, 'triangle', 2093, 2080, at + 0.07, 0.32, 0.12)
  },
  /** The total stands. */
  reveal: (on: AudioContext, at: number) => {
    for (const [place, pitch] of [262, 330, 392, 523].entries())
      tone(on, 'triangle', pitch, pitch * 0.995, at + place * 0.07, 0.7, 0.09)
    tone(on, 'sine', 98, 60, at, 0.6, 0.35)
  },
  /** It is your turn. */
  turn: (on: AudioContext, at: number) => {
    tone(on, 'sine', 440, 660, at, 0.16, 0.14)
    tone(on, 'sine', 660, 660, at + 0.14, 0.24, 0.12)
  },
}
export type Sound = keyof typeof SOUNDS

export function sound(name: Sound): void {
  const on = open()
  if (on) SOUNDS[name](on, on.currentTime + 0.01)
}

/** Vibrate, in milliseconds on and off. A page that is muted, still or untouched does not. */
export function shake(...pattern: number[]): void {
  if (prefs.muted || prefs.still || !navigator.userActivation?.hasBeenActive) return
  navigator.vibrate?.(pattern)
}
