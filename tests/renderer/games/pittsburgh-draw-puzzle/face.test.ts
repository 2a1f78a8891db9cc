import { describe, expect, it } from 'vitest'
import { pittsburghDrawPuzzleFace as face, fillMoves } from '../../../../src/renderer/games/pittsburgh-draw-puzzle/face'
import { isRight, type Table } from '../../../../src/renderer/games/pittsburgh-draw-puzzle/scene'
import { faceContract } from '../contract'
import { pieceOf, soloAt } from '../solo'

faceContract(face, 'forty-nine-outfit', [
  { name: 'with the extremes', seats: 1, plies: 24 },
  { name: 'any ten ranks', seats: 1, options: { extremes: false }, plies: 9 },
])

describe('the racks of the Pittsburgh Draw Puzzle', () => {
  it('lets a right hand glow and a wrong one lie in the shade', () => {
    const right = soloAt(face, fillMoves(9))
    expect(pieceOf(right.scene(), 'card:29').glow).toBeGreaterThan(0.3)
    expect(right.events.map((event) => face.eventWords(event, right.seen)?.key)).toContain('event.right.9')
    const wrong = soloAt(face, ['1@1', '2@1', '9@1', '15@1', '22@1'])
    expect(pieceOf(wrong.scene(), 'card:9').tint).toBeLessThan(1)
    expect(face.pad(wrong.seen).lines[0]!.cells).toEqual(['✗ 1'])
    expect(face.prompt(wrong.seen)).toMatchObject({ key: 'prompt.wrong', params: { hands: '1' } })
  })

  it('judges every hand as the rules do', () => {
    for (const extremes of [true, false]) {
      const { seen } = soloAt(face, ['1@1', '2@1', '9@1', '15@1', '22@1', ...fillMoves(10), ...fillMoves(7)], {
        extremes,
      })
      const right = Array.from({ length: 10 }, (_, i) => i + 1).filter((hand) => isRight(seen as Table, hand))
      expect(right).toHaveLength((seen as Table).state.right)
    }
  })

  it('takes a card from a rack, and goes to a rack by any card of it', () => {
    const { scene, touches, seen } = soloAt(face, ['25@9', '26@9'])
    expect(touches('25@8')).toEqual(['card:25', 'rack:8'])
    expect(touches('25@off')).toEqual(['card:25', 'tray'])
    expect(pieceOf(scene(), 'card:26')).toMatchObject({ touch: 'card:26', carry: true })
    expect(pieceOf(scene(['hand:27']), 'card:26').touch).toBe('rack:9')
    expect(face.attempt!(['hand:27', 'card:26'], seen)).toBe('27@9')
    expect(face.attempt!(['card:26', 'hand:30'], seen)).toBe('26@off')
  })

  it('shines on the rack for which a card is named', () => {
    const { scene } = soloAt(face, ['25@9'])
    const glow = (touch: string, hand: number) => pieceOf(scene([touch]), `room:${hand}`).glow!
    expect(glow('hand:C', 10)).toBe(1)
    expect(glow('hand:C', 1)).toBeLessThan(0.4)
  })

  it('says when it is done', () => {
    const { seen } = soloAt(face, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].flatMap(fillMoves))
    expect(face.result!(seen)?.key).toBe('result.done')
    expect(face.pad(seen).totals).toEqual(['10'])
  })
})
