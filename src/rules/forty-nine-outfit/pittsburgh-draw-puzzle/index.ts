import { defineGame } from '../../define-game'
import { placedCard, writePlacing, type Placing, OFF, packPlacing, placeOf, parsePlacing } from '../placing'
import { type TenHandsEvent, type TenHandsView, DESCRIPTION, type TenHandsOptions, type TenHandsSeen } from './shape'
import {
  type CommonRefusal,
  type Rng,
  type Seat,
  type EventSink,
  accept,
  refuse,
  type Result,
  puzzleOutcome,
} from '../../kit'
import {
  ALL_LOW,
  ALL_HIGH,
  CHEATER,
  HIGH_BITS,
  LOW_BITS,
  lowestBit,
  FIRST_HIGH_MEMBER,
  CARDS,
  type Card,
  nthMember,
  cardName,
  members,
  cardNamed,
  cardInWords,
} from '../cards'
import { HAND_SIZE, handKey, valueOf } from '../ranking'

/**
 * The Pittsburgh Draw Puzzle, from the sheet of 1928: sort the whole pack of fifty into ten hands, one of each rank.
 */
export const pittsburghDrawPuzzle = defineGame<TenHandsState, TenHandsView, TenHandsEvent>('pittsburgh-draw-puzzle', {
  info: DESCRIPTION,
  start,
  copy,
  requiredSeats: (state) => (isSolved(state) ? 0 : 1),
  moves: (state, _seat, into) => moves(state, into),
  pick: (state, _seat, rng) => pick(state, rng),
  apply(state, seat, made, tell) {
    if (tell) moveAndTell(state, seat, made, tell)
    else move(state, placedCard(made), handTo(made))
  },
  write: (_state, _seat, made) => writePlacing(made),
  read: (state, _seat, text) => read(state, text),
  determinize: restore,
  outcome: (state) => puzzleOutcome(state.rightHandCount, isSolved(state) ? 'solved' : null),
  dump: view,
})

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

function start(options: TenHandsOptions, seats: number) {
  return {
    options,
    seats,
    extremes: options.extremes,
    /** Card → hand, or {@link IN_TRAY}. */
    handOf: new Int8Array(CARDS).fill(IN_TRAY),
    /** The cards of each hand, and their number. */
    low: new Int32Array(HANDS),
    high: new Int32Array(HANDS),
    sizes: new Uint8Array(HANDS),
    /** The rank of each hand of five cards, else 0. */
    ranks: new Uint8Array(HANDS),
    /** Number of cards in hands. */
    laidCount: 0,
    /** Number of hands that are right. */
    rightHandCount: 0,
  }
}

/** The ten hands. Sets are pairs of words (see kit/card-sets.ts). */
export type TenHandsState = ReturnType<typeof start>

function copy(from: TenHandsState, into: TenHandsState): void {
  into.handOf.set(from.handOf)
  into.low.set(from.low)
  into.high.set(from.high)
  into.sizes.set(from.sizes)
  into.ranks.set(from.ranks)
  into.laidCount = from.laidCount
  into.rightHandCount = from.rightHandCount
}

