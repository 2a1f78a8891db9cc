import type { BostonBooksEvent } from '../../../rules/forty-nine-outfit/boston-books'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<BostonBooksEvent>({
  dealt: 'deal',
  asked: 'call',
  given: 'slide',
  refused: 'pass',
  drawn: 'draw',
  book: ({ cards }) => (cards.includes('C') ? 'cheater' : 'trick'),
  dealOver: 'shuffle',
  ended: 'bell',
})
