import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { defaults, LineOfPlay, listTexts, emptyOutcomeSource, createSeededRng } from '../../../../src/rules/kit'
import type { Options, Rng } from '../../../../src/rules/kit'
import { runCount } from '../../../scale'
import { begin, isOver, isSolved, legalMoves, stateOf, play, type Oracle } from './oracle'

const OPTIONS: Readonly<Record<string, fc.Arbitrary<Options>>> = {
  'twenty-five-goal': fc.record({ start: fc.integer({ min: 1, max: 49 }) }),
  'forty-nine-puzzle': fc.record({ start: fc.integer({ min: 1, max: 49 }), finish: fc.integer({ min: 0, max: 49 }) }),
  'nine-men-triangle': fc.record({ moveLimit: fc.integer({ min: 0, max: 8 }) }),
  'nine-men-square': fc.record({ moveLimit: fc.integer({ min: 0, max: 8 }) }),
}

describe.each(Object.entries(OPTIONS))('%s beside a plain model of the page', (id, optionsOf) => {
  const game = gameById(id)!
  const tables = fc.record({ options: optionsOf, seed: fc.string({ maxLength: 6 }) })

  it('stands the same after every move of random games and lists the same moves', () => {
    fc.assert(
      fc.property(tables, ({ options, seed }) => {
        const line = new LineOfPlay(game, { ...defaults(game.info), ...options }, 1, emptyOutcomeSource)
        const oracle = begin(id, line.options)
        const rng = createSeededRng(seed)
        for (;;) {
          compare(line, oracle)
          const moves = listTexts(line.game, line.state, 0).sort()
          expect(moves).toEqual(legalMoves(oracle))
          if (moves.length === 0) break
          const text = moves[rng.below(moves.length)]!
          expect([text, line.playText(`A ${text}`), play(oracle, text)]).toEqual([text, null, null])
        }
      }),
      { numRuns: runCount(id.startsWith('nine') ? 100 : 6) },
    )
  })

  it('refuses the same texts with the same codes, and accepts the others', () => {
    fc.assert(
      fc.property(tables, ({ options, seed }) => {
        const line = new LineOfPlay(game, { ...defaults(game.info), ...options }, 1, emptyOutcomeSource)
        const oracle = begin(id, line.options)
        const rng = createSeededRng(seed)
        for (let plies = rng.below(id.startsWith('nine') ? 6 : 48); plies > 0 && !line.isOver; plies--) {
          const move = game.pick(line.state, 0, rng)
          play(oracle, game.write(line.state, 0, move))
          line.play({ seat: 0, move })
        }
        const legal = listTexts(line.game, line.state, 0).sort()
        const texts = [...legal, ...legal.map((text) => spoilt(text, rng)), ...jumps(rng), ...WORDINGS]
        for (const text of texts) {
          const read = line.read(`A ${text}`)
          const code = play({ ...oracle }, text)
          expect([text, read.ok ? null : read.error.code]).toEqual([text, code])
          expect([text, legal.includes(text)]).toEqual([text, code === null])
        }
        compare(line, oracle)
      }),
      { numRuns: runCount(id.startsWith('nine') ? 60 : 16) },
    )
  })
})

function compare(line: LineOfPlay, oracle: Oracle): void {
  const over = isOver(oracle)
  expect(line.game.dump(line.state)).toEqual(stateOf(oracle))
  expect(line.game.outcome(line.state)).toMatchObject({
    over,
    scores: [oracle.men.size],
    winners: over ? (isSolved(oracle) ? [0] : []) : null,
  })
  expect(line.isOver).toBe(over)
}

/** Returns two hundred texts: pairs of squares, and some chains. */
function jumps(rng: Rng): string[] {
  const square = () => 1 + rng.below(49)
  const near = (from: number) => from + [2, -2, 14, -14, 16, -16, 12, -12][rng.below(8)]!
  return Array.from({ length: 200 }, () => {
    const squares = [square()]
    for (let i = rng.below(10) === 0 ? 1 + rng.below(12) : 1; i > 0; i--) {
      squares.push(rng.below(3) === 0 ? square() : near(squares.at(-1)!))
    }
    return squares.join('x')
  })
}

function spoilt(text: string, rng: Rng): string {
  const at = rng.below(text.length)
  return text.slice(0, at) + '0149x -'.charAt(rng.below(7)) + text.slice(at + rng.below(2))
}

const NINES = Array.from({ length: 30 }, (_, i) => (i % 2 ? 25 : 11)).join('x')
const WORDINGS = ['', 'x', '1', '1x', 'x3', '1xx3', '01x3', '1x03', '+1x3', '1x3 ', ' 1x3', '1X3', '1-3', '1x50', '0x2']
WORDINGS.push('1x3x', '1x3x0', '1x3x5x50', '१x३', '１x３', '1×3', '1x3\n', '1x3.0', '1e0x3', '25x25', '25x25x25', NINES)
WORDINGS.push(`${NINES}x50`, 'draw', 'toString', '__proto__')
