import fc from 'fast-check'
import { expect } from 'vitest'
import { seededRng, type AnyGame, type Position, type Rng } from '../../../src/rules/kit'
import {
  actors,
  comesToAnEnd,
  deal,
  legal,
  longestOf,
  mayEndLater,
  oneOf,
  playThrough,
  runsFor,
  same,
  setups,
  somewhere,
  type Checks,
} from './setups'

export const playChecks: Checks = {
  'ends within its longest length if all moves are sound'(game) {
    let ended = 0
    fc.assert(
      fc.property(setups(game), (setup) => {
        if (!comesToAnEnd(setup)) return
        const line = playThrough(setup, false, () => undefined, longestOf(setup))
        const { over, winners, scores } = game.outcome(line.state)
        if (!over && mayEndLater(setup, line.ply)) return
        ended++
        expect(over).toBe(true)
        expect(scores).toHaveLength(setup.seats)
        // A puzzle may end unsolved.
        expect(winners?.length).toBeGreaterThanOrEqual(setup.seats > 1 ? 1 : 0)
      }),
      { numRuns: runsFor(game, 80_000, 2000) },
    )
    if (game.info.seats.max > 1) expect(ended).toBeGreaterThan(0)
  },

  'keeps every piece, each in one place, after every ply'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        const pieces = piecesOf(game, game.start(setup.options, setup.seats))
        playThrough(setup, true, (line) => expect(piecesOf(game, line.state)).toEqual(pieces))
      }),
      { numRuns: runsFor(game, 5000, 60) },
    )
  },

  'waits for somebody or for chance until it is over, and then for nobody'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        const line = playThrough(setup, false, ({ state }) => {
          expect(game.outcome(state).over).toBe(false)
          expect(game.outcome(state).winners).toBeNull()
          expect(actors(game, state)).not.toEqual([])
          for (const seat of actors(game, state)) expect(legal(game, state, seat)).not.toEqual([])
        })
        // Games of many rounds, and puzzles whose pieces can be taken up again, may have been broken off.
        if (!line.over) return
        for (let seat = 0; seat < setup.seats; seat++) expect(legal(game, line.state, seat)).toEqual([])
        expect(game.must(line.state) | game.may(line.state) | game.chance(line.state)).toBe(0)
      }),
      { numRuns: runsFor(game, 8000, 100) },
    )
  },

  'picks from the listed moves, and sound ones from the sound'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        playThrough(setup, true, ({ state }, rng) => {
          for (const seat of actors(game, state)) {
            const all = new Set(legal(game, state, seat))
            expect(all).toContain(game.pick(state, seat, rng))
            // A seat that nobody waits for may have nothing sound to do: then it keeps still.
            const awaited = (game.must(state) & (1 << seat)) !== 0
            if (!awaited && ![...all].some((move) => game.sound(state, seat, move))) continue
            const sound = (game.pickSound ?? game.pick)(state, seat, rng) as unknown
            expect(all).toContain(sound)
            expect(game.sound(state, seat, sound)).toBe(true)
          }
        })
      }),
      { numRuns: runsFor(game, 3000, 40) },
    )
  },

  'picks each listed move as often as any other'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        const { line, rng } = somewhere(setup)
        if (line.over) return
        const seat = oneOf(actors(game, line.state), rng)
        const moves = legal(game, line.state, seat).slice(0, 40)
        if (legal(game, line.state, seat).length > moves.length) return
        const seen = new Map(moves.map((move) => [move, 0]))
        const draws = 400 * moves.length
        for (let i = 0; i < draws; i++) {
          const move = game.pick(line.state, seat, rng) as unknown
          seen.set(move, seen.get(move)! + 1)
        }
        // Seven standard deviations about 400.
        for (const times of seen.values()) expect(Math.abs(times - 400)).toBeLessThan(140)
      }),
      { numRuns: 40 },
    )
  },

  'plays on with a clone or a copy and leaves the original as it was'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        const { line, rng } = somewhere(setup)
        const before = JSON.stringify(picture(game, line.state))
        const clone = game.clone(line.state) as typeof line.state
        const copied = somewhere({ ...setup, seed: `${setup.seed}, another` }).line.state
        game.copy(line.state, copied)
        expect(JSON.stringify(picture(game, copied))).toBe(before)
        for (const other of [clone, copied]) {
          playOn(game, other, rng, 100)
          expect(JSON.stringify(picture(game, line.state))).toBe(before)
        }
      }),
      { numRuns: 100 },
    )
  },

  'does the same whether anybody listens or not'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        const { line } = deal(setup)
        const silent = game.clone(line.state) as typeof line.state
        const rng = seededRng(setup.seed)
        for (let plies = 0; !line.over && plies < 300; plies++) {
          const seat = oneOf(actors(game, line.state), rng)
          const move = game.pick(line.state, seat, rng) as unknown
          game.apply(line.state, seat, move, () => undefined)
          game.apply(silent, seat, move)
          same(picture(game, silent), picture(game, line.state))
          shuffleBoth(game, line.state, silent, rng)
          same(picture(game, silent), picture(game, line.state))
        }
      }),
      { numRuns: runsFor(game, 2500, 30) },
    )
  },

  'gives the same whichever of several seats that must act acts first'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        playThrough(setup, true, ({ state }, rng) => {
          const [one, two] = actors(game, state).filter((seat) => game.must(state) & (1 << seat))
          if (one === undefined || two === undefined) return
          const moves = [one, two].map((seat) => ({ seat, move: game.pick(state, seat, rng) as unknown }))
          const [there, back] = [moves, [...moves].reverse()].map((order) => {
            const clone = game.clone(state) as typeof state
            for (const { seat, move } of order) game.apply(clone, seat, move)
            return picture(game, clone)
          })
          same(back, there)
        })
      }),
      { numRuns: runsFor(game, 2500, 30) },
    )
  },
}

/** Plays the same chance at two tables that wait for it, heard at one of them. */
function shuffleBoth(game: AnyGame, heard: Position, silent: Position, rng: Rng): void {
  for (let due = game.chance(heard); due > 0; due = game.chance(heard)) {
    const outcomes: number[] = []
    game.sampleChance(heard, rng, outcomes)
    outcomes.length = due
    game.applyChance(heard, outcomes, () => undefined)
    game.applyChance(silent, outcomes)
  }
}

function picture(game: AnyGame, state: unknown): unknown {
  return [game.dump(state), game.outcome(state), game.must(state), game.may(state), game.chance(state)]
}

function playOn(game: AnyGame, state: Parameters<typeof actors>[1], rng: ReturnType<typeof seededRng>, plies: number) {
  for (let i = 0; i < plies && actors(game, state).length > 0; i++) {
    const seat = oneOf(actors(game, state), rng)
    game.apply(state, seat, game.pick(state, seat, rng))
  }
}

/** The names of all pieces; fails if one stands in two places. */
function piecesOf(game: AnyGame, state: unknown): string[] {
  const pieces = game.census(state).map((place) => place.slice(place.lastIndexOf('/') + 1))
  expect(new Set(pieces).size).toBe(pieces.length)
  return pieces.sort()
}
