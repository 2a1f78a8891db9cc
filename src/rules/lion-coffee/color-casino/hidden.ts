import type { Keeper } from '../../casino/keepers'
import { cardOf, COLOUR, COLOUR_SIZE, NUMBER, type Card } from '../cards'
import { HIGH, LOW, members } from '../sets'
import { holds, type ColorState } from './state'

// In range: cards.

/** The cards of all builds. */
export function inBuilds(state: ColorState): [low: number, high: number] {
  let low = state.topsLow
  let high = state.topsHigh
  for (const top of topsOf(state)) {
    low |= LOW[state.lowers[top]!]!
    high |= HIGH[state.lowers[top]!]!
  }
  return [low, high]
}

function topsOf(state: ColorState): Card[] {
  return members(state.topsLow, state.topsHigh)
}

/** Whoever built kept back the card of the sum or that of the difference. */
export function keepersOf(state: ColorState, eye: number, unseen: readonly Card[]): Keeper[] {
  return topsOf(state).flatMap((top) => {
    const seat = state.builders[top]!
    const proper = properCards(state, top)
    const turnedUp = proper.some((card) => !unseen.includes(card) && !(eye >= 0 && holds(state, eye, card)))
    if (seat === eye || turnedUp) return []
    return [{ seat, cards: proper.filter((card) => unseen.includes(card)) }]
  })
}

/** The cards for which a build may have been made. None of them is in it. */
function properCards(state: ColorState, top: Card): Card[] {
  const [lower, higher] = [NUMBER[state.lowers[top]!]!, NUMBER[top]!]
  const numbers = [higher - lower, higher + lower].filter((n) => n <= COLOUR_SIZE && n !== lower)
  return numbers.map((n) => cardOf(COLOUR[top]!, n))
}
