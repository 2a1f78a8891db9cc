/** English messages of Isolation, under its id. Squares are numbers. */
export default {
  title: 'Isolation',
  options: {},
  card: { hand: 'the cards before you' },
  touch: { hand: 'A card from before you' },
  thing: { hand: 'The cards before you' },
  deed: { hand: 'choose one' },
  state: {
    squares: 'Squares with a card',
    inHand: 'Cards in the hand',
    clashes: 'Clashes',
    solved: 'Solved',
    solution: 'Which of the forty solutions',
    family: 'Which of the six families',
  },
  move: {
    lay: 'Lay a card on square {to}',
    move: 'Move the card from square {from} to square {to}',
    off: 'Take up the card on square {from}',
  },
  event: {
    laid: {
      you: 'You lay a card on square {square}: it stands alone. | You lay a card on square {square}: it clashes with one other. | You lay a card on square {square}: it clashes with {n} others.',
      they: '{name} lays a card on square {square}. | {name} lays a card on square {square}, and it clashes. | {name} lays a card on square {square}, and it clashes with {n}.',
    },
    moved: {
      you: 'From square {from} to square {square}: now it stands alone. | From square {from} to square {square}: it clashes with one other. | From square {from} to square {square}: it clashes with {n} others.',
      they: '{name} moves a card from {from} to {square}. | {name} moves a card from {from} to {square}, and it clashes. | {name} moves a card from {from} to {square}, and it clashes with {n}.',
    },
    takenUp: {
      you: 'You take up the card on square {square}.',
      they: '{name} takes up the card on square {square}.',
    },
    solved: {
      you: 'Seven alone! This is number {solution} of the forty, of family {family}.',
      they: '{name} has all seven alone: number {solution} of the forty, of family {family}.',
    },
  },
  prompt: {
    fresh: 'Lay seven cards so that no two share a row, a column or a diagonal. Touch a card, then a square.',
    lay: 'No clash. One card is left. | No clash. {n} cards are left.',
    clash:
      'Two cards share a line ({pairs}). Move one of them, or take it up. | {n} pairs of cards share a line ({pairs}). Move a card, or take it up.',
    watch: '{laid} of seven cards are laid; clashes: {clashes}.',
    over: 'Seven cards, each alone: number {solution} of the forty, of family {family}.',
  },
  reason: {
    alone:
      'Square {to} is as good a beginning as any: every square belongs to some of the forty. | On square {to} the card sees nobody. | On square {to} the card sees none of the {n} that lie.',
    stays: 'Square {to} belongs to the arrangement that keeps most of what lies.',
    frees: 'On {from} the card shares a line with the one on {other}; square {to} belongs to a solution.',
    way: 'No solution has a card on {from} beside the others. With one on {to} most of what lies can stay.',
    off: 'The card on {from} stands in the way.',
  },
  result: { done: 'Seven cards, each alone: number {solution} of the forty, family {family} of six.' },
  album: 'The album of the forty',
  pad: {
    laid: 'Cards laid',
    clashes: 'Clashes',
    solution: 'Number of the forty',
    family: 'Family of the six',
    total: 'Cards without a clash',
  },
  demo: {
    title: 'One of the forty',
    1: 'The first card may lie anywhere: here in the corner, on {square}. It rules its row, its column and the long diagonal.',
    2: 'The second row, well to the right: {square}. One card in each row is all there can be.',
    3: 'On {square} in the third row nobody sees it.',
    4: 'The fourth row has two squares that nobody sees. Only one of them leads on: {square}.',
    5: 'At the edge of the fifth row, on {square}.',
    6: 'The sixth row: {square}, a knight’s move from the last.',
    7: 'One square of the last row is free of all lines: {square}. Seven cards, and none sees another.',
  },
  lesson: {
    knight: {
      title: 'What a card rules',
      tell: 'The card on {first} rules its row, its column and its diagonal from end to end. Lay a second card on {next}, a knight’s move away, where it is seen by nobody.',
      done: 'Alone. Each row can hold one card only, so think of a card for every row.',
      other: 'It may lie there. But here try square {next}: one row down and two to the right.',
    },
    clash: {
      title: 'A clash',
      tell: 'The cards on {other} and {card} share a diagonal, and both are in the shade. Touch the one on {card}, then square {to} beside it.',
      done: 'The shade is gone. A card may clash for a while; only the end counts.',
      other: 'Touch the card on {card}, then square {to}.',
    },
    last: {
      title: 'The seventh card',
      tell: 'Six cards stand alone. Hold the last one and look which square still shines.',
      done: 'Seven alone. There are forty such arrangements, of six really different kinds. How many will you find?',
      other: 'That does not finish it. One square is left: {square}.',
    },
  },
}
