/** English messages of the Mystic Double Cross, under its id. Cards and squares are numbers. */
export default {
  title: 'The Mystic Double Cross',
  options: {
    cheater: {
      label: 'The Cheater is in the pack',
      note: 'If it is turned up, you choose a vacant square for it: the only choice in the game.',
    },
    target: {
      label: 'Points to reach',
      note: '265 is the most there is, and all but out of reach. One game in three makes 150, one in seven 175, one in thirty 200.',
    },
  },
  state: {
    board: 'The board',
    stack: 'Cards to come',
    rest: 'Cards out of play',
    inHand: 'In your hand',
    aside: 'Laid aside',
    drawn: 'Cards turned up',
    fives: 'Points of the fives',
    lines: 'Full rows',
    score: 'The count',
    solved: 'Target reached',
  },
  touch: { 'hand:C': 'The Cheater in your hand' },
  card: { C: 'the Cheater' },
  verb: { draw: 'Turn up' },
  move: {
    draw: 'Turn up the last card | Turn up the last card | Turn up the next card; {n} are left',
    cheat: 'Put the Cheater on square {square}',
    'cheat-points': 'Put the Cheater on square {square}: {points} points',
  },
  event: {
    dealt: '{stack} cards are counted off; {rest} stay out of play.',
    turned: { you: 'You turn up the {card}.', they: '{name} turns up the {card}.' },
    'turned-cheater': { you: 'You turn up the Cheater!', they: '{name} turns up the Cheater!' },
    cheated: {
      you: 'Your Cheater goes on square {square} for good.',
      they: '{name} puts the Cheater on square {square}.',
    },
    aside: 'The Cheater sits on its square: the {card} is laid aside and counts nothing.',
    held: { you: 'Find a square for it before the next card.', they: '{name} has to find a square for it.' },
    scored: {
      square: '{points} points for the {what}.',
      row: 'Seven in line, {what}: {points} points.',
    },
    ended: {
      solved: 'It is done: {score} points, with {target} asked for.',
      'below-target': 'All cards are turned up. The count is {score}.',
    },
  },
  prompt: {
    deal: 'The pack is being mixed.',
    first: 'Touch the stack to turn up the first card. {target} points are the aim.',
    draw: 'The count is {score}. Turn up the last card. | The count is {score}. Turn up the last card. | The count is {score}. Turn up the next card; {n} are left.',
    cheater: 'The Cheater! Touch it, then the vacant square where it shall stay.',
    watch:
      'The count is {score}; no card is left. | The count is {score}; one card is left. | The count is {score}; {n} cards are left.',
    over: 'All twenty-five are turned up. The count is {score}.',
  },
  reason: {
    draw: 'Nothing is to be chosen: the next card goes to its own square.',
    row: 'On square {square} it closes the row {row}: {points} points at once.',
    highest: 'Square {square} is the highest five that is vacant, and its own card may never come.',
    five: 'The {square} is round and counts its number; a higher five is likelier to be filled in time.',
    any: 'Square {square} brings its rows nearer to seven.',
  },
  result: {
    done: '{score} points: the {target} that were asked for are reached.',
    below: '{score} points, {short} short of {target}. Mix again.',
  },
  pad: {
    drawn: 'Cards turned up',
    fives: 'Fives: none yet | Fives: one | Fives: {n}',
    rows: 'Full rows: none | Full rows: one | Full rows: {n}',
    target: 'To reach',
    total: 'Points',
  },
  count: { five: 'The {square} counts {points}.', row: 'The row {row} is full: {points}.' },
  demo: {
    title: 'The double cross itself',
    first: 'Twenty-five cards are turned up, and each goes to its own square. A plain number counts nothing by itself.',
    five: 'The {card} is a multiple of five and counts its number.',
    row: 'The row {row} is full: ten points more.',
    middle: 'The {card} stands alone in the middle of the cross.',
    last: 'The row {row} closes the cross. All nine fives and four full rows: {points}, and no other twenty-five cards make as much.',
  },
  lesson: {
    draw: {
      title: 'Turn up a card',
      tell: 'Twenty-five cards lie in the stack. Touch it: the top card is turned up and goes to the square of its number by itself.',
      done: 'The 40 is a multiple of five and counts {points}. Other numbers count only as part of a full row.',
      other: 'Touch the stack.',
    },
    cheater: {
      title: 'The Cheater',
      tell: 'You turned up the Cheater. It stands in for any card that has not come, and counts as that card would. The highest five is square {square}. Touch the Cheater, then the square.',
      done: 'Forty-five points. If the real 45 comes later, it is laid aside: that is the risk.',
      other: 'It may go anywhere vacant, and never moves again. Try the highest five, square {square}.',
    },
    row: {
      title: 'A row wants one card',
      tell: 'Six of the row {row} lie, and the Cheater is in your hand. Square {square} is a five as well. What would it bring there, and what would it bring on 45?',
      done: 'A fair choice. On square {square} it makes {points} at once; on 45 it makes 45, unless the real card comes.',
      other: 'There it brings less than either: close the row on square {square}, or take the 45.',
    },
  },
}
