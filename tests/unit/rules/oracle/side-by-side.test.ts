import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameById } from '../../../../src/rules/catalogue'
import { checkOptions, LineOfPlay, seatOf, tapeLuck, type Options } from '../../../../src/rules/kit'
import { lineCounts, OracleFortyNine, type OracleOptions } from './forty-nine'

const game = gameById('forty-nine')!
const cards = [...Array.from({ length: 49 }, (_, i) => String(i + 1)), 'C']

const table = fc.record({
  seats: fc.integer({ min: 2, max: 8 }),
  pack: fc.shuffledSubarray(cards, { minLength: 50 }),
  options: fc.record({
    style: fc.constantFrom('score' as const, 'baltimore' as const),
    combinations: fc.boolean(),
    referee: fc.constantFrom('automatic' as const, 'strict' as const),
  }),
  choices: fc.array(fc.nat(), { minLength: 40, maxLength: 160 }),
})

/** Faults are many in strict play; without a bias towards sound moves no strict game would get anywhere. */
function choose(moves: readonly string[], sound: readonly string[], choice: number): string {
  const among = sound.length > 0 && choice % 8 !== 0 ? sound : moves
  return among[(choice >> 3) % among.length]!
}

function soundMoves(line: LineOfPlay, seat: number): string[] {
  const listed: unknown[] = []
  const count = game.moves(line.state, seat, listed)
  return listed
    .slice(0, count)
    .filter((move) => game.sound(line.state, seat, move))
    .map((move) => game.write(line.state, seat, move))
}

function listed(line: LineOfPlay, seat: number): string[] {
  const into: unknown[] = []
  const count = game.moves(line.state, seat, into)
  return into
    .slice(0, count)
    .map((move) => game.write(line.state, seat, move))
    .sort()
}

function compare(line: LineOfPlay, oracle: OracleFortyNine): void {
  const { stock, hands, ...rest } = game.dump(line.state) as Record<string, unknown>
  const state = oracle.state()
  expect({ stock, hands, ...rest }).toMatchObject(state)
  const { scores, winners, over, reason } = game.outcome(line.state)
  expect(Object.fromEntries(oracle.letters.map((l, i) => [l, scores[i]]))).toEqual(oracle.scores())
  expect(over).toBe(oracle.ended !== null)
  expect(reason).toBe(oracle.ended)
  if (over) {
    const best = Math.max(...Object.values(oracle.points))
    expect(winners).toEqual(oracle.letters.flatMap((l, i) => (oracle.points[l] === best ? [i] : [])))
  }
}

describe('Forty-Nine beside a slow reading of its page', () => {
  it('knows sixteen rows, twenty-four fifties and twelve hundreds', () => {
    expect(lineCounts).toEqual({ rows: 16, fifties: 24, hundreds: 12 })
  })

  it('lists the same moves and comes to the same positions, with every option and 2 to 8 seats', () => {
    fc.assert(
      fc.property(table, ({ seats, pack, options, choices }) => {
        const given: OracleOptions = options
        const checked = checkOptions(game.info, given as unknown as Options)
        if (!checked.ok) throw new Error(checked.error.message)
        const line = new LineOfPlay(game, checked.value, seats, tapeLuck(pack))
        expect(line.settle()).toBeNull()
        const oracle = new OracleFortyNine(given, seats, pack)
        compare(line, oracle)
        for (const choice of choices) {
          if (oracle.turn === null) break
          const seat = seatOf(oracle.turn)
          const moves = oracle.moves(oracle.turn)
          expect(listed(line, seat)).toEqual(moves)
          const text = choose(moves, soundMoves(line, seat), choice)
          expect(line.playText(`${oracle.turn} ${text}`)).toBeNull()
          oracle.play(oracle.turn, text)
          compare(line, oracle)
        }
      }),
      { numRuns: 400 },
    )
  })
})
