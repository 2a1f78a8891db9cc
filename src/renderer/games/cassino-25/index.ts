import type { CassinoEvent } from '../../../rules/pack/cassino/events'
import type { Cassino25View } from '../../../rules/pack/cassino-25/shape'
import { cassinoFace } from '../casino/pack/face'
import { cardLabel, PACK_STYLE, type Table } from '../casino/pack/cards'
import { createCasinoReason } from '../casino/reason'
import { defineFace } from '../define-face'
import { lesson } from './lesson'
import { en } from './messages/en'
import { reasonFor25 } from '../../../bots/reasons/cassino'
import { isFresh } from '../casino/table'

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  const { state } = seen
  if (seen.over) return 'the-end'
  if (state.counting === true) return 'the-count'
  if (state.round === 1 && state.deal <= 1 && isFresh(PACK_STYLE, seen)) return 'the-deal'
  if (state.builds.length > 0) return 'builds'
  if (state.lastDeal) return 'the-last-cards'
  return 'a-turn'
}

/** Face of Cassino to 25 points: a pack of cards, and a ticket for the call "Cassino!". */
export const cassino25Face = defineFace<Cassino25View, CassinoEvent>({
  ...cassinoFace,
  id: 'cassino-25',
  reason: createCasinoReason(reasonFor25, cardLabel),
  anchor,
  lesson,
  messages: { en },
})
