import { pegWords } from '../pegs/en'

const LIMIT_NOTE = 'It cannot be done in so few: four are the fewest.'

/**
 * English messages that the two puzzles of nine men share. `n` is the number that a sentence counts, `men` the number
 * of men left.
 */
export const nineMenWords = {
  ...pegWords,
  options: {
    moveLimit: {
      label: 'Moves allowed',
      note: 'Four moves are the fewest that do it.',
      '0-note': 'As many as you want. Four are the fewest that do it.',
      '1-note': LIMIT_NOTE,
      '2-note': LIMIT_NOTE,
      '3-note': LIMIT_NOTE,
    },
  },
  prompt: {
    start:
      'Jump eight men away, the last jump landing on 25. One man may jump several in one move: touch him, then every landing, and let go with “Do it”.',
    'start-limit': '{n} moves for eight men; the last jump must land on 25. One man may jump several in one move.',
    'start-too-few':
      'One move is allowed, and nobody can do it in fewer than four. | {n} moves are allowed, and nobody can do it in fewer than four.',
    play: 'One move made, {men} men left. The last jump must land on 25. | {n} moves made, {men} men left. The last jump must land on 25.',
    limit: '{men} men left, and one move to jump them. | {men} men left, and {n} moves to jump them.',
    watch: 'One move made, {men} men left. | {n} moves made, {men} men left.',
    over: 'The puzzle is over.',
  },
  result: {
    fewest: 'Done in four moves: nobody can do it in fewer',
    solved: 'Done in {n} moves; it can be done in four',
    elsewhere: 'One man left, but on {square} instead of 25',
    stuck: 'Stuck with {n} men left',
    'last-move': 'The one move is made, and {men} men are left | The {n} moves are made, and {men} men are left',
  },
}
