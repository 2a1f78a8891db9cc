import fc from 'fast-check'
import { expect } from 'vitest'
import {
  nonDefault,
  replay,
  type AnyGame,
  type GameLookup,
  type GameRecord,
  type ReplayResult,
} from '../../../src/rules/kit'
import { runCount } from '../../scale'
import { runsFor, setups, randomPosition, type Checks } from './setups'
import type { Laws, Tally } from './visit'

export const recordsChecks: Checks = {
  'keeps the good prefix of a record and names the first bad move'(game) {
    fc.assert(
      fc.property(setups(game), fc.nat(), fc.jsonValue(), (setup, at, nonsense) => {
        const { line } = randomPosition(setup, false)
        const record = line.record()
        const ply = at % (record.moves.length + 1)
        const moves: unknown[] = [...record.moves.slice(0, ply), nonsense, ...record.moves.slice(ply)]
        const replayed = replay(only(game), { ...record, moves })
        if (replayed.ok) throw new Error('nonsense was played')
        expect(replayed.fault.ply).toBe(ply + 1)
        expect(replayed.fault.move).toBe(typeof nonsense === 'string' ? nonsense : null)
        expect(replayed.fault.code).toBe(line.isOver && ply === line.plyCount ? 'game-over' : 'bad-move')
        expect(replayed.line?.moves).toEqual(record.moves.slice(0, ply))
      }),
      { numRuns: runsFor(game, 9000, 100) },
    )
  },

  'answers every JSON value, however hostile, with a game or a fault'(game) {
    const field = fc.oneof(fc.jsonValue(), fc.constant(undefined))
    const hostile = fc.record({
      format: fc.oneof({ weight: 9, arbitrary: fc.constant('parlor-record/1') }, { weight: 1, arbitrary: field }),
      game: fc.oneof({ weight: 9, arbitrary: fc.constant(game.info.id) }, { weight: 1, arbitrary: field }),
      options: fc.oneof(fc.constant({}), field),
      seats: fc.oneof(fc.constant(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].slice(0, game.info.seats.min)), field),
      chance: fc.oneof(fc.constant({ seed: 'x' }), fc.record({ seed: field }), fc.record({ tape: field }), field),
      names: fc.oneof(fc.constant(undefined), field),
      moves: fc.oneof(fc.constant([]), fc.array(fc.jsonValue()), field),
    })
    fc.assert(
      fc.property(fc.oneof(hostile, fc.jsonValue()), (json) => {
        const replayed = replay(only(game), json)
        if (!replayed.ok) expect(replayed.fault.code).toMatch(/^[a-z]+(-[a-z]+)*$/)
      }),
      { numRuns: runCount(3000) },
    )
  },
}

/** Rules that are checked after random games. */
export const recordsLaws: Laws = {
  'comes to the same position from the tape and from the seed': {
    after({ setup: { game, options, seed }, line }) {
      const fromTape = line.record()
      const fromSeed: GameRecord = { ...fromTape, ...(fromTape.chance && { chance: { seed } }) }
      expect(fromTape.options).toEqual(nonDefault(game.info, options))
      for (const record of [fromTape, fromSeed]) {
        const replayed = replay(only(game), JSON.parse(JSON.stringify(record)))
        expect(replayed.ok).toBe(true)
        expect(end(game, replayed)).toEqual([game.dump(line.state), game.outcome(line.state)])
        expect(replayed.line?.record()).toEqual(fromTape)
      }
      return 1
    },
  },

  'refuses a tape that is cut anywhere, with no move at fault, and ignores entries too many': {
    games: 0.6,
    after({ setup: { game }, line, rng }) {
      const record = line.record()
      if (!game.info.hasChance) expect(record.chance).toBeUndefined()
      const tape = record.chance?.tape
      if (!game.info.hasChance || !tape) return 0
      const short = replay(only(game), { ...record, chance: { tape: tape.slice(0, rng.below(tape.length)) } })
      expect(short).toMatchObject({ ok: false, fault: { code: 'tape-short', ply: null, move: null } })
      const long = replay(only(game), { ...record, chance: { tape: [...tape, tape[0], 'nonsense', 7] } })
      expect(long.ok).toBe(true)
      return 1
    },
    verdict: whereChance,
  },

  'refuses an impossible tape without a throw': {
    games: 0.6,
    after({ setup: { game }, line, rng }) {
      const record = line.record()
      const tape: unknown[] | undefined = record.chance?.tape?.slice()
      const [entry] = fc.sample(fc.jsonValue(), { numRuns: 1, seed: rng.below(2 ** 31) })
      if (!game.info.hasChance || !tape || tape.includes(entry)) return 0
      tape[rng.below(tape.length)] = entry
      const replayed = replay(only(game), { ...record, chance: { tape } })
      expect(replayed).toMatchObject({ ok: false, fault: { code: 'tape-bad', ply: null, move: null } })
      return 1
    },
    verdict: whereChance,
  },
}

/** Expects that tapes were checked if the game has chance, and only then. */
function whereChance(game: AnyGame, { games }: Tally): void {
  expect(games > 0).toBe(game.info.hasChance)
}

function end(game: AnyGame, replayed: ReplayResult): unknown {
  return replayed.line && [game.dump(replayed.line.state), game.outcome(replayed.line.state)]
}

/** Returns a catalogue of one game. */
function only(game: AnyGame): GameLookup {
  return (id) => (id === game.info.id ? game : undefined)
}
