/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
export const lesson = {
  row: {
    title: 'Three of a colour on a line',
    tell: 'Only colours count here, never the numbers. Red lies on 4 and 10, on a diagonal. Put the 3 on square 22, on the same slant: the gap at 16 does no harm. Touch the card, then the square.',
    done: 'A row of three counts three.',
    other: 'That is allowed, but lay the 3 on square 22 for now.',
  },
  crossing: {
    title: 'Where rows cross',
    tell: 'Red counts six: the diagonal 4-10-22 and the column 4-18-25 share the card on 4. Put the 6 on square 26. It makes two rows at one stroke, 10-18-26 on a diagonal and 22-25-26 across.',
    done: 'Twelve, with six cards. Cards that stand in several rows at once are what it takes.',
    other: 'That may do something too. But see what square 26 does.',
  },
  shape: {
    title: 'Fifteen',
    tell: 'No colour can count more than fifteen. Six red cards lie on 1, 2, 3, 9, 15 and 16. They make three rows. Lay the 7 on 17: across it ends 15-16-17, and on a diagonal 1-9-17.',
    done: 'Five rows of three with seven cards: that is the best there is.',
    other: 'Square 17 is the corner that is missing.',
  },
  change: {
    title: 'Cards that change places',
    tell: 'An orange card lies where red wants to be. Touch the red 3 on square 10, then the 8 on square 3: they change places. A card can also be put back into the tray.',
    done: 'Nothing is ever fixed until you say that you have finished.',
    other: 'Change the cards on 3 and 10 with each other.',
  },
}
