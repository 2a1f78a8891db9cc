import { count, lowestBit, FIRST_HIGH_MEMBER, type BridgeCard } from '../../kit'
import { MAX_UNIONS, writeUnions } from '../../casino/groups'
import type { CassinoState } from './state'
import { HIGH_NUMERALS, HIGH_UP_TO, LOW_UP_TO, MAX_VALUE, NUMERALS, VALUE } from './values'

/**
 * The groups that the loose numerals of a table form, by their worth. They are scratch data that allocates nothing:
 * filled by {@link findGroups}, read at once, and overwritten by its next call.
 *
 * Loose numerals are numbered from 0 in card order, and a set of them is a bit mask. A crowded table has too many
 * numerals for such a mask; there a set is its index in `WIDE`, and only single groups are formed.
 */

/** Large enough for all sets of 13 cards, and for the 4051 sets of the pack's numerals that add up to ten or less. */
const MAX_SETS = MAX_UNIONS

const VALUES = MAX_VALUE + 1

/** The loose numerals, ascending, and their number. */
const CARDS = new Uint8Array(NUMERALS)
let cardCount = 0

/**
 * Every set that adds up to the cap or less, the empty one first: its sum, its mask (uncrowded table), its numerals
 * (crowded table).
 */
const SUM = new Uint8Array(MAX_SETS)
const MASK = new Int32Array(MAX_SETS)
const WIDE = new Float64Array(MAX_SETS)

/** Number of entries in {@link POOL} reserved for one value. */
const ENTRIES_PER_VALUE = MAX_SETS

/** Index in {@link POOL} of the unions of value 0; groups begin at index 0. */
const UNIONS_AT = VALUES * ENTRIES_PER_VALUE

/**
 * Index in {@link POOL} of the free part, for callers that build lists; entry `FREE_AT - 1` is always the empty set.
 */
export const FREE_AT = 2 * VALUES * ENTRIES_PER_VALUE + 1

/** One array for all listed sets: groups by their sums, then the unions of each value, then the free part. */
export const POOL = new Int32Array(FREE_AT + 4 * 5 * ENTRIES_PER_VALUE)

/** Number of groups of each value, and of unions; -1 where the unions have not been listed yet. */
const GROUP_COUNT = new Int32Array(VALUES)
const UNION_COUNT = new Int32Array(VALUES)

/** For each value, the mask of the loose cards that match it. */
const MATCHING = new Int32Array(VALUES)

/** Whether the table is crowded, so that only single groups are formed. */
let crowded = false

const BIT = Float64Array.from({ length: NUMERALS }, (_, card) => 2 ** card)

/** Finds all groups worth `cap` or less. */
export function findGroups(state: CassinoState, cap: number): void {
  for (let value = 1; value <= cap; value++) {
    GROUP_COUNT[value] = 0
    UNION_COUNT[value] = -1
    MATCHING[value] = 0
  }
  crowded = count(state.looseLow) + count(state.looseHigh & HIGH_NUMERALS) > state.variant.maxLooseNumerals
  collect(state, cap)
  if (crowded) findWideSets(cap)
  else findSets(cap)
}

function collect(state: CassinoState, cap: number): void {
  let found = 0
  for (let rest = state.looseLow & LOW_UP_TO[cap]!; rest !== 0; rest &= rest - 1) CARDS[found++] = lowestBit(rest)
  for (let rest = state.looseHigh & HIGH_UP_TO[cap]!; rest !== 0; rest &= rest - 1) {
    CARDS[found++] = FIRST_HIGH_MEMBER + lowestBit(rest)
  }
  cardCount = found
}

function findSets(cap: number): void {
  let sets = 1
  for (let i = 0; i < cardCount; i++) {
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
      POOL[sum * ENTRIES_PER_VALUE + GROUP_COUNT[sum]!++] = mask
    }
  }
}

function findWideSets(cap: number): void {
  let sets = 1
  for (let i = 0; i < cardCount; i++) {
    const value = VALUE[CARDS[i]!]!
    const before = sets
    for (let j = 0; j < before; j++) {
      const sum = SUM[j]! + value
      if (sum > cap) continue
      SUM[sets] = sum
      WIDE[sets] = WIDE[j]! + BIT[CARDS[i]!]!
      POOL[sum * ENTRIES_PER_VALUE + GROUP_COUNT[sum]!++] = sets++
    }
  }
}

/** Whether the surveyed table is crowded, so that only single groups are formed. */
export function isCrowded(): boolean {
  return crowded
}

/** Returns the index in {@link POOL} of the groups worth a value. */
export function groupsAt(value: number): number {
  return value * ENTRIES_PER_VALUE
}

/** Returns the number of groups worth a value. */
export function groupCount(value: number): number {
  return GROUP_COUNT[value]!
}

/** Returns the index in {@link POOL} of the unions of groups worth a value, valid once they have been counted. */
export function unionsAt(value: number): number {
  return UNIONS_AT + value * ENTRIES_PER_VALUE
}

/**
 * Returns the number of unions of groups worth a value, including the empty one, which is the first. On a crowded table
 * these are the empty set and the single groups.
 */
export function unionCount(value: number): number {
  if (UNION_COUNT[value]! < 0) {
    const from = groupsAt(value)
    UNION_COUNT[value] = fill(POOL, from, from + GROUP_COUNT[value]!, unionsAt(value))
  }
  return UNION_COUNT[value]!
}

const OTHERS = new Int32Array(MAX_SETS)

/**
 * Lists the unions of groups worth a loose card's value, without the card itself, from entry `at` of the pool; returns
 * their number.
 */
export function listUnionsBeside(card: BridgeCard, at: number): number {
  const value = VALUE[card]!
  const from = groupsAt(value)
  const to = from + GROUP_COUNT[value]!
  let others = 0
  for (let i = from; i < to; i++) if (looseIn(POOL[i]!) !== BIT[card]) OTHERS[others++] = POOL[i]!
  return fill(OTHERS, 0, others, at)
}

function fill(groups: Int32Array, from: number, to: number, at: number): number {
  if (!crowded) return writeUnions(groups, from, to, POOL, at)
  POOL[at] = 0
  for (let i = from; i < to; i++) POOL[at + 1 + i - from] = groups[i]!
  return 1 + to - from
}

/** Returns the mask of the loose cards that match a value, on an uncrowded table. */
export function matchingMask(value: number): number {
  return MATCHING[value]!
}

/** Returns the numerals of a set or a union in the encoding of a move: bit c for numeral c. */
export function looseIn(group: number): number {
  if (crowded) return WIDE[group]!
  let loose = 0
  for (let rest = group; rest !== 0; rest &= rest - 1) loose += BIT[CARDS[lowestBit(rest)]!]!
  return loose
}
