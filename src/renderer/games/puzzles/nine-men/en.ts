import { pegWords } from '../pegs/en'

const LIMIT_NOTE = 'It cannot be done in so few: four are the fewest.'

/**
 * English messages that the two puzzles of nine men share. `n` is the number that a sentence counts, `men` the number
 * of men left.
 */
const nineMenWords = {
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

/** Messages of the first lesson of the Nine Men Square Puzzle. */
const squareLesson = {
  jump: {
    title: 'One jump',
    tell: 'Nine men stand round the 25. A man jumps over a neighbour, straight or slanting, into the vacant square right behind, and the neighbour leaves the board. The man in the middle goes first: touch the man on 25, then square 11, and let him go with “Do it”.',
    done: 'The 18 is gone and the 25 is free. The rest of the board is yours to use: there is room for long ways round.',
    other: 'A jump, but here the man on 25 was asked to leave his place. Send him to 11.',
  },
  chain: {
    title: 'Two in one move',
    tell: 'A man may jump on as long as he is not let go, and that is still one move. Touch the man on 32, then 16 (he passes 24), then 18 (he passes 17). Let go with “Do it”.',
    done: 'Two men gone in one move. Moves are what is counted, not jumps.',
    other: 'Let the man on 32 jump to 16 and on to 18, in one move.',
  },
  home: {
    title: 'The journey home',
    tell: 'Three moves have left five men, and the first one is far out on 11. He can take all four others in one move and come back where he began: 23, 39, 27, 25.',
    done: 'Four moves, eight men, and the man from 25 stands on 25 again. Nobody can do it in three; there are sixteen ways in four.',
    other: 'Take the man on 11 all the way: 23, 39, 27, 25.',
  },
}

/** English messages of the Nine Men Square Puzzle, under its id. */
export const squareEn = { ...nineMenWords, title: 'The Nine Men Square Puzzle', lesson: squareLesson }

/** Messages of the first lesson of the Nine Men Triangle Puzzle. */
const triangleLesson = {
  jump: {
    title: 'One jump',
    tell: 'Nine men stand in a triangle with its top on 25. A man jumps over a neighbour, straight or slanting, into the vacant square right behind, and the neighbour leaves the board. Touch the man on 32, then square 30, and let him go with “Do it”.',
    done: 'The 31 is gone. The whole board may be used, not the triangle alone.',
    other: 'A jump, but try this one first: from 32 level to 30.',
  },
  chain: {
    title: 'Two in one move',
    tell: 'A man may jump on as long as he is not let go, and that is still one move. Touch the man on 38, then 36 (he passes 37), then 24 (he passes 30). Let go with “Do it”.',
    done: 'Two men gone in one move. Moves are what is counted, not jumps.',
    other: 'Let the man on 38 jump to 36 and on to 24, in one move.',
  },
  tour: {
    title: 'Once round',
    tell: 'The man on 33 can take four others in one move and come back to his own square: 17, 31, 47, 33. Either way round will do.',
    done: 'Four men in one move. A landing square may be one that he left a moment ago.',
    other: 'Take the man on 33 all the way round: 17, 31, 47 and back to 33.',
  },
  home: {
    title: 'The landing on 25',
    tell: 'Two men are left, on 33 and 41. The last jump must land on 25: a slanting one, from 41.',
    done: 'Four moves, eight men. Every one of the fourteen ways in four moves ends with such a jump from a corner of the base.',
    other: 'One man is left, but not on 25. Jump from 41.',
  },
}

/** English messages of the Nine Men Triangle Puzzle, under its id. */
export const triangleEn = { ...nineMenWords, title: 'The Nine Men Triangle Puzzle', lesson: triangleLesson }
