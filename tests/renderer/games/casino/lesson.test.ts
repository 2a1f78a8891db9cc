import { describe, expect, it } from 'vitest'
import { cassino21Face } from '../../../../src/renderer/games/cassino-21'
import { cassino25Face } from '../../../../src/renderer/games/cassino-25'
import { chicagoCasinoFace } from '../../../../src/renderer/games/chicago-casino'
import { colorCasinoFace } from '../../../../src/renderer/games/color-casino'
import { reach } from './support'

/** Looks a key up in a face's own English words. */
function english(messages: unknown, key: string): unknown {
  return key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], messages)
}

describe.each([cassino25Face, cassino21Face, colorCasinoFace, chicagoCasinoFace])('the first lesson of $id', (face) => {
  const steps = face.lesson.map((step) => [step.title.key, step] as const)

  it.each(steps)('%s: it is the learner’s turn, and what is wanted can be done and touched', (_, step) => {
    const { seen, moves, last } = reach(step.record, step.seat)
    expect(seen.toMove).toContain('AB'.charAt(step.seat))
    expect(moves).toEqual(expect.arrayContaining([...step.wanted]))
    for (const move of step.wanted) {
      const claim = face.claim?.(seen)?.touch ?? ''
      const touches = face.touches(move, seen).map((touch) => (touch.startsWith('say:') ? claim : touch))
      touches.forEach((touch, i) => {
        const context = {
          touchable: new Set([touch]),
          picked: touches.slice(0, i),
          last,
          portrait: false,
          covered: false,
          flick: null,
        }
        expect(face.scene(seen, context).map((piece) => piece.touch)).toContain(touch)
      })
    }
  })

  it.each(steps)('%s: all of it is said', (_, step) => {
    for (const { key } of [step.title, step.tell, step.done, step.other])
      expect(english(face.messages['en'], key), key).toBeTypeOf('string')
  })
})

describe('what the lessons teach', () => {
  it.each([
    [cassino25Face, ['takes', 'builds', 'trail', 'call']],
    [cassino21Face, ['takes', 'builds', 'trail']],
    [colorCasinoFace, ['takes', 'builds', 'trail']],
    [chicagoCasinoFace, ['takes', 'builds', 'trail', 'C takes']],
  ] as const)('%#: every kind of move is among them', (face, kinds) => {
    const wanted = face.lesson.flatMap((step) => step.wanted)
    for (const kind of kinds)
      expect(
        wanted.some((move) => move.includes(kind)),
        kind,
      ).toBe(true)
  })

  it('a trailing lesson of Cassino to 21 leaves one card that may be trailed', () => {
    const step = cassino21Face.lesson.find(({ title }) => title.key === 'lesson.trail.title')!
    const { moves, refusal } = reach(step.record, step.seat)
    expect(moves.filter((move) => move.startsWith('trail'))).toEqual(step.wanted)
    expect(refusal('trail 9S')).toBe('must-capture')
  })
})
