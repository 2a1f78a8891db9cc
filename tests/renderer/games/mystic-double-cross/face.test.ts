import { describe, expect, it } from 'vitest'
import { mysticDoubleCrossFace as face } from '../../../../src/renderer/games/mystic-double-cross/face'
import { faceContract, IDLE_CONTEXT, playRandomGame } from '../contract'
import { pieceOf, soloAt } from '../solo'

faceContract(face, 'forty-nine-outfit', [
  { name: 'with the Cheater', seats: 1 },
  { name: 'without the Cheater', seats: 1, options: { cheater: false, target: 150 } },
])

const ALL = [...Array.from({ length: 49 }, (_, i) => String(i + 1)), 'C']
const packFrom = (first: readonly string[]) => [...first, ...ALL.filter((card) => !first.includes(card))]

describe('the board of the Mystic Double Cross', () => {
  it('turns cards up from the stack onto their squares', () => {
    const { scene } = soloAt(face, ['draw'], {}, packFrom(['40']))
    expect(pieceOf(scene(), 'card:40')).toMatchObject({ touch: 'square:40', from: 'stock', motion: 'flip' })
    expect(scene().filter((piece) => piece.zone === 'stock')).toHaveLength(24)
  })

  it('holds the Cheater until it has a square, and asks most for fives and closing squares', () => {
    const first = ['1', '2', '3', '4', '5', '6', 'C']
    const moves = first.map(() => 'draw')
    const { scene, events, seen } = soloAt(face, moves, {}, packFrom(first))
    expect(pieceOf(scene(), 'card:C').touch).toBe('hand:C')
    const glow = (square: number) => pieceOf(scene(['hand:C']), `mark:${square}`).glow!
    expect(glow(7)).toBe(glow(45))
    expect(glow(45)).toBeGreaterThan(glow(44))
    expect(events.map((event) => face.eventWords(event, seen)?.key)).toEqual([
      'event.turned-cheater.you',
      'event.held.you',
    ])
    expect(face.attempt!(['stock'], seen)).toBe('draw')
    expect(face.attempt!(['hand:C', 'square:5'], seen)).toBe('C@5')
  })

  it('lays the real card aside where the Cheater sits', () => {
    const { scene } = soloAt(face, ['draw', 'C@45', 'draw'], {}, packFrom(['C', '45']))
    expect(pieceOf(scene(), 'card:C').touch).toBe('square:45')
    expect(pieceOf(scene(), 'card:45').zone).toBe('aside')
  })

  it('counts at the end what the pad has', () => {
    playRandomGame(face.id, { name: 'count', seats: 1 }, 'count', (moment) => {
      const seen = moment.seen(0)
      const steps = face.count!(seen)
      if (!seen.over) return expect(steps).toHaveLength(0)
      expect(steps.reduce((sum, step) => sum + step.points, 0)).toBe(seen.scores['A'])
      expect(face.pad(seen).totals).toEqual([String(seen.scores['A'])])
      expect(face.scene(seen, IDLE_CONTEXT).some((piece) => piece.zone === 'rest' && !piece.down)).toBe(true)
    })
  })
})
