import { drawShuffle, lettersOf, readShuffle, type Result, type Rng, type Tell } from '../../kit'
import { CARDS, DECK } from '../cards'
import type { ColorEvent } from './events'
import { setNames, turnedUp, wordNames } from './names'
import { add, dealerOf, layLoose, type ColorState } from './state'

/** Cards dealt to each seat at a time, and to the board at the first deal of a round. */
const HAND = 6

/** Every round begins with a shuffle of the whole deck. */
export function chance(state: ColorState): number {
  return state.waiting ? CARDS : 0
}

/** The deck by colour R K G P, then by number, shuffled. */
export function sampleChance(_state: ColorState, rng: Rng, into: number[]): void {
  drawShuffle(CARDS, rng, into)
}

export function readChance(_state: ColorState, tape: readonly string[], from: number): Result<number[]> {
  return readShuffle(DECK, tape, from)
}

/** Begins a round: everything is gathered in, and the first deal is made. */
export function applyChance(state: ColorState, outcomes: readonly number[], tell?: Tell<ColorEvent>): void {
  for (let i = 0; i < CARDS; i++) state.pack[i] = outcomes[i]!
  state.waiting = 0
  state.round = state.counted + 1
  state.deal = 0
  state.top = 0
  state.piles.fill(0)
  state.sweeps.fill(0)
  state.looseLow = state.looseHigh = 0
  state.topsLow = state.topsHigh = 0
  state.lastCapture = -1
  dealHands(state, tell)
}

/** Whether the stock goes round at least once more. */
export function canDeal(state: ColorState): boolean {
  return CARDS - state.top >= state.seats
}

/**
 * Deals six cards a seat, or as many as go round equally; at the first deal the board gets one after each time round.
 * Where leftovers belong on the board, they are laid there as soon as the last deal is made.
 */
export function dealHands(state: ColorState, tell?: Tell<ColorEvent>): void {
  const { seats, pack } = state
  const opening = state.deal === 0
  const leader = (dealerOf(state) + 1) % seats
  const times = Math.min(HAND, Math.floor((CARDS - state.top) / seats))
  for (let time = 0; time < times; time++) {
    for (let i = 0, seat = leader; i < seats; i++) {
      add(state.hands, seat, pack[state.top++]!)
      seat = seat + 1 === seats ? 0 : seat + 1
    }
    if (opening) layLoose(state, pack[state.top++]!)
  }
  state.held = times * seats
  state.turn = leader
  state.deal++
  if (tell) tellDeal(state, tell)
  const left = state.top
  if (state.leftovers === 'board' && !canDeal(state)) while (state.top < CARDS) layLoose(state, pack[state.top++]!)
  if (!tell) return
  if (state.top > left) tell({ type: 'leftovers', cards: turnedUp(state, left, state.top) })
  tell({ type: 'turn', seat: leader })
}

function tellDeal(state: ColorState, tell: Tell<ColorEvent>): void {
  const { round, deal, seats } = state
  const hands = lettersOf(seats).map((_, seat) => setNames(state.hands, seat))
  const table = deal > 1 ? [] : wordNames(state.looseLow, state.looseHigh)
  tell({ type: 'dealt', seat: dealerOf(state), round, deal, hands, table, stock: CARDS - state.top })
}
