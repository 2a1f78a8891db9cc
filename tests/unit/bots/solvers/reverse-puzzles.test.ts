import { describe, expect, it } from 'vitest'
import { runSearch } from '../../../../src/bots/solvers/solver'
import { textsOf } from '../../../../src/bots/solvers/move-texts'
import { solverOf } from './solver-of'
import { gameById } from '../../../../src/rules/catalogue'
import { LineOfPlay, emptyOutcomeSource, createSeededRng, type Position } from '../../../../src/rules/kit'
import { begin, distances } from '../../rules/reverse-puzzles/oracle'

describe.each(['reverse-puzzle', 'another-reverse-puzzle'])('the solver of %s', (id) => {
  const game = gameById(id)!
  const solver = solverOf<Position>(id)
  const far = distances(begin(id, 0).aim, 3)

  // Play is partly random, and the solver is asked at every position.
  it.each([0, 1, 5, 10, 11, 14, 20])(
    'knows the fewest moves from wherever play leads, %i being allowed',
    (moveLimit) => {
      const rng = createSeededRng(`${id} ${moveLimit}`)
      for (let times = 0; times < 20; times++) {
        const line = new LineOfPlay(game, { moveLimit }, 1, emptyOutcomeSource)
        while (!line.isOver && line.plyCount < 30) {
          const men = (game.dump(line.state) as { squares: (string | null)[] }).squares
            .map((man) => man ?? '.')
            .join('')
          const left = moveLimit > 0 ? moveLimit - line.plyCount : Infinity
          const { solvable, moves, shortest } = runSearch(solver.solve(line.state))
          expect([men, solvable]).toEqual([men, far.get(men)! <= left])
          if (solvable) {
            expect([moves.length, shortest]).toEqual([far.get(men), true])
            expect(solves(line, moves)).toBe(true)
          }
          expect(solver.advise!(line.state)).not.toBeNull()
          line.play({ seat: 0, move: rng.below(3) === 0 && solvable ? moves[0]! : game.pick(line.state, 0, rng) })
        }
      }
    },
  )

  it('finds its way in the ten moves of the sheet', () => {
    const line = new LineOfPlay(game, { moveLimit: 10 }, 1, emptyOutcomeSource)
    expect(runSearch(solver.solve(line.state)).moves).toHaveLength(10)
  })

  it('advises what comes nearest where it is too late', () => {
    const line = new LineOfPlay(game, { moveLimit: 1 }, 1, emptyOutcomeSource)
    expect(runSearch(solver.solve(line.state))).toEqual({ solvable: false, moves: [], shortest: false })
    expect(game.write(line.state, 0, solver.advise!(line.state)!)).toMatch(/^(6-7|6-4|2-4)$/)
  })

  function solves(line: LineOfPlay, moves: readonly number[]): boolean {
    const copy = new LineOfPlay(game, line.options, 1, emptyOutcomeSource)
    for (const text of line.moves) copy.playText(text)
    for (const text of textsOf(copy, moves)) expect(copy.playText(text)).toBeNull()
    return (game.dump(copy.state) as { solved: boolean }).solved
  }
})
