/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
export const lesson = {
  call: {
    title: 'Call for what you have started',
    tell: 'Seven cards of a colour make a book. You hold five of {colour}; {cards} are missing. You may call for them because you hold {colour} yourself. Touch one of your {colour} cards, then the number that you want.',
    done: 'B had it and must hand it over. Whoever gets the card goes on.',
    other: 'You may call for that too, but {colour} is nearly done. Call for {cards}.',
  },
  book: {
    title: 'The seventh card',
    tell: 'One card is missing from your {colour} book: the {card}. It is your turn still. Call for it.',
    done: 'Seven of a colour: the book is laid aside and counts one point for good. Nobody can call for {colour} any more.',
    other: 'Finish the book first: call for the {card}.',
  },
  miss: {
    title: 'In vain',
    tell: 'Of the open colours you hold one blue card, the 30, and one {colour} card, the 43. Try {colour}: call for any of it.',
    done: 'B has none. You drew a card, the {drawn}, and the turn passed. Had it been the card you named, you would have gone on.',
    other: 'That was a call as good as any. This time try {colour}.',
  },
  listen: {
    title: 'Who asks, tells',
    tell: 'B has just asked you for the {colour} {card}, and you had it not. Nobody may call for a colour without holding some of it. You hold {colour} yourself: call on B for a {colour} card. Not for the {card}, though!',
    done: 'That is the whole art: B holds {colour}, and you heard it. Now B knows that you hold it too.',
    other: 'Listen once more: who called for {colour}, and for which card in vain?',
  },
  cheater: {
    title: 'The Cheater',
    tell: 'Six of {colour} and the Cheater. The {card} is somewhere; you might call for it. But you need not: the Cheater stands for it. Touch the Cheater, then the colour.',
    done: 'A book. The real {card} is dead now: it stays where it is, and its colour is closed.',
    other: 'A call in vain would cost you the turn, and B may be holding yellow. Close the book with the Cheater.',
  },
}
