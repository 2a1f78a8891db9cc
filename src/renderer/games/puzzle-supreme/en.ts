/** English messages of the Puzzle Supreme, under its id. */
export default {
  title: 'The “Forty-Nine” Puzzle Supreme',
  options: {},
  state: {
    board: 'The board',
    tray: 'Cards off the board',
    rowSums: 'Sums of the rows, from the top',
    columnSums: 'Sums of the columns, from the left',
    diagonalSums: 'Sums of the diagonals, 1 to 49 and 7 to 43',
    lines: 'Lines that are right',
    solved: 'Solved',
  },
  move: {
    lay: 'Lay the {card} on square {square}',
    move: 'Move the {card} to square {square}',
    replace: 'Lay the {card} on square {square} and take up the {other}',
    change: 'Move the {card} to square {square}; the {other} takes its place',
    off: 'Take up the {card}',
  },
  event: {
    placed: { you: 'You lay the {card} on square {square}.', they: '{name} lays the {card} on square {square}.' },
    replaced: {
      you: 'You lay the {card} on square {square} and take up the {other}.',
      they: '{name} lays the {card} on square {square} and takes up the {other}.',
    },
    changed: {
      you: 'The {card} goes to square {square}, and the {other} takes its place.',
      they: '{name} lets the {card} and the {other} change places.',
    },
    lifted: { you: 'You take up the {card}.', they: '{name} takes up the {card}.' },
    line: {
      row: 'Row {number} adds up to {sum}: {lines} of sixteen.',
      column: 'Column {number} adds up to {sum}: {lines} of sixteen.',
      diagonal: 'A diagonal adds up to {sum}: {lines} of sixteen.',
    },
    solved: { you: 'All sixteen lines are right. It can be done!', they: '{name} has done it: all sixteen are right.' },
  },
  prompt: {
    fresh: 'Touch a card, then the square where it shall lie. Every row, column and long diagonal must make {sum}.',
    lay: 'Right lines: {lines} of sixteen; cards to be laid: {left}. Touch a card, then a square.',
    wrong:
      'Right lines: {lines} of sixteen. One line cannot come right as it lies. | Right lines: {lines} of sixteen. {n} lines cannot come right as they lie.',
    full: 'All cards lie, and one line is wrong. Touch two cards to let them change places. | All cards lie, but {n} lines are wrong. Touch two cards to let them change places.',
    watch: 'Right lines: {lines} of sixteen; cards to be laid: {left}.',
    over: 'All sixteen lines are right.',
  },
  reason: {
    finishes: {
      row: 'With the {card}, row {number} makes {sum}.',
      column: 'With the {card}, column {number} makes {sum}.',
      diagonal: 'With the {card}, the diagonal makes {sum}.',
    },
    spoils: {
      row: 'Row {number} makes {sum} with the {card} in it and cannot come to {goal} so.',
      column: 'Column {number} makes {sum} with the {card} in it and cannot come to {goal} so.',
      diagonal: 'The diagonal makes {sum} with the {card} in it and cannot come to {goal} so.',
    },
    away: 'What lies cannot be completed while the {card} is where it is.',
    leaves:
      'Then row {number} wants {rest} more from one card. | Then row {number} wants {rest} more from {n} cards: that can be had.',
    tries: 'The {card} has to go somewhere; what is wrong shows when its lines fill up.',
  },
  result: { done: 'Sixteen lines, each of them 175: the Puzzle Supreme is done.' },
  pad: { row: 'Row {number}', column: 'Column {number}', diagonal: 'Diagonal {number}', total: 'Lines of 175' },
  demo: {
    title: 'The staircase',
    first: 'The 1 begins in the middle of the top row.',
    up: 'The {card} goes one square up and one to the right of the {before}.',
    over: 'One up and one to the right of the {before} lies beyond the edge, so the {card} comes in again at the other side.',
    down: 'There a card lies already. The {card} goes right below the {before}, and the climb goes on.',
    last: 'The {card} is the last, and all sixteen lines make 175. Opposite squares make 50, as they do on the bare board.',
  },
  lesson: {
    row: {
      title: 'One row',
      tell: 'Six cards of the top row make {sum}, and every line has to make {goal}. Which card is wanted? Touch it, then the empty square.',
      done: '{goal} it is, and the light at its end says so. Sixteen lines like this one, all at once, are the puzzle.',
      other: '{goal} less {sum} is {card}. Lay the {card} at the end of the top row.',
    },
    change: {
      title: 'Two cards change places',
      tell: 'Every row adds up, but the first two columns do not: the {one} and the {two} lie in each other’s places. Touch one of them, then the other.',
      done: 'They have changed places. Nothing that lies is final: take up, change, try again.',
      other: 'Touch the {one}, then the {two}.',
    },
    last: {
      title: 'The last card',
      tell: 'One card is left, and one square. Lay it, and look along all sixteen lines.',
      done: 'All sixteen. There are more such squares than anybody could lay in a lifetime. Find one of your own.',
      other: 'Only the {card} is left, and square {square}.',
    },
  },
}
