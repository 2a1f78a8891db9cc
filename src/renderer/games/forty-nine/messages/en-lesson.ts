/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
export const lesson = {
  lay: {
    title: 'A card on its own square',
    tell: 'Every card belongs on the square with its number, and it may lie there only if a card lies right beside it, never just at a corner. Beside the 17 these squares are open: {open}. One of them is yours: lay the 18. Touch the card, then its square.',
    done: 'That is the heart of the game. The 18 has opened new squares in its turn.',
    other: 'You may draw as well, but here a card fits. Lay the 18.',
  },
  draw: {
    title: 'When nothing fits',
    tell: 'Open are {open}, and you hold none of them. You may not pass just like that: first you draw. Touch the stock.',
    done: 'One draw a turn, never more. And you may draw even when something fits.',
    other: 'Touch the stock to draw a card.',
  },
  'draw-and-lay': {
    title: 'Draw, then lay',
    tell: 'You drew the 24, and its square lies right below the 17. After a draw you may still lay one card, any card that fits. Lay the 24.',
    done: 'Your turn ends with the card you lay. Nobody draws after laying.',
    other: 'That would have been allowed: nobody is made to lay while the stock lasts. But try the 24.',
  },
  'draw-and-pass': {
    title: 'Draw, then pass',
    tell: 'You drew the 6, and it is nowhere near {open}. You have drawn, so now you may pass.',
    done: 'Good: you keep your cards for a better time. Once the stock is gone, whoever can lay a card must.',
    other: 'Nothing fits here. Pass.',
  },
  fives: {
    title: 'The round squares',
    tell: 'Nine squares are round: the multiples of five. A card laid there scores its number. Both your 5 and your 11 fit. Which one pays?',
    done: '{points} points, small change. The 45 brings 45.',
    other: 'It may be done, but it scores nothing. The 5 is round.',
  },
  row: {
    title: 'Seven in a row',
    tell: 'Whoever lays the seventh card of a row scores 10, no matter who laid the other six. There are sixteen rows: seven across, seven down and the two diagonals. The row {row} wants one card.',
    done: '{points} points for the whole row. Look for the row that wants one card, and for who holds it.',
    other: 'Look along the top of the board: the 7 is missing.',
  },
  cheater: {
    title: 'The Cheater',
    tell: 'Your C is the Cheater. It takes any open square in place of the card that belongs there, and scores just the same. Square 25 is open, and the 25 is not in your hand. Touch the Cheater, then the square.',
    done: '{points} points, and whoever holds the 25 can never lay it now.',
    other: 'It may be done, but the Cheater is best on a round square. Try the 25.',
  },
  'last-card': {
    title: 'The last card',
    tell: 'One card left. An empty hand ends the game: 10 points for the last card, and 5 for every card in the other hands. There are {cards}. Lay the 5.',
    done: '5 for the round square, 10 for the last card, 45 for {cards} cards: {points} in one stroke.',
    other: 'You can end the game here. Lay the 5.',
  },
  'forty-nine': {
    title: 'The forty-nine',
    tell: 'The 49 ends the game too, whenever it can be laid. It brings 50, and 5 for every card left in any hand, even your own: {cards} will be left. Lay it.',
    done: '{points} points. But look at the scores first: the most points win, not the last card. Now you know every move there is.',
    other: 'Square 49 is open, and you hold the 49. Lay it.',
  },
}
