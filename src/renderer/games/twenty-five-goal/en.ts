import { pegWords } from '../puzzles/pegs/en'

/** Messages of the first lesson of the "25" Goal. */
const lesson = {
  jump: {
    title: 'A neighbour and a hole',
    tell: 'A man jumps over the man next to him and comes down in the vacant square right behind. Square 49 is vacant. The man on 47 can jump level over 48, the man on 35 straight down over 42. Touch one of them, then square 49.',
    done: 'The man who was jumped leaves the board. That is every move there is: 47 of them clear the board but for one man.',
    other: 'That is a jump too, but a slanting one. Try a level or an upright one first.',
  },
  slant: {
    title: 'Slanting jumps count',
    tell: 'In this puzzle men jump slantwise as well. Square 49 is vacant again, and the man on 33 looks at it across the corner of 41. Jump from 33 to 49.',
    done: 'Slanting jumps are what makes the puzzle possible from every vacancy.',
    other: 'A jump, but a straight one. Take the man on 33.',
  },
  last: {
    title: 'The last landing',
    tell: 'Two men are left, on 11 and 18, and one jump ends it. The last man must come down on 25. One man anywhere else is not enough.',
    done: 'Done: 47 jumps, and the last man on 25.',
    other: 'One man is left, but not on 25. Jump from 11 over 18.',
  },
}

/** English messages of the "25" Goal, under its id. Squares are numbers; `n` is the number that a sentence counts. */
export default {
  ...pegWords,
  title: 'The “25” Goal',
  options: {
    start: {
      label: 'The square left vacant',
      note: 'It can be done from every square; the sheet of 1928 names 49.',
      '49-note': 'The puzzle as the sheet of 1928 sets it.',
    },
  },
  prompt: {
    start:
      'Square {vacant} is vacant. Jump any man over a neighbour, straight or slanting, into the free square behind. The last man must land on 25.',
    play: 'One jump made, {men} men left. The last one must land on 25. | {n} jumps made, {men} men left. The last one must land on 25.',
    few: 'Only {men} men left. Mind who can still reach 25.',
    watch: '{men} men are left; the last one must land on 25.',
    over: 'The puzzle is over.',
  },
  result: {
    solved: 'Done in {jumps} jumps: one man, and he stands on 25',
    elsewhere: 'One man left, but on {square} instead of 25',
    stuck: 'Stuck with {n} men left',
  },
  lesson,
}
