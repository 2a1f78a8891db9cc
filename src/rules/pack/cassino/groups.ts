import type { BridgeCard } from '../../kit'
import { MOST_UNIONS, unions } from '../../casino/groups'
import { count, lowest, SPLIT } from '../sets'
import type { CassinoState } from './state'
import { HIGH_NUMERALS, HIGH_UP_TO, LOW_UP_TO, MOST_VALUE, NUMERALS, VALUE } from './values'

/**
 * The groups that the loose numerals of one table make, by what they are worth. They are scratch: filled by
 * {@link survey}, read at once, overwritten by the next, so that nothing is allocated.
 *
 * Loose numerals are numbered from 0 as they lie, and a set of them is a mask. On a crowded table that many bits are not
 * to be had; there a set is its place in `WIDE`, and only single groups are made.
 */

/** Enough for all sets of 13 cards, and for the 4051 sets of the pack's numerals that add up to ten or less. */
const MOST_SETS = MOST_UNIONS

const VALUES = MOST_VALUE + 1

/** The loose numerals, ascending, and how many. */
const CARDS = new Uint8Array(NUMERALS)
let cards = 0

/** Every set that adds up to the cap or less, the empty one first: its sum, its mask, its numerals. */
const SUM = new Uint8Array(MOST_SETS)
const MASK = new Int32Array(MOST_SETS)
const WIDE = new Float64Array(MOST_SETS)

/** The sets by their sums: those that add up to s stand from entry `s * ROOM` on. */
export const GROUPS = new Int32Array(VALUES * MOST_SETS)
const GROUP_COUNT = new Int32Array(VALUES)

/** For each value the unions of its groups, likewise, and how many; -1 where they have not been asked for. */
export const UNIONS = new Int32Array(VALUES * MOST_SETS)
const UNION_COUNT = new Int32Array(VALUES)

/** Room for one value in {@link GROUPS} and {@link UNIONS}. */
export const ROOM = MOST_SETS

/** Of each value: the mask of the loose cards that match it. */
const MATCHING = new Int32Array(VALUES)

/** Whether only single groups are made. */
let crowded = false

const BIT = Float64Array.from({ length: NUMERALS }, (_, card) => 2 ** card)

/** Finds all groups worth `cap` or less. */
export function survey(state: CassinoState, cap: number): void {
  for (let value = 1; value <= cap; value++) {
    GROUP_COUNT[value] = 0
    UNION_COUNT[value] = -1
    MATCHING[value] = 0
  }
  crowded = count(state.looseLow) + count(state.looseHigh & HIGH_NUMERALS) > state.dialect.crowd
  collect(state, cap)
  if (crowded) findWideSets(cap)
  else findSets(cap)
}

function collect(state: CassinoState, cap: number): void {
  let found = 0
  for (let rest = state.looseLow & LOW_UP_TO[cap]!; rest !== 0; rest &= rest - 1) CARDS[found++] = lowest(rest)
  for (let rest = state.looseHigh & HIGH_UP_TO[cap]!; rest !== 0; rest &= rest - 1) {
    CARDS[found++] = SPLIT + lowest(rest)
  }
  cards = found
}

function findSets(cap: number): void {
  let sets = 1
  for (let i = 0; i < cards; i++) {
    const value = VALUE[CARDS[i]!]!
    const bit = 1 << i
    const most = cap - value
    const before = sets
    MATCHING[value]! |= bit
    for (let j = 0; j < before; j++) {
      if (SUM[j]! > most) continue
      const sum = SUM[j]! + value
      const mask = MASK[j]! | bit
      SUM[sets] = sum
      MASK[sets++] = mask
      GROUPS[sum * ROOM + GROUP_COUNT[sum]!++] = mask
    }
  }
}

function findWideSets(cap: number): void {
  let sets = 1
  for (let i = 0; i < cards; i++) {
    const value = VALUE[CARDS[i]!]!
    const before = sets
    for (let j = 0; j < before; j++) {
      const sum = SUM[j]! + value
      if (sum > cap) continue
      SUM[sets] = sum
      WIDE[sets] = WIDE[j]! + BIT[CARDS[i]!]!
      GROUPS[sum * ROOM + GROUP_COUNT[sum]!++] = sets++
    }
  }
}

export function isCrowded(): boolean {
  return crowded
}

/** How many groups are worth a value. */
export function groupCount(value: number): number {
  return GROUP_COUNT[value]!
}

/**
 * How many unions of groups worth a value there are, the empty one included, which stands first in {@link UNIONS}; on a
 * crowded table the empty set and the single groups.
 */
export function unionCount(value: number): number {
  if (UNION_COUNT[value]! < 0) {
    const from = value * ROOM
    UNION_COUNT[value] = fill(GROUPS, from, from + GROUP_COUNT[value]!, UNIONS, from)
  }
  return UNION_COUNT[value]!
}

const OTHERS = new Int32Array(MOST_SETS)

/** The same for a card's value but without the card, be it loose or not, into `into`; answers how many. */
export function unionsBeside(card: BridgeCard, into: Int32Array): number {
  const value = VALUE[card]!
  const from = value * ROOM
  const to = from + GROUP_COUNT[value]!
  let others = 0
  for (let i = from; i < to; i++) if (looseIn(GROUPS[i]!) !== BIT[card]) OTHERS[others++] = GROUPS[i]!
  return fill(OTHERS, 0, others, into, 0)
}

function fill(groups: Int32Array, from: number, to: number, into: Int32Array, at: number): number {
  if (!crowded) return unions(groups, from, to, into, at)
  into[at] = 0
  for (let i = from; i < to; i++) into[at + 1 + i - from] = groups[i]!
  return 1 + to - from
}

/** Of an uncrowded table: the mask of the loose cards that match a value. */
export function matching(value: number): number {
  return MATCHING[value]!
}

/** The numerals of a set or a union, as a move has them: bit c for numeral c. */
export function looseIn(group: number): number {
  if (crowded) return WIDE[group]!
  let loose = 0
  for (let rest = group; rest !== 0; rest &= rest - 1) loose += BIT[CARDS[lowest(rest)]!]!
  return loose
}
