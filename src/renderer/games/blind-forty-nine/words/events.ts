import type { BlindFortyNineEvent } from '../../../../rules/forty-nine-outfit/blind-forty-nine'
import { whose } from '../../layout/words'
import { eventWordsOf } from '../../layout/events'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<BlindFortyNineEvent>({
  dealt: ({ faceDown }) => ({ key: 'event.dealt', params: { n: faceDown } }),
  lifted: ({ card, square }, you) =>
    square === null ? whose('event.first', you, { card }) : whose('event.found', you, { card, square }),
  scored(it) {
    const [kind = '', what = ''] = it.for.split(' ')
    return { key: `event.scored-${kind}`, params: { what, points: it.points } }
  },
  ended: ({ reason, turned, score }) => ({ key: `event.ended-${reason}`, params: { n: turned, score } }),
})
