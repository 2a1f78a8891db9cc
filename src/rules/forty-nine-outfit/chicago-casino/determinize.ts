import { createDeterminizer, restoreRound, restoreTable, restoreTop } from '../../casino/hidden'
import { PACK } from './names'
import type { ChicagoView, ChicagoSeen } from './shape'
import { clone, type ChicagoState, isTop, start } from './state'
import type { Keeper } from '../../casino/keepers'
import { CARDS, CHEATER, type Card, cardNamed, COLOURS } from '../cards'
import { hasCard } from '../hands'
import { COLOUR, highOf, lowOf, PLACE } from './colour-sets'
import { lastOf } from '../../kit'

/** Restores a table from a view; hands and stock hold only the cards that the viewer knows. */
function restore(seen: ChicagoSeen): ChicagoState {
  const state = start(seen.options, seen.seats)
  restoreTable(PACK, state, seen)
  for (const { colour, cards, by } of seen.state.builds) {
    const places = cards.map((card) => PLACE[cardNamed(card)]!)
    const top = 7 * COLOURS.indexOf(colour) + lastOf(places)
    state.builds[top] = places.reduce((set, place) => set | (1 << place), 0)
    restoreTop(PACK, state, top, by)
  }
  const nothing = new Uint8Array(state.seats)
  for (const { last, cardCounts, points } of seen.state.rounds) {
    const [cards, won] = [Object.values(cardCounts), Object.values(points)]
    restoreRound(state, last, { cards, suit: nothing, sweeps: nothing, points: won })
  }
  return state
}

/** Returns the cards of all builds. */
function cardsInBuilds(state: ChicagoState): [low: number, high: number] {
  let low = 0
  let high = 0
  for (let top = 0; top < CARDS; top++) {
    if (!isTop(state, top)) continue
    low |= lowOf(COLOUR[top]!, state.builds[top]!)
    high |= highOf(COLOUR[top]!, state.builds[top]!)
  }
  return [low, high]
}

/**
 * Returns what the builds reveal about hidden hands. A builder kept back a higher card of the colour, or the Cheater;
 * while none of these has turned up, one of them is still in that hand.
 */
function keepersOf(state: ChicagoState, eye: number, unseen: readonly Card[]): Keeper[] {
  const keepers: Keeper[] = []
  for (let top = 0; top < CHEATER; top++) {
    const seat = state.builders[top]!
    if (!isTop(state, top) || seat === eye) continue
    const above = Array.from({ length: state.packSize }, (_, card) => card).filter((card) => {
      return card === CHEATER || (card > top && COLOUR[card] === COLOUR[top])
    })
    const hidden = above.filter((card) => unseen.includes(card) || (eye >= 0 && hasCard(state.hands, eye, card)))
    if (hidden.length < above.length) continue
    keepers.push({ seat, cards: above.filter((card) => unseen.includes(card)) })
  }
  return keepers
}

/**
 * Returns a full table consistent with a view: a builder holds a card above the build where one must still be in that
 * hand.
 */
export const determinize = createDeterminizer<ChicagoView, ChicagoState>({
  pack: PACK,
  restore,
  clone,
  cardsInBuilds,
  keepersOf,
})
