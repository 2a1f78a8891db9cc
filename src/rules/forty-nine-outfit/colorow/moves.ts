import type { Rng, Seat } from '../../kit'
import { firstMember, HIGH_BITS, LOW_BITS, nthMember, count } from '../cards'
import { packPlacing } from '../placing'
import { ACCEPT, claimOf, DISPUTE, FIRST_CLAIM, isClaim, type Move } from './move'
import { pointsDue, MAX_DUE } from './rows'
import {
  awaitsAcceptance,
  CLAIM,
  handSize,
  HIGH_WORDS,
  isDisputable,
  leftOfLast,
  PLAY,
  type ColorowState,
} from './state'

/**
 * Writes all moves that are accepted from a seat and returns their number; a strict referee also accepts wrong claims
 * and unjustified disputes.
 */
export function moves(state: ColorowState, seat: Seat, into: Move[]): number {
  if (state.phase === CLAIM) return state.lastSeat === seat ? listClaims(into) : 0
  if (state.phase !== PLAY) return 0
  let n = seat === state.turn ? listPlays(state, seat, into) : 0
  if (mayDispute(state, seat)) into[n++] = DISPUTE
  if (mayAccept(state, seat)) into[n++] = ACCEPT
  return n
}

/** Returns one of {@link moves}, chosen uniformly. */
export function pick(state: ColorowState, seat: Seat, rng: Rng): Move {
  if (state.phase === CLAIM) return FIRST_CLAIM + rng.below(MAX_DUE + 1)
  return pickOpen(state, seat, rng, mayDispute(state, seat))
}

/**
 * Returns one of the sound moves, chosen uniformly: claims what is due, disputes only claims that are too high. A seat
 * that may act but need not has only the dispute; it is returned even if unjustified, and such a seat should rather not
 * act.
 */
export function pickSound(state: ColorowState, seat: Seat, rng: Rng): Move {
  if (state.phase === CLAIM) return FIRST_CLAIM + pointsDue(state)
  return pickOpen(state, seat, rng, mayDispute(state, seat) && isTooHigh(state))
}

/**
 * Whether a move breaks no rule: a claim is exactly what is due, a dispute is justified. Depends only on open
 * information.
 */
export function isSound(state: ColorowState, move: Move): boolean {
  if (isClaim(move)) return claimOf(move) === pointsDue(state)
  return move !== DISPUTE || isTooHigh(state)
}

export function mayDispute(state: ColorowState, seat: Seat): boolean {
  return isDisputable(state) && seat !== state.lastSeat
}

export function mayAccept(state: ColorowState, seat: Seat): boolean {
  return awaitsAcceptance(state) && seat === leftOfLast(state)
}

function isTooHigh(state: ColorowState): boolean {
  return state.claimedPoints > pointsDue(state)
}

function pickOpen(state: ColorowState, seat: Seat, rng: Rng, disputes: boolean): Move {
  const vacant = count(state.vacantLow) + count(state.vacantHigh)
  const plays = seat === state.turn ? handSize(state, seat) * vacant : 0
  const accepts = mayAccept(state, seat)
  const total = plays + (disputes ? 1 : 0) + (accepts ? 1 : 0)
  const chosen = total > 1 ? rng.below(total) : 0
  if (chosen >= plays) return accepts && chosen === total - 1 ? ACCEPT : DISPUTE
  const card = nthMember(state.hands[seat]!, state.hands[HIGH_WORDS + seat]!, (chosen / vacant) | 0)
  return packPlacing(card, nthMember(state.vacantLow, state.vacantHigh, chosen % vacant))
}

function listClaims(into: Move[]): number {
  for (let points = 0; points <= MAX_DUE; points++) into[points] = FIRST_CLAIM + points
  return MAX_DUE + 1
}

/** Writes a move for each card of the hand on each free square. */
function listPlays(state: ColorowState, seat: Seat, into: Move[]): number {
  let n = 0
  let handLow = state.hands[seat]!
  let handHigh = state.hands[HIGH_WORDS + seat]!
  while ((handLow | handHigh) !== 0) {
    const card = firstMember(handLow, handHigh)
    handLow &= ~LOW_BITS[card]!
    handHigh &= ~HIGH_BITS[card]!
    let { vacantLow, vacantHigh } = state
    while ((vacantLow | vacantHigh) !== 0) {
      const square = firstMember(vacantLow, vacantHigh)
      vacantLow &= ~LOW_BITS[square]!
      vacantHigh &= ~HIGH_BITS[square]!
      into[n++] = packPlacing(card, square)
    }
  }
  return n
}
