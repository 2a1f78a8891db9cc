import { nameIn, namedTouch, type TouchKind } from '../../stage/model/touch-names'
import { opponentsOf, eyeOf, seatsOf, isUndealt, ownCards } from '../layout/eye'
import {
  bookOf,
  callOf,
  colourOrNull,
  type Table,
  callableColours,
  cheaterBooks,
  startedColours,
  isUntouched,
  stockSize,
} from './table'
import type { BostonBooksEvent, BostonBooksView } from '../../../rules/forty-nine-outfit/boston-books/shape'
import { letterOf } from '../../../rules/kit'
import { createEventWords, actorWords, createSounds, dealtWords } from '../layout/words'
import { cardParam, colouredCardsParam, seatParam, type Words } from '../../i18n/words'
import { reasonFor } from '../../../bots/reasons/boston-books'
import type { CountStep, Pad, RunningCount } from '../types'
import { lessonRecord, lessonStep, type LessonPosition } from '../layout/lesson'
import { defineFace } from '../define-face'
import { padLine, scorePad, countStep, runningCount } from '../layout/pad'
import { cardsPage, CENTRE_CARD_SCALE } from '../layout/pages'
import { scene, bostonExtent } from './scene'

function formOf(seat: number, of: number, { eye }: Table): 'you' | 'me' | 'they' {
  return seat === eye ? 'you' : of === eye ? 'me' : 'they'
}

/** Numbers of books in one deal, by seat. */
type Books = Readonly<Record<string, number>>

/**
 * Returns the deals before the one on the table. Once the game is over, that one is among the finished deals as well
 * and is left out.
 */
function earlierDeals(table: Table): readonly Books[] {
  const finished = table.state.deals.map((deal) => deal.books)
  return table.over && finished.length === table.state.deal ? finished.slice(0, -1) : finished
}

function booksOnTable(table: Table): Books {
  return Object.fromEntries(seatsOf(table).map((seat) => [seat, table.state.books[seat]?.length ?? 0]))
}

type BostonPosition = Pick<LessonPosition, 'hands' | 'options' | 'stock' | 'moves'>

const recordOf = (small: BostonPosition) =>
  lessonRecord({ game: 'boston-books', hasCheater: small.options?.['cheater'] === true, ...small })

const TWO: BostonPosition = { hands: ['1 2 3 4 5 30 43', '6 7 8 15 22 29 36'], stock: '12 16' }
const THREE: BostonPosition = {
  hands: ['1 15 16 30 31 43 44', '8 9 17 22 23 24 46', '2 3 10 11 36 37 38'],
  stock: '5 48 12',
  moves: ['A ask C 32', 'B ask A 20', 'C ask B 39'],
}
const WITH_CHEATER: BostonPosition = {
  options: { cheater: true },
  hands: ['15 16 17 18 19 20 C', '21 22 23 24 25 1 2'],
}
/** Calls for any of a colour. */
const calls = (...cards: readonly number[]) => cards.map((card) => `ask B ${card}`)

/** Number of cards of a hand for which a page has room; hands grow by cards handed over. */
const LARGE_HAND = 12

