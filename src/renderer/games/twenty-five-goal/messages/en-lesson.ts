/** Messages of the first lesson of the "25" Goal. */
export const lesson = {
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
