import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bostonBooks } from '../../../../src/rules/forty-nine-outfit/boston-books'
import type { BostonBooksState } from '../../../../src/rules/forty-nine-outfit/boston-books/state'
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
import { begin, everyText, play, dealNext, stateOf, winnersOf, type Oracle } from './oracle'

interface Setting {
  readonly seed: string
  readonly seats: number
  readonly cheater: boolean
  readonly target: number
}

const tables = fc.record({
  seed: fc.string({ maxLength: 8 }),
  seats: fc.integer({ min: 2, max: 7 }),
  cheater: fc.boolean(),
  target: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 })),
})

/** A game that is played in the engine and in the plain model side by side, with the same shuffles. */
class Pair {
  readonly line: LineOfPlay
  readonly oracle: Oracle
  readonly #size: number
  #dealt = 0

  constructor({ seed, seats, cheater, target }: Setting) {
    const options = { ...defaults(bostonBooks.info), cheater, target }
    this.line = new LineOfPlay(bostonBooks, options, seats, createSeedSource(seed))
    this.oracle = begin(seats, cheater, target)
    this.#size = cheater ? 50 : 49
    this.settle()
  }

  get state(): BostonBooksState {
    return this.line.state as BostonBooksState
  }

  settle(): void {
    this.line.settleChance()
    while (this.oracle.due) {
      dealNext(this.oracle, this.line.tape.slice(this.#dealt, this.#dealt + this.#size))
      this.#dealt += this.#size
    }
  }

  /** Plays one random move in both. Returns null, or the code with which the plain model refuses the move. */
  step(rng: ReturnType<typeof createSeededRng>): string | null {
    const seat = this.state.turn
    const move = bostonBooks.pick(this.state, seat, rng)
    const code = play(this.oracle, letterOf(seat), bostonBooks.write(this.state, seat, move))
    this.line.play({ seat, move })
    return code
  }
}

function engine({ state }: Pair): unknown {
  const { scores, winners } = bostonBooks.outcome(state)
  return [bostonBooks.dump(state), bySeat(scores), winners?.map(letterOf) ?? null, lettersToMove(bostonBooks, state)]
}

function model({ oracle }: Pair): unknown {
  return [stateOf(oracle), oracle.scores, winnersOf(oracle), oracle.over || oracle.due ? [] : [oracle.turn]]
}

describe('beside a plain model of the page', () => {
  it('the engine stands the same after every move of random games, and before every deal', () => {
    fc.assert(
      fc.property(tables, (setting) => {
        const pair = new Pair(setting)
        const rng = createSeededRng(setting.seed)
        for (let ply = 0; ply < 600; ply++) {
          const [ours, theirs] = [engine(pair), model(pair)]
          if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours).toEqual(theirs)
          if (pair.line.isOver) return
          expect(pair.step(rng)).toBeNull()
          if (pair.oracle.due) expect(engine(pair)).toEqual(model(pair))
          pair.settle()
        }
      }),
      { numRuns: runCount(24) },
    )
  })

  it('the engine accepts and lists exactly the same texts, and refuses the others with the same code', () => {
    const texts = everyText()
    fc.assert(
      fc.property(tables, fc.nat({ max: 300 }), (setting, plies) => {
        const pair = new Pair(setting)
        const rng = createSeededRng(setting.seed)
        for (let ply = 0; ply < plies && !pair.line.isOver; ply++) {
          pair.step(rng)
          pair.settle()
        }
        for (const seat of new Set([pair.state.turn, 0])) {
          const listed = new Set(listTexts(bostonBooks, pair.state, seat))
          for (const text of texts) {
            const code = judged(pair.oracle, letterOf(seat), text)
            const read = bostonBooks.read(pair.state, seat, text)
            if ((read.ok ? null : read.error.code) !== code) expect([text, read]).toEqual([text, code])
            if (listed.has(text) !== (code === null)) expect([text, listed.has(text)]).toEqual([text, code === null])
          }
        }
      }),
      { numRuns: runCount(40) },
    )
  })

  it.each([
    'ask B  1',
    'ask B 01',
    'ask B 0',
    'ask B 50',
    'ask B C',
    'ask I 1',
    'ask b 1',
    'ask B',
    'ask B 1 ',
    ' ask B 1',
  ])('neither understands %j', (text) => {
    const pair = new Pair({ seed: 'words', seats: 3, cheater: true, target: 7 })
    expect(bostonBooks.read(pair.state, 0, text)).toMatchObject({ ok: false, error: { code: 'bad-move' } })
    expect(judged(pair.oracle, 'A', text)).toBe('bad-move')
  })
})

/** Returns the model's answer to a text, without changing the model. */
function judged(oracle: Oracle, seat: string, text: string): string | null {
  return play(structuredClone(oracle), seat, text)
}
