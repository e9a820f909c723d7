// What a hand may add to a number: a special, and at whom it is aimed.

export interface Declare {
  special?: string
  target?: number
}
