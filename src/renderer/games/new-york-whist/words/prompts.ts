import type { Seen } from '../../../../rules/kit'
import { eyeOf, isOpenHand } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { bestOf, colourLed, follows, isOf, isUndealt, tableOf, trickPoints, type Table } from '../table'

/** What can be done now, for whoever looks: the trick as it stands, and what may be laid on it. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { turn, trick } = table.state
  if (table.over) return { key: 'prompt.over' }
  if (isUndealt(table) || turn === null) return { key: 'prompt.deal' }
  const trump = table.state.trump === null ? '' : '-trump'
  const params = {
    who: seatParam(turn),
    best: seatParam(bestOf(table) ?? turn),
    trump: table.state.trump ?? '',
    n: trickPoints(trick),
  }
  if (turn !== eyeOf(table)) return { key: trick.length === 0 ? 'prompt.wait-lead' : `prompt.wait${trump}`, params }
  if (trick.length === 0) return { key: `prompt.lead${trump}`, params }
  return { key: `prompt.${toFollow(table, turn)}${trump}`, params: { ...params, ...led(table, turn) } }
}

/** How the colour led binds whoever is to lay: not at all, with cards to follow with, or with none. */
function toFollow(table: Table, seat: string): string {
  if (!follows(table)) return 'any'
  if (colourLed(table) === null) return 'cheated'
  return following(table, seat).length > 0 ? 'follow' : 'free'
}

function led(table: Table, seat: string): Record<string, string> {
  return { colour: colourLed(table) ?? '', cards: following(table, seat).join(', ') }
}

/** Cards of the colour led. */
function following(table: Table, seat: string): readonly string[] {
  const hand = table.state.hands[seat]
  const colour = colourLed(table)
  if (!isOpenHand(hand) || colour === null) return []
  return hand.filter((card) => isOf(card, colour))
}
