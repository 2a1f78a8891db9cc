import { createShuffleFunctions, type EventSink } from '../../kit'
import { HIGH_BITS, LOW_BITS, members, cardName, CARDS, COLOURS, CHEATER } from '../cards'
import { colourIndex } from '../colours'
import { addCard, cardNames } from '../hands'
import { FULL_PACK, NUMBER_PACK } from '../pack'
import type { NewYorkWhistEvent } from './shape'
import { NONE, type NewYorkWhistState } from './state'

/**
 * Returns the outcomes of chance awaited: one for each card of the shuffle (the order of the pack from the top), or 0.
 * There is no other chance.
 */
export function chance(state: NewYorkWhistState): number {
  return state.dealt ? 0 : state.packSize
}

export const { sampleChance, readChance } = createShuffleFunctions((state: NewYorkWhistState) =>
  state.packSize === CARDS ? FULL_PACK : NUMBER_PACK,
)

/** Deals each seat as many cards as go round equally, one at a time; the rest is the blind. */
export function applyChance(
  state: NewYorkWhistState,
  outcomes: readonly number[],
  tell?: EventSink<NewYorkWhistEvent>,
): void {
  const { seats, packSize } = state
  const dealt = state.cardsPerSeat * seats
  for (let i = 0; i < dealt; i++) addCard(state.hands, i % seats, outcomes[i]!)
  for (let i = dealt; i < packSize; i++) {
    state.blindLow |= LOW_BITS[outcomes[i]!]!
    state.blindHigh |= HIGH_BITS[outcomes[i]!]!
  }
  const last = outcomes[dealt - 1]!
  if (state.hasTurnedTrump) state.trump = last === CHEATER ? NONE : colourIndex(last)
  state.dealt = 1
  if (tell) tellDeal(state, state.hasTurnedTrump ? cardName(last) : null, tell)
}

function tellDeal(state: NewYorkWhistState, shown: string | null, tell: EventSink<NewYorkWhistEvent>): void {
  const hands = Array.from({ length: state.seats }, (_, seat) => cardNames(state.hands, seat))
  const blind = members(state.blindLow, state.blindHigh).length
  tell({ type: 'dealt', seat: state.seats - 1, hands, blind, trump: COLOURS[state.trump] ?? null, shown })
  tell({ type: 'turn', seat: state.turn })
}
