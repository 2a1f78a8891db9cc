import { shuffleOf, type Tell } from '../../kit'
import { HIGH, LOW, members, cardName, CARDS, COLOURS, CHEATER } from '../cards'
import { colourIndex } from '../colours'
import { addCard, cardNames } from '../hands'
import { FULL_PACK, NUMBERS } from '../pack'
import type { NewYorkWhistEvent } from './shape'
import { NONE, type NewYorkWhistState } from './state'

/**
 * Returns the outcomes of chance awaited: one for each card of the shuffle (the order of the pack from the top), or 0.
 * There is no other chance.
 */
export function chance(state: NewYorkWhistState): number {
  return state.dealt ? 0 : state.size
}

export const { sampleChance, readChance } = shuffleOf((state: NewYorkWhistState) =>
  state.size === CARDS ? FULL_PACK : NUMBERS,
)

/** Deals each seat as many cards as go round equally, one at a time; the rest is the blind. */
export function applyChance(
  state: NewYorkWhistState,
  outcomes: readonly number[],
  tell?: Tell<NewYorkWhistEvent>,
): void {
  // In range: a shuffle has as many outcomes as the pack has cards.
  const { seats, size } = state
  const dealt = state.each * seats
  for (let i = 0; i < dealt; i++) addCard(state.hands, i % seats, outcomes[i]!)
  for (let i = dealt; i < size; i++) {
    state.blindLow |= LOW[outcomes[i]!]!
    state.blindHigh |= HIGH[outcomes[i]!]!
  }
  const last = outcomes[dealt - 1]!
  if (state.turned) state.trump = last === CHEATER ? NONE : colourIndex(last)
  state.dealt = 1
  if (tell) tellDeal(state, state.turned ? cardName(last) : null, tell)
}

function tellDeal(state: NewYorkWhistState, shown: string | null, tell: Tell<NewYorkWhistEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => cardNames(state.hands, seat))
  const blind = members(state.blindLow, state.blindHigh).length
  tell({ type: 'dealt', seat: state.seats - 1, hands, blind, trump: COLOURS[state.trump] ?? null, shown })
  tell({ type: 'turn', seat: state.turn })
}
