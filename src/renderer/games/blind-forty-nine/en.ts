/** English messages of the Blind "49", under its id. Cards and squares are numbers. */
export default {
  title: 'The Blind “49” Game',
  options: {
    target: {
      label: 'Points to reach',
      note: '385 means every card turned. One game in two makes 115, one in ten 290.',
    },
  },
  state: {
    faceUp: 'Face up',
    faceDown: 'Face down',
    inHand: 'In hand',
    turned: 'Cards turned',
    fives: 'Points of the fives',
    lines: 'Full rows',
    score: 'Count',
    solved: 'Reached',
  },
  event: {
    dealt: '{n} cards lie face down; square 49 is empty.',
    first: { you: 'Your first card is the {card}.', they: '{name} begins with the {card}.' },
    found: {
      you: 'On square {square} you find the {card}.',
      they: 'On square {square} {name} finds the {card}.',
    },
    'scored-square': 'The round {what}: {points} points.',
    'scored-row': 'Seven in line, {what}: {points} points.',
    'ended-solved':
      'The 49! One card was turned, and it counts {score}: enough. | The 49! {n} cards were turned, and they count {score}: enough.',
    'ended-below-target':
      'The 49. One card was turned, and it counts {score}. | The 49. {n} cards were turned, and they count {score}.',
  },
  move: {
    lay: 'Lay the {card} on its square and take up the card there',
    'lay-points': 'Lay the {card} on its square, {points} points, and take up the card there',
    last: 'Lay the 49 and end the game',
    'last-points': 'Lay the 49, {points} points, and end the game',
  },
  prompt: {
    deal: 'The cards are being laid out.',
    first: 'The {card} tells its own square. Touch it: it lies down there, and you take up what it finds.',
    lay: 'The {card} goes to its square. One card lies face down there, and it is the 49. | The {card} goes to its square. {n} cards lie face down, and one of them is the 49.',
    last: 'The 49 has come. Lay it down: nothing lies on its square.',
    watch: 'The {card} goes to its square next. It counts {score} so far.',
    over: 'One card was turned, and it counts {score}. | {n} cards were turned, and they count {score}.',
  },
  result: {
    all: 'Every card turned, {score} points: that happens once in forty-nine games.',
    reached:
      'One card turned, {score} points; {target} were wanted. | {n} cards turned, {score} points; {target} were wanted.',
    short:
      'One card turned, {score} points, and {target} were wanted. | {n} cards turned, {score} points, and {target} were wanted.',
  },
  pad: {
    turned: 'Cards turned',
    down: 'Still face down',
    fives: 'The fives',
    rows: 'No full row | One full row | {n} full rows',
    target: 'Wanted',
    total: 'Points',
  },
  count: { five: 'The {card} lies face up.', row: 'The row {row} is full.' },
  reason: {
    row: 'It fills the row {row}.',
    five: 'There is no other card to play, and the {card} counts its number.',
    only: 'There is no other card to play: the {card} leads where it will.',
    last: 'The 49 ends the game, and nothing can be done about it.',
  },
  lesson: {
    own: {
      title: 'The card tells where it belongs',
      tell: 'You drew the 25. It belongs on square 25, where a card lies face down. Touch the 25: it is laid there face up, and the card that it finds comes into your hand.',
      done: 'Under it lay the 30. And 25 is a multiple of five: it counts 25 points.',
      other: 'There is nothing else to do: touch the 25.',
    },
    next: {
      title: 'And so on',
      tell: 'The 30 goes to square 30 in the same way, and so from square to square. You choose nothing. The question is how far the trail leads.',
      done: 'Another five, 30 points, and the 4 is next.',
      other: 'There is nothing else to do: touch the 30.',
    },
    last: {
      title: 'The 49 ends it',
      tell: 'Nothing was laid on square 49. When the 49 turns up, the trail is at its end. Lay it down.',
      done: 'Five cards turned: 25, 30 and 45 make a hundred points. A full row of seven would have counted ten more.',
      other: 'Touch the 49.',
    },
  },
}
