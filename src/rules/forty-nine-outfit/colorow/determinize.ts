import { lettersOf, memoizePerView, seatOf, shuffle, type Rng } from '../../kit'
import { cardNamed, type Card } from '../cards'
import { hasCard } from '../hands'
import type { ColorowSeen } from './shape'
import { clone, give, handSize, lay, NONE, PACK_SIZE, start, type ColorowState } from './state'
import { PHASES } from './view'

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
  const isUnseen = (card: Card) => !lies.has(card) && !wholeHandsHold(state, card)
  return {
    state,
    unseen: state.deals === 0 ? [] : Array.from({ length: PACK_SIZE }, (_, card) => card).filter(isUnseen),
    hiddenCounts: lettersOf(seen.seats).map((letter, seat) => {
      const hand = seen.state.hands[letter]
      return typeof hand === 'number' ? hand - handSize(state, seat) : 0
    }),
  }
})

function wholeHandsHold(state: ColorowState, card: Card): boolean {
  for (let seat = 0; seat < state.seats; seat++) if (hasCard(state.hands, seat, card)) return true
  return false
}

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
