import { cassinoFace } from '../casino/pack/face'
import { readable } from '../casino/pack/reason'
import type { GameFace } from '../types'
import { anchor } from './anchor'
import { leaflet } from './leaflet'
import { lesson } from './lesson'
import { en } from './messages/en'
import { reasonWords } from './words/reasons'

/** Cassino to 25 points as the page knows it: a pack of cards, and a ticket to call "Cassino!" with. */
export const cassino25Face: GameFace = {
  ...cassinoFace,
  id: 'cassino-25',
  reason: (seen, seat, move) => readable(reasonWords(seen, seat, move)),
  leaflet,
  anchor,
  lesson,
  messages: { en },
}
