import { describe, expect, it } from 'vitest'
import { thirteenPuzzle } from '../../../../src/rules/forty-nine-outfit/thirteen-puzzle'
import { groupOrder, type Permutation } from './group'

/**
 * Finds which mixes come home, without a search. Walks of the vacancy that begin and end on square 14 are permutations
 * of the thirteen cards, and the size of the group that they generate is calculated exactly.
 */
const HOME = 13
const ALL = Array.from({ length: 14 }, (_, i) => i)
const adjoins = (a: number, b: number): boolean =>
  Math.abs(a - b) === 7 || (Math.abs(a - b) === 1 && Math.floor(a / 7) === Math.floor(b / 7))

/** Returns the way of the vacancy from square 14 to a square, along the lower row and then up. */
function wayTo(square: number): number[] {
  const column = square % 7
  const along = ALL.slice(7 + column, HOME).reverse()
  return square < 7 ? [...along, square] : along
}

/** Returns where the card of each square stands after the vacancy has walked over these squares and back to 14. */
function walked(squares: readonly number[]): Permutation {
  const cards = [...ALL]
  let vacant = HOME
  for (const square of squares) {
    expect(adjoins(vacant, square)).toBe(true)
    cards[vacant] = cards[square]!
    cards[square] = HOME
    vacant = square
  }
  expect(vacant).toBe(HOME)
  const to = [...ALL]
  cards.forEach((card, place) => (to[card] = place))
  return to.slice(0, HOME)
}

/**
 * Permutations by a walk round each of the six blocks of four squares: to its lower right square, round it, and back.
 */
const LOOPS = [0, 1, 2, 3, 4, 5].map((column) => {
  const corner = 8 + column
  const way = wayTo(corner)
  const round = [corner - 1, corner - 8, corner - 7, corner]
  return walked([...way, ...round, ...way.slice(0, -1).reverse(), ...(way.length > 0 ? [HOME] : [])])
})

const isEven = (one: Permutation): boolean =>
  one.flatMap((a, i) => one.slice(i + 1).filter((b) => b < a)).length % 2 === 0

describe('the mixes of the "13" Puzzle that come home', () => {
  it('are exactly half of all: 3,113,510,400 of 6,227,020,800', () => {
    const all = ALL.slice(1).reduce((product, n) => product * n, 1)
    expect(all).toBe(6_227_020_800)
    expect(groupOrder(LOOPS, HOME)).toBe(3_113_510_400)
    expect(all / 2).toBe(3_113_510_400)
  })

  it('are the even ones: every round trip of the vacancy is an even number of exchanges', () => {
    expect(LOOPS.every(isEven)).toBe(true)
    expect(new Set(LOOPS.map(String)).size).toBe(6)
  })

  it('are told apart by a slide’s exchange and step, which change parity together wherever the vacancy is', () => {
    const steps = (square: number) => Math.abs((square % 7) - 6) + (square < 7 ? 1 : 0)
    for (const a of ALL) for (const b of ALL.filter((it) => adjoins(a, it))) expect((steps(a) + steps(b)) % 2).toBe(1)
  })

  it('is how the game judges them', () => {
    const judged = (cards: readonly number[]) => {
      const state = thirteenPuzzle.start({ deal: 'as-mixed' }, 1)
      thirteenPuzzle.applyChance(state, [...cards])
      return !state.isUnsolvable
    }
    const home = ALL.slice(0, HOME)
    expect(judged(home)).toBe(true)
    for (const loop of LOOPS) expect(judged(loop)).toBe(true)
    for (let i = 0; i < HOME - 1; i++) {
      expect(judged([...home.slice(0, i), i + 1, i, ...home.slice(i + 2)])).toBe(false)
    }
  })
})
