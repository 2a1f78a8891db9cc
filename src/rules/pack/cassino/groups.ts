import type { BridgeCard } from '../../kit'
import { MOST_PIECES, MOST_UNIONS, unions } from '../../casino/groups'
import { count, lowest, SPLIT } from '../sets'
import { HIGH_NUMERALS, HIGH_UP_TO, LOW_UP_TO, MOST_VALUE, NUMERALS, VALUE } from './values'
import type { CassinoState } from './state'

/**
 * The groups that the loose numerals of one table make, by what they are worth. They are scratch: filled by
 * {@link survey}, read at once, overwritten by the next, so that nothing is allocated.
 *
 * Loose numerals are numbered from 0 as they lie, and a set of them is a mask. On a crowded table that many bits are not
 * to be had; there a set is known by its place in `WIDE`, and only single groups are made of it.
 */

/** Enough for all sets of 13 cards, and for the 4051 sets of the pack's numerals that add up to ten or less. */
const MOST_SETS = 1 << MOST_PIECES

/** The loose numerals, ascending, and how many. */
const CARDS = new Uint8Array(NUMERALS)
let cards = 0

/** Every set that adds up to the cap or less, the empty one first: what it adds up to, its mask, its numerals. */
const SUM = new Uint8Array(MOST_SETS)
const MASK = new Int32Array(MOST_SETS)
const WIDE = new Float64Array(MOST_SETS)
let sets = 0

/** The sets by their sums: those of sum s are entries START[s] to START[s + 1] - 1. */
export const GROUPS = new Int32Array(MOST_SETS)
export const START = new Int32Array(MOST_VALUE + 3)

/** Of each value: the mask of the loose cards that match it. */
export const MATCHING = new Int32Array(MOST_VALUE + 1)

/** Whether only single groups are made. */
export let crowded = false

/** For each value the unions of its groups, the empty one first; -1 where they have not been asked for. */
const UNIONS: readonly Int32Array[] = Array.from({ length: MOST_VALUE + 1 }, () => new Int32Array(MOST_UNIONS))
const UNION_COUNT = new Int32Array(MOST_VALUE + 1)

const BIT = Float64Array.from({ length: NUMERALS }, (_, card) => 2 ** card)

/** Finds all groups worth `cap` or less. */
export function survey(state: CassinoState, cap: number): void {
  UNION_COUNT.fill(-1)
  MATCHING.fill(0)
  collect(state, cap)
  findSets(cap)
  sortBySum()
}

function collect(state: CassinoState, cap: number): void {
  cards = 0
  for (let rest = state.looseLow & LOW_UP_TO[cap]!; rest !== 0; rest &= rest - 1) CARDS[cards++] = lowest(rest)
  for (let rest = state.looseHigh & HIGH_UP_TO[cap]!; rest !== 0; rest &= rest - 1)
    CARDS[cards++] = SPLIT + lowest(rest)
  crowded = numeralsLoose(state) > state.dialect.crowd
  if (!crowded) for (let i = 0; i < cards; i++) MATCHING[VALUE[CARDS[i]!]!]! |= 1 << i
}

function findSets(cap: number): void {
  sets = 1
  for (let i = 0; i < cards; i++) {
    const value = VALUE[CARDS[i]!]!
    const before = sets
    for (let j = 0; j < before; j++) {
      const sum = SUM[j]! + value
      if (sum > cap) continue
      SUM[sets] = sum
      if (crowded) WIDE[sets] = WIDE[j]! + BIT[CARDS[i]!]!
      else MASK[sets] = MASK[j]! | (1 << i)
      sets++
    }
  }
}

function sortBySum(): void {
  START.fill(0)
  for (let j = 0; j < sets; j++) START[SUM[j]! + 2]!++
  for (let sum = 2; sum < START.length; sum++) START[sum]! += START[sum - 1]!
  for (let j = 0; j < sets; j++) {
    const at = START[SUM[j]! + 1]!++
    GROUPS[at] = crowded ? j : MASK[j]!
  }
}

/** How many numerals lie loose. */
function numeralsLoose(state: CassinoState): number {
  return count(state.looseLow) + count(state.looseHigh & HIGH_NUMERALS)
}

/** The unions of groups worth a value, the empty one first; on a crowded table the empty set and the single groups. */
export function unionsOf(value: number): Int32Array {
  const into = UNIONS[value]!
  if (UNION_COUNT[value]! < 0) UNION_COUNT[value] = fill(GROUPS, START[value]!, START[value + 1]!, into)
  return into
}

/** How many unions {@link unionsOf} has found for a value. */
export function unionCount(value: number): number {
  return UNION_COUNT[value]!
}

const OTHERS = new Int32Array(MOST_SETS)

/** The same without one card, which may be loose or not, into `into`; answers how many. For what it could have taken. */
export function unionsWithout(card: BridgeCard, value: number, into: Int32Array): number {
  let others = 0
  for (let i = START[value]!; i < START[value + 1]!; i++) if (!isAmong(card, GROUPS[i]!)) OTHERS[others++] = GROUPS[i]!
  return fill(OTHERS, 0, others, into)
}

function fill(groups: Int32Array, from: number, to: number, into: Int32Array): number {
  if (!crowded) return unions(groups, from, to, into)
  into[0] = 0
  for (let i = from; i < to; i++) into[1 + i - from] = groups[i]!
  return 1 + to - from
}

function isAmong(card: BridgeCard, group: number): boolean {
  const loose = looseIn(group)
  return Math.floor(loose / BIT[card]!) % 2 === 1
}

/** The numerals of a set or a union, as a move has them: bit c for numeral c. */
export function looseIn(group: number): number {
  if (crowded) return WIDE[group]!
  let loose = 0
  for (let rest = group; rest !== 0; rest &= rest - 1) loose += BIT[CARDS[lowest(rest)]!]!
  return loose
}
