import type { EventsOf, Seat, Rng, Refusal } from '../kit'
import {
  JUMP_FROM,
  JUMP_OVER,
  JUMP_TO,
  ALL_DIRECTIONS,
  JUMP_AT,
  LANDING,
  STEP,
  jumpDirection,
  STRAIGHT_DIRECTIONS,
} from './jumps'
import {
  ALL_LOW,
  HIGH_BITS,
  LOW_BITS,
  members,
  nthMember,
  FIRST_HIGH_MEMBER,
  hasMember,
  countMembers,
  nextMember,
  wordsOf,
} from './cards'
import { type Square, CENTRE, SQUARES } from './board'

/** Why a puzzle ended: it is solved, no jump is possible, or the last allowed move has been made. */
export type EndReason = 'solved' | 'stuck' | 'last-move'

/** The common part of the State of all jumping puzzles. */
export interface MenView {
  /** The squares with men, 1 to 49, ascending. */
  readonly men: readonly number[]
  readonly menLeft: number
  /** Number of jumps made; each removed a man. */
  readonly jumps: number
}

/** What all jumping puzzles tell. Squares are numbers from 1 to 49; `menLeft` is the number of men left on the board. */
export type MenEvent = EventsOf<{
  /** A man has jumped, and the man jumped over is removed. */
  jumped: { seat: Seat; from: number; over: number; to: number; menLeft: number }
  ended: { seat: Seat; reason: EndReason; menLeft: number; solved: boolean }
}>

export function createJumpedEvent(jump: number, menLeft: number): MenEvent {
  const [from, over, to] = [JUMP_FROM[jump]! + 1, JUMP_OVER[jump]! + 1, JUMP_TO[jump]! + 1]
  return { type: 'jumped', seat: 0, from, over, to, menLeft }
}

/** A position of men. All men are alike, so it is a set of squares, as two words (see kit/card-sets.ts). */
export interface Men {
  low: number
  high: number
  /** Number of men that were jumped and removed. */
  jumps: number
}

export function menLeft(men: Men): number {
  return countMembers(men.low, men.high)
}

/** Whether exactly one man is left and stands on a square; `square` -1 accepts any. */
export function isLast(men: Men, square: Square): boolean {
  if (menLeft(men) !== 1) return false
  return square < 0 || hasMember(men.low, men.high, square)
}

export function place(men: Men, square: Square): void {
  men.low |= LOW_BITS[square]!
  men.high |= HIGH_BITS[square]!
}

/** Returns the squares with men, counted from 1. */
export function squaresOf(men: Men): number[] {
  return members(men.low, men.high).map((square) => square + 1)
}

/**
 * The men that can jump over another man to a vacant square, by direction. It is computed for all men at once: the
 * board is shifted by one and two squares and combined with itself, as chess programs shift bitboards.
 */
export type Mobility = Int32Array

/** Number of words in a {@link Mobility}: the low word of direction d at d, the high one at `ALL_DIRECTIONS + d`. */
export const MOBILITY_WORDS = 2 * ALL_DIRECTIONS

/** By direction: the distance to the next square in bits, and whether the next square has the higher number. */
const OFFSETS = Array.from({ length: ALL_DIRECTIONS }, (_, d) => STEP[ALL_DIRECTIONS * CENTRE + d]! - CENTRE)
const SHIFT = Int32Array.from(OFFSETS, Math.abs)
const UPWARDS = Int32Array.from(OFFSETS, (offset) => (offset > 0 ? 1 : 0))

/** Masks of the squares from which a jump in each direction stays on the board. */
const [START_LOW, START_HIGH] = wordsOf(OFFSETS.map((_, direction) => starts(direction)))

