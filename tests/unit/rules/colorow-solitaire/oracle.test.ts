import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorowSolitaire } from '../../../../src/rules/forty-nine-outfit/colorow-solitaire'
import type { ColorowSolitaireState } from '../../../../src/rules/forty-nine-outfit/colorow-solitaire/state'
import { LineOfPlay, listTexts, createSeededRng, createSeedSource } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { begin, isOver, stateOf, play, type Oracle } from './oracle'

const tables = fc.record({
  seed: fc.string({ maxLength: 8 }),
  mode: fc.constantFrom('free', 'dealt'),
  target: fc.integer({ min: 0, max: 40 }),
})

/** Begins a game in both. In the free game `laid` cards lie already, so that `done` comes soon. */
function sit({ seed, mode, target }: { seed: string; mode: string; target: number }, laid: number) {
  const line = new LineOfPlay(colorowSolitaire, { mode, target }, 1, createSeedSource(seed))
  line.settleChance()
  const oracle = begin(mode, target, line.tape)
  const state = line.state as ColorowSolitaireState
  if (mode === 'free') for (let i = 1; i <= laid; i++) playText(state, oracle, `${((30 * i) % 49) + 1}@${i}`)
  return { state, oracle, rng: createSeededRng(seed) }
}

function playText(state: ColorowSolitaireState, oracle: Oracle, text: string): void {
  const read = colorowSolitaire.read(state, 0, text)
  expect([text, read.ok ? null : read.error.code]).toEqual([text, play(oracle, text)])
  if (read.ok) colorowSolitaire.apply(state, 0, read.value)
}

function compare(state: ColorowSolitaireState, oracle: Oracle): void {
  const { score, solved } = stateOf(oracle)
  expect(colorowSolitaire.dump(state)).toEqual(stateOf(oracle))
  const { over, scores, winners } = colorowSolitaire.outcome(state)
  expect({ over, scores, winners }).toEqual({
    over: isOver(oracle),
    scores: [score],
    winners: isOver(oracle) ? (solved ? [0] : []) : null,
  })
}

describe('beside a plain model of the page', () => {
  it('the engine stands the same after every move of random games', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(0, 20, 49), (table, laid) => {
        const { state, oracle, rng } = sit(table, laid)
        compare(state, oracle)
        for (let ply = 0; ply < 60 && !isOver(oracle); ply++) {
          const text = colorowSolitaire.write(state, 0, colorowSolitaire.pick(state, 0, rng))
          playText(state, oracle, laid === 49 && ply === 40 ? 'done' : text)
          compare(state, oracle)
        }
      }),
      { numRuns: runCount(40) },
    )
  })

  it('the engine accepts and lists exactly the same texts', () => {
    fc.assert(
      fc.property(tables, fc.nat({ max: 49 }), (table, laid) => {
        const { state, oracle, rng } = sit(table, laid)
        for (let ply = 0; ply < laid && !isOver(oracle); ply++) {
          if (table.mode === 'dealt')
            playText(state, oracle, colorowSolitaire.write(state, 0, colorowSolitaire.pick(state, 0, rng)))
        }
        const listed = new Set(listTexts(colorowSolitaire, state, 0))
        const numbers = Array.from({ length: 51 }, (_, i) => `${i}`)
        const placings = [...numbers, 'C', '01'].flatMap((card) => {
          return [...numbers, 'off', '01', ''].map((place) => `${card}@${place}`)
        })
        for (const text of [...placings, 'done', 'Done', 'done ', 'off']) {
          const code = play({ ...oracle, board: [...oracle.board] }, text)
          const read = colorowSolitaire.read(state, 0, text)
          if ((read.ok ? null : read.error.code) !== code || listed.has(text) !== (code === null)) {
            expect([text, read, listed.has(text)]).toEqual([text, code, code === null])
          }
        }
      }),
      { numRuns: runCount(15) },
    )
  })
})
