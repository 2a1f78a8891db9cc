import { describe, expect, it } from 'vitest'
import { nineMenSquare, type ChainsState, nineMenTriangle } from '../../../../src/rules/forty-nine-outfit/chains/game'
import { orbitOfTexts } from '../jumping-men/symmetry'
import { listMoves } from '../../../../src/rules/kit'

type NineMen = typeof nineMenSquare

/** Returns all ways to solve a position in exactly `moves` moves, each as its moves with spaces between. */
function ways(game: NineMen, state: ChainsState, moves: number, known: Map<string, string[]>): string[] {
  if (game.outcome(state).over) return moves === 0 && game.dump(state).solved ? [''] : []
  if (moves === 0) return []
  const key = `${state.low} ${state.high} ${moves}`
  const before = known.get(key)
  if (before) return before
  const found = listMoves(game, state, 0).flatMap((move) => {
    const after = game.clone(state)
    game.apply(after, 0, move)
    return ways(game, after, moves - 1, known).map((rest) => `${game.write(state, 0, move)} ${rest}`.trim())
  })
  known.set(key, found)
  return found
}

function waysIn(game: NineMen, moves: number): string[] {
  return ways(game, game.start({ moveLimit: 0 }, 1), moves, new Map()).sort()
}

/** Returns the texts with left and right exchanged. */
function mirrored(texts: readonly string[]): string[] {
  return texts.map((text) => text.replace(/\d+/g, (n) => `${Number(n) + 6 - 2 * ((Number(n) - 1) % 7)}`))
}

describe('four moves are the fewest', () => {
  it.each([nineMenTriangle, nineMenSquare])('and none, one, two or three do not solve $info.title', (game) => {
    for (const moves of [0, 1, 2, 3]) expect(waysIn(game, moves)).toEqual([])
  })

  it('and solve the triangle in fourteen ways: seven and their mirror images', () => {
    const seven = [
      '32x30 38x36x24 33x17x31x47x33 41x25',
      '32x30 38x36x24 33x47x31x17x33 41x25',
      '32x46x30 41x39x23 33x17x29x31 37x25',
      '38x26x24 37x25 33x17x31x47x33 41x25',
      '38x26x24 37x25 33x47x31x17x33 41x25',
      '38x26x24 41x25 31x17x33x47x31 37x25',
      '38x26x24 41x25 31x47x33x17x31 37x25',
    ]
    expect(waysIn(nineMenTriangle, 4)).toEqual([...seven, ...mirrored(seven)].sort())
  })

  it('and solve the square in sixteen ways: two, each turned and mirrored into eight', () => {
    const two = ['25x11 32x16x18 19x17 11x23x39x27x25', '25x11x23x39x27 19x33 24x40x26 27x25']
    expect(waysIn(nineMenSquare, 4)).toEqual([...new Set(two.flatMap(orbitOfTexts))].sort())
    expect(new Set(two.flatMap(orbitOfTexts)).size).toBe(16)
  })
})
