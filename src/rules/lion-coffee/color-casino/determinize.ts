import { createDeterminizer, restoreRound, restoreTable, restoreTop } from '../../casino/hidden'
import { PACK } from './names'
import type { ColorView, ColorSeen } from './shape'
import { clone, type ColorState, holds, start } from './state'
import type { Keeper } from '../../casino/keepers'
import { cardOf, COLOUR, COLOUR_SIZE, NUMBER, type Card, cardNamed, HIGH_BITS, LOW_BITS, members } from '../cards'
import { valueOfSeat } from '../../kit'

/** Restores the table from a view: hands and stock contain only the cards that the view shows. */
function restore(seen: ColorSeen): ColorState {
  const state = start(seen.options, seen.seats)
  restoreTable(PACK, state, seen)
  const { builds, sweeps, rounds } = seen.state
  for (const { cards, by } of builds) {
    const [lower, top] = cards.map(cardNamed) as [number, number]
    state.lowers[top] = lower
    restoreTop(PACK, state, top, by)
  }
  for (let seat = 0; seat < state.seats; seat++) state.sweeps[seat] = valueOfSeat(sweeps, seat)
  for (const round of rounds) {
    restoreRound(state, round.last, {
      cards: Object.values(round.cardCounts),
      suit: Object.values(round.redCounts),
      sweeps: Object.values(round.sweeps),
      points: Object.values(round.points),
    })
  }
  return state
}

/** Returns the cards of all builds, as a low and a high word. */
function cardsInBuilds(state: ColorState): [low: number, high: number] {
  let low = state.topsLow
  let high = state.topsHigh
  for (const top of topsOf(state)) {
    low |= LOW_BITS[state.lowers[top]!]!
    high |= HIGH_BITS[state.lowers[top]!]!
  }
  return [low, high]
}

function topsOf(state: ColorState): Card[] {
  return members(state.topsLow, state.topsHigh)
}

/** Returns the keepers: a builder kept back the card of his build's sum or the card of its difference. */
function keepersOf(state: ColorState, eye: number, unseen: readonly Card[]): Keeper[] {
  return topsOf(state).flatMap((top) => {
    const seat = state.builders[top]!
    const proper = properCards(state, top)
    const turnedUp = proper.some((card) => !unseen.includes(card) && !(eye >= 0 && holds(state, eye, card)))
    if (seat === eye || turnedUp) return []
    return [{ seat, cards: proper.filter((card) => unseen.includes(card)) }]
  })
}

/** Returns the cards for which a build may have been made. None of them is part of it. */
function properCards(state: ColorState, top: Card): Card[] {
  const [lower, higher] = [NUMBER[state.lowers[top]!]!, NUMBER[top]!]
  const numbers = [higher - lower, higher + lower].filter((n) => n <= COLOUR_SIZE && n !== lower)
  return numbers.map((n) => cardOf(COLOUR[top]!, n))
}

/**
 * Returns a full table that agrees with what was seen; a builder holds a card that takes his build if it must still be
 * in his hand.
 */
export const determinize = createDeterminizer<ColorView, ColorState>({
  pack: PACK,
  restore,
  clone,
  cardsInBuilds,
  keepersOf,
})
