import type { FortyNineEvent } from '../../../rules/forty-nine-outfit/forty-nine/events'
import { isRound } from '../layout/board'
import { soundsOf } from '../layout/events'

/** The sound of an event, by the sound room's names. */
export const sound = soundsOf<FortyNineEvent>({
  dealt: 'deal',
  drawn: 'draw',
  laid: ({ card, square }) => (card === 'C' && isRound(square) ? 'cheater' : 'lay'),
  row: ({ claimed }) => (claimed ? 'row' : null),
  scored: 'pencil',
  lastCard: ({ announced }) => (announced ? 'bell' : null),
  returned: 'lay',
  forfeited: 'penalty',
  passed: 'pass',
  skipped: 'pass',
  paid: 'chip',
  ended: 'bell',
})
