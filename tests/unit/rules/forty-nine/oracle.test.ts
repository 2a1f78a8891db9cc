import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fortyNine } from '../../../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineState } from '../../../../src/rules/forty-nine-outfit/forty-nine/state'
import { defaults, LineOfPlay, listTexts, createSeededRng, createSeedSource } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { deal, play, someTexts, type Oracle } from './oracle'

const tables = fc.record({
  seed: fc.string({ maxLength: 8 }),
  seats: fc.integer({ min: 2, max: 8 }),
  strict: fc.boolean(),
  combinations: fc.boolean(),
})

type Setting = { seed: string; seats: number; strict: boolean; combinations: boolean }

function begin({ seed, seats, strict, combinations }: Setting) {
  const options = { ...defaults(fortyNine.info), referee: strict ? 'strict' : 'automatic', combinations }
  const line = new LineOfPlay(fortyNine, options, seats, createSeedSource(seed))
  line.settleChance()
  return { state: line.state as FortyNineState, oracle: deal(line.tape, seats, strict, combinations) }
}

function pictureOf(state: FortyNineState) {
  const { stock, hands, board, tally, skipped, ended, turn, drawn } = fortyNine.dump(state)
  return { stock, hands: Object.values(hands), board, tally, skipped, ended, turn, drawn }
}

function pictureOfOracle(o: Oracle) {
  const order = (card: string) => (card === 'C' ? 50 : Number(card))
  const hands = o.hands.map((hand) => [...hand].sort((a, b) => order(a) - order(b)))
  const { stock, board, tally, skipped, ended } = o
  const turn = ended ? null : 'ABCDEFGH'[o.turn]
  return { stock, hands, board, tally, skipped, ended, turn, drawn: o.drawn && !ended }
}

describe('beside a plain model of the page', () => {
  it('the engine stands the same after every move of random games', () => {
    fc.assert(
      fc.property(tables, (setting) => {
        const { state, oracle } = begin(setting)
        const rng = createSeededRng(setting.seed)
        for (let ply = 0; ply < 500 && !state.ended; ply++) {
          const seat = state.turn
          const move = rng.below(4) === 0 ? fortyNine.pick(state, seat, rng) : fortyNine.pickSound!(state, seat, rng)
          const text = fortyNine.write(state, seat, move)
          fortyNine.apply(state, seat, move)
          expect([text, play(oracle, seat, text)]).toEqual([text, null])
          const [ours, theirs] = [pictureOf(state), pictureOfOracle(oracle)]
          if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
        }
      }),
      { numRuns: runCount(150) },
    )
  })

  it('the engine accepts and lists exactly the same texts, and refuses the others with the same code', () => {
    fc.assert(
      fc.property(tables, fc.nat({ max: 60 }), (setting, plies) => {
        const { state, oracle } = begin(setting)
        const rng = createSeededRng(setting.seed)
        for (let ply = 0; ply < plies && !state.ended; ply++) {
          const move = fortyNine.pickSound!(state, state.turn, rng)
          play(oracle, state.turn, fortyNine.write(state, state.turn, move))
          fortyNine.apply(state, state.turn, move)
        }
        for (const seat of new Set([state.turn, 0])) {
          const texts = new Set(listTexts(fortyNine, state, seat))
          for (const text of [...someTexts(oracle, seat), ...texts]) {
            const code = play(structuredClone(oracle), seat, text)
            const read = fortyNine.read(state, seat, text)
            expect([text, read.ok ? null : read.error.code]).toEqual([text, code])
            expect([text, texts.has(text)]).toEqual([text, code === null])
          }
        }
      }),
      { numRuns: runCount(40) },
    )
  })
})