/** Face of Boston Books: calls made by touch, books in front of the hands. */
export const bostonBooksFace = defineFace<BostonBooksView, BostonBooksEvent>({
  id: 'boston-books',
  scene,
  tableLayout: cardsPage({ extent: bostonExtent, cardScale: CENTRE_CARD_SCALE, handSize: () => LARGE_HAND }),
  hidesHandSizes: true,
  /**
   * Returns the touches of a move. A call consists of the colour (any card of it in the hand), the number, and the hand
   * of the seat asked, which is left out in a game of two. A book with the Cheater is the Cheater, then the colour.
   */
  touches(move, seen): readonly string[] {
    const book = bookOf(move)
    if (book !== null) return [namedTouch('hand', 'C'), namedTouch('colour', book)]
    const call = callOf(move)
    if (call === null) return []
    const asked = [namedTouch('colour', colourOrNull(call.card) ?? ''), namedTouch('call', call.card)]
    return seen.seats > 2 ? [...asked, namedTouch('seat', call.of)] : asked
  },
  /** Returns the call or book that these touches would mean, so that a refusal can name the rule. */
  attempt(touched, seen): string | null {
    const named = (kind: TouchKind) => touched.map((touch) => nameIn(touch, kind)).find((name) => name !== null)
    const colour = named('colour')
    if (touched[0] === namedTouch('hand', 'C')) return colour === undefined ? null : `book ${colour}`
    const card = named('call')
    const of = named('seat') ?? (seen.seats === 2 ? opponentsOf(seen)[0] : undefined)
    return card === undefined || of === undefined ? null : `ask ${of} ${card}`
  },
  /** Returns a move in words: a call as it is spoken, or the book that the Cheater completes. */
  moveWords(_seen, _seat, move): Words {
    const call = callOf(move)
    if (call === null) return { key: 'move.book', params: { colour: bookOf(move) ?? '' } }
    return {
      key: 'move.ask',
      params: { of: seatParam(call.of), card: call.card, colour: colourOrNull(call.card) ?? '' },
    }
  },
  /** Returns which card of the colour, or whose hand, is to be touched next. */
  nextStep(picked): Words | null {
    const named = (kind: TouchKind) => picked.flatMap((touch) => nameIn(touch, kind) ?? [])[0]
    const [colour, card] = [named('colour'), named('call')]
    if (colour === undefined || named('hand') !== undefined || named('seat') !== undefined) return null
    return card === undefined
      ? { key: 'step.card', params: { colour } }
      : { key: 'step.seat', params: { card, colour } }
  },
  eventWords: createEventWords<BostonBooksEvent, Table['state']>({
    dealt: ({ hands, deal, stock }, _you, { eye }) =>
      dealtWords('event.dealt', hands[eye], { deal, n: stock }, colouredCardsParam),
    /** Returns the sentence of a call, worded for the caller, for the seat asked, or for everybody else. */
    asked({ seat, of, card }, _you, seen): Words {
      const params = { of: seatParam(letterOf(of)), card, colour: colourOrNull(card) ?? '' }
      return { key: `event.asked.${formOf(seat, of, seen)}`, params }
    },
    given({ seat, of, card }, _you, seen): Words {
      return {
        key: `event.given.${formOf(seat, of, seen)}`,
        params: { of: seatParam(letterOf(of)), card: cardParam(card) },
      }
    },
    refused: 'acted',
    drawn({ card, hit, last }, you): Words {
      if (hit) return actorWords('event.hit', you, { card: card === null ? '' : cardParam(card) })
      const key = last ? 'event.missed-last' : 'event.missed'
      if (!you || card === null) return { key: `${key}.they` }
      return card === 'C' ? { key: `${key}.you-cheater` } : { key: `${key}.you`, params: { card: cardParam(card) } }
    },
    nothing: 'acted',
    book: ({ cards }) => (cards.includes('C') ? 'book-cheater' : 'book'),
    dealOver: ({ deal }) => ({ key: 'event.deal-over', params: { deal } }),
    ended: ({ scores }) => ({ key: 'event.ended', params: { n: Math.max(...scores) } }),
  }),
  announcement: ['asked', 'refused', 'book'],
  prompt(seen): Words {
    const { turn } = seen.state
    if (seen.over) return { key: 'prompt.over' }
    if (isUndealt(seen) || turn === null) return { key: 'prompt.deal' }
    if (turn !== eyeOf(seen)) return { key: 'prompt.wait', params: { who: seatParam(turn) } }
    const books = cheaterBooks(seen)
    if (books.length > 0) return { key: 'prompt.book', params: { colours: books.join(', ') } }
    const colours = callableColours(seen).join(', ')
    if (startedColours(seen).length === 0) return { key: 'prompt.any', params: { colours } }
    return { key: seen.seats === 2 ? 'prompt.call-two' : 'prompt.call', params: { colours } }
  },
  /**
   * Returns the reason for a hint's move, given every event that the seat saw so far, with names for the seat and the
   * card.
   */
  reason(seen, seat, move, recall = []): Words {
    const { key, params } = reasonFor(seen, seat, move, recall)
    const { of, card, held = 0 } = params
    return {
      key: `reason.${key}`,
      params: {
        ...params,
        n: Number(held),
        ...(typeof of === 'string' ? { of: seatParam(of) } : {}),
        ...(typeof card === 'string' ? { card: cardParam(card) } : {}),
      },
    }
  },
  /** Returns the pad: the books of every deal, the current one last. */
  pad(seen): Pad {
    const deals = [...earlierDeals(seen), booksOnTable(seen)]
    return scorePad(
      seen,
      deals.map((books, i) => padLine(seen, 'deal', (seat) => books[seat] || null, { params: { deal: i + 1 } })),
    )
  },
  /** Returns the books that lie before each seat in this deal; in the first deal the score says as much. */
  runningCounts(seen): ReadonlyMap<string, readonly RunningCount[]> {
    if (earlierDeals(seen).length === 0) return new Map()
    return new Map(Object.entries(booksOnTable(seen)).map(([seat, n]) => [seat, [runningCount('books', n)]]))
  },
  /** Returns the count at the end: the books of earlier deals, then each book on the table. */
  count(seen): readonly CountStep[] {
    if (!seen.over) return []
    const seats = seatsOf(seen)
    const before = earlierDeals(seen).flatMap((books, i) =>
      seats.flatMap((seat): CountStep[] => {
        const n = books[seat] ?? 0
        return n === 0 ? [] : [countStep('deal', { who: seatParam(seat), n, deal: i + 1 }, seat, [], n)]
      }),
    )
    const now = seats.flatMap((seat) =>
      (seen.state.books[seat] ?? []).map(({ colour, cards }) =>
        countStep('book', { who: seatParam(seat), colour }, seat, cards, 1),
      ),
    )
    return [...before, ...now]
  },
  sound: createSounds<BostonBooksEvent>({
    dealt: 'deal',
    asked: 'call',
    given: 'slide',
    refused: 'pass',
    drawn: 'draw',
    book: ({ cards }) => (cards.includes('C') ? 'cheater' : 'trick'),
    dealOver: 'shuffle',
    ended: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-end'
    if (isUndealt(seen) || (isUntouched(seen) && seen.state.last === null)) return 'the-deal'
    if (cheaterBooks(seen).length > 0 || ownCards(seen).includes('C')) return 'the-cheater'
    if (seen.eye >= 0 && startedColours(seen).length === 0) return 'nothing-to-start-from'
    if (stockSize(seen) === 0) return 'what-comes-of-it'
    return 'a-call'
  },
  /** The first lesson: a call, a book, an unsuccessful call, the information that a call gives away, and the Cheater. */
  lesson: [
    lessonStep('call', recordOf(TWO), calls(6, 7), { colour: 'red', cards: '6, 7' }),
    lessonStep('book', recordOf({ ...TWO, moves: ['A ask B 6'] }), calls(7), { colour: 'red', card: '7' }),
    lessonStep('miss', recordOf({ ...TWO, moves: ['A ask B 6', 'A ask B 7'] }), calls(44, 45, 46, 47, 48, 49), {
      colour: 'violet',
      drawn: '12',
    }),
    lessonStep('listen', recordOf(THREE), calls(17, 18, 19, 21), { colour: 'yellow', card: '20' }),
    lessonStep('cheater', recordOf(WITH_CHEATER), ['book yellow'], { colour: 'yellow', card: '21' }),
  ],
})
