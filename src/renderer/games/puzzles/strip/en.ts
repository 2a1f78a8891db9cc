const eventSentences = (man: string) => ({
  step: {
    you: `You step with the ${man} man from {from} to {to}.`,
    they: `{name} steps with the ${man} man from {from} to {to}.`,
  },
  jump: {
    you: `You jump with the ${man} man from {from} over one to {to}.`,
    they: `{name} jumps with the ${man} man from {from} over one to {to}.`,
  },
  double: {
    you: `You jump with the ${man} man from {from} over two to {to}.`,
    they: `{name} jumps with the ${man} man from {from} over two to {to}.`,
  },
})

const moveSentences = (man: string) => ({
  step: `Step with the ${man} man from {from} to {to}`,
  jump: `Jump with the ${man} man from {from} over one to {to}`,
  double: `Jump with the ${man} man from {from} over two to {to}`,
})

/** Prefixes the keys of a colour's sentences with its letter: `R-step`, `R-jump`, `R-double`. */
function prefixKeys<T>(letter: string, sentences: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(sentences).map(([how, words]) => [`${letter}-${how}`, words]))
}

const TOO_FEW = 'It cannot be done in so few: ten are the fewest.'

const sharedPrompts = {
  play: 'One move left; {home} men of six at home. | {n} moves left; {home} men of six at home. Square {vacant} is vacant.',
  free: 'One move made; {home} men of six at home. | {n} moves made; {home} men of six at home. Square {vacant} is vacant.',
  watch: 'One move made; {home} men of six at home. | {n} moves made; {home} men of six at home.',
  over: 'The puzzle is over.',
}

const sharedResults = {
  solved: 'Done in {n} moves; it can be done in ten',
  'last-move':
    'The ten moves are made, and {home} men of six are at home | The {n} moves are made, and {home} men of six are at home',
  'too-few':
    'The one move is made; nobody can do it in fewer than ten | The {n} moves are made; nobody can do it in fewer than ten',
}

/** English messages that the two reverse puzzles share. `n` is the number that a sentence counts. */
const stripWords = {
  options: {
    moveLimit: {
      label: 'Moves allowed',
      note: 'More than anybody needs: ten are the fewest.',
      '0-note': 'As many as you want.',
      '10-note': 'Ten moves are the fewest that do it, and all that the sheet allows.',
      ...Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`${i + 1}-note`, TOO_FEW])),
    },
  },
  event: { ...prefixKeys('R', eventSentences('red')), ...prefixKeys('V', eventSentences('black')) },
  move: { ...prefixKeys('R', moveSentences('red')), ...prefixKeys('V', moveSentences('black')) },
  reason: {
    last: 'It brings the last man home.',
    home: 'It brings a man where he belongs, to {to}, for good or for now.',
    double: 'A jump over two carries him three squares at once: without such jumps ten moves are not enough.',
    opens: 'It leaves square {from} vacant for the jumps to come.',
  },
  card: { R: 'red', V: 'black' },
  state: {
    squares: 'The strip, from square 1',
    vacant: 'Vacant square',
    home: 'Men at home',
    moveCount: 'Moves made',
    movesLeft: 'Moves left',
    solved: 'Done',
  },
  pad: { moves: 'Moves made', left: 'Moves left', fewest: 'Fewest that do it', total: 'Men at home' },
}

/** Messages of the first lesson of the Reverse Puzzle. */
const reverseLesson = {
  step: {
    title: 'One gap',
    tell: 'Six men stand on the seven squares of the far row, and one square is vacant. There is never but one place to go, so one touch is enough. Touch the black man on 6: he steps to the vacant 7.',
    done: 'A step to the next square. A man may go either way, and come back if he likes.',
    other: 'That was a jump; nobody leaves the board for it. Try the step: touch the man on 6.',
  },
  double: {
    title: 'Over two heads',
    tell: 'A man may jump over one or two others, of whatever colour, and they stay where they are. So a gap can be reached from three squares away. Square 6 is vacant: touch the red man on 3.',
    done: 'Three squares in one move. With jumps over one man only, the puzzle would take fifteen moves.',
    other: 'That is allowed. But look for the man three squares away: the red one on 3.',
  },
  last: {
    title: 'The tenth move',
    tell: 'Nine moves are made and nine chips pushed forward. Black belongs on 2, 3 and 4, red on 5, 6 and 7. One man is not at home. Touch him.',
    done: 'Ten moves, and ten are the fewest. There are just two ways to do it, and both begin with the same two moves.',
    other: 'That was the tenth move, and the puzzle is over. Look which man is not at home: the one on 1.',
  },
}

/** English messages of The Reverse Puzzle, under its id. */
export const reverseEn = {
  ...stripWords,
  title: 'The Reverse Puzzle',
  prompt: {
    start:
      'Red stands on 1 to 3, black on 4 to 6. Bring black to 2, 3 and 4 and red to 5, 6 and 7. Touch a man no more than three squares from the gap. One move is allowed. | Red stands on 1 to 3, black on 4 to 6. Bring black to 2, 3 and 4 and red to 5, 6 and 7. Touch a man no more than three squares from the gap. {n} moves are allowed.',
    'start-free':
      'Red stands on 1 to 3, black on 4 to 6. Bring black to 2, 3 and 4 and red to 5, 6 and 7. Touch a man no more than three squares from the gap.',
    ...sharedPrompts,
  },
  result: {
    fewest: 'Done in ten moves: there are two ways, and you have found one',
    ...sharedResults,
  },
  lesson: reverseLesson,
}

/** Messages of the first lesson of Another Reverse Puzzle. */
const anotherLesson = {
  jump: {
    title: 'One gap in the middle',
    tell: 'Six men stand on the seven squares of the far row, and square 4 is vacant. There is never but one place to go, so one touch is enough. Let a man jump over one other into the gap: the one on 2, or the one on 6.',
    done: 'Whoever is jumped stays on the board. Men may go either way, and come back if they like.',
    other: 'Allowed, but try a jump over one man: touch the one on 2 or the one on 6.',
  },
  double: {
    title: 'Over two heads',
    tell: 'A man may jump over two others as well, of whatever colour. So a gap can be reached from three squares away. Square 6 is vacant: touch the red man on 3.',
    done: 'Three squares in one move. With jumps over one man only, the puzzle would take fifteen moves.',
    other: 'That is allowed. But look for the man three squares away: the red one on 3.',
  },
  last: {
    title: 'The tenth move',
    tell: 'Nine moves are made and nine chips pushed forward. Black belongs on 1, 2 and 3, red on 5, 6 and 7. One man is not at home. Touch him.',
    done: 'Ten moves, and ten are the fewest. There are four ways: two, and the same two seen in a mirror.',
    other: 'That was the tenth move, and the puzzle is over. Look which man is not at home: the one on 4.',
  },
}

/** English messages of Another Reverse Puzzle, under its id. */
export const anotherEn = {
  ...stripWords,
  title: 'Another Reverse Puzzle',
  prompt: {
    start:
      'Red stands on 1 to 3, black on 5 to 7. Let them change sides, with 4 vacant again. Touch a man no more than three squares from the gap. One move is allowed. | Red stands on 1 to 3, black on 5 to 7. Let them change sides, with 4 vacant again. Touch a man no more than three squares from the gap. {n} moves are allowed.',
    'start-free':
      'Red stands on 1 to 3, black on 5 to 7. Let them change sides, with 4 vacant again. Touch a man no more than three squares from the gap.',
    ...sharedPrompts,
  },
  result: {
    fewest: 'Done in ten moves: there are four ways, two and their mirror images',
    ...sharedResults,
  },
  lesson: anotherLesson,
}
