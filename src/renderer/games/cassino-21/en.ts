import type { CassinoReasonKey } from '../../../bots/reasons/cassino'
import { onHandMessages, partnersOption, partnersResult } from '../casino/messages/en'
import { cassino, cassinoReasons, lessonSteps } from '../casino/pack/messages/en'

/** Messages of the first lesson: the task, the response when it is done, and the response to any other move. */
const lesson = {
  pair: {
    title: 'Like takes all alike',
    tell: 'A card takes the cards of its rank from the table, and by this sheet all of them or none. Your 8 takes both eights. Touch your eight, then the two others.',
    done: 'Three cards to your pile. Most cards bring 3 points at the count.',
    other: 'Take the two eights with your eight.',
  },
  sum: {
    title: 'Sums',
    tell: 'A card from ace to ten also takes cards that add up to it. Aces count one. Your 9 takes the 4 and the 5.',
    done: 'Kings, queens and jacks count nothing: they take only their like.',
    other: 'Look for two cards on the table that make nine.',
  },
  trail: {
    title: 'What may be trailed',
    tell: 'A card that takes nothing may be trailed: laid loose on the table. But a card that can take something may not! Your nine, ten and five all could. Which card is free to be trailed? Carry it to the bare table.',
    done: 'Only the king takes nothing here. Whoever holds none but cards that can take must take, or build.',
    other: 'You may take, of course. But this time find the one card that may be trailed.',
  },
  sweep: {
    title: 'The sweep',
    tell: 'Whoever takes everything from the table has made a sweep: a point at once. Your ten takes 4 and 6, and the two fives besides. Touch all four.',
    done: 'The ten stays face up across your pile, to be counted. Your opponent finds a bare table and can only trail.',
    other: 'The ten can take all four cards together.',
  },
  build: lessonSteps.build,
  raise: {
    ...lessonSteps.raise,
    done: 'The six in the other hand is worthless now. Had it been announced as threes, nobody could have raised it.',
  },
}

/** English messages of the reasons for hints. */
const reasons: Readonly<Record<Exclude<CassinoReasonKey, 'counts' | 'calls'>, string>> = {
  sweeps: 'Clears the table: a sweep, one point.',
  ...cassinoReasons,
}

const TAKE = 'Play a card: {cards} can take, and may not be trailed. Touch a card, and what it takes or builds on.'

/** English messages of Cassino to 11 or 21 points. */
export default {
  ...cassino,
  title: 'Cassino to 11 or 21 points',
  options: {
    target: {
      label: 'Points that end the game',
      note: 'Looked at after every round.',
      11: '11, a short game',
      21: '21',
    },
    partners: partnersOption('Chairs A and C against B and D. With two or three chairs it changes nothing.'),
  },
  prompt: {
    ...cassino.prompt,
    take: TAKE,
    bare: 'The table is bare: lay a card on it.',
  },
  onHand: onHandMessages(TAKE),
  result: partnersResult,
  reason: reasons,
  lesson,
}
