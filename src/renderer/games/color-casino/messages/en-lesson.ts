/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
export const lesson = {
  sum: {
    title: 'A pair by its sum',
    tell: 'A card takes only cards of its own colour, and never just one. Your red 7 takes the red 3 and the red 4, for 3 and 4 make 7. Touch the 7, then both.',
    done: 'Red takes red. Old reds and pinks look much alike, so look at the marks in the corners.',
    other: 'Look at the reds on the board: which two make seven?',
  },
  difference: {
    title: 'A pair by its difference',
    tell: 'Two cards may also be taken by their difference. Your black 7 takes the black 9 and the black 2. Touch all three.',
    done: 'And the black 2 is worth a point by itself. A sum may be of many cards, a difference is always between two.',
    other: 'Nine less two is seven: take the two blacks with your black 7.',
  },
  several: {
    title: 'Several groups',
    tell: 'One card may take several groups at once, if each of them is worth it. Your green 6 takes 2 and 4 by their sum, and 9 and 3 by their difference. Touch all four greens.',
    done: 'Five cards at one stroke. Most cards bring 3 points.',
    other: 'That leaves greens behind. Take all four.',
  },
  trail: {
    title: 'Trailing',
    tell: 'None of your cards takes anything here. Lay one loose on the board: carry it to the bare table. Mind which of its colour lie there already, for two of a colour can be taken.',
    done: 'A card alone in its colour is safe, until a second one comes.',
    other: 'Trail a card this time.',
  },
  build: {
    title: 'Setting a pair apart',
    tell: 'You hold the red 4 and the red 7, and the red 3 lies on the board. Lay the 4 on the 3, and they are a pair that only its sum or its difference can take: your 7 next turn. Touch the 4, the 3, and the ticket that says so.',
    done: 'The tickets on the pair tell what takes it: 7, and 1.',
    other: 'Keep the 7, and lay the red 4 on the red 3.',
  },
  lift: {
    title: 'Lifting a pair',
    tell: 'Your opponent has set 3 and 4 apart and waits with a 7. But anybody may take a pair, by its sum or by its difference. You hold the red 1: four less three. Take it.',
    done: 'A pair is safe only while both of its numbers are out of reach of the others.',
    other: 'Your red 1 takes the pair 3 and 4.',
  },
}
