import { casinoPrompt } from '../../casino/prompts'
import { cardsParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import type { Table } from '../table'
import { ridersAmong, takers } from './moves'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Table): Words {
  return casinoPrompt(seen, {
    takers: ({ state }, hand) => takers(hand, state.table, state.builds),
    take({ state }, able) {
      const riders = ridersAmong(state.table)
      const params = { cards: cardsParam(able), riders: cardsParam(riders) }
      return { key: riders.length > 0 ? 'prompt.take-riders' : 'prompt.take', params }
    },
  })
}
