import type { Rng, Seat } from '../../../rules/kit'
import { count, HIGH, LOW, nth, SPLIT } from '../../../rules/forty-nine-outfit/bits'
import { LAST, type Square } from '../../../rules/forty-nine-outfit/board'
import { lowestNumber } from '../../../rules/forty-nine-outfit/forty-nine/deal'
import { DRAW, PASS, type Move } from '../../../rules/forty-nine-outfit/forty-nine/move'
import {
  CHEATER_BIT,
  hasStock,
  HIGH_WORDS,
  isOpening,
  type FortyNineState,
} from '../../../rules/forty-nine-outfit/forty-nine/state'
import { leadOf, ROUND_HIGH, ROUND_LOW, soundPlay, cardsHeld } from './sight'

const LAST_LOW = LOW[LAST]!
const LAST_HIGH = HIGH[LAST]!

/** The highest member of a set that is not empty. */
function highest(low: number, high: number): Square {
  return high !== 0 ? SPLIT + 31 - Math.clz32(high) : 31 - Math.clz32(low)
}

/** How a player who follows rules of thumb is disposed. Chances are in 256ths. */
export interface Temper {
  /** Draws before anything else when no round square is to be had. */
  readonly draw: number
  /** Lays something that earns nothing instead of passing. */
  readonly lay: number
}

/**
 * A quick player for playouts: takes the highest round square it can, ends the game when that wins, keeps the 49 and the
 * last card back when that loses, saves the Cheater for a high square, and else draws and lays by lot.
 */
export function quickPlayer(temper: Temper): (state: FortyNineState, seat: Seat, rng: Rng) => Move {
  return (state, seat, rng) => {
    if (isOpening(state)) return soundPlay(state, seat, lowestNumber(state, seat), false)
    const { openLow, openHigh } = state
    const handHigh = state.hands[HIGH_WORDS + seat]!
    let low = state.hands[seat]! & openLow
    let high = handHigh & openHigh
    const stock = hasStock(state)
    if ((low | high) !== 0) {
      if (((low & LAST_LOW) | (high & LAST_HIGH)) !== 0) {
        if (endWins(state, seat, 50)) return soundPlay(state, seat, LAST, false)
        low &= ~LAST_LOW
        high &= ~LAST_HIGH
      }
      const roundLow = low & ROUND_LOW
      const roundHigh = high & ROUND_HIGH
      if ((roundLow | roundHigh) !== 0) return soundPlay(state, seat, highest(roundLow, roundHigh), false)
    }
    if (handHigh & CHEATER_BIT) {
      const square = cheaterSquare(state, seat)
      if (square >= 0) return soundPlay(state, seat, square, true)
    }
    if (stock && !state.drawn && rng.below(256) < temper.draw) return DRAW
    const plays = count(low) + count(high)
    if (plays > 0 && (!stock || rng.below(256) < temper.lay)) {
      return soundPlay(state, seat, nth(low, high, rng.below(plays)), false)
    }
    if (stock) return state.drawn ? PASS : DRAW
    return forced(state, seat, rng)
  }
}

/** Whether ending the game now leaves the seat ahead; `bonus` is what the last play itself brings. */
function endWins(state: FortyNineState, seat: Seat, bonus: number): boolean {
  return leadOf(state, seat) + bonus + 5 * (cardsHeld(state) - 1) > 0
}

/** The best open square for the Cheater if it is worth it, else -1. */
function cheaterSquare(state: FortyNineState, seat: Seat): Square {
  const { openLow, openHigh } = state
  if (((openLow & LAST_LOW) | (openHigh & LAST_HIGH)) !== 0 && endWins(state, seat, 50)) return LAST
  const high = openHigh & ROUND_HIGH & ~state.hands[HIGH_WORDS + seat]!
  if (high === 0) return -1
  const square = highest(0, high)
  return square >= 38 ? square : -1
}

/** With the stock empty whoever can play must: what is left is the 49, or the Cheater somewhere. */
function forced(state: FortyNineState, seat: Seat, rng: Rng): Move {
  const handHigh = state.hands[HIGH_WORDS + seat]!
  if (handHigh & CHEATER_BIT) {
    const roundLow = state.openLow & ROUND_LOW
    const roundHigh = state.openHigh & ROUND_HIGH
    if ((roundLow | roundHigh) !== 0) return soundPlay(state, seat, highest(roundLow, roundHigh), true)
    const low = state.openLow & ~LAST_LOW
    const high = state.openHigh & ~LAST_HIGH
    const open = count(low) + count(high)
    if (open > 0) return soundPlay(state, seat, nth(low, high, rng.below(open)), true)
    return soundPlay(state, seat, LAST, true)
  }
  if ((state.hands[seat]! & state.openLow & LAST_LOW) | (handHigh & state.openHigh & LAST_HIGH)) {
    return soundPlay(state, seat, LAST, false)
  }
  return PASS
}
