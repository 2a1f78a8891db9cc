import type { Position } from '../../kit'
import { HIGH, LOW, lowest, SPLIT, CARDS, type Card } from '../cards'
import { HAND, handKey, valueOf } from '../ranking'
import type { TenHandsOptions } from './shape'

// In range: cards, hands.

/** Hands 0 to 9; people count them from 1, by the rank that they must have. */
export const HANDS = 10

/** Where a card lies that is in no hand. */
export const TRAY = -1

/** With `extremes`, the only right cards of hand 1 (1 2 8 15 22) and of hand 10 (46 47 48 49 C). */
export const LOWEST: readonly Card[] = [0, 1, 7, 14, 21]
export const HIGHEST: readonly Card[] = [45, 46, 47, 48, 49]

const LOWEST_LOW = union(LOW, LOWEST)
const LOWEST_HIGH = union(HIGH, LOWEST)
const HIGHEST_LOW = union(LOW, HIGHEST)
const HIGHEST_HIGH = union(HIGH, HIGHEST)

/** The ten racks. Sets are pairs of words (see bits.ts). */
export interface TenHandsState extends Position<TenHandsOptions> {
  readonly extremes: boolean
  /** Card → hand, or {@link TRAY}. */
  readonly handOf: Int8Array
  /** Cards of each hand, and how many they are. */
  readonly low: Int32Array
  readonly high: Int32Array
  readonly sizes: Uint8Array
  /** The rank of each hand of five cards, else 0. */
  readonly ranks: Uint8Array
  /** Cards in hands. */
  laid: number
  /** Hands that are right. */
  right: number
}

export function start(options: TenHandsOptions, seats: number): TenHandsState {
  return {
    options,
    seats,
    extremes: options.extremes,
    handOf: new Int8Array(CARDS).fill(TRAY),
    low: new Int32Array(HANDS),
    high: new Int32Array(HANDS),
    sizes: new Uint8Array(HANDS),
    ranks: new Uint8Array(HANDS),
    laid: 0,
    right: 0,
  }
}

export function copy(from: TenHandsState, into: TenHandsState): void {
  into.handOf.set(from.handOf)
  into.low.set(from.low)
  into.high.set(from.high)
  into.sizes.set(from.sizes)
  into.ranks.set(from.ranks)
  into.laid = from.laid
  into.right = from.right
}

export function isSolved(state: TenHandsState): boolean {
  return state.right === HANDS
}

/** Whether a hand is what the puzzle asks for. */
export function isRight(state: TenHandsState, hand: number): boolean {
  if (state.ranks[hand] !== hand + 1) return false
  if (!state.extremes) return true
  if (hand === 0) return state.low[hand] === LOWEST_LOW && state.high[hand] === LOWEST_HIGH
  if (hand === HANDS - 1) return state.low[hand] === HIGHEST_LOW && state.high[hand] === HIGHEST_HIGH
  return true
}

/** Puts a card from wherever it lies into a hand that has room, or into the tray. */
export function move(state: TenHandsState, card: Card, to: number): void {
  const from = state.handOf[card]!
  if (from !== TRAY) takeFrom(state, from, card)
  if (to !== TRAY) addTo(state, to, card)
  state.handOf[card] = to
}

function takeFrom(state: TenHandsState, hand: number, card: Card): void {
  if (isRight(state, hand)) state.right--
  state.low[hand]! ^= LOW[card]!
  state.high[hand]! ^= HIGH[card]!
  state.sizes[hand]!--
  state.ranks[hand] = 0
  state.laid--
}

function addTo(state: TenHandsState, hand: number, card: Card): void {
  state.low[hand]! ^= LOW[card]!
  state.high[hand]! ^= HIGH[card]!
  state.laid++
  if (++state.sizes[hand]! < HAND) return
  state.ranks[hand] = rankOf(state, hand)
  if (isRight(state, hand)) state.right++
}

/** Five cards, ascending, for as long as they are ranked. */
const cardsOf = new Uint8Array(HAND)

/** The rank of a hand of five cards. */
function rankOf(state: TenHandsState, hand: number): number {
  let held = 0
  for (let rest = state.low[hand]!; rest !== 0; rest &= rest - 1) cardsOf[held++] = lowest(rest)
  for (let rest = state.high[hand]!; rest !== 0; rest &= rest - 1) cardsOf[held++] = SPLIT + lowest(rest)
  return valueOf(handKey(cardsOf))
}

function union(bits: Int32Array, cards: readonly Card[]): number {
  return cards.reduce((mask, card) => mask | bits[card]!, 0)
}
