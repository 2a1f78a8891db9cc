import { describe, expect, it } from 'vitest'
import type { Manner } from '../../../../src/renderer/company/manners'
import { middleOf } from '../../../../src/renderer/framing/fit-group'
import type { Piece } from '../../../../src/renderer/stage/model/pieces'
import { withManners } from '../../../../src/renderer/stores/output/visible-table'

const back = (seat: string, i: number): Piece => ({
  id: `back:${seat}:${i}`,
  kind: 'card',
  face: '49/back',
  down: true,
  group: `fan:${seat}`,
  pose: { x: i, y: 0.004 + 0.01 * i, z: -6, turn: Math.PI, scale: 1.2 },
})
const played: Piece = {
  id: 'card:7',
  kind: 'card',
  face: '49/7',
  from: 'hand:B',
  zone: 'trick',
  motion: 'lay',
  pose: { x: 0, y: 0, z: 0 },
}
const own: Piece = { ...played, id: 'card:9', from: 'hand:A' }
const TABLE = [back('B', 0), back('B', 1), back('B', 2), back('C', 5), played, own]
const CARELESS: Manner = { pace: 0.6, spread: 0.5, tilt: 4, lay: 'toss' }

describe('how a bot holds and lays its cards', () => {
  const pieces = withManners(TABLE, new Map([['B', CARELESS]]))
  const fan = (list: readonly Piece[]) => list.filter(({ group }) => group === 'fan:B')

  it('holds its fan closer and aslant, about the same middle and at the same size', () => {
    const [before, after] = [fan(TABLE), fan(pieces)]
    const [from, to] = [middleOf(before), middleOf(after)]
    expect(to.x).toBeCloseTo(from.x, 5)
    expect(to.z).toBeCloseTo(from.z, 5)
    for (const [i, { pose }] of after.entries()) {
      expect(pose.scale).toBe(1.2)
      expect(pose.y).toBe(before[i]!.pose.y)
      expect(pose.turn! - Math.PI).toBeCloseTo((4 * Math.PI) / 180, 5)
      expect(Math.hypot(pose.x - to.x, pose.z - to.z)).toBeCloseTo(0.5 * Math.abs(before[i]!.pose.x - from.x), 5)
    }
  })

  it('throws its cards, and leaves those of the others as they are', () => {
    expect(pieces.find(({ id }) => id === 'card:7')?.motion).toBe('toss')
    for (const id of ['card:9', 'back:C:5'])
      expect(pieces.find((it) => it.id === id)).toBe(TABLE.find((it) => it.id === id))
    expect(withManners(TABLE, new Map())).toBe(TABLE)
  })
})
