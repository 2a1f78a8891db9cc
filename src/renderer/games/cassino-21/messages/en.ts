import { partnersOption, partnersResult } from '../../casino/messages/en'
import { cassino } from '../../casino/pack/messages/en'
import { REASONS } from '../words'
import { lesson } from './en-lesson'

/** English messages of Cassino to 11 or 21 points. */
export const en = {
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
    take: 'Play a card: {cards} can take, and may not be trailed. Touch a card, and what it takes or builds on.',
    bare: 'The table is bare: lay a card on it.',
  },
  result: partnersResult,
  reason: REASONS,
  lesson,
}
