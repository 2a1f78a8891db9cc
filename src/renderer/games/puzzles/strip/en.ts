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

export const sharedPrompts = {
  play: 'One move left; men at home: {home} of six. | {n} moves left; men at home: {home} of six. Square {vacant} is vacant.',
  free: 'One move made; men at home: {home} of six. | {n} moves made; men at home: {home} of six. Square {vacant} is vacant.',
  watch: 'One move made; men at home: {home} of six. | {n} moves made; men at home: {home} of six.',
  over: 'The puzzle is over.',
}

export const sharedResults = {
  solved: 'Done in {n} moves; it can be done in ten',
  'last-move':
    'The ten moves are made; men at home: {home} of six | The {n} moves are made; men at home: {home} of six',
  'too-few':
    'The one move is made; nobody can do it in fewer than ten | The {n} moves are made; nobody can do it in fewer than ten',
}

/** English messages that the two reverse puzzles share. `n` is the number that a sentence counts. */
export const stripWords = {
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
