/** Messages of events, for the log and for speech. `you` addresses the acting player, `they` everybody else. */
export const events = {
  dealt: '{name} deals five cards to each. The stock holds {stock}.',
  'dealt-you': 'Five cards each; yours are {cards}. The stock holds {stock}.',
  drawn: {
    you: 'You draw the {card}.',
    'you-cheater': 'You draw the Cheater!',
    they: '{name} draws.',
  },
  'drawn-last': {
    you: 'You draw the {card}, the last card of the stock.',
    'you-cheater': 'You draw the Cheater, the last card of the stock!',
    they: '{name} draws the last card of the stock.',
  },
  laid: { you: 'You lay the {card}.', they: '{name} lays the {card}.' },
  cheated: {
    you: 'You slip the Cheater onto square {square}.',
    they: '{name} slips the Cheater onto square {square}.',
  },
  'cheated-round': {
    you: 'Cheated! Your Cheater sits on the {square}.',
    they: 'Cheated! {name} snatches the {square} with the Cheater.',
  },
  'row-unclaimed': 'The row {row} is full, and nobody claimed it.',
  scored: {
    square: { you: '{points} points for the round {what}.', they: '{points} points to {name} for the round {what}.' },
    row: {
      you: 'Seven in line, {what}: {points} points.',
      they: 'Seven in line, {what}: {points} points to {name}.',
    },
    fifty: { you: 'A fifty, {what}: {points} more.', they: 'A fifty, {what}: {points} more to {name}.' },
    hundred: { you: 'A hundred, {what}: {points} more.', they: 'A hundred, {what}: {points} more to {name}.' },
    'forty-nine': { you: 'The forty-nine: {points} points!', they: 'The forty-nine: {points} points to {name}!' },
    hands: {
      you: '{points} points for one card left in hand. | {points} points for {n} cards left in the hands.',
      they: '{points} points to {name} for one card left in hand. | {points} points to {name} for {n} cards left in the hands.',
    },
    'last-card': {
      you: '{points} points for your last card.',
      they: '{points} points to {name} for the last card.',
    },
  },
  'last-card': { you: 'Last card! Your hand is empty.', they: '“Last card!” The hand of {name} is empty.' },
  'last-card-silent': {
    you: 'Your hand is empty, but you did not call “last card”: that brings nothing.',
    they: 'The hand of {name} is empty, but nobody heard “last card”: that brings nothing.',
  },
  returned: {
    you: 'The {card} has no open square. It goes back into your hand, and the turn is lost.',
    they: 'The {card} has no open square. It goes back into the hand of {name}, and the turn is lost.',
  },
  'returned-cheater': {
    you: 'Square {square} is not open, not even to the Cheater. It goes back into your hand, and the turn is lost.',
    they: 'Square {square} is not open, not even to the Cheater. It goes back to {name}, and the turn is lost.',
  },
  forfeited: {
    returned: { you: 'You forfeit {points} for it.', they: '{name} forfeits {points} for it.' },
    'false-last-card': {
      you: 'That was not your last card: the play earns nothing, and you forfeit {points}.',
      they: 'That was not the last card of {name}: the play earns nothing, and {points} are forfeited.',
    },
    'wrong-pass': {
      you: 'You could have played: {points} forfeited.',
      they: '{name} could have played: {points} forfeited.',
    },
  },
  passed: { you: 'You pass.', they: '{name} passes.' },
  skipped: { you: 'You can neither draw nor lay and are passed over.', they: '{name} can neither draw nor lay.' },
  paid: {
    out: 'You pay {toName} {points} in chips.',
    in: '{fromName} pays you {points} in chips.',
    seen: '{fromName} pays {toName} {points} in chips.',
  },
  'ended-forty-nine': {
    you: 'The last square is yours, and the game is over.',
    they: 'The last square is taken, and the game is over.',
  },
  'ended-last-card': {
    you: 'You are out of cards, and the game is over.',
    they: '{name} is out of cards, and the game is over.',
  },
}
