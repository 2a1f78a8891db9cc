import type { CassinoReasonKey } from '../../../bots/reasons/cassino'
import { cassino, cassinoReasons, lessonSteps } from '../casino/pack/messages/en'

/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  pair: {
    title: 'Like takes like',
    tell: 'A card of your hand takes a card of the same rank from the table. You hold the 7 of spades, and the 7 of hearts lies there. Touch your seven, then the other; “Do it” plays what you touched.',
    done: 'Both cards go to your pile, face down. Most cards bring 3 points at the count.',
    other: 'It may be played, but first try the seven.',
  },
  sum: {
    title: 'Sums',
    tell: 'A card from ace to ten also takes cards that add up to it. Aces count one. Your 9 takes the 4 and the 5.',
    done: 'Three cards at one stroke. Kings, queens and jacks count nothing: they take only their like.',
    other: 'Look for two cards on the table that make nine.',
  },
  several: {
    title: 'Several at once',
    tell: 'One card may take several groups, as long as each of them makes its value. Your 8 takes the 8, and the 3 with the 5 besides. Touch all three.',
    done: 'Four cards. Whatever a card could have taken and left is in danger: you will soon see why.',
    other: 'That leaves cards behind which your eight could have taken. Take all three.',
  },
  trail: {
    title: 'Trailing',
    tell: 'A card that you neither take nor build with is trailed: it is laid loose on the table. Nothing here makes nine, so even the 9 takes nothing. Trail a court card; it helps nobody to a sum. Carry it to the bare table.',
    done: 'Low cards on the table feed sums. A king feeds nobody but another king.',
    other: 'It is allowed, but trail a king, a queen or a jack here.',
  },
  build: lessonSteps.build,
  raise: {
    ...lessonSteps.raise,
    done: 'The six in the other hand is worthless now. A build of two groups or more can never be raised.',
  },
  call: {
    title: '“Cassino!”',
    tell: 'Your opponent has trailed the 7 of hearts, though it could have taken the 5 and the 2. Call it: touch the ticket “Cassino!”. Both cards are yours, and it does not even cost your turn.',
    done: 'The seven stays where it was trailed. Look at every play of the others: until the next card falls, what it missed is free.',
    other: 'It is your turn as well, but the call must come first: with the next card it is too late.',
  },
}

/** English messages of the reasons for hints. */
const reasons: Readonly<Record<CassinoReasonKey, string>> = {
  counts: 'Nothing that was missed is worth a call: count the cards.',
  calls: 'Cassino! {cards} missed by another are yours for nothing.',
  sweeps: 'Clears the table.',
  ...cassinoReasons,
}

/** English messages of Cassino to 25 points. */
export default {
  ...cassino,
  title: 'Cassino to 25 points',
  options: {
    target: {
      label: 'Points that end the game',
      note: 'Looked at after every round. The sheet plays to 25; the others are shorter.',
      11: '11',
      21: '21',
      25: '25, as printed',
    },
    calls: {
      label: 'What was missed may be called',
      note: 'Whoever sees what a card could have taken calls “Cassino!” and takes it.',
    },
  },
  reason: reasons,
  lesson,
}
