import type { CassinoEvent } from '../../../rules/pack/cassino/events'
import type { Cassino25View } from '../../../rules/pack/cassino-25/shape'
import { cassinoFace } from '../casino/pack/face'
import { cardLabel } from '../casino/pack/cards'
import { readable } from '../casino/reason'
import { defineFace } from '../define-face'
import { anchor } from './anchor'
import { lesson } from './lesson'
import { en } from './messages/en'
import { reasonWords } from './words'

/** Cassino to 25 points as the page knows it: a pack of cards, and a ticket to call "Cassino!" with. */
export const cassino25Face = defineFace<Cassino25View, CassinoEvent>({
  ...cassinoFace,
  id: 'cassino-25',
  reason: (seen, seat, move) => readable(reasonWords(seen, seat, move), cardLabel),
  anchor,
  lesson,
  messages: { en },
})
