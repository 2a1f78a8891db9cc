import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newYorkWhist } from '../../../../src/rules/forty-nine-outfit/new-york-whist'
import type { NewYorkWhistState } from '../../../../src/rules/forty-nine-outfit/new-york-whist/state'
import {
  bySeat,
  defaults,
  letterOf,
  LineOfPlay,
  listTexts,
  createSeededRng,
  createSeedSource,
  lettersToMove,
} from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { deal, play, scoresOf, stateOf, winnersOf, type Oracle } from './oracle'

const tables = fc.record({
  seed: fc.string({ maxLength: 8 }),
  seats: fc.integer({ min: 2, max: 8 }),
  cheater: fc.boolean(),
  partners: fc.boolean(),
  trump: fc.constantFrom('none', 'last-card', 'last-card', 'red', 'green', 'violet'),
  followSuit: fc.boolean(),
})

type Setting = typeof tables extends fc.Arbitrary<infer T> ? T : never

function begin({ seed, seats, ...choice }: Setting): { line: LineOfPlay; oracle: Oracle } {
  const line = new LineOfPlay(
    newYorkWhist,
    { ...defaults(newYorkWhist.info), ...choice },
    seats,
    createSeedSource(seed),
  )
  line.settleChance()
  return { line, oracle: deal(line.tape, seats, choice) }
}

function engine(state: NewYorkWhistState): unknown {
  const { scores, winners } = newYorkWhist.outcome(state)
  return [newYorkWhist.dump(state), bySeat(scores), winners?.map(letterOf) ?? null, lettersToMove(newYorkWhist, state)]
}

function model(oracle: Oracle): unknown {
  return [stateOf(oracle), scoresOf(oracle), winnersOf(oracle), oracle.over ? [] : [oracle.turn]]
}

const texts = [...Array.from({ length: 51 }, (_, i) => `${i}`), 'C', '01', '+5', ' 5', '5 ', '٥', '5.0', '', 'c', '1e1']

describe('beside a plain model of the page', () => {
  it('the engine stands the same after every card of random games', () => {
    fc.assert(
      fc.property(tables, (setting) => {
        const { line, oracle } = begin(setting)
        const state = line.state as NewYorkWhistState
        const rng = createSeededRng(setting.seed)
        for (;;) {
          const [ours, theirs] = [engine(state), model(oracle)]
          if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
          if (line.isOver) return
          const seat = state.turn
          const move = newYorkWhist.pick(state, seat, rng)
          expect(play(oracle, letterOf(seat), newYorkWhist.write(state, seat, move))).toBeNull()
          newYorkWhist.apply(state, seat, move)
        }
      }),
      { numRuns: runCount(250) },
    )
  })

  it('the engine accepts and lists exactly the same texts, and refuses the others with the same code', () => {
    fc.assert(
      fc.property(tables, fc.nat({ max: 50 }), (setting, plies) => {
        const { line, oracle } = begin(setting)
        const state = line.state as NewYorkWhistState
        const rng = createSeededRng(setting.seed)
        for (let ply = 0; ply < plies && !line.isOver; ply++) {
          const move = newYorkWhist.pick(state, state.turn, rng)
          play(oracle, letterOf(state.turn), newYorkWhist.write(state, state.turn, move))
          newYorkWhist.apply(state, state.turn, move)
        }
        for (let seat = 0; seat < setting.seats; seat++) {
          const listed = listTexts(newYorkWhist, state, seat)
          const judged = texts.map((text) => [text, play(structuredClone(oracle), letterOf(seat), text)] as const)
          expect(listed.sort()).toEqual(judged.flatMap(([text, code]) => (code === null ? [text] : [])).sort())
          for (const [text, code] of judged) {
            const read = newYorkWhist.read(state, seat, text)
            if ((read.ok ? null : read.error.code) !== code) expect([text, read]).toEqual([text, code])
          }
        }
      }),
      { numRuns: runCount(60) },
    )
  })
})
