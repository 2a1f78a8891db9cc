import type { Position } from '../../kit'
import { HIGH_BITS, LOW_BITS, lowestBit, FIRST_HIGH_MEMBER, CARDS, type Card } from '../cards'
import { HAND_SIZE, handKey, valueOf } from '../ranking'
import type { TenHandsOptions } from './shape'

/** Number of hands. They are numbered 0 to 9 here and from 1 for players, by the rank that they must have. */
export const HANDS = 10

/** Value of `handOf` for a card in no hand. */
export const IN_TRAY = -1

/** With `extremes`, the only right cards for hand 1 (1 2 8 15 22) and for hand 10 (46 47 48 49 C). */
export const LOWEST: readonly Card[] = [0, 1, 7, 14, 21]
export const HIGHEST: readonly Card[] = [45, 46, 47, 48, 49]

const LOWEST_LOW = union(LOW_BITS, LOWEST)
const LOWEST_HIGH = union(HIGH_BITS, LOWEST)
const HIGHEST_LOW = union(LOW_BITS, HIGHEST)
const HIGHEST_HIGH = union(HIGH_BITS, HIGHEST)

/** The ten hands. Sets are pairs of words (see cards.ts). */
export interface TenHandsState extends Position<TenHandsOptions> {
  readonly extremes: boolean
  /** Card → hand, or {@link IN_TRAY}. */
  readonly handOf: Int8Array
  /** The cards of each hand, and their number. */
  readonly low: Int32Array
  readonly high: Int32Array
  readonly sizes: Uint8Array
  /** The rank of each hand of five cards, else 0. */
  readonly ranks: Uint8Array
  /** Number of cards in hands. */
  laidCount: number
  /** Number of hands that are right. */
  rightHandCount: number
}

export function start(options: TenHandsOptions, seats: number): TenHandsState {
  return {
    options,
    seats,
    extremes: options.extremes,
    handOf: new Int8Array(CARDS).fill(IN_TRAY),
    low: new Int32Array(HANDS),
    high: new Int32Array(HANDS),
    sizes: new Uint8Array(HANDS),
    ranks: new Uint8Array(HANDS),
    laidCount: 0,
    rightHandCount: 0,
  }
}

export function copy(from: TenHandsState, into: TenHandsState): void {
  into.handOf.set(from.handOf)
  into.low.set(from.low)
  into.high.set(from.high)
  into.sizes.set(from.sizes)
  into.ranks.set(from.ranks)
  into.laidCount = from.laidCount
  into.rightHandCount = from.rightHandCount
}

export function isSolved(state: TenHandsState): boolean {
  return state.rightHandCount === HANDS
}

/** Whether a hand is as the puzzle requires. */
export function isRight(state: TenHandsState, hand: number): boolean {
  if (state.ranks[hand] !== hand + 1) return false
  if (!state.extremes) return true
  if (hand === 0) return state.low[hand] === LOWEST_LOW && state.high[hand] === LOWEST_HIGH
  if (hand === HANDS - 1) return state.low[hand] === HIGHEST_LOW && state.high[hand] === HIGHEST_HIGH
  return true
}

/** Moves a card from its hand or the tray into a hand that has room, or into the tray. */
export function move(state: TenHandsState, card: Card, to: number): void {
  const from = state.handOf[card]!
  if (from !== IN_TRAY) takeFrom(state, from, card)
  if (to !== IN_TRAY) addTo(state, to, card)
  state.handOf[card] = to
}

function takeFrom(state: TenHandsState, hand: number, card: Card): void {
  if (isRight(state, hand)) state.rightHandCount--
  state.low[hand]! ^= LOW_BITS[card]!
  state.high[hand]! ^= HIGH_BITS[card]!
  state.sizes[hand]!--
  state.ranks[hand] = 0
  state.laidCount--
}

function addTo(state: TenHandsState, hand: number, card: Card): void {
  state.low[hand]! ^= LOW_BITS[card]!
  state.high[hand]! ^= HIGH_BITS[card]!
  state.laidCount++
  if (++state.sizes[hand]! < HAND_SIZE) return
  state.ranks[hand] = rankOf(state, hand)
  if (isRight(state, hand)) state.rightHandCount++
}

/** Scratch space for ranking five cards, ascending. */
const cardBuffer = new Uint8Array(HAND_SIZE)

/** Returns the rank of a hand of five cards. */
function rankOf(state: TenHandsState, hand: number): number {
  let held = 0
  for (let rest = state.low[hand]!; rest !== 0; rest &= rest - 1) cardBuffer[held++] = lowestBit(rest)
  for (let rest = state.high[hand]!; rest !== 0; rest &= rest - 1)
    cardBuffer[held++] = FIRST_HIGH_MEMBER + lowestBit(rest)
  return valueOf(handKey(cardBuffer))
}

function union(bits: Int32Array, cards: readonly Card[]): number {
  return cards.reduce((mask, card) => mask | bits[card]!, 0)
}
