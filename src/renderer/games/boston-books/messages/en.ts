import { colouredCardNames } from '../../layout/coloured-card-names'
import type { BostonBooksReasonKey } from '../../../../bots/reasons/boston-books'
import { events } from './en-events'
import { lesson } from './en-lesson'

/** English messages of Boston Books, under its id. `of` and `who` are names, `colour` one of the seven. */
export const en = {
  title: 'Boston Books',
  options: {
    cheater: {
      label: 'Play with the Cheater',
      note: 'A fiftieth card that stands for the seventh of any colour. The real one is dead then.',
    },
    target: {
      label: 'Books that win',
      note: 'A deal has seven books, so that a game goes over several deals. With 0 one deal is the game.',
    },
  },
  event: events,
  move: {
    ask: 'Call on {of} for the {colour} {card}',
    book: 'Close the {colour} book with the Cheater',
  },
  prompt: {
    over: 'The game is over; all hands lie open.',
    deal: 'The cards are being dealt.',
    wait: '{who} is to call for a card.',
    call: 'Call for a card: touch a colour ({colours}), then its number, then a hand.',
    'call-two': 'Call for a card: touch a colour ({colours}), then its number.',
    any: 'None of your colours is open: call for any card ({colours}).',
    book: 'Close a book with the Cheater ({colours}), or call for a card.',
  },
  touch: { hand: 'The {what} in your hand', colour: 'The {what} cards', call: 'The {what}', seat: 'Ask {what}' },
  pad: { deal: 'Deal {deal}' },
  running: { books: '{n} books | {n} book | {n} books' },
  'running-words': { books: 'no book in this deal | one book in this deal | {n} books in this deal' },
  count: {
    deal: 'One book for {who} in deal {deal}. | {n} books for {who} in deal {deal}.',
    book: 'The {colour} book of {who}.',
  },
  'count-own': {
    deal: 'You have one book from deal {deal}. | You have {n} books from deal {deal}.',
    book: 'Your {colour} book.',
  },
  state: {
    deal: 'Deal',
    dealer: 'Dealer',
    turn: 'To call',
    stock: 'Cards in the stock',
    hands: 'Hands',
    books: 'Books',
    open: 'Open colours',
    last: 'The last call',
    deals: 'Deals before',
    colour: 'colour',
    cards: 'cards',
    seat: 'by',
    of: 'put to',
    card: 'for the',
    result: 'which was',
  },
  card: {
    ...colouredCardNames,
    C: 'the Cheater',
    given: 'handed over',
    drawn: 'drawn from the stock',
    missed: 'in vain, and another card was drawn',
    nothing: 'in vain, with nothing to draw',
  },
  reason: {
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
  } satisfies Readonly<Record<BostonBooksReasonKey, string>>,
  lesson,
}
