import {
  createShuffleFunctions,
  type Outcome,
  createSeededRng,
  shuffle,
  type Rng,
  type Seat,
  puzzleOutcome,
} from '../../kit'
import { NUMBER_PACK } from '../pack'
import { defineGame } from '../../define-game'
import { cardName, count, cardNamed, type Card } from '../cards'
import { applyChance, play, playAndTell, putRun } from './play'
import {
  type SuiteAssemblingEvent,
  type SuiteAssemblingOptions,
  type SuiteAssemblingView,
  DESCRIPTION,
  type SuiteAssemblingSeen,
} from './shape'
import { type Move, moves, pick, read, write } from './moves'
import {
  copy,
  start,
  type SuiteAssemblingState,
  PILES,
  READING_ANY,
  DOWN_FROM,
  PACK_FROM,
  isFoundation,
  NONE,
} from './state'
import { SQUARES } from '../board'
import { COLOUR_SIZE } from '../colours'
import {
  availableNames,
  downNames,
  entryNames,
  runNames,
  heapOf,
  stockOf,
  fits,
  hasPlayInSight,
  isBlocked,
  reachableOf,
} from './pack'

export type * from './shape'
export type { SuiteAssemblingState } from './state'
export type { Move } from './moves'

/**
 * Suite Assembling Solitaire, from the sheet of 1928: seven piles with runs built down by number, and seven colours
 * built up from their lowest cards.
 */
export const suiteAssembling = defineGame<SuiteAssemblingState, SuiteAssemblingView, SuiteAssemblingEvent>(
  'suite-assembling',
  {
    info: {
      ...DESCRIPTION,
      maxPlies,
    },
    start,
    copy,
    chance: (state) => (state.dealt ? 0 : NUMBER_PACK.size),
    ...createShuffleFunctions(cardName, NUMBER_PACK),
    applyChance,
    requiredSeats: (state) => (state.dealt && !state.ended ? 1 : 0),
    moves,
    pick,
    apply(state, _seat, move, tell) {
      if (tell) playAndTell(state, move, tell)
      else play(state, move)
    },
    write: (_state, _seat, move) => write(move),
    read: (state, _seat, text) => read(state, text),
    /** Until the game is over, face-down cards, pack and heap are given as their lengths. */
    view: (state) => show(state, state.ended !== null),
    closedView: (state) => show(state, false),
    eventFor: (event) => event,
    determinize,
    mayTell,
    outcome,
    dump: (state) => show(state, true),
  },
)

/**
 * Returns the most plies: 42 cards go up by a move; 42 are laid on their next higher card, each at most once; 21 cards
 * of the pack fill a space, each at most once; a run fills a space only if that turns up one of 21 face-down cards; and
 * each pass has seven lots. Without a limit on passes the player may deal for ever.
 */
function maxPlies(options: SuiteAssemblingOptions): number {
  const passes = options.passes
  return passes === 0 ? Infinity : 42 + 42 + 21 + 21 + 7 * passes
}

const EACH_PILE = Array.from({ length: PILES }, (_, pile) => pile)

/** Returns the State; unless it is open, face-down cards, pack and heap are lengths. */
export function show(state: SuiteAssemblingState, isOpen: boolean): SuiteAssemblingView {
  const stock = stockOf(state)
  const heap = heapOf(state)
  return {
    piles: EACH_PILE.map((pile) => ({
      down: isOpen ? downNames(state, pile) : state.down[pile]!,
      up: runNames(state, pile),
    })),
    foundations: [...state.up],
    stock: isOpen ? entryNames(state, stock) : count(stock),
    heap: isOpen ? entryNames(state, heap) : count(heap),
    lot: state.lot,
    available: availableNames(state),
    pass: state.pass,
    solved: state.ended === 'solved',
  }
}

/** Returns the standing; the score is the number of cards on the foundations. */
export function outcome(state: SuiteAssemblingState): Outcome {
  return puzzleOutcome(state.cardsUp, state.ended)
}

/** A table restored from a view, and the places of its unknown cards. */
interface RestoredTable {
  readonly state: SuiteAssemblingState
  /** Entries of the shuffled order that hold unknown cards. */
  readonly hidden: readonly number[]
  /** Those of the hidden entries that may hold a foundation card: one that was ever available has gone up. */
  readonly forFoundations: readonly number[]
}

/**
 * Restores a table from a view. The pack is renumbered: what is left of it fills its first entries, the heap first.
 * Known cards are put in their places.
 */
function restore(seen: SuiteAssemblingSeen): RestoredTable {
  const state = start(seen.options, seen.seats)
  const { piles, foundations, stock, heap, lot, available, pass, solved } = seen.state
  const hidden: number[] = []
  piles.forEach(({ down, up }, pile) => {
    state.down[pile] = lengthOf(down)
    place(state, DOWN_FROM[pile]!, down, hidden)
    if (up.length > 0) showRun(state, pile, cardNamed(up[0]), cardNamed(up.at(-1)))
  })
  foundations.forEach((cards, colour) => (state.up[colour] = cards))
  const inPiles = hidden.length
  state.cardsUp = foundations.reduce((sum, cards) => sum + cards, 0)
  state.heapEnd = lengthOf(heap)
  state.packLeft = (1 << (lengthOf(heap) + lengthOf(stock))) - 1
  state.lot = lot
  state.pass = pass
  place(state, PACK_FROM, typeof heap === 'number' ? heap - available.length : heap, hidden)
  if (typeof heap === 'number') {
    available.forEach((card, i) => putCard(state, PACK_FROM + state.heapEnd - 1 - i, cardNamed(card)))
  }
  const beforeStock = hidden.length
  place(state, PACK_FROM + state.heapEnd, stock, hidden)
  state.dealt = state.cardsUp > 0 || piles.some(({ up }) => up.length > 0) ? 1 : 0
  if (seen.over) state.ended = solved ? 'solved' : 'blocked'
  return { state, hidden, forFoundations: hidden.filter((_, i) => mayHoldFoundation(state, i, inPiles, beforeStock)) }
}