/** Finds the men that can jump in each of the first `directions` directions and returns the number of jumps. */
export function findMobility(low: number, high: number, directions: number, into: Mobility): number {
  const vacantLow = ~low & ALL_LOW
  const vacantHigh = ~high
  let jumps = 0
  for (let d = 0; d < directions; d++) {
    const one = SHIFT[d]!
    const two = 2 * one
    let ableLow = low & START_LOW[d]!
    let ableHigh = high & START_HIGH[d]!
    if (UPWARDS[d]) {
      ableLow &=
        ((low >>> one) | (high << (FIRST_HIGH_MEMBER - one))) &
        ((vacantLow >>> two) | (vacantHigh << (FIRST_HIGH_MEMBER - two)))
      ableHigh &= (high >>> one) & (vacantHigh >>> two)
    } else {
      ableLow &= (low << one) & (vacantLow << two)
      ableHigh &=
        ((high << one) | (low >>> (FIRST_HIGH_MEMBER - one))) &
        ((vacantHigh << two) | (vacantLow >>> (FIRST_HIGH_MEMBER - two)))
    }
    into[d] = ableLow
    into[ALL_DIRECTIONS + d] = ableHigh
    jumps += countMembers(ableLow, ableHigh)
  }
  return jumps
}

/** Whether any man can jump. */
export function canJump(low: number, high: number, directions: number): boolean {
  return findMobility(low, high, directions, scratchMobility) > 0
}

const scratchMobility: Mobility = new Int32Array(MOBILITY_WORDS)

/** Writes all jumps, as indices of the tables in jumps.ts, and returns their number. */
export function listJumps(able: Mobility, directions: number, into: number[]): number {
  let n = 0
  for (let d = 0; d < directions; d++) {
    const low = able[d]!
    const high = able[ALL_DIRECTIONS + d]!
    for (let square = nextMember(low, high, -1); square >= 0; square = nextMember(low, high, square)) {
      into[n++] = JUMP_AT[ALL_DIRECTIONS * square + d]!
    }
  }
  return n
}

/** Returns one of the `jumps` jumps, chosen uniformly. */
export function pickJump(able: Mobility, jumps: number, rng: Rng): number {
  let skip = jumps > 1 ? rng.below(jumps) : 0
  for (let d = 0; ; d++) {
    const low = able[d]!
    const high = able[ALL_DIRECTIONS + d]!
    const here = countMembers(low, high)
    if (skip < here) return JUMP_AT[ALL_DIRECTIONS * nthMember(low, high, skip) + d]!
    skip -= here
  }
}

function starts(direction: number): Square[] {
  const squares = Array.from({ length: SQUARES }, (_, square) => square)
  return squares.filter((square) => LANDING[ALL_DIRECTIONS * square + direction]! >= 0)
}

/** Error codes of refused jumps. */
export type JumpRefusal = 'not-a-jump' | 'no-man' | 'not-vacant' | 'nothing-to-jump'

/**
 * Returns the first rule that a jump breaks, in the order of the rules pages (`not-a-jump`, `no-man`, `not-vacant`,
 * `nothing-to-jump`), or null if it is legal. Squares are counted from 0.
 */
export function faultOfJump(
  low: number,
  high: number,
  from: Square,
  to: Square,
  directions: number,
): Refusal<JumpRefusal> | null {
  const direction = jumpDirection(from, to)
  if (direction < 0 || direction >= directions) return { code: 'not-a-jump', message: WHERE_TO[directions]! }
  if (!hasMember(low, high, from)) return { code: 'no-man', message: `No man stands on square ${from + 1}.` }
  if (hasMember(low, high, to)) {
    return { code: 'not-vacant', message: `A man must land on a vacant square, and one stands on ${to + 1}.` }
  }
  const over = JUMP_OVER[JUMP_AT[ALL_DIRECTIONS * from + direction]!]!
  if (hasMember(low, high, over)) return null
  return { code: 'nothing-to-jump', message: `A man jumps over another, but square ${over + 1} is vacant.` }
}

const WHERE_TO: Readonly<Record<number, string>> = {
  [STRAIGHT_DIRECTIONS]: 'A jump goes two squares, upright or level.',
  [ALL_DIRECTIONS]: 'A jump goes two squares, upright, level or diagonally.',
}
