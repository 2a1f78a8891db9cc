import type { Kind, BridgeCard } from '../../kit'
import { HIGH_NUMERALS } from './values'

/**
 * A move as one number of 52 bits: from the lowest the loose cards concerned (40 bits, one a numeral; if the card is a
 * court, its suits in bits 0 to 3), the card (6), whether the build of the card's or announced value is among the pieces
 * (1), whether a build is raised (1), and what it is (4): 0 a trail (no pieces) or a capture, 1 to 10 the value that is
 * announced for a build, or {@link CALLS}, or {@link COUNTS}. What stands above the 40 bits is called the head.
 */
export type Move = Kind<'move'>

/** The seat calls what the card that was played last could have captured. */
export const CALLS = 11
const COUNTS = 12

/** The build of the value is among the pieces. */
export const WITH_BUILD = 1
/** The build that the card raises to the value is among the pieces. */
export const WITH_RAISED = 2

const PIECES = 2 ** 40
const HIGH_PIECES = 2 ** 28
const LOW_PIECES = 0xfffffff
const CARD = 63
const BUILDS_SHIFT = 6
const WHAT_SHIFT = 8

export function headOf(card: BridgeCard, builds: number, what: number): number {
  return card | (builds << BUILDS_SHIFT) | (what << WHAT_SHIFT)
}

/** `loose` has bit c for numeral c, or the suits of a court. */
export function packMove(head: number, loose: number): Move {
  return head * PIECES + loose
}

/** Closes a finished round that could still be called. */
export const COUNT_HEAD = headOf(0, 0, COUNTS)
export const COUNT: Move = packMove(COUNT_HEAD, 0)

/** Small enough for bit operators, which also drop the fraction. */
function headIn(move: Move): number {
  return (move / PIECES) | 0
}

export function cardOf(move: Move): BridgeCard {
  return headIn(move) & CARD
}

export function buildsOf(move: Move): number {
  return (headIn(move) >> BUILDS_SHIFT) & 3
}

/** The value that is announced; 0 for a trail or a capture; {@link CALLS}. */
export function whatOf(move: Move): number {
  return headIn(move) >> WHAT_SHIFT
}

/** The loose numerals, low word; or the suits of courts. */
export function lowOf(move: Move): number {
  return move & LOW_PIECES
}

/** The loose numerals, high word. */
export function highOf(move: Move): number {
  return (move / HIGH_PIECES) & HIGH_NUMERALS
}

/** Both words of loose numerals as one number. */
export function looseOf(low: number, high: number): number {
  return high * HIGH_PIECES + low
}
