import { drawShuffle, readShuffle, type Result, type Rng } from '../../kit'
import { CARDS } from '../cards'
import { COLOUR_COUNT } from '../colours'
import { addCard, cardNames } from '../hands'
import { FULL_PACK, NUMBERS } from '../pack'
import { isComplete } from './books'
import { bookAside, type Telling } from './play'
import { CALL, clear, dealerOf, HAND, leaderOf, SHUFFLE, type BostonBooksState } from './state'

/** A shuffle each deal: the order of the pack from the top. */
export function chance(state: BostonBooksState): number {
  return state.phase === SHUFFLE ? state.size : 0
}

/** The numbers 1 to 49 in this order, and the Cheater last if it is in the pack, shuffled. */
export function sampleChance(state: BostonBooksState, rng: Rng, into: number[]): void {
  drawShuffle(state.size, rng, into)
}

export function readChance(state: BostonBooksState, tape: readonly string[], from: number): Result<number[]> {
  return readShuffle(state.size === CARDS ? FULL_PACK : NUMBERS, tape, from)
}

/** Deals seven cards to each seat from the dealer's left, one at a time; books that are dealt are laid at once. */
export function applyChance(state: BostonBooksState, outcomes: readonly number[], tell?: Telling): void {
  // In range: a shuffle has as many outcomes as the pack has cards.
  const { seats, size } = state
  if (state.laid === COLOUR_COUNT) state.deal++
  clear(state)
  const leader = leaderOf(state)
  for (let i = 0; i < size; i++) state.pack[i] = outcomes[i]!
  state.top = HAND * seats
  for (let i = 0; i < state.top; i++) addCard(state.hands, (leader + i) % seats, outcomes[i]!)
  state.turn = leader
  state.phase = CALL
  if (tell) tellDeal(state, tell)
  for (let i = 0; i < seats && state.phase === CALL; i++) layDealt(state, (leader + i) % seats, tell)
  if (tell && state.phase === CALL) tell({ type: 'turn', seat: state.turn })
}

/** Seven cards of a colour are a whole hand, so there can be only one. */
function layDealt(state: BostonBooksState, seat: number, tell?: Telling): void {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (isComplete(state, seat, colour)) return bookAside(state, seat, colour, tell)
  }
}

function tellDeal(state: BostonBooksState, tell: Telling): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => cardNames(state.hands, seat))
  tell({ type: 'dealt', seat: dealerOf(state), deal: state.deal, hands, stock: state.size - state.top })
}
