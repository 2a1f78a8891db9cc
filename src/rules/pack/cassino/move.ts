import type { Kind, BridgeCard } from '../../kit'
import { HIGH_NUMERALS } from './values'

/**
 * A move as one number of 52 bits. From the lowest bit: the loose cards concerned (40 bits, one per numeral; for a
 * court, the suits in bits 0 to 3), the card (6), whether the build of the card's or announced value is among the
 * pieces (1), whether a build is raised (1), and the kind (4): 0 for a trail (no pieces) or a capture, 1 to 10 for a
 * build of that announced value, or {@link CALL_KIND}, or {@link COUNT_KIND}. The bits above the lowest 40 are called the head.
 */
export type Move = Kind<'move'>

/** Kind of a move that calls what the last played card could have captured. */
export const CALL_KIND = 11
const COUNT_KIND = 12

/** Set if the build of the value is among the pieces. */
export const WITH_BUILD = 1
/** Set if the build that the card raises to the value is among the pieces. */
export const WITH_RAISED = 2

const PIECES = 2 ** 40
const HIGH_PIECES = 2 ** 28
const LOW_PIECES = 0xfffffff
const CARD_MASK = 63
const BUILDS_SHIFT = 6
const WHAT_SHIFT = 8

/** Returns the head of a move: its bits above the loose cards. */
export function headOf(card: BridgeCard, builds: number, what: number): number {
  return card | (builds << BUILDS_SHIFT) | (what << WHAT_SHIFT)
}

/** Combines a head with loose cards: bit c for numeral c, or the suits of a court. */
export function packMove(head: number, loose: number): Move {
  return head * PIECES + loose
}

/** The move that closes a finished round that could still be called. */
export const COUNT_HEAD = headOf(0, 0, COUNT_KIND)
export const COUNT: Move = packMove(COUNT_HEAD, 0)

/** Returns the head, which is small enough for bit operators; these also drop the fraction. */
function headIn(move: Move): number {
  return (move / PIECES) | 0
}

export function cardOf(move: Move): BridgeCard {
  return headIn(move) & CARD_MASK
}

export function buildsOf(move: Move): number {
  return (headIn(move) >> BUILDS_SHIFT) & 3
}

/** Returns the announced value of a build; 0 for a trail or a capture; or {@link CALL_KIND}. */
export function kindOf(move: Move): number {
  return headIn(move) >> WHAT_SHIFT
}

/** Returns the low word of the loose numerals; or the suits of courts. */
export function lowPieces(move: Move): number {
  return move & LOW_PIECES
}

/** Returns the high word of the loose numerals. */
export function highPieces(move: Move): number {
  return (move / HIGH_PIECES) & HIGH_NUMERALS
}

/** Combines both words of loose numerals into one number. */
export function looseOf(low: number, high: number): number {
  return high * HIGH_PIECES + low
}
