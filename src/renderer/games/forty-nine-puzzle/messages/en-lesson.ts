/** Messages of the first lesson of the "49" Puzzle. */
export const lesson = {
  jump: {
    title: 'Upright and level',
    tell: 'A man jumps over his neighbour into the vacant square right behind, and the neighbour leaves the board. Only upright and level: slanting jumps do not count in this puzzle. Square 18 is vacant. Jump into it.',
    done: 'Four men could have done it, one from each side. Near a corner there are only two.',
    other: 'Jump into square 18.',
  },
  edge: {
    title: 'Clear the edge',
    tell: 'Seven jumps have been made, and square 14 at the right edge is free. A man at the edge can only be jumped along the edge, and nobody can ever jump a man in a corner: so clear them while there are neighbours. Jump from 28 over 21 to 14.',
    done: 'The 21 is off the edge, and the man on 14 still has the corner man for company: next the 7 can come out over him.',
    other: 'That is a jump too. Look for the man on 28.',
  },
  last: {
    title: 'One man',
    tell: 'Two men are left after 46 jumps, on 30 and 31. One more, and a single man stands on the board. From the vacancy on 18 he can end on 32. Jump from 30.',
    done: 'Done in 47 jumps. From 25 of the 49 vacancies nobody can ever do it, the printed 49 among them: the leaflet tells why.',
    other: 'One man is left either way, but here he was wanted on 32. Jump from 30.',
  },
}
