/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
export const lesson = {
  pair: {
    title: 'Keep what belongs together',
    tell: 'Colours are the suits here; the numbers matter only between equal hands. You have two reds and three odd cards: a pair, worth {points}. Throw the three odd ones away: touch them, then the place before you.',
    done: 'Three new cards will come. The worst that can happen is the pair you had.',
    other: 'Keep the two reds, and throw away the 15, the 29 and the 43.',
  },
  rainbow: {
    title: 'A rainbow',
    tell: 'Five cards of five colours are a rainbow, worth {points}: more than a pair, more than two pairs. Any card you change can only spoil it. Keep all five.',
    done: 'To stand tells the others something. But at {points} points it tells them little.',
    other: 'Every draw breaks the rainbow. Stand.',
  },
  'two-pairs': {
    title: 'Two pairs',
    tell: 'Two reds and two yellows are two pairs, worth {points}. A third red or a third yellow would make a full hand, worth 5. One card is of no use: throw it away.',
    done: 'Nothing can be lost: two pairs stay two pairs.',
    other: 'You may, but the four belong together. Throw only the 40 away.',
  },
  four: {
    title: 'Four of a colour',
    tell: 'Four greens are worth {points} whatever the fifth card is. A fifth green would be a flush, worth 7. So change the odd one: it costs nothing.',
    done: 'Watch the stock: the next card on it is the {drawn}.',
    other: 'The four greens are what counts. Change only the 40.',
  },
  cheater: {
    title: 'The Cheater',
    tell: 'The Cheater takes the place of any card that is not in your hand, whichever is best. There is no 50, so beside these four it is the 45: five in a row of one colour, worth {points}. What do you do?',
    done: 'The largest hand there is. Nothing can beat it.',
    other: 'There is nothing better to draw. Stand.',
  },
}
