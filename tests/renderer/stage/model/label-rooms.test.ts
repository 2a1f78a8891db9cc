import { expect, it } from 'vitest'
import { labelRooms } from '../../../../src/renderer/stage/model/label-rooms'

const at = (x: number, y: number, text: string) => ({ id: `${text}@${x}`, x, y, text })

it('labels that have room are as wide as their words', () => {
  const labels = [at(100, 100, 'Walter: none'), at(250, 100, 'Opal: 3 cards'), at(100, 130, 'Stock: 12')]
  expect(labelRooms(labels, 844, 16).size).toBe(0)
})

it('labels in a row that would meet share the way between them, by their lengths', () => {
  const labels = [at(600, 300, 'Walter: none'), at(640, 300, 'Mabel: none'), at(780, 300, 'You: none')]
  const rooms = labelRooms(labels, 844, 16)
  const [walter, mabel] = labels.map(({ id }) => rooms.get(id) ?? 0) as [number, number]
  expect(walter).toBeGreaterThan(mabel)
  expect((walter + mabel) / 2).toBeLessThan(40)
  expect(rooms.has(labels[2]!.id)).toBe(false)
})

it('a label at the table’s edge reaches no further, and none is too narrow to be read', () => {
  const [edge, ...close] = [at(800, 300, 'Walter & Homer: 17 cards'), at(300, 100, 'You'), at(304, 100, 'Opal')]
  const rooms = labelRooms([edge, ...close], 844, 16)
  expect(rooms.get(edge.id)).toBe(88)
  for (const { id } of close) expect(rooms.get(id)).toBe(32)
})
