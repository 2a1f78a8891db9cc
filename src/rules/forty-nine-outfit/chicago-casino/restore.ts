import { lastOf } from '../../kit'
import { restoreRound, restoreTable, restoreTop } from '../../casino/restore'
import { cardNamed, COLOURS } from '../cards'
import { PLACE } from './colour-sets'
import { PACK } from './names'
import type { ChicagoSeen } from './shape'
import { start, type ChicagoState } from './state'

/** The table as far as it was seen: hands and stock hold only what is known of them. */
export function restore(seen: ChicagoSeen): ChicagoState {
  // In range: cards.
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
