import { colouredCardNames } from '../layout/coloured-card-names'
import type { BostonBooksReasonKey } from '../../../bots/reasons/boston-books'

/**
 * Messages of events, for the log and for speech: `you` for the caller, `me` for the player asked, `they` for the
 * others.
 */
const events = {
  dealt:
    'Deal {deal}: {name} deals seven cards to each. Nothing is left for the stock. | Deal {deal}: {name} deals seven cards to each. One is left for the stock. | Deal {deal}: {name} deals seven cards to each. {n} are left for the stock.',
  'dealt-you':
    'Deal {deal}. Your cards are {cards}. There is no stock. | Deal {deal}. Your cards are {cards}. The stock is one card. | Deal {deal}. Your cards are {cards}. {n} are left for the stock.',
  asked: {
    you: '“{of}, the {colour} {card}?”',
    me: '{name} asks you for the {colour} {card}.',
    they: '{name} asks {of} for the {colour} {card}.',
  },
  given: {
    you: '{of} hands you the {card}. Go on.',
    me: 'You hand it over. {name} goes on.',
    they: '{of} hands it over. {name} goes on.',
  },
  refused: { you: '“No.” You have not got it.', they: '“No.” {name} has not got it.' },
  hit: {
    you: 'You draw the very card, the {card}! Go on.',
    they: '{name} draws the very card, the {card}, and goes on.',
  },
  missed: {
    you: 'You draw the {card}. Your turn is over.',
    'you-cheater': 'You draw the Cheater. Your turn is over.',
    they: '{name} draws a card.',
  },
  'missed-last': {
    you: 'You draw the {card}, the last of the stock. Your turn is over.',
    'you-cheater': 'You draw the Cheater, the last of the stock. Your turn is over.',
    they: '{name} draws the last card of the stock.',
  },
  nothing: { you: 'The stock is gone: your turn is over.', they: 'The stock is gone: {name} draws nothing.' },
  book: { you: 'Your {colour} book is complete!', they: '{name} lays the {colour} book aside.' },
  'book-cheater': {
    you: 'You close the {colour} book with the Cheater!',
    they: 'Cheated! {name} closes the {colour} book with the Cheater.',
  },
  'deal-over': 'All seven books of deal {deal} are laid. The cards are shuffled.',
  ended: 'The game is over. One book wins it. | The game is over. {n} books win it.',
}

/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  call: {
    title: 'Call for what you have started',
    tell: 'Seven cards of a colour make a book. You hold five of {colour}; {cards} are missing. You may call for them because you hold {colour} yourself. Touch one of your {colour} cards, then the number that you want.',
    done: 'B had it and must hand it over. Whoever gets the card goes on.',
    other: 'You may call for that too, but {colour} is nearly done. Call for {cards}.',
  },
  book: {
    title: 'The seventh card',
    tell: 'One card is missing from your {colour} book: the {card}. It is your turn still. Call for it.',
    done: 'Seven of a colour: the book is laid aside and counts one point for good. Nobody can call for {colour} any more.',
    other: 'Finish the book first: call for the {card}.',
  },
  miss: {
    title: 'In vain',
    tell: 'Of the open colours you hold one blue card, the 30, and one {colour} card, the 43. Try {colour}: call for any of it.',
    done: 'B has none. You drew a card, the {drawn}, and the turn passed. Had it been the card you named, you would have gone on.',
    other: 'That was a call as good as any. This time try {colour}.',
  },
  listen: {
    title: 'Who asks, tells',
    tell: 'B has just asked you for the {colour} {card}, and you had it not. Nobody may call for a colour without holding some of it. You hold {colour} yourself: call on B for a {colour} card. Not for the {card}, though!',
    done: 'That is the whole art: B holds {colour}, and you heard it. Now B knows that you hold it too.',
    other: 'Listen once more: who called for {colour}, and for which card in vain?',
  },
  cheater: {
    title: 'The Cheater',
    tell: 'Six of {colour} and the Cheater. The {card} is somewhere; you might call for it. But you need not: the Cheater stands for it. Touch the Cheater, then the colour.',
    done: 'A book. The real {card} is dead now: it stays where it is, and its colour is closed.',
    other: 'A call in vain would cost you the turn, and B may be holding yellow. Close the book with the Cheater.',
  },
}

/** English messages of Boston Books, under its id. `of` and `who` are names, `colour` one of the seven. */
export default {
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
  step: { card: 'Which {colour} card?', seat: 'On whom do you call for the {colour} {card}?' },
  prompt: {
    over: 'The game is over; all hands lie open.',
    deal: 'The cards are being dealt.',
    wait: '{who} is to call for a card.',
    call: 'Call for a card: touch a colour ({colours}), then its number, then a hand.',
    'call-two': 'Call for a card: touch a colour ({colours}), then its number.',
    any: 'None of your colours is open: call for any card ({colours}).',
    book: 'Close a book with the Cheater ({colours}), or call for a card.',
  },
  key: { none: 'Ask …' },
  touch: {
    hand: 'The {what} in your hand',
    'hand:C': 'The Cheater in your hand',
    colour: 'Ask for a card of {what}',
    call: 'Ask for the {what}',
    seat: 'Ask {what}',
  },
  thing: { colour: 'Your {what} cards', call: 'The {what}, to be asked for', seat: 'The hand of {what}' },
  deed: { colour: 'choose a card of {what} to ask for', call: 'choose whom to ask for the {what}' },
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
