import { countUnions } from '../../../../rules/lion-coffee/color-casino/groups'
import { casinoPrompt } from '../../casino/prompts'
import type { Words } from '../../../i18n/words'
import { cardList, colourOf, numberOf, worths, type Table } from '../table'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Table): Words {
  return casinoPrompt(seen, {
    takers: (table, hand) => hand.filter((card) => takes(table, card)),
    take: (_table, able) => ({ key: 'prompt.take', params: { cards: cardList(able) } }),
  })
}

/** Whether a card takes anything: a sum, a difference, or a pair of its colour. */
function takes({ state }: Table, card: string): boolean {
  const number = numberOf(card)
  const own = (other: string) => colourOf(other) === colourOf(card)
  if (state.builds.some((build) => build.cards.some(own) && worths(build).includes(number))) return true
  const loose = state.table.filter(own).reduce((all, other) => all | (1 << numberOf(other)), 0)
  // The empty union is one of them.
  return countUnions(number, loose) > 1
}
