import { eyeOf, isOpenHand } from '../../layout/eye'
import { cardsParam, seatParam } from '../../../i18n/seat-names'
import type { Words } from '../../../i18n/words'
import { bestOf, colourLed, follows, isOf, isUndealt, sideOf, trickPoints, type Table } from '../table'

/** What can be done now, for whoever looks: the trick as it stands, and what may be laid on it. */
export function promptWords(seen: Table): Words {
  const { turn, trick, trump } = seen.state
  if (seen.over) return { key: 'prompt.over' }
  if (isUndealt(seen) || turn === null) return { key: 'prompt.deal' }
  const mine = turn === eyeOf(seen)
  const agreed = trump === null ? '' : '-trump'
  const params = { who: seatParam(turn), trump: trump ?? '', n: trickPoints(trick) }
  const best = bestOf(seen)
  if (best === null) return { key: mine ? `prompt.lead${agreed}` : 'prompt.wait-lead', params }
  const key = `prompt.${whose(seen, best)}.${mine ? toFollow(seen, turn) : 'wait'}${agreed}`
  return { key, params: { ...params, best: seatParam(best), ...led(seen, turn) } }
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
  return { colour: colourLed(table) ?? '', cards: cardsParam(following(table, seat)) }
}

/** Cards of the colour led. */
function following(table: Table, seat: string): readonly string[] {
  const hand = table.state.hands[seat]
  const colour = colourLed(table)
  if (!isOpenHand(hand) || colour === null) return []
  return hand.filter((card) => isOf(card, colour))
}
