import type { Seen } from '../../../../rules/kit'
import { countUnions } from '../../../../rules/lion-coffee/color-casino/groups'
import { eyeOf, isOpenHand } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { cardList, colourOf, numberOf, tableOf, worths, type Table } from '../table'

/** What can be done now, for whoever looks. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { turn } = table.state
  if (table.over || turn === null) return { key: table.over ? 'prompt.over' : 'prompt.deal' }
  if (turn !== eyeOf(table)) return { key: 'prompt.wait', params: { seat: seatParam(turn) } }
  const hand = table.state.hands[turn]
  if (!isOpenHand(hand)) return { key: 'prompt.turn' }
  const able = hand.filter((card) => takes(table, card))
  if (able.length > 0) return { key: 'prompt.take', params: { cards: cardList(able) } }
  return { key: hand.length > 1 ? 'prompt.none' : 'prompt.last' }
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
