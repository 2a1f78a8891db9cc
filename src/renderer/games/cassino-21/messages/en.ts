import { cassino } from '../../casino/pack/messages/en'
import { REASONS } from '../words/reasons'
import { lesson } from './en-lesson'

/** English words of Cassino to 11 or 21 points. */
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
    partners: {
      label: 'Four play as partners',
      note: 'Chairs A and C against B and D. With two or three chairs it changes nothing.',
      true: 'Yes',
      false: 'No',
    },
  },
  prompt: {
    ...cassino.prompt,
    take: 'Play a card: {cards} can take, and may not be trailed. Touch a card, and what it takes or builds on.',
    none: 'Nothing in your hand takes. Build with a card, or lay one on the bare table.',
    bare: 'The table is bare: lay a card on it.',
  },
  result: { partners: '{one} and {two} win, {points} to {other}' },
  reason: REASONS,
  lesson,
}