function isSolved(state: TenHandsState): boolean {
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
function move(state: TenHandsState, card: Card, to: number): void {
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

/**
 * Writes all moves and returns their number: every card into every other hand with room, and every card in a hand to
 * the tray.
 */
function moves(state: TenHandsState, into: Placing[]): number {
  if (isSolved(state)) return 0
  let found = 0
  for (let card = 0; card < CARDS; card++) {
    const from = state.handOf[card]!
    for (let hand = 0; hand < HANDS; hand++) {
      if (hand !== from && state.sizes[hand]! < HAND_SIZE) into[found++] = packPlacing(card, hand)
    }
    if (from !== IN_TRAY) into[found++] = packPlacing(card, OFF)
  }
  return found
}

function pick(state: TenHandsState, rng: Rng): Placing {
  const { laidCount, sizes, low, high } = state
  let choices = laidCount
  for (let hand = 0; hand < HANDS; hand++) if (sizes[hand]! < HAND_SIZE) choices += CARDS - sizes[hand]!
  let choice = rng.below(choices)
  for (let hand = 0; hand < HANDS; hand++) {
    const size = sizes[hand]!
    if (size === HAND_SIZE) continue
    if (choice < CARDS - size)
      return packPlacing(
        nthMember(ALL_LOW & ~low[hand]!, (ALL_HIGH | HIGH_BITS[CHEATER]!) & ~high[hand]!, choice),
        hand,
      )
    choice -= CARDS - size
  }
  return packPlacing(nthLaid(state, choice), OFF)
}

/** Returns the card that has `skip` cards before it, counting the hands in order and their cards ascending. */
function nthLaid(state: TenHandsState, skip: number): Card {
  let hand = 0
  let rest = skip
  while (rest >= state.sizes[hand]!) rest -= state.sizes[hand++]!
  return nthMember(state.low[hand]!, state.high[hand]!, rest)
}

/** Returns the hand into which a move puts a card, or {@link IN_TRAY}. */
function handTo(move: Placing): number {
  const place = placeOf(move)
  return place === OFF ? IN_TRAY : place
}

/** Makes a move and reports events. */
function moveAndTell(state: TenHandsState, seat: Seat, made: Placing, tell: EventSink<TenHandsEvent>): void {
  const card = placedCard(made)
  const from = state.handOf[card]!
  const to = handTo(made)
  const opened = from !== IN_TRAY && isRight(state, from)
  move(state, card, to)
  tell({ type: 'placed', seat, card: cardName(card), from: numberOf(from), to: numberOf(to) })
  if (opened) tell({ type: 'opened', seat, hand: from + 1 })
  const rank = to === IN_TRAY ? 0 : state.ranks[to]!
  if (rank > 0) tell({ type: 'filled', seat, hand: to + 1, rank, right: isRight(state, to) })
  if (isSolved(state)) tell({ type: 'solved', seat })
}

function numberOf(hand: number): number | null {
  return hand === IN_TRAY ? null : hand + 1
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type TenHandsRefusal = CommonRefusal | 'already-there' | 'hand-full' | 'not-in-a-hand'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: TenHandsState, text: string): Result<Placing, TenHandsRefusal> {
  if (isSolved(state)) return refuse('game-over', 'The puzzle is solved.')
  const move = parsePlacing(text, HANDS, true)
  if (move < 0) return refuse('bad-move', 'A move puts a card into one of the ten hands (17@3, C@10) or away (17@off).')
  const card = placedCard(move)
  const to = handTo(move)
  if (to === IN_TRAY && state.handOf[card] === IN_TRAY)
    return refuse('not-in-a-hand', `${cardInWords(card)} is in no hand.`)
  if (to === state.handOf[card]) return refuse('already-there', `${cardInWords(card)} is in hand ${to + 1} already.`)
  if (to !== IN_TRAY && state.sizes[to] === HAND_SIZE)
    return refuse('hand-full', `Hand ${to + 1} has five cards already.`)
  return accept(move)
}

/** Returns the State of the rules page; nothing is hidden. */
function view(state: TenHandsState): TenHandsView {
  const numbers = Array.from({ length: HANDS }, (_, hand) => hand)
  const tray = Array.from({ length: CARDS }, (_, card) => card).filter((card) => state.handOf[card] === IN_TRAY)
  return {
    hands: byNumber(numbers.map((hand) => members(state.low[hand]!, state.high[hand]!).map(cardName))),
    ranks: byNumber(numbers.map((hand) => state.ranks[hand]! || null)),
    tray: tray.map(cardName),
    right: state.rightHandCount,
    solved: isSolved(state),
  }
}

function byNumber<T>(values: readonly T[]): Record<string, T> {
  return Object.fromEntries(values.map((value, hand) => [`${hand + 1}`, value]))
}

/** Restores a table from a view. */
function restore(seen: TenHandsSeen): TenHandsState {
  const state = start(seen.options, seen.seats)
  for (const [number, cards] of Object.entries(seen.state.hands)) {
    for (const card of cards) move(state, cardNamed(card), Number(number) - 1)
  }
  return state
}
