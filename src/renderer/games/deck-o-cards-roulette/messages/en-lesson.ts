/** Messages of the lesson: the task, the response when it is done, and the response to any other move. */
export const lesson = {
  red: {
    title: 'Red or black',
    tell: 'The bank spins an arrow over the 52 cards of a pack; you bet where it stops. Half the cards are red. Touch the big red mark at the left of the green layout: that lays your smallest chip on it.',
    done: 'If a heart or a diamond comes you win as much as you laid, and your chip comes back. Half the cards win, so the bet favours nobody.',
    other: 'Any bet is allowed, but this one is the simplest. Lay a chip on red.',
  },
  more: {
    title: 'More than one chip',
    tell: 'A touch lays the smallest stake. For more, touch a chip of your stacks first, then the spot; touch several chips and they go down together. Or take a chip and carry it there. Lay 5 on clubs, at the right.',
    done: 'A suit has 13 cards of the 52 and pays three to one: in the long run nobody wins by it either.',
    other: 'Touch one of your fives, then the mark for clubs at the right.',
  },
  card: {
    title: 'A card and its lucky suit',
    tell: 'Every rank has a box with its four suits. A chip on one of them covers the whole rank: eleven to one if it comes, and fifteen to one if it comes in the suit that you covered. Lay a chip on the heart of the seven.',
    done: 'Four cards win: three pay 11, the seven of hearts pays 15. What you lose on the other 48 is just as much: again nobody is favoured.',
    other: 'Touch the small heart in the box of the seven.',
  },
  line: {
    title: 'Lines and crosses',
    tell: 'A chip on the line between two numbers covers both: eight cards, five to one. Where four boxes meet, on the little diamond, it covers all four: two to one. There are thirteen lines and four crosses; here the bank keeps a little. Lay a chip on the line between the seven and the eight.',
    done: 'Eight cards in 52 at five to one: of every thirteen chips laid so, the bank keeps one in the long run.',
    other: 'Touch the line between the boxes of the seven and the eight.',
  },
  even: {
    title: 'Three for two',
    tell: 'The four marks at the foot pay three for every two, so stakes there are even: the first touch lays two. Jack, queen and king lose all of them. Lay two on the even numbers.',
    done: 'Twenty cards win. The courts are the bank’s.',
    other: 'Touch the mark EVEN at the foot of the layout.',
  },
  call: {
    title: 'The long chance',
    tell: 'A chip in the middle of a box is a card called aloud, and that very card must come: fifty to one. It loses on the other three suits of its rank, unlike a chip on a suit. Choose “Call a card” in the list, then touch the middle of the king’s box and its diamond.',
    done: '“King of diamonds!” One card in 52. Somebody has to be lucky.',
    other:
      'Choose “Call a card” in the list, touch the letter K in the middle of its box, then the diamond in the same box.',
  },
  ready: {
    title: 'No more bets',
    tell: 'Your chips lie well. Touch the arrow to say that you are ready; everybody else is, so it is flicked at once. Stroke it fast or press it long: it turns longer, but where it stops is settled by chance before, one card in 52.',
    done: 'The losers are raked in first, then the winners are paid. That is all there is to know.',
    other: 'You may go on betting, but now touch the arrow.',
  },
}
