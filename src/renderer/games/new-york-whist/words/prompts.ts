import type { Seen } from '../../../../rules/kit'
import { eyeOf, isOpenHand } from '../../layout/eye'
import { seatParam } from '../../layout/names'
import type { Words } from '../../types'
import { bestOf, colourLed, follows, isOf, isUndealt, sideOf, tableOf, trickPoints, type Table } from '../table'

/** What can be done now, for whoever looks: the trick as it stands, and what may be laid on it. */
export function promptWords(seen: Seen): Words {
  const table = tableOf(seen)
  const { turn, trick, trump } = table.state
  if (table.over) return { key: 'prompt.over' }
  if (isUndealt(table) || turn === null) return { key: 'prompt.deal' }
  const mine = turn === eyeOf(table)
  const agreed = trump === null ? '' : '-trump'
  const params = { who: seatParam(turn), trump: trump ?? '', n: trickPoints(trick) }
  const best = bestOf(table)
  if (best === null) return { key: mine ? `prompt.lead${agreed}` : 'prompt.wait-lead', params }
  const key = `prompt.${whose(table, best)}.${mine ? toFollow(table, turn) : 'wait'}${agreed}`
  return { key, params: { ...params, best: seatParam(best), ...led(table, turn) } }
}

/** Whose a trick is, as the eye would say it. */
function whose(table: Table, seat: string): 'yours' | 'ours' | 'theirs' {
  const eye = eyeOf(table)
  if (seat === eye) return 'yours'
  return eye !== null && sideOf(table, eye).includes(seat) ? 'ours' : 'theirs'
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
