import { nineMenWords } from '../puzzles/nine-men/en'

/** Messages of the first lesson of the Nine Men Square Puzzle. */
const lesson = {
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
export default { ...nineMenWords, title: 'The Nine Men Square Puzzle', lesson }
