import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameById, games } from '../../../src/rules/catalogue'
import { defaults, replay, type Fault, type Options, type ReplayResult } from '../../../src/rules/kit'
import { runCount } from '../../scale'

/** A good record from the page of a game, which the tests spoil. */
interface Good {
  readonly options: Options
  readonly seats: readonly string[]
  readonly chance?: { readonly tape: readonly string[] }
  readonly moves: readonly string[]
}

/**
 * Values that may stand where something else should: every type, texts that look right, and numbers that are not valid.
 */
const WRONG: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, NaN, [], [[]], {}, { toString: 1 }, [null], ['A', 'A']],
  ...['', ' ', '0', '01', '1', '-1', '50', 'C', 'Z', 'AS', '1R', 'constructor', '__proto__', '\u0000'],
  ...['１', 'A\u202e1', '𝟏', 'x'.repeat(100_000)],
]

/** Games in which the same outcome may come again, because a spin takes no card off a pack. */
const SAME_AGAIN = ['deck-o-cards-roulette']

const PLAIN_FAULTS = ['bad-record', 'bad-seats', 'bad-option', 'tape-short', 'tape-bad']

describe.each(games.map((game) => [game.info.id, game] as const))('spoiled records of %s', (id, game) => {
  const good = goodRecord(id)

  it('any field replaced or missing', () => {
    for (const field of ['format', 'game', 'options', 'seats', 'chance', 'names', 'moves']) {
      for (const wrong of [...WRONG, undefined]) answered({ ...good, [field]: wrong })
    }
  })

  it('options unknown, of another type, or out of range', () => {
    for (const wrong of WRONG) {
      expect(faultOf({ ...good, options: { ...good.options, unheard: wrong } })?.code).toBe('bad-option')
    }
    for (const [key, spec] of Object.entries(game.info.options)) {
      const beyond = spec.kind === 'whole' ? [spec.min - 1, spec.max + 1] : []
      for (const wrong of [...WRONG, ...beyond]) {
        const fault = faultOf({ ...good, options: { ...good.options, [key]: wrong }, moves: [] })
        const whole = spec.kind === 'whole' && Number.isInteger(wrong) && !beyond.includes(wrong as number)
        if (spec.kind === 'flag' ? typeof wrong !== 'boolean' : !whole) expect(fault?.code).toBe('bad-option')
      }
    }
  })

  it('seats too few, too many, twice, out of order, or no letters', () => {
    const { min, max } = game.info.seats
    const letters = [...'ABCDEFGHIJ']
    const bad: unknown[][] = [
      [],
      letters.slice(0, min - 1),
      letters.slice(0, max + 1),
      [...good.seats].reverse(),
      ['a'],
    ]
    for (const seats of bad.filter((one) => one.length !== good.seats.length || one[0] !== 'A')) {
      expect(faultOf({ ...good, seats })?.code).toBe('bad-seats')
    }
    good.seats.forEach((letter, at) => {
      for (const wrong of WRONG.filter((one) => one !== letter)) {
        expect(faultOf({ ...good, seats: good.seats.with(at, wrong as string) })?.code).toBe('bad-seats')
      }
    })
  })

  it('any entry of the tape replaced, doubled or missing', () => {
    const tape = good.chance?.tape
    if (!tape) return
    for (const at of places(tape.length)) {
      for (const wrong of WRONG) {
        if (!tape.includes(wrong as string)) spoiled({ tape: tape.with(at, wrong as string) }, 'tape-bad')
      }
      spoiled({ tape: tape.slice(0, at) }, 'tape-short')
    }
    const first = game.chance(game.start({ ...defaults(game.info), ...good.options }, good.seats.length))
    for (const at of SAME_AGAIN.includes(id) ? [] : places(first)) {
      const doubled = tape.with(at, tape[(at + 1) % first]!)
      expect(faultOf({ ...good, chance: { tape: doubled } })).toMatchObject({ code: 'tape-bad', ply: null, move: null })
    }
    function spoiled(chance: object, code: string): void {
      const fault = faultOf({ ...good, chance, moves: [] })
      // How much of the tape is read depends on how far the record is played: a later shuffle may not be reached.
      if (fault) expect(fault).toMatchObject({ code, ply: null, move: null })
      answered({ ...good, chance })
    }
  })

  it('any move replaced, doubled or given to another seat', () => {
    for (const at of places(good.moves.length)) {
      const text = good.moves[at]!
      const seats = [...'ABCDEFGHI'].map((letter) => letter + text.slice(1))
      const longer = [`${text} `, `${text}+`, `${text}@1`, `${text}${text.slice(1)}`, text + '+1'.repeat(50_000)]
      for (const wrong of [...WRONG, ...seats, ...longer, text.toLowerCase(), text.slice(0, -1)]) {
        const replayed = answered({ ...good, moves: good.moves.with(at, wrong as string) })
        if (replayed.ok || replayed.fault.ply === null) continue
        expect(replayed.fault.ply).toBeGreaterThan(at)
        expect(replayed.line?.moves).toEqual(good.moves.with(at, wrong as string).slice(0, replayed.fault.ply - 1))
      }
    }
  })

  it('ten megabytes of moves', () => {
    const text = good.moves.at(-1) ?? 'A nothing'
    const many = Array.from({ length: Math.ceil(10_000_000 / (text.length + 3)) }, () => text)
    expect(answered({ ...good, moves: many }).ok).toBe(false)
    expect(faultOf({ ...good, moves: [`A ${'9'.repeat(10_000_000)}`] })?.code).toBe('bad-move')
  })

  it('a text of ten million characters, at once', () => {
    const lengths = good.moves.map((text) => text.length)
    const at = lengths.indexOf(Math.max(...lengths))
    const text = good.moves[at]!
    const word = text.split(/[ +,@x-]/).at(-1)!
    for (const sign of ['', ' ', '+', ',', '@', 'x', '-']) {
      const long = text.padEnd(10_000_000, sign + word)
      const begun = process.cpuUsage()
      expect(faultOf({ ...good, moves: [...good.moves.slice(0, at), long] })).toMatchObject({ ply: at + 1 })
      // Work that grows with the square of the length would take hours; only this program's own time counts.
      expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000)
    }
  })
})

