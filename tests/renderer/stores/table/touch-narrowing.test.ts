import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  touchesOfDrag,
  moveOnRepeat,
  narrowMoves,
  addTouch,
  type TouchMove,
} from '../../../../src/renderer/stores/table/touch-narrowing'

const MOVES: readonly TouchMove[] = [
  { move: '17', touches: ['hand:17', 'square:17'] },
  { move: 'C@5', touches: ['hand:C', 'square:5'] },
  { move: 'C@45', touches: ['hand:C', 'square:45'] },
  { move: 'draw', touches: ['stock'] },
]

describe('touching', () => {
  test('everything that begins a move can be touched first, and nothing is meant yet', () => {
    const now = narrowMoves(MOVES, [])
    expect([...now.next].sort()).toEqual(['hand:17', 'hand:C', 'stock'])
    expect(now.complete).toBeNull()
    expect(now.single).toBeNull()
  })

  test('a card leaves its squares; the only square need not be touched to confirm it', () => {
    expect([...narrowMoves(MOVES, ['hand:C']).next].sort()).toEqual(['square:45', 'square:5'])
    expect(narrowMoves(MOVES, ['hand:C']).single).toBeNull()
    expect(narrowMoves(MOVES, ['hand:17'])).toMatchObject({ complete: null, single: '17' })
    expect(narrowMoves(MOVES, ['hand:17', 'square:17']).complete).toBe('17')
    expect(narrowMoves(MOVES, ['stock']).complete).toBe('draw')
  })

  test('touching the same again takes it back, touching another beginning begins anew, anything else means nothing', () => {
    expect(addTouch(MOVES, ['hand:C'], 'hand:C')).toEqual([])
    expect(addTouch(MOVES, ['hand:C'], 'hand:17')).toEqual(['hand:17'])
    expect(addTouch(MOVES, ['hand:C'], 'square:9')).toBeNull()
    expect(addTouch(MOVES, [], 'square:17')).toBeNull()
  })

  test('with all of them free, cards are picked and put back in any order', () => {
    const moves = [
      { move: 'stand', touches: ['stand'] },
      { move: 'discard 1', touches: ['hand:1'] },
      { move: 'discard 8', touches: ['hand:8'] },
      { move: 'discard 1 8', touches: ['hand:1', 'hand:8'] },
    ]
    expect(addTouch(moves, [], 'hand:8', 'all')).toEqual(['hand:8'])
    expect(narrowMoves(moves, ['hand:8'], 'all')).toMatchObject({ complete: null, single: 'discard 8' })
    expect(addTouch(moves, ['hand:8'], 'hand:1', 'all')).toEqual(['hand:8', 'hand:1'])
    expect(narrowMoves(moves, ['hand:8', 'hand:1'], 'all').complete).toBe('discard 1 8')
    expect(addTouch(moves, ['hand:8', 'hand:1'], 'hand:8', 'all')).toEqual(['hand:1'])
    expect(narrowMoves(moves, ['stand'], 'all').complete).toBe('stand')
  })

  test('a jump that could go on is let go by touching where the man stands once more; a card is put back by it', () => {
    const jumps = [
      { move: '1x3', touches: ['square:1', 'square:3'] },
      { move: '1x3x5', touches: ['square:1', 'square:3', 'square:5'] },
    ]
    expect(moveOnRepeat(jumps, ['square:1', 'square:3'])).toBe('1x3')
    expect(moveOnRepeat(jumps, ['square:1'])).toBeNull()
    expect(moveOnRepeat(jumps.slice(1), ['square:1', 'square:3'])).toBeNull()
    expect(moveOnRepeat(jumps, ['square:1', 'square:3'], true)).toBeNull()
  })

  test('carrying a card to its square is the same as touching both', () => {
    expect(touchesOfDrag(MOVES, 'hand:C', 'square:45')).toEqual(['hand:C', 'square:45'])
    expect(touchesOfDrag(MOVES, 'hand:C', 'square:17')).toBeNull()
    expect(touchesOfDrag(MOVES, 'hand:C', null)).toEqual(['hand:C'])
    expect(touchesOfDrag(MOVES, 'square:1', 'square:5')).toBeNull()
  })

  test('whatever the moves, following what can be touched next always ends in a legal move', () => {
    const touch = fc.constantFrom('a', 'b', 'c', 'd')
    const lists = fc.uniqueArray(fc.array(touch, { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      selector: (it) => it.join(),
    })
    fc.assert(
      fc.property(lists, fc.infiniteStream(fc.nat()), (all, choices) => {
        const moves = all.map((touches) => ({ move: touches.join(), touches }))
        let picked: readonly string[] = []
        for (const choice of choices) {
          const { complete, next } = narrowMoves(moves, picked)
          if (complete !== null) return moves.some((it) => it.move === complete)
          const options = [...next]
          picked = addTouch(moves, picked, options[choice % options.length]!) ?? []
        }
        return false
      }),
    )
  })
})
