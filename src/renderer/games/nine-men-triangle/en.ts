import { nineMenWords } from '../puzzles/nine-men/en'

/** Messages of the first lesson of the Nine Men Triangle Puzzle. */
const lesson = {
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
export default { ...nineMenWords, title: 'The Nine Men Triangle Puzzle', lesson }
