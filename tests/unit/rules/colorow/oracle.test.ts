import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { colorow } from '../../../../src/rules/forty-nine-outfit/colorow'
import type { ColorowState } from '../../../../src/rules/forty-nine-outfit/colorow/state'
import {
  letterOf,
  lettersOf,
  LineOfPlay,
  listTexts,
  viewTable,
  seatOf,
  createSeededRng,
  createSeedSource,
  type Rng,
} from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { deal, stateOf, play, someTexts, toMove, type Oracle, type Rules } from './oracle'

const tables = fc.record({
  seed: fc.string({ maxLength: 8 }),
  seats: fc.integer({ min: 2, max: 8 }),
  rules: fc.record({
    referee: fc.constantFrom('automatic', 'strict'),
    connecting: fc.constantFrom('direct', 'chain'),
    lastDeal: fc.constantFrom('balanced', 'short'),
    disputeCost: fc.integer({ min: 0, max: 5 }),
  }),
})

function begin({ seed, seats, rules }: { seed: string; seats: number; rules: Rules }) {
  const line = new LineOfPlay(colorow, { ...rules }, seats, createSeedSource(seed))
  line.settleChance()
  return { state: line.state as ColorowState, oracle: deal(line.tape, seats, rules), rng: createSeededRng(seed) }
}

/** Plays the same random move in both, sound or not, for a seat that may act. */
function playOn(state: ColorowState, oracle: Oracle, rng: Rng): void {
  const seats = toMove(oracle)
  const letter = seats[rng.below(seats.length)]!
  const seat = seatOf(letter)
  const move = rng.below(3) > 0 ? colorow.pickSound!(state, seat, rng) : colorow.pick(state, seat, rng)
  const text = colorow.write(state, seat, move)
  colorow.apply(state, seat, move)
  expect([text, play(oracle, letter, text)]).toEqual([text, null])
}

function compare(state: ColorowState, oracle: Oracle): void {
  const seen = viewTable(colorow, state, -1)
  const ours = [colorow.dump(state), seen.scores, seen.toMove, seen.over]
  const theirs = [stateOf(oracle), oracle.scores, toMove(oracle), oracle.over]
  if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
  const best = Math.max(...Object.values(oracle.scores))
  const winners = oracle.seats.filter((seat) => oracle.scores[seat] === best)
  expect(seen.winners).toEqual(oracle.over ? winners : null)
}

describe('beside a plain model of the page', () => {
  it('the engine stands the same after every move of random games', () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { state, oracle, rng } = begin(table)
        compare(state, oracle)
        while (!oracle.over) {
          playOn(state, oracle, rng)
          compare(state, oracle)
        }
      }),
      { numRuns: runCount(60) },
    )
  })

  it('the engine accepts and lists exactly the same texts, and refuses the others with the same code', () => {
    fc.assert(
      fc.property(tables, fc.nat({ max: 110 }), (table, plies) => {
        const { state, oracle, rng } = begin(table)
        for (let ply = 0; ply < plies && !oracle.over; ply++) playOn(state, oracle, rng)
        for (const letter of lettersOf(Math.min(3, table.seats))) {
          const seat = seatOf(letter)
          const texts = new Set(listTexts(colorow, state, seat))
          for (const text of someTexts()) {
            const code = play(structuredClone(oracle), letter, text)
            const read = colorow.read(state, seat, text)
            if ((read.ok ? null : read.error.code) !== code || texts.has(text) !== (code === null)) {
              expect([letter, text, read.ok ? null : read.error.code, texts.has(text)]).toEqual([
                letterOf(seat),
                text,
                code,
                code === null,
              ])
            }
          }
        }
      }),
      { numRuns: runCount(8) },
    )
  })
})
