import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { puzzleSupreme } from '../../../../src/rules/forty-nine-outfit/puzzle-supreme'
import { listTexts, createSeededRng } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { begin, stateOf, play, type Oracle } from './oracle'
import { STAIRCASE } from './squares'

const start = () => puzzleSupreme.start({}, 1)
type State = ReturnType<typeof start>

function playText(state: State, oracle: Oracle, text: string): void {
  const read = puzzleSupreme.read(state, 0, text)
  expect([text, read.ok ? null : read.error.code]).toEqual([text, play(oracle, text)])
  if (read.ok) puzzleSupreme.apply(state, 0, read.value)
}

describe('beside a plain model of the page', () => {
  it('the engine stands the same after every move, from a bare board and near the solution', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.boolean(), (seed, near) => {
        const [state, oracle, rng] = [start(), begin(), createSeededRng(seed)]
        if (near) STAIRCASE.slice(0, 48).forEach((card, i) => playText(state, oracle, `${card}@${i + 1}`))
        for (let ply = 0; ply < 60; ply++) {
          playText(state, oracle, puzzleSupreme.write(state, 0, puzzleSupreme.pick(state, 0, rng)))
          expect(puzzleSupreme.dump(state)).toEqual(stateOf(oracle))
          expect(puzzleSupreme.outcome(state).scores).toEqual([stateOf(oracle).lines])
        }
      }),
      { numRuns: runCount(30) },
    )
  })

  it('the engine accepts and lists exactly the same texts', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.nat({ max: 150 }), (seed, plies) => {
        const [state, oracle, rng] = [start(), begin(), createSeededRng(seed)]
        for (let ply = 0; ply < plies; ply++) {
          playText(state, oracle, puzzleSupreme.write(state, 0, puzzleSupreme.pick(state, 0, rng)))
        }
        const listed = new Set(listTexts(puzzleSupreme, state, 0))
        const numbers = Array.from({ length: 51 }, (_, i) => `${i}`)
        for (const card of [...numbers, 'C', '01']) {
          for (const place of [...numbers, 'off', '01', '']) {
            const text = `${card}@${place}`
            const code = play({ board: [...oracle.board] }, text)
            const read = puzzleSupreme.read(state, 0, text)
            if ((read.ok ? null : read.error.code) !== code || listed.has(text) !== (code === null)) {
              expect([text, read, listed.has(text)]).toEqual([text, code, code === null])
            }
          }
        }
      }),
      { numRuns: runCount(10) },
    )
  })
})