/** Restores a pile's run. Over face-down cards, its head is the card that was turned up there. */
function showRun(state: SuiteAssemblingState, pile: number, head: Card, last: Card): void {
  putRun(state, pile, head, last)
  if (state.down[pile]! > 0) state.order[DOWN_FROM[pile]! + state.down[pile]!] = head
}

/**
 * Whether a hidden entry may hold a foundation card. If every card of a lot may be played, all cards of the heap, and
 * of a pack that has been turned over, have been available.
 */
function mayHoldFoundation(state: SuiteAssemblingState, i: number, inPiles: number, beforeStock: number): boolean {
  return state.reading !== READING_ANY || i < inPiles || (i >= beforeStock && state.pass === 1)
}

/** Puts known cards into the shuffled order from an entry on, or notes the entries of unknown ones. */
function place(state: SuiteAssemblingState, from: number, cards: readonly string[] | number, hidden: number[]): void {
  if (typeof cards === 'number') for (let i = 0; i < cards; i++) hidden.push(from + i)
  else cards.forEach((card, i) => putCard(state, from + i, cardNamed(card)))
}

/** Puts a card at an entry of the shuffled order. */
function putCard(state: SuiteAssemblingState, entry: number, card: Card): void {
  state.order[entry] = card
  if (entry >= PACK_FROM) state.packAt[card] = entry - PACK_FROM
}

function lengthOf(cards: readonly string[] | number): number {
  return typeof cards === 'number' ? cards : cards.length
}

/** Number of random deals of the hidden cards before a playable card is placed deliberately where it will be dealt. */
const MAX_TRIES = 200

/**
 * Returns a full table consistent with a view. Hidden cards lie in uniformly random order, except that no foundation
 * card lies where it would have gone up automatically, and that the game is not blocked if it was not over.
 */
export function determinize(seen: SuiteAssemblingSeen, rng: Rng): SuiteAssemblingState {
  const restored = restore(seen)
  const { state, hidden } = restored
  if (!state.dealt || hidden.length === 0) return state
  const unseen = unseenCards(seen.state)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    dealHidden(restored, unseen, rng)
    if (!isBlocked(state)) return state
  }
  unblock(restored)
  return state
}

function unseenCards({ piles, foundations, available }: SuiteAssemblingView): Card[] {
  const seen = new Set([...piles.flatMap(({ up }) => up), ...available].map(cardNamed))
  const all = Array.from({ length: SQUARES }, (_, card) => card)
  return all.filter((card) => !seen.has(card) && card % COLOUR_SIZE >= foundations[Math.floor(card / COLOUR_SIZE)]!)
}

/**
 * Deals the hidden cards: foundation cards first, to places that may hold one; then the others to the remaining places.
 */
function dealHidden({ state, hidden, forFoundations }: RestoredTable, unseen: Card[], rng: Rng): void {
  shuffle(unseen, unseen.length, rng)
  for (const card of unseen) state.packAt[card] = NONE
  const foundations = unseen.filter(isFoundation)
  const places = [...forFoundations]
  shuffle(places, places.length, rng)
  const taken = new Set(places.slice(0, foundations.length))
  foundations.forEach((card, i) => putCard(state, places[i]!, card))
  const others = unseen.filter((card) => !isFoundation(card))
  const free = hidden.filter((place) => !taken.has(place))
  free.forEach((place, i) => putCard(state, place, others[i]!))
}

/** Swaps two hidden cards so that a playable card will be dealt. */
function unblock({ state, hidden, forFoundations }: RestoredTable): void {
  const reachable = reachableOf(state)
  for (const to of hidden) {
    if (to < PACK_FROM || (reachable & (1 << (to - PACK_FROM))) === 0) continue
    for (const from of hidden) {
      const card = state.order[from]!
      if (!fits(state, card) || (isFoundation(card) && !forFoundations.includes(to))) continue
      exchange(state, from, to)
      return
    }
  }
}

function exchange(state: SuiteAssemblingState, one: number, two: number): void {
  const card = state.order[one]!
  const other = state.order[two]!
  state.packAt[card] = NONE
  state.packAt[other] = NONE
  putCard(state, two, card)
  putCard(state, one, other)
}

/**
 * Whether a move may tell that a card not yet seen can be played: nothing in sight can be played after it, so that the
 * game goes on only because of such a card.
 */
export function mayTell(seen: SuiteAssemblingSeen, _seat: Seat, move: Move): boolean {
  const state = determinize(seen, createSeededRng('what lies open is the same at every table'))
  play(state, move)
  return !hasPlayInSight(state)
}
