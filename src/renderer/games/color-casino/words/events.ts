import type {
  BuiltEvent,
  ColorEvent,
  LastTrickEvent,
  TookEvent,
} from '../../../../rules/lion-coffee/color-casino/events'
import { countedWords, dealtWords } from '../../casino/events'
import { eventWordsOf } from '../../layout/events'
import { whose } from '../../layout/words'
import type { Words } from '../../../i18n/words'
import { cardList, letterOfColour, numberOf } from '../table'

/** The sentence of an event, for the log and the live region; `name` is filled in by the page. */
export const eventWords = eventWordsOf<ColorEvent>({
  dealt: (it, _you, seen) => dealtWords(it, seen, cardList, it.deal === 1 ? 'first' : 'more'),
  leftovers: ({ cards }) => ({ key: 'event.leftovers', params: { cards: cardList(cards) } }),
  trailed: ({ card }, you) => whose(`event.trailed.${letterOfColour(card)}`, you, { number: numberOf(card) }),
  built,
  took,
  sweep: (_it, you) => whose('event.sweep', you),
  lastTrick,
  counted: ({ round, cards, reds }) => countedWords(round, cards, ['reds', reds]),
  ended: () => ({ key: 'event.ended' }),
})

function built({ card, on }: BuiltEvent, you: boolean): Words {
  return whose(`event.built.${letterOfColour(card)}`, you, { number: numberOf(card), on: numberOf(on) })
}

/** The arithmetic of a taking, and whether it brought one of the two cards that count. */
function took({ card, groups, cards }: TookEvent, you: boolean): Words {
  const what = groups.map(({ how, numbers }) => numbers.join(how === 'sum' ? ' + ' : ' − ')).join(', ')
  const note = cards.includes('10R') ? '-ten' : cards.includes('2K') ? '-two' : ''
  return whose(`event.took${note}.${letterOfColour(card)}`, you, { number: numberOf(card), what })
}

function lastTrick({ cards, leftovers }: LastTrickEvent, you: boolean): Words {
  const params = { n: cards.length, leftovers: cardList(leftovers) }
  return whose(leftovers.length > 0 ? 'event.last-trick-leftovers' : 'event.last-trick', you, params)
}