/** Returns at most a dozen places of a list, fewer in the gate, with the first and the last among them. */
function places(length: number): number[] {
  const most = runCount(12, 3)
  const step = Math.max(1, (length - 1) / (most - 1))
  return Array.from({ length: Math.min(most, length) }, (_, i) => Math.round(i * step))
}

/** Returns the first record of the game's page that has moves and no fault. Throws if there is none. */
function goodRecord(id: string): Good {
  const folder = new URL(`../../fixtures/${id}/`, import.meta.url)
  for (const file of readdirSync(folder).sort()) {
    const { record, expected } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Fixture
    if (!expected.error && record.moves.length > 0) return record
  }
  throw new Error(`no good record of ${id}`)
}

interface Fixture {
  readonly record: Good
  readonly expected: { readonly error?: object }
}

/**
 * Replays a record without a throw. Expects that the code and the sentence of a fault have the right form, and that a
 * fault before any move has one of the codes `PLAIN_FAULTS`.
 */
function answered(json: unknown): ReplayResult {
  const replayed = replay(gameById, json)
  if (replayed.ok) return replayed
  const { code, message, ply, move } = replayed.fault
  expect(code).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
  expect(message).toMatch(/^[A-Z].*\.$/su)
  expect(message.length).toBeLessThan(400)
  if (ply === null) expect([...PLAIN_FAULTS]).toContain(code)
  if (ply === null) expect(move).toBeNull()
  return replayed
}

function faultOf(json: unknown): Fault | null {
  const replayed = answered(json)
  return replayed.ok ? null : replayed.fault
}
