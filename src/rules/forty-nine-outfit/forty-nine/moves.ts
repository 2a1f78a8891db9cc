import type { Rng, Seat } from '../../kit'
import { count, firstMember, HIGH_BITS, LOW_BITS, nthMember } from '../cards'
import { lowestNumber } from './deal'
import { DRAW, packPlay, PASS, type Move } from './move'
import { CHEATER_BIT, hasStock, HIGH_WORDS, isOpening, type FortyNineState } from './state'
import { asSound, pickStrict, strictMoves } from './strict'

/** Writes all moves that are accepted from a seat and returns their number; a strict referee also accepts faults. */
export function moves(state: FortyNineState, seat: Seat, into: Move[]): number {
  if (!state.dealt || state.ended || state.turn !== seat) return 0
  return state.isStrict ? strictMoves(state, seat, into) : lawfulMoves(state, seat, into)
}

/** Returns one of {@link moves}, chosen uniformly from the masks without listing the moves. */
export function pick(state: FortyNineState, seat: Seat, rng: Rng): Move {
  return state.isStrict ? pickStrict(state, seat, rng) : pickLawful(state, seat, rng)
}

/** Returns one of the sound moves, chosen uniformly; it claims all lines and announces the last card truly. */
export function pickSound(state: FortyNineState, seat: Seat, rng: Rng): Move {
  const move = pickLawful(state, seat, rng)
  return state.isStrict ? asSound(state, seat, move) : move
}

function lawfulMoves(state: FortyNineState, seat: Seat, into: Move[]): number {
  if (isOpening(state)) {
    into[0] = packPlay(lowestNumber(state, seat), false)
    return 1
  }
  const { openLow, openHigh } = state
  const handHigh = state.hands[HIGH_WORDS + seat]!
  let n = listPlays(state.hands[seat]! & openLow, handHigh & openHigh, false, into, 0)
  if (handHigh & CHEATER_BIT) n = listPlays(openLow, openHigh, true, into, n)
  if (hasStock(state)) into[n++] = state.hasDrawn ? PASS : DRAW
  return n
}

function listPlays(low: number, high: number, cheats: boolean, into: Move[], from: number): number {
  let n = from
  for (let restLow = low, restHigh = high; (restLow | restHigh) !== 0; n++) {
    const square = firstMember(restLow, restHigh)
    into[n] = packPlay(square, cheats)
    restLow &= ~LOW_BITS[square]!
    restHigh &= ~HIGH_BITS[square]!
  }
  return n
}

/** Picks a lawful move. While there is stock a seat can draw, and then pass; without stock it must play if it can. */
function pickLawful(state: FortyNineState, seat: Seat, rng: Rng): Move {
  if (isOpening(state)) return packPlay(lowestNumber(state, seat), false)
  const { openLow, openHigh } = state
  const handHigh = state.hands[HIGH_WORDS + seat]!
  const low = state.hands[seat]! & openLow
  const high = handHigh & openHigh
  const plays = count(low) + count(high)
  const all = handHigh & CHEATER_BIT ? plays + count(openLow) + count(openHigh) : plays
  const total = hasStock(state) ? all + 1 : all
  const chosen = total > 1 ? rng.below(total) : 0
  if (chosen < plays) return packPlay(nthMember(low, high, chosen), false)
  if (chosen < all) return packPlay(nthMember(openLow, openHigh, chosen - plays), true)
  return hasStock(state) && !state.hasDrawn ? DRAW : PASS
}
