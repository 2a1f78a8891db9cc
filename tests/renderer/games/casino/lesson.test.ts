import { describe, expect, it } from 'vitest'
import { cassino21Face, cassino25Face } from '../../../../src/renderer/games/casino/pack/sheets'
import { chicagoCasinoFace } from '../../../../src/renderer/games/chicago-casino'
import { colorCasinoFace } from '../../../../src/renderer/games/color-casino'
import { replayRecord } from './support'

describe('what the lessons teach', () => {
  it.each([
    [cassino25Face, ['takes', 'builds', 'trail', 'call']],
    [cassino21Face, ['takes', 'builds', 'trail']],
    [colorCasinoFace, ['takes', 'builds', 'trail']],
    [chicagoCasinoFace, ['takes', 'builds', 'trail', 'C takes']],
  ] as const)('%#: every kind of move is among them', (face, kinds) => {
    const wanted = face.lesson.flatMap((step) => step.acceptedMoves)
    for (const kind of kinds)
      expect(
        wanted.some((move) => move.includes(kind)),
        kind,
      ).toBe(true)
  })

  it('a trailing lesson of Cassino to 21 leaves one card that may be trailed', () => {
    const step = cassino21Face.lesson.find(({ title }) => title.key === 'lesson.trail.title')!
    const { moves, refusal } = replayRecord(step.record, step.seat)
    expect(moves.filter((move) => move.startsWith('trail'))).toEqual(step.acceptedMoves)
    expect(refusal('trail 9S')).toBe('must-capture')
  })
})
