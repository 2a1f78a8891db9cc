/** Messages of the first lesson of the "13" Puzzle. */
const lesson = {
  slide: {
    title: 'A slide',
    tell: 'Thirteen cards lie on fourteen squares. A card beside the vacant square, or above or below it, can be slid there: touch it. The 13 lies on square 7, right above the gap, and its own square 13 is in the row below. Slide it down to square 14.',
    done: 'The gap is now on square 7. Every slide moves a card one place and the gap the other way.',
    other: 'A slide, but not the one that helps. Touch the 13, right above the gap.',
  },
  turn: {
    title: 'Round about',
    tell: 'The four squares at the right end turn like a wheel: 6, 7, 14, 13. The gap is on square 6 now. Slide the 6 home.',
    done: 'The last squares only ever turn round. That is why you work from the left, column by column.',
    other: 'That turns the wheel back. Touch the 6, right below the gap.',
  },
  home: {
    title: 'The last click',
    tell: 'One card is not at home. Slide it, and the vacant square is 14 again.',
    done: 'All thirteen are home. Half of all mixes can never come so far: the leaflet tells how to know them.',
    other: 'One slide was enough: touch the 13.',
  },
}

/** English messages of the "13" Puzzle, under its id. Cards and squares are numbers; `n` counts slides. */
export default {
  title: 'The “13” Puzzle',
  options: {
    deal: {
      label: 'The mix',
      solvable: 'Put right',
      'solvable-note': 'A mix that could never come home has its last two cards exchanged.',
      'as-mixed': 'As it falls',
      'as-mixed-note': 'As printed in 1928. Every second mix cannot be done, and nobody tells you which.',
    },
  },
  event: {
    dealt: 'Thirteen cards are laid, from square 1 on: {cards}.',
    mended: 'So mixed they could never come home, so the cards on {first} and {second} change places.',
    slid: { you: 'You slide the {card} to square {to}.', they: '{name} slides the {card} to square {to}.' },
    home: 'The {card} is home.',
    column: 'Column {column} is complete.',
  },
  move: {
    slide: 'Slide the {card} to square {to}',
    home: 'Slide the {card} home to square {to}',
  },
  prompt: {
    deal: 'The cards are being laid.',
    start: 'Slide the cards home, each to the square with its number. Touch one beside the vacant square {vacant}.',
    'start-as-mixed':
      'Slide the cards home, each to the square with its number, or as near as this mix lets you. Touch one beside the vacant square {vacant}.',
    play: '{home} of thirteen home after one slide. | {home} of thirteen home after {n} slides. Square {vacant} is vacant.',
    watch: '{home} of thirteen home after one slide. | {home} of thirteen home after {n} slides.',
    over: 'The puzzle is over.',
  },
  result: {
    solved: 'Done in one slide | Done in {n} slides: all thirteen are home',
    'at-once': 'The cards fell home by themselves',
    'last-picture': 'The last picture: 12 and 13 stand in each other’s place, and this mix can come no nearer',
  },
  reason: {
    last: 'The {card} is the last one to come home.',
    home: 'It brings the {card} home.',
    aside: 'The {card} has to leave its square for a moment, to let another past.',
    nearer: 'It brings the {card} nearer to its column.',
    room: 'It moves the gap to square {from}, where it is needed next.',
  },
  state: {
    squares: 'The two rows, from square 1',
    vacant: 'Vacant square',
    home: 'Cards at home',
    moveCount: 'Slides made',
    mended: 'Two cards were exchanged at the start',
    solvable: 'Can come home',
    solved: 'Done',
  },
  pad: { slides: 'Slides made', abroad: 'Still abroad', total: 'Cards home' },
  lesson,
}
