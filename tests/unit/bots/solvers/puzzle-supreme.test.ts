import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runSearch, type Solution } from '../../../../src/bots/solvers/solver'
import { solverOf } from './solver-of'
import { Annealing } from '../../../../src/bots/solvers/puzzle-supreme'
import { Completion } from '../../../../src/bots/solvers/puzzle-supreme/completion'
import {
  latticeWith,
  freeNumbers,
  LINES_OF,
  vacantCells,
  type Square,
} from '../../../../src/bots/solvers/puzzle-supreme/lattice'
import { OFF, packPlacing, placeOf } from '../../../../src/rules/forty-nine-outfit/placing'
import { puzzleSupreme, type PuzzleSupremeState } from '../../../../src/rules/forty-nine-outfit/puzzle-supreme'
import { createSeededRng, shuffle } from '../../../../src/rules/kit'

const solver = solverOf<PuzzleSupremeState>('puzzle-supreme')

/** Returns a table on which these numbers lie; 0 stands for no card. */
function tableOf(square: ArrayLike<number>): PuzzleSupremeState {
  const state = puzzleSupreme.start({}, 1)
  Array.from(square).forEach((number, cell) => {
    if (number > 0) puzzleSupreme.apply(state, 0, packPlacing(number - 1, cell))
  })
  return state
}

/** Plays a solution through the game. Expects one legal move for each vacant square, and that the puzzle is solved. */
function check(square: ArrayLike<number>, solution: Solution): void {
  const state = tableOf(square)
  expect(solution).toMatchObject({ solvable: true, shortest: true })
  expect(solution.moves).toHaveLength(Array.from(square).filter((number) => number === 0).length)
  for (const move of solution.moves) {
    expect(puzzleSupreme.read(state, 0, puzzleSupreme.write(state, 0, move)).ok).toBe(true)
    expect(state.cardOn[placeOf(move)]).toBe(-1)
    puzzleSupreme.apply(state, 0, move)
  }
  expect(puzzleSupreme.outcome(state).winners).toEqual([0])
}

/** A magic square that was found by annealing and not by a construction. */
const wild: Square = (() => {
  const annealing = new Annealing(new Uint8Array(49), 400_000)
  while (!annealing.step(10_000));
  return annealing.square
})()

function without(square: Square, cells: readonly number[]): Square {
  return square.map((number, cell) => (cells.includes(cell) ? 0 : number))
}

function someCells(count: number, seed: string): number[] {
  const cells = Array.from({ length: 49 }, (_, i) => i)
  shuffle(cells, 49, createSeededRng(seed))
  return cells.slice(0, count)
}

/** Returns a square with `count` random numbers on random cells. */
function anywhere(count: number, version: number): Square {
  const numbers = Array.from({ length: 49 }, (_, i) => i + 1)
  shuffle(numbers, 49, createSeededRng(`laid ${count} ${version}`))
  const square = new Uint8Array(49)
  someCells(count, `cells ${count} ${version}`).forEach((cell, i) => (square[cell] = numbers[i]!))
  return square
}

