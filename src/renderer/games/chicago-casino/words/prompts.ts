import type { Seen } from '../../../../rules/kit'
import { casinoPrompt } from '../../casino/prompts'
import type { Words } from '../../types'
import { tableOf } from '../table'
import { ridersAmong, takers } from './moves'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Seen): Words {
  return casinoPrompt(tableOf(seen), {
    takers: ({ state }, hand) => takers(hand, state.table, state.builds),
    take({ state }, able) {
      const riders = ridersAmong(state.table)
      const params = { cards: able.join(', '), riders: riders.join(', ') }
      return { key: riders.length > 0 ? 'prompt.take-riders' : 'prompt.take', params }
    },
  })
}
