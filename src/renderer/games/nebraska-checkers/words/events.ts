import type { EndedEvent, NebraskaEvent } from '../../../../rules/forty-nine-outfit/nebraska-checkers'
import type { Seen } from '../../../../rules/kit'
import type { Words } from '../../../i18n/words'
import { eventWordsOf } from '../../layout/events'
import { whose } from '../../layout/words'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<NebraskaEvent>({
  stepped: ({ from, to }, you) => whose('event.stepped', you, { from, to }),
  jumped: ({ from, over, to }, you) => whose('event.jumped', you, { from, over, to }),
  crowned: ({ square }, you) => whose('event.crowned', you, { square }),
  taken: ({ king, square }, you) => whose(king ? 'event.taken-king' : 'event.taken', you, { square }),
  // A turn is worth a word only where a jump is forced.
  turn: ({ mustJump: squares }, you) =>
    squares.length === 0 ? null : whose('event.must-jump', you, { squares: squares.join(', '), n: squares.length }),
  barred: ({ from, to }, you) => whose('event.barred', you, { from, to }),
  ended: (it, _you, seen) => ended(it, seen),
})

function ended({ reason, winners }: EndedEvent, { eye }: Seen): Words {
  if (reason === 'quiet') return { key: 'event.ended-quiet' }
  const of = eye < 0 ? 'they' : winners.includes(eye) ? 'you' : 'lost'
  return { key: `event.ended-${reason}.${of}` }
}
