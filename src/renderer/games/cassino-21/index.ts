import { cassinoFace } from '../casino/pack/face'
import { cardLabel } from '../casino/pack/cards'
import { readable } from '../casino/reason'
import { result } from '../casino/result'
import { promptWords } from '../casino/pack/words'
import { tableOf } from '../casino/pack/table'
import { eyeOf } from '../layout/eye'
import type { GameFace } from '../types'
import { anchor } from './anchor'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { reasonWords } from './words/reasons'

/** Cassino to 11 or 21 points as the page knows it: sweeps lie face up across the piles, partners share one. */
export const cassino21Face: GameFace = {
  ...cassinoFace,
  id: 'cassino-21',
  prompt(seen) {
    const { state } = tableOf(seen)
    const bare = state.turn !== null && state.turn === eyeOf(seen) && state.table.length + state.builds.length === 0
    return bare ? { key: 'prompt.bare' } : promptWords(seen)
  },
  reason: (seen, seat, move) => readable(reasonWords(seen, seat, move), cardLabel),
  result,
  leaflet,
  anchor,
  lesson,
  messages: { en },
}
