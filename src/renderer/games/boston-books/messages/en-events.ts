/**
 * Messages of events, for the log and for speech: `you` for the caller, `me` for the player asked, `they` for the
 * others.
 */
export const events = {
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
