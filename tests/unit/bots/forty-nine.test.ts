import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginThinking } from '../../../src/bots'
import { botFor } from '../../../src/bots/all-bots'
import type { Level } from '../../../src/ports/journal'
import { gameById } from '../../../src/rules/catalogue'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'
import type { FortyNineState } from '../../../src/rules/forty-nine-outfit/forty-nine/state'
import { withEffort } from '../../effort'
import { runCount } from '../../scale'
import { viewOf, createSeededRng, tableAfter } from './tables'

const game = gameById('forty-nine')
/** Bot that thinks for a small share of its iterations, which is enough to show what the strongest level uses. */
const bot = withEffort(botFor(game), 0.01)
const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

function ask(state: FortyNineState, level: Level, seed = 'x') {
  const thinking = beginThinking(bot, { seen: viewOf(state, state.turn), seat: state.turn, level, seed })
  while (thinking.step(1000));
  return thinking.result()
}

/** Returns the table after these moves on this tape. Cards that are not named follow in order. */
function tableOf(tape: readonly string[], moves: readonly string[], options = {}): FortyNineState {
  const rest = [...Array.from({ length: 49 }, (_, i) => String(i + 1)), 'C'].filter((card) => !tape.includes(card))
  const state = tableAfter(0, createSeededRng('x'), 2, options)
  const fresh = fortyNine.start(state.options, 2)
  const pack = fortyNine.readChance(fresh, [...tape, ...rest], 0)
  if (!pack.ok) throw new Error(pack.error.message)
  fortyNine.applyChance(fresh, pack.value)
  for (const text of moves) {
    const move = fortyNine.read(fresh, fresh.turn, text)
    if (!move.ok) throw new Error(`${text}: ${move.error.message}`)
    fortyNine.apply(fresh, fresh.turn, move.value)
  }
  return fresh
}

/** The game on the leaflet, before its last play. */
const PRINTED = {
  tape: '3 9 17 25 24 35 40 38 C 45 15 31 8 1 29 47 49 10 30 41 19 46 32 43 34 44 48 33'.split(' '),
  moves: [
    '3,draw,pass,draw,pass,draw,pass,draw,pass,draw,pass,draw,pass,draw,pass,draw,10,9,17,8,draw,24,25,31,38,C@45,15,30',
    '29,1,draw,pass,draw,pass,draw,46,47,draw,32,40,41,draw,pass,draw,34,draw,44,35,43,draw,48,draw,33',
  ].flatMap((moves) => moves.split(',')),
}

describe('bots of Forty-Nine', () => {
  it('make sound moves at every level, with every option and number of seats', () => {
    const table = fc.record({
      seed: fc.string(),
      plies: fc.nat(90),
      seats: fc.integer({ min: 2, max: 8 }),
      referee: fc.constantFrom('automatic', 'strict'),
      style: fc.constantFrom('score', 'baltimore'),
      combinations: fc.boolean(),
      level: fc.constantFrom(...LEVELS.slice(0, 4)),
    })
    fc.assert(
      fc.property(table, ({ seed, plies, seats, level, ...options }) => {
        const state = tableAfter(plies, createSeededRng(seed), seats, options)
        const read = fortyNine.read(state, state.turn, ask(state, level).move!)
        expect(read.ok && fortyNine.isSound(state, state.turn, read.value)).toBe(true)
      }),
      { numRuns: runCount(40) },
    )
  })

  it('decide by what their seat sees, and by nothing else', () => {
    const rng = createSeededRng('hidden')
    for (let i = 0; i < 12; i++) {
      const state = tableAfter(10 + 5 * i, rng)
      const seen = viewOf(state, state.turn)
      const other = fortyNine.determinize(seen as Parameters<typeof fortyNine.determinize>[0], rng)
      for (const level of [1, 3, 4] as const) expect(ask(other, level)).toEqual(ask(state, level))
    }
  })

  it('lay the 49 of the printed game that wins it', () => {
    const state = tableOf(PRINTED.tape, PRINTED.moves)
    for (const level of [2, 3, 4, 5] as const) expect(ask(state, level).move!).toBe('49')
  })

  it('take a high multiple of five from level 2 on, however the draw fell', () => {
    const tape = ['33', '34', '40', '35', '47', '36', '42', '37', '43', '38']
    const state = tableOf(tape, ['33', 'draw', 'pass', 'draw'])
    for (const level of [2, 3, 4, 5] as const) expect(ask(state, level).move!).toBe('40')
  })

  it('do not open a round square to others at level 3', () => {
    const tape = ['38', '41', '39', '42', '46', '43', '47', '44', '49', '48', '1', '2']
    const state = tableOf(tape, ['38', 'draw', 'pass', 'draw'])
    expect(ask(state, 1).move).toBe('39')
    expect(ask(state, 3).move).toBe('pass')
  })

  it('keep the Cheater back while nothing worth it is open, from level 3 on', () => {
    const tape = ['4', '20', 'C', '21', '40', '28', '30', '29', '31', '33']
    const state = tableOf(tape, ['4', 'draw', 'pass'])
    for (const level of [3, 4, 5] as const) expect(ask(state, level).move!).not.toMatch(/^C@/)
  })
})
