import type { BuiltEvent, ChicagoEvent, TookEvent } from '../../../../rules/forty-nine-outfit/chicago-casino/events'
import { letterOf } from '../../../../rules/kit'
import { dealtWords } from '../../casino/events'
import { eventWordsOf } from '../../layout/events'
import { cardsParam, seatParam } from '../../../i18n/seat-names'
import { whose } from '../../layout/words'
import type { Words } from '../../../i18n/words'
import { pointsOf } from '../table'
import { piecesTold } from './moves'

const listed = (cards: readonly string[]): string => cardsParam(cards)

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<ChicagoEvent>({
  dealt: (it, _you, seen) => dealtWords(it, seen, listed, it.deal === 1 ? 'first' : 'more'),
  odd: ({ cards }) => ({ key: 'event.odd', params: { cards: listed(cards), count: cards.length } }),
  trailed: ({ card }, you) => whose(`event.trailed${card === 'C' ? '-cheater' : ''}`, you, { card }),
  took,
  built,
  swept: ({ cards }, you) => (cards.length === 0 ? null : whose('event.swept', you, { n: cards.length })),
  counted: ({ round, cards }) =>
    cards === null
      ? { key: 'event.counted-level', params: { round } }
      : { key: 'event.counted', params: { round, cards: seatParam(letterOf(cards)) } },
  ended: ({ reason }) => ({ key: `event.ended-${reason}` }),
})

/** A taking, with what it scores. */
function took({ card, pieces, cards }: TookEvent, you: boolean): Words {
  const told = piecesTold(pieces)
  const points = cards.reduce((sum, one) => sum + pointsOf(one), 0)
  const cheater = card === 'C' ? '-cheater' : ''
  return whose(`event.${points > 0 ? 'scored' : 'took'}${told.key}${cheater}`, you, { card, points, ...told.params })
}

function built({ card, cards, from }: BuiltEvent, you: boolean): Words {
  const params = { card, cards: listed(cards), top: cards.at(-1) ?? '' }
  if (from === null) return whose('event.built', you, params)
  return whose('event.rebuilt', you, { ...params, owner: seatParam(letterOf(from)) })
}
