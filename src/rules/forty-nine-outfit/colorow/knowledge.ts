import { boardNames } from '../tray'
import { hasMember, cardName, cardNamed, type Card } from '../cards'
import { NONE, PACK_SIZE, type ColorowState, handSize, isDisputable, OVER, clone, give, lay, start } from './state'
import {
  entryAt,
  letterOf,
  lettersOf,
  type Eye,
  type Outcome,
  memoizePerView,
  seatOf,
  shuffle,
  type Rng,
  outcomeAtTop,
} from '../../kit'
import { unionOf, handsShown } from '../hands'
import { pointsDue, rowsOf } from './rows'
import type { ColorowView, LastPlay, Phase, ColorowSeen } from './shape'

/** Returns the names of the cards in stock, top first. */
function stockNames(state: ColorowState): string[] {
  return Array.from(state.pack.subarray(state.top, PACK_SIZE), cardName)
}

const PHASES: readonly Phase[] = ['play', 'claim', 'over']

/** Returns what an eye may know; null stands for everything. */
export function show(state: ColorowState, eye: Eye | null): ColorowView {
  const showsDue = eye === null || !state.isStrict || state.disputedBy !== NONE
  return {
    deal: state.deals,
    dealer: letterOf(state.seats - 1),
    turn: letterOrNull(state.turn),
    phase: entryAt(PHASES, state.phase),
    board: boardNames(state),
    hands: handsShown(state.hands, state.seats, eye),
    stock: eye === null ? stockNames(state) : PACK_SIZE - state.top,
    lastPlay: state.lastSeat === NONE ? null : lastPlay(state, showsDue),
    disputable: isDisputable(state),
  }
}

/** Describes the last play. At a strict table what it is due is omitted until it has been disputed. */
function lastPlay(state: ColorowState, counted: boolean): LastPlay {
  return {
    seat: letterOf(state.lastSeat),
    card: cardName(state.lastCard),
    square: state.lastSquare + 1,
    ...(counted && { due: pointsDue(state), ...rowsOf(state) }),
    claimed: state.claimedPoints === NONE ? null : state.claimedPoints,
    disputedBy: letterOrNull(state.disputedBy),
  }
}

function letterOrNull(seat: number): string | null {
  return seat === NONE ? null : letterOf(seat)
}

export function outcome(state: ColorowState): Outcome {
  return outcomeAtTop(Array.from(state.points.subarray(0, state.seats)), state.phase === OVER ? 'board full' : null)
}

/** What one view reveals: the table as far as it is known, the unseen cards, and how many of them each hand lacks. */
interface KnownTable {
  readonly state: ColorowState
  readonly unseen: readonly Card[]
  readonly hiddenCounts: readonly number[]
}

/**
 * Returns a full table consistent with a view. Nothing is known about hidden cards but how many lie in each place, so
 * all ways to deal them are equally likely.
 */
export function determinize(seen: ColorowSeen, rng: Rng): ColorowState {
  const { state: known, unseen, hiddenCounts } = knownTableOf(seen)
  const state = clone(known)
  if (unseen.length === 0) return state
  const cards = [...unseen]
  shuffle(cards, cards.length, rng)
  let next = 0
  hiddenCounts.forEach((missing, seat) => {
    for (let i = 0; i < missing; i++) give(state, seat, cards[next++]!)
  })
  state.top = PACK_SIZE - (cards.length - next)
  state.pack.set(cards.slice(next), state.top)
  return state
}

const knownTableOf = memoizePerView((seen: ColorowSeen): KnownTable => {
  const state = restore(seen)
  const lies = new Set<Card>(state.cardOn)
  if (Array.isArray(seen.state.stock)) for (const name of seen.state.stock) lies.add(cardNamed(name))
  const held = unionOf(state.hands, state.seats)
  const isUnseen = (card: Card) => !lies.has(card) && !hasMember(...held, card)
  return {
    state,
    unseen: state.deals === 0 ? [] : Array.from({ length: PACK_SIZE }, (_, card) => card).filter(isUnseen),
    hiddenCounts: lettersOf(seen.seats).map((letter, seat) => {
      const hand = seen.state.hands[letter]
      return typeof hand === 'number' ? hand - handSize(state, seat) : 0
    }),
  }
})

/** Restores a table from a view, without the hidden cards. */
function restore(seen: ColorowSeen): ColorowState {
  const state = start(seen.options, seen.seats)
  const { board, hands, stock, lastPlay, turn } = seen.state
  state.deals = seen.state.deal
  state.phase = PHASES.indexOf(seen.state.phase)
  state.turn = turn === null ? NONE : seatOf(turn)
  board.forEach((name, square) => {
    if (name !== null) lay(state, cardNamed(name), square)
  })
  lettersOf(seen.seats).forEach((letter, seat) => {
    state.points[seat] = seen.scores[letter] ?? 0
    const hand = hands[letter]
    if (Array.isArray(hand)) for (const card of hand) give(state, seat, cardNamed(card))
  })
  if (Array.isArray(stock)) {
    state.top = PACK_SIZE - stock.length
    state.pack.set(stock.map(cardNamed), state.top)
  }
  if (lastPlay) {
    state.lastSeat = seatOf(lastPlay.seat)
    state.lastCard = cardNamed(lastPlay.card)
    state.lastSquare = lastPlay.square - 1
    state.claimedPoints = lastPlay.claimed ?? NONE
    state.disputedBy = lastPlay.disputedBy === null ? NONE : seatOf(lastPlay.disputedBy)
  }
  return state
}
