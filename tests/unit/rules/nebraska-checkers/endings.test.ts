import { describe, expect, it } from 'vitest'
import { CLASSES, KingEndings } from './endings/endings'
import { nebraskaCheckers as game } from '../../../../src/rules/forty-nine-outfit/nebraska-checkers'
import { listMoves, createSeededRng, shuffle } from '../../../../src/rules/kit'
import { place } from './table'

const endings = new KingEndings()

describe('endings with kings alone', () => {
  it.each([
    [1, 1, { positions: 600, wins: 288, losses: 312, draws: 0 }],
    [2, 1, { positions: 6900, wins: 6878, draws: 0 }],
    [1, 2, { positions: 6900, losses: 6164, draws: 0 }],
    [2, 2, { positions: 75_900, draws: 33_968 }],
    [3, 2, { positions: 531_300, draws: 4636 }],
  ])('%i to move against %i come out as the page says', (own, foe, counts) => {
    expect(endings.counts(own, foe)).toMatchObject(counts)
  })

  it('need no more than 30 plies from one taking to the next', () => {
    expect(Math.max(...CLASSES.map(([own, foe]) => endings.counts(own, foe).longest))).toBe(30)
  })

  it('come out as the best move of the game makes them', () => {
    const rng = createSeededRng('endings')
    const squares = Array.from({ length: 25 }, (_, i) => i)
    for (let tries = 0; tries < 1500; tries++) {
      shuffle(squares, 25, rng)
      const own = 1 + rng.below(3)
      const foe = 1 + rng.below(own === 3 ? 2 : 3)
      const kings = (from: number, count: number) => squares.slice(from, from + count)
      const names = (list: number[]) => list.map((square) => `${2 * square + 1}k`).join(' ')
      const set = (list: number[]) => list.reduce((sum, square) => sum | (1 << square), 0)
      const [mine, theirs] = [kings(0, own), kings(own, foe)]
      const state = place({ A: names(mine), B: names(theirs) })
      const values = listMoves(game, state, 0).map((move) => {
        const next = game.clone(state)
        game.apply(next, 0, move)
        return 0 - endings.value(next.kings[1]!, next.kings[0]!)
      })
      expect(Math.max(-1, ...values)).toBe(endings.value(set(mine), set(theirs)))
    }
  })
})
