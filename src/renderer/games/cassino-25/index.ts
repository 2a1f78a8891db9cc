import { cassinoFace } from '../casino/pack/face'
import { cardLabel } from '../casino/pack/cards'
import { readable } from '../casino/reason'
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
  reason: (seen, seat, move) => readable(reasonWords(seen, seat, move), cardLabel),
  leaflet,
  anchor,
  lesson,
  messages: { en },
}