describe('the solver of the Puzzle Supreme', () => {
  it('solves the empty board at once', () => {
    const solving = solver.solve(tableOf(new Uint8Array(49)))
    const first = solving.next()
    expect(first.done).toBe(true)
    check(new Uint8Array(49), first.value as Solution)
  })

  // One board of each count that is solved quickly. Other boards take a few seconds.
  it.each([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 3],
    [6, 2],
    [8, 0],
    [10, 4],
    [12, 3],
  ])('completes %i cards laid anywhere (%i)', (count, version) => {
    const square = anywhere(count, version)
    check(square, runSearch(solver.solve(tableOf(square))))
  })

  it.each([1, 5, 10, 14, 18])('finds %i cards that were taken off a square', (count) => {
    const square = without(wild, someCells(count, `off ${count}`))
    check(square, runSearch(solver.solve(tableOf(square))))
  })

  it('says no at once where a full line is wrong', () => {
    const square = new Uint8Array(49)
    for (let cell = 0; cell < 7; cell++) square[cell] = cell + 1
    expect(solver.solve(tableOf(square)).next()).toMatchObject({ done: true, value: { solvable: false } })
  })

  it('says no at once where the last card of a line is not free', () => {
    const square = new Uint8Array(49)
    // 43 to 48 add up to more than 175; 1 to 6 lack 154.
    for (const numbers of [
      [43, 44, 45, 46, 47, 48],
      [1, 2, 3, 4, 5, 6],
    ]) {
      numbers.forEach((number, i) => (square[7 * i + i] = number))
      expect(solver.solve(tableOf(square)).next()).toMatchObject({ done: true, value: { solvable: false } })
    }
    // The row lacks 24, which lies elsewhere.
    const row = new Uint8Array(49)
    row.set([49, 1, 48, 2, 47, 4])
    row[48] = 24
    expect(solver.solve(tableOf(row)).next()).toMatchObject({ done: true, value: { solvable: false } })
  })

  it('agrees with all orders tried where seven squares are vacant', () => {
    let solvable = 0
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.integer({ min: 0, max: 3 }), (seed, swaps) => {
        const spoiled = wild.slice()
        const cells = someCells(7 + 2 * swaps, seed)
        // Some pairs that stay change places, so that the square may be solvable or not.
        for (let i = 7; i < cells.length; i += 2) {
          ;[spoiled[cells[i]!], spoiled[cells[i + 1]!]] = [spoiled[cells[i + 1]!]!, spoiled[cells[i]!]!]
        }
        const square = without(spoiled, cells.slice(0, 7))
        const plain = canBeFilled(square)
        expect(runSearch(solver.solve(tableOf(square))).solvable).toBe(plain)
        if (plain) solvable++
      }),
      { numRuns: 12, seed: 175 },
    )
    expect(solvable).toBeGreaterThan(0)
  })

  it('is exact with ten vacant squares, in a bounded time', () => {
    for (let i = 0; i < 6; i++) {
      const cells = someCells(12, `ten ${i}`)
      const spoiled = wild.slice()
      ;[spoiled[cells[10]!], spoiled[cells[11]!]] = [spoiled[cells[11]!]!, spoiled[cells[10]!]!]
      const square = without(spoiled, cells.slice(0, 10))
      const solution = runSearch(solver.solve(tableOf(square)))
      expect(solution.solvable).not.toBeNull()
      if (solution.solvable) check(square, solution)
    }
  })

  it('answers the same whenever it is asked', () => {
    const square = anywhere(10, 4)
    const [one, two] = [runSearch(solver.solve(tableOf(square))), runSearch(solver.solve(tableOf(square)))]
    expect(one.solvable).toBe(true)
    expect(two).toEqual(one)
  })

  it('advises to take off a card of a line that can not come right', () => {
    const square = new Uint8Array(49)
    for (let cell = 0; cell < 7; cell++) square[cell] = cell + 1
    const advice = solver.advise!(tableOf(square))!
    expect(placeOf(advice)).toBe(OFF)
    expect(solver.advise!(tableOf(new Uint8Array(49)))).toBeNull()
  })
})

describe('the lattice family', () => {
  it('has every even staircase square, and is always magic', () => {
    // A member of the family with m = 2 and n = 5, since 3i + j is 3(i + 5j) modulo 7. The numbers fix the member.
    const member = Uint8Array.from({ length: 49 }, (_, cell) => {
      const [i, j] = [Math.floor(cell / 7), cell % 7]
      return 7 * ((i + 2 * j + 3) % 7) + ((3 * i + j + 5) % 7) + 1
    })
    expect(latticeWith(member)).toEqual(member)
    for (let seed = 0; seed < 30; seed++) {
      const part = without(member, someCells(20 + seed, `part ${seed}`))
      check(part, runSearch(solver.solve(tableOf(part))))
    }
  })

  it('is left alone by a square that has no such order', () => {
    expect(latticeWith(wild)).toBeNull()
  })
})

describe('the completion by trying all ways', () => {
  it('comes to its end and stays there', () => {
    const cells = someCells(9, 'end')
    const square = without(wild, cells.slice(0, 7))
    ;[square[cells[7]!], square[cells[8]!]] = [square[cells[8]!]!, square[cells[7]!]!]
    const completion = new Completion(square)
    let found: boolean | null = null
    while (found === null) found = completion.step(10)
    expect(found).toBe(canBeFilled(square))
    if (!found) expect(completion.step(10)).toBe(false)
  })
})

/**
 * Returns whether some order of the free numbers fills the square. Tries each order, and breaks off when a full line is
 * wrong.
 */
function canBeFilled(square: Square): boolean {
  const cells = vacantCells(square)
  const lineCells = (line: number) => [...LINES_OF.keys()].filter((cell) => LINES_OF[cell]!.includes(line))
  const lines = Array.from({ length: 16 }, (_, line) => lineCells(line))
  const isRight = (line: number[]) => {
    return line.some((cell) => square[cell] === 0) || line.reduce((sum, cell) => sum + square[cell]!, 0) === 175
  }
  if (!lines.every(isRight)) return false
  const [cell] = cells
  if (cell === undefined) return true
  return freeNumbers(square).some((number) => canBeFilled(square.with(cell, number)))
}
