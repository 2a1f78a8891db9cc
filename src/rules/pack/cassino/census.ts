import { bridgeName, letterOf } from '../../kit'
import { namesIn } from '../sets'
import { held, seatsOf } from './view'
import type { CassinoState } from './state'
import { MOST_VALUE } from './values'

/** Where every card is: `hand A/7H`, `pile B/KC`, `table/2S`, `build 8/5D`, `stock/10C`. */
export function census(state: CassinoState): string[] {
  // In range: values.
  const places = Array.from(state.pack.subarray(state.top), (card) => `stock/${bridgeName(card)}`)
  const lay = (place: string, cards: readonly string[]) => places.push(...cards.map((card) => `${place}/${card}`))
  for (const seat of seatsOf(state)) {
    lay(`hand ${letterOf(seat)}`, held(state.hands, seat))
    lay(`pile ${letterOf(seat)}`, held(state.piles, seat))
  }
  lay('table', namesIn(state.looseLow, state.looseHigh))
  for (let value = 1; value <= MOST_VALUE; value++) {
    lay(`build ${value}`, namesIn(state.buildLow[value]!, state.buildHigh[value]!))
  }
  return places.sort()
}
