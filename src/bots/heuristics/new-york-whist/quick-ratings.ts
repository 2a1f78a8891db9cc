import type { Seat } from '../../../rules/kit'
import { CHEATER, type Card } from '../../../rules/forty-nine-outfit/cards'
import { NONE, sideOf, type NewYorkWhistState } from '../../../rules/forty-nine-outfit/new-york-whist/state'
import { rankIn, VALUES } from '../../../rules/forty-nine-outfit/new-york-whist/winning'
import type { Rate } from './evaluate'

// In range: cards; `laid` cards lie in the trick.

/** Points of one's own rank below those of the trick: only the order matters. */
const FINE = 0.01

/** Takes with the lowest card that can; else throws the card of the fewest points. Leads high. */
export const takeCheaply: Rate = (state, _seat, card) => {
  if (state.laid === 0) return FINE * height(card)
  return takes(state, card) ? 10 - FINE * height(card) : -VALUES[card]! - FINE * height(card)
}

/**
 * Gives points to the partner's trick, takes a trick that is worth it and then, playing last, with the card that counts
 * most; else throws the least. Leads high cards that count nothing.
 */
export const playToCount: Rate = (state, seat, card) => {
  const last = state.laid === state.seats - 1
  if (state.laid === 0) return FINE * height(card) - VALUES[card]!
  const pot = 1 + pointsLaid(state)
  const partners = state.best !== NONE && sideOf(state, state.best) === sideOf(state, seat)
  const gives = VALUES[card]! - FINE * height(card)
  if (partners) return takes(state, card) ? -pot + gives : last || isHigh(state) ? pot + gives : -gives
  if (takes(state, card)) return pot + (last ? gives : -gives) - (card === CHEATER ? 5 : 0)
  return -pot - VALUES[card]! - FINE * height(card)
}

function takes(state: NewYorkWhistState, card: Card): boolean {
  return rankIn(state, card, state.laid === 0 ? card : state.trick[0]!) > state.bestRank
}

/** The Cheater above all numbers. */
function height(card: Card): number {
  return card + 1
}

function pointsLaid(state: NewYorkWhistState): number {
  let points = 0
  for (let i = 0; i < state.laid; i++) points += VALUES[state.trick[i]!]!
  return points
}

/** Whether the best card so far is one of the last few. */
const HIGH_CARD = 45

function isHigh(state: NewYorkWhistState): boolean {
  return bestCard(state) >= HIGH_CARD
}

function bestCard(state: NewYorkWhistState): Card {
  const at: Seat = (state.best - state.leader + state.seats) % state.seats
  return state.trick[at]!
}
