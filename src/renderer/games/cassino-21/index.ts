import type { CassinoEvent } from '../../../rules/pack/cassino/events'
import type { Cassino21View } from '../../../rules/pack/cassino-21/shape'
import { cassinoFace } from '../casino/pack/face'
import { cardLabel, PACK_STYLE, type Table } from '../casino/pack/cards'
import { createCasinoReason } from '../casino/reason'
import { result } from '../casino/result'
import { promptWords } from '../casino/pack/words'
import { eyeOf } from '../layout/eye'
import { defineFace } from '../define-face'
import { lesson } from './lesson'
import { en } from './messages/en'
import { reasonFor21 } from '../../../bots/reasons/cassino'
import { isFresh } from '../casino/table'

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  const { state } = seen
  if (seen.over) return 'the-end'
  if (state.round === 1 && state.deal <= 1 && isFresh(PACK_STYLE, seen)) return 'the-deal'
  if (state.builds.length > 0) return 'builds'
  if (state.table.length === 0) return 'sweeps'
  if (state.lastDeal) return 'the-last-cards'
  return 'a-turn'
}

/** Face of Cassino to 11 or 21 points: sweeps lie face up across the piles, and partners share a pile. */
export const cassino21Face = defineFace<Cassino21View, CassinoEvent>({
  ...cassinoFace,
  id: 'cassino-21',
  prompt(seen) {
    const { state } = seen
    const bare = state.turn !== null && state.turn === eyeOf(seen) && state.table.length + state.builds.length === 0
    return bare ? { key: 'prompt.bare' } : promptWords(seen)
  },
  reason: createCasinoReason(reasonFor21, cardLabel),
  result,
  anchor,
  lesson,
  messages: { en },
})
