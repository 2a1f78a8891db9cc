import { expect, it } from 'vitest'
import { undoObstacleOf, type TableSeat, type ToldStep } from '../../../src/renderer/play/played-table'

const ada: TableSeat = { kind: 'person', name: 'Ada' }
const bot: TableSeat = { kind: 'bot', name: 'Walter', level: 3 }
const far: TableSeat = { kind: 'far', name: 'Ben' }
const by = (...seats: readonly (number | null)[]): ToldStep[] =>
  seats.map((seat, ply) => ({ ply, seat, move: seat === null ? null : 'x', events: [] }))

it('says why nothing can be taken back: what lies between now and the last move of one’s own', () => {
  expect(undoObstacleOf([], [ada, bot], 0, [0])).toBe('nothing')
  expect(undoObstacleOf(by(null, 1, 1), [ada, bot], 0, [0])).toBe('nothing')
  expect(undoObstacleOf(by(null, 0, 1), [ada, bot], 0, [0])).toBe('secret')
  expect(undoObstacleOf(by(null, 0, 1, null), [ada, bot], 0, [0])).toBe('luck')
  expect(undoObstacleOf(by(0, 1, null, 0), [ada, bot], 0, [0])).toBe('secret')
  expect(undoObstacleOf(by(0, 1), [ada, far], 0, [0])).toBe('person')
  expect(undoObstacleOf(by(0), [ada, far], 0, [1])).toBe('person')
})
