import type { Kind, Rng, Seat } from '../../kit'
import { OFF, parsePlacing, placeOf, writePlacing, packPlacing } from '../placing'
import { SQUARES } from '../board'
import { MAX_DUE, pointsDue } from './rows'
import { nthMember, countMembers, nextMember } from '../cards'
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

/** A move as one small number: a card on a square (see placing.ts), a claim, `dispute` or `accept`. */
export type Move = Kind<'move'>

/** The move `claim 0`; `claim N` is `FIRST_CLAIM + N`. */
export const FIRST_CLAIM: Move = 1 << 12
export const DISPUTE: Move = 1 << 13
export const ACCEPT: Move = DISPUTE + 1

const CLAIM_WORD = 'claim '

export function isClaim(move: Move): boolean {
  return move >= FIRST_CLAIM && move < DISPUTE
}

/** Returns the points of a claim. */
export function claimOf(move: Move): number {
  return move - FIRST_CLAIM
}

/** Writes a move in the notation of the rules page. */
export function write(move: Move): string {
  if (move === DISPUTE) return 'dispute'
  if (move === ACCEPT) return 'accept'
  return isClaim(move) ? `${CLAIM_WORD}${claimOf(move)}` : writePlacing(move)
}

/** Parses a move text without checking its legality; returns -1 if it is malformed. */
export function parse(text: string, strict: boolean): Move {
  if (strict && text === 'dispute') return DISPUTE
  if (strict && text === 'accept') return ACCEPT
  if (strict && text.startsWith(CLAIM_WORD)) return parseClaim(text)
  const placing = parsePlacing(text, SQUARES)
  return placing >= 0 && placeOf(placing) !== OFF ? placing : -1
}

function parseClaim(text: string): Move {
  const points = text.length <= CLAIM_WORD.length + 2 ? Number(text.slice(CLAIM_WORD.length)) : -1
  const isWhole = Number.isInteger(points) && points >= 0 && points <= MAX_DUE
  return isWhole && `${CLAIM_WORD}${points}` === text ? FIRST_CLAIM + points : -1
}

/** Whether a text lists several placements, like `17@4,18@5`, of any numbers. */
export function laysSeveral(text: string): boolean {
  const parts = text.split(',')
  return parts.length > 1 && parts.every((part) => /^\d+@\d+$/.test(part))
}

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
  const vacant = countMembers(state.vacantLow, state.vacantHigh)
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
  const { hands, vacantLow, vacantHigh } = state
  const low = hands[seat]!
  const high = hands[HIGH_WORDS + seat]!
  for (let card = nextMember(low, high, -1); card >= 0; card = nextMember(low, high, card)) {
    for (
      let square = nextMember(vacantLow, vacantHigh, -1);
      square >= 0;
      square = nextMember(vacantLow, vacantHigh, square)
    ) {
      into[n++] = packPlacing(card, square)
    }
  }
  return n
}
