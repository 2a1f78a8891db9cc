import type {
  AskedEvent,
  BostonBooksEvent,
  DrawnEvent,
  GivenEvent,
} from '../../../rules/forty-nine-outfit/boston-books/shape'
import type { DealtEvent } from '../../../rules/forty-nine-outfit/pack'
import { letterOf, type Seat, type GameEvent } from '../../../rules/kit'
import { createEventWords, actorWords } from '../layout/words'
import { isOpenHand, eyeOf } from '../layout/eye'
import { cardParam, colouredCardsParam, seatParam, type Words } from '../../i18n/words'
import {
  colourOfCard,
  type Table,
  bookOf,
  callOf,
  callableColours,
  cheaterBooks,
  isUndealt,
  startedColours,
} from './table'
import { reasonFor, type BostonBooksReasonKey } from '../../../bots/reasons/boston-books'

/** Returns the sentence of an event, for the log and the live region; the page fills in `name`. */
export const eventWords = createEventWords<BostonBooksEvent, Table['state']>({
  dealt: (it, _you, seen) => dealtWords(it, seen),
  asked: (it, _you, seen) => askedWords(it, seen),
  given: (it, _you, seen) => givenWords(it, seen),
  refused: (_it, you) => actorWords('event.refused', you),
  drawn: drawnWords,
  nothing: (_it, you) => actorWords('event.nothing', you),
  book: ({ colour, cards }, you) =>
    actorWords(cards.includes('C') ? 'event.book-cheater' : 'event.book', you, { colour }),
  dealOver: ({ deal }) => ({ key: 'event.deal-over', params: { deal } }),
  ended: ({ scores }) => ({ key: 'event.ended', params: { n: Math.max(...scores) } }),
})

function dealtWords({ hands, deal, stock }: DealtEvent, seen: Table): Words {
  const hand = hands[seen.eye]
  const params = { deal, n: stock }
  if (!isOpenHand(hand)) return { key: 'event.dealt', params }
  return { key: 'event.dealt-you', params: { ...params, cards: colouredCardsParam(hand) } }
}

/** Returns the sentence of a call, worded for the caller, for the seat asked, or for everybody else. */
function askedWords({ seat, of, card }: AskedEvent, seen: Table): Words {
  const params = { of: seatParam(letterOf(of)), card, colour: colourOfCard(card) ?? '' }
  return { key: `event.asked.${formOf(seat, of, seen)}`, params }
}

function givenWords({ seat, of, card }: GivenEvent, seen: Table): Words {
  return {
    key: `event.given.${formOf(seat, of, seen)}`,
    params: { of: seatParam(letterOf(of)), card: cardParam(card) },
  }
}

function formOf(seat: number, of: number, { eye }: Table): 'you' | 'me' | 'they' {
  return seat === eye ? 'you' : of === eye ? 'me' : 'they'
}

function drawnWords({ card, hit, last }: DrawnEvent, you: boolean): Words {
  if (hit) return actorWords('event.hit', you, { card: card === null ? '' : cardParam(card) })
  const key = last ? 'event.missed-last' : 'event.missed'
  if (!you || card === null) return { key: `${key}.they` }
  return card === 'C' ? { key: `${key}.you-cheater` } : { key: `${key}.you`, params: { card: cardParam(card) } }
}

/** Returns a move in words: a call as it is spoken, or the book that the Cheater completes. */
export function moveWords(_seen: Table, _seat: Seat, move: string): Words {
  const call = callOf(move)
  if (call === null) return { key: 'move.book', params: { colour: bookOf(move) ?? '' } }
  return {
    key: 'move.ask',
    params: { of: seatParam(call.of), card: call.card, colour: colourOfCard(call.card) ?? '' },
  }
}

/** Returns what the viewer can do now. */
export function promptWords(seen: Table): Words {
  const { turn } = seen.state
  if (seen.over) return { key: 'prompt.over' }
  if (isUndealt(seen) || turn === null) return { key: 'prompt.deal' }
  if (turn !== eyeOf(seen)) return { key: 'prompt.wait', params: { who: seatParam(turn) } }
  const books = cheaterBooks(seen)
  if (books.length > 0) return { key: 'prompt.book', params: { colours: books.join(', ') } }
  const colours = callableColours(seen).join(', ')
  if (startedColours(seen).length === 0) return { key: 'prompt.any', params: { colours } }
  return { key: seen.seats === 2 ? 'prompt.call-two' : 'prompt.call', params: { colours } }
}

/**
 * Returns the reason for a hint's move, given every event that the seat saw so far, with names for the seat and the
 * card.
 */
export function hintWords(seen: Table, seat: Seat, move: string, recall: readonly GameEvent[] = []): Words {
  const { key, params = {} } = reasonWords(seen, seat, move, recall)
  const { of, card } = params
  return {
    key,
    params: {
      ...params,
      ...(typeof of === 'string' ? { of: seatParam(of) } : {}),
      ...(typeof card === 'string' ? { card: cardParam(card) } : {}),
    },
  }
}

/** Returns the key and parameters of the reason for a hint's move; `recall` is every event that the seat saw so far. */
function reasonWords(seen: Table, seat: Seat, move: string, recall: readonly GameEvent[] = []): Words {
  const { key, params } = reasonFor(seen, seat, move, recall)
  return { key: `reason.${key}`, params: { ...params, n: Number(params['held'] ?? 0) } }
}

/** English messages of the reasons for hints, under `reason`; `of` is a player's name if the page knows it. */
export const REASONS: Readonly<Record<BostonBooksReasonKey, string>> = {
  'lays-book': 'The Cheater closes the {colour} book before a call in vain can cost you the turn.',
  'must-have': 'The stock is used up, so {of} has the {card}.',
  'known-holder': '{of} got the {card} by a call and has it still.',
  'known-book': '{of} got the {card} by a call, and it completes your {colour} book.',
  seventh: 'The {card} is all that your {colour} book lacks.',
  sixth: 'With the {card} your Cheater can close the {colour} book.',
  'called-colour': '{of} has called for {colour}, so some of it is there.',
  'any-card': 'You hold nothing of an open colour, so any card may be called for.',
  longest: 'With one card, {colour} is your longest colour. | With {n} cards, {colour} is your longest colour.',
  nearer:
    'It brings your {colour} book nearer: you hold one card of it. | It brings your {colour} book nearer: you hold {n} of it.',
}
