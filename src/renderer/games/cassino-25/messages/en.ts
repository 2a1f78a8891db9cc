import { cassino } from '../../casino/pack/messages/en'
import { REASONS } from '../words'
import { lesson } from './en-lesson'

/** English messages of Cassino to 25 points. */
export const en = {
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
      label: 'Missed captures may be called',
      note: 'Whoever sees what a card could have taken calls “Cassino!” and takes it.',
      true: 'Yes',
      false: 'No',
    },
  },
  reason: REASONS,
  lesson,
}
