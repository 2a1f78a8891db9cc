/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
export const lesson = {
  row: {
    title: 'Three of a colour on a line',
    tell: 'Numbers mean nothing here; only colours do. Every card may go on any free square. Your red cards lie on 1 and 2. A third one on the same straight line makes a row. Lay the 3 on square 3.',
    done: 'A row of three counts three points.',
    other: 'Lay the 3 on square 3, beside the two red cards.',
  },
  longer: {
    title: 'A longer row pays in full again',
    tell: 'Gaps do not matter. Lay the 4 at the other end of that line, on square 7: it makes one row of four, 1-2-3-7, and all four cards count.',
    done: 'Four points, though three of the cards had been paid before.',
    other: 'That may be good too. But lay the 4 on square 7 and see.',
  },
  joined: {
    title: 'Rows that share a card',
    tell: 'The 5 in the middle is red as well. Lay the 6 on square 43: with 7 and 25 it makes a diagonal row of three. Its card on 7 stands in the row 1-2-3-7 too, and so that row is paid again.',
    done: 'Three for the new row and four for the row joined to it: seven points.',
    other: 'Look along the slant from 7 over 25 to 43: there lies your row.',
  },
  crossing: {
    title: 'In the middle of everything',
    tell: 'Lay the 7 on square 9, between 1 and 25. The new row 1-9-25 touches the row along the top by its 1, and the other slant by its 25.',
    done: 'Three, and four, and three: ten points for one card. That is how Colorow is won.',
    other: 'It may be done, but square 9 brings ten. Lay the 7 there.',
  },
  claim: {
    title: 'The strict game: say what it counts',
    tell: 'With the strict referee nobody counts for you. You have laid the third red card on 1-2-3. Claim your points before the next card is played; too few are lost, and too many can be disputed. Claim 3.',
    done: 'Right. A count that is too high costs the surplus and five points more.',
    other: 'The row 1-2-3 counts three, no more and no less. Claim 3.',
  },
}
