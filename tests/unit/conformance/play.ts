import fc from 'fast-check'
import { expect } from 'vitest'
import { createSeededRng, type AnyGame, type Position, type Rng } from '../../../src/rules/kit'
import { runCount } from '../../scale'
import {
  actors,
  check,
  comesToAnEnd,
  isEndless,
  legalMoves,
  maxPliesOf,
  mayEndLater,
  oneOf,
  playThrough,
  runsFor,
  expectSameJson,
  setups,
  randomPosition,
  type Checks,
  type Setup,
} from './setups'
import { playChance } from '../../../src/bots/search/playout'
import { piecesOf } from './census'
import { expectUniformDraws } from './odds'
import type { Laws } from './visit'

/** Games in which several seats must act at once. In all other games one seat acts after the other. */
const ACT_TOGETHER = ['highest', 'deck-o-cards-roulette']

export const playChecks: Checks = {
  'ends within its longest length if all moves are sound'(game) {
    if (isEndless(game)) return
    const numRuns = runsFor(game, 80_000, 2000)
    let ended = 0
    fc.assert(
      fc.property(setups(game), (setup) => {
        fc.pre(comesToAnEnd(setup))
        const line = playThrough(setup, false, () => undefined, maxPliesOf(setup))
        const { over, winners, scores } = game.outcome(line.state)
        fc.pre(over || !mayEndLater(setup, line.plyCount))
        ended++
        expect(over).toBe(true)
        expect(scores).toHaveLength(setup.seats)
        // A puzzle may end unsolved.
        expect(winners?.length).toBeGreaterThanOrEqual(setup.seats > 1 ? 1 : 0)
      }),
      { numRuns },
    )
    expect(ended).toBe(numRuns)
  },

  'picks each listed move as often as any other'(game) {
    const numRuns = runCount(40)
    let checked = 0
    fc.assert(
      fc.property(setups(game), (setup) => {
        const { line, rng } = randomPosition(setup)
        fc.pre(!line.isOver)
        const seat = oneOf(actors(game, line.state), rng)
        const moves = legalMoves(game, line.state, seat)
        expectUniformDraws((luck) => game.pick(line.state, seat, luck), moves, rng)
        checked++
      }),
      { numRuns },
    )
    expect(checked).toBe(numRuns)
  },

  'plays on with a clone or a copy and leaves the original as it was'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        const { line, rng } = randomPosition(setup)
        const before = JSON.stringify(picture(game, line.state))
        const clone = game.clone(line.state)
        const copied = randomPosition({ ...setup, seed: `${setup.seed}, another` }).line.state
        game.copy(line.state, copied)
        expect(JSON.stringify(picture(game, copied))).toBe(before)
        for (const other of [clone, copied]) {
          playOn(game, other, rng, 100)
          expect(JSON.stringify(picture(game, line.state))).toBe(before)
        }
      }),
      { numRuns: runCount(100) },
    )
  },
}

/** Rules that are checked at positions of random games and after the games. */
export const playLaws: Laws = {
  'keeps every piece, each in one place, after every ply': {
    share: 0.4,
    at({ setup, state }) {
      const { game } = setup
      const { undealt, pieces } = piecesAtFirst(setup)
      if (game.chance(state) > 0 && JSON.stringify(game.dump(state)) === undealt) return 0
      const found = piecesOf(game, state)
      check(new Set(found).size === found.length, 'a piece stands in two places')
      expectSameJson(found, pieces)
      return 1
    },
  },

  'waits for somebody or for chance until it is over, and then for nobody': {
    share: 0.7,
    at({ setup: { game, options }, state }) {
      const { over, winners } = game.outcome(state)
      const acting = actors(game, state)
      check(!over && winners === null, 'it is over, or somebody has won')
      check(acting.length > 0, 'it waits for nobody')
      for (const seat of acting) check(legalMoves(game, state, seat).length > 0, `seat ${String(seat)} has no move`)
      const free = game.optionalSeats(state) & ~game.requiredSeats(state)
      check(free === 0 || game.info.allowsInterruptions?.(options) === true, 'a seat may interrupt')
      return 1
    },
    after({ setup: { game, seats }, line }) {
      if (!line.isOver) return 0
      for (let seat = 0; seat < seats; seat++) expect(legalMoves(game, line.state, seat)).toEqual([])
      expect(game.requiredSeats(line.state) | game.optionalSeats(line.state) | game.chance(line.state)).toBe(0)
      return 1
    },
    verdict(game, { positions, games }) {
      expect(positions).toBeGreaterThan(0)
      if (!isEndless(game)) expect(games).toBeGreaterThan(0)
    },
  },

  'picks from the listed moves, and sound ones from the sound': {
    share: 0.25,
    at({ setup: { game }, state, rng }) {
      for (const seat of actors(game, state)) {
        const all = new Set(legalMoves(game, state, seat))
        check(all.has(game.pick(state, seat, rng)), 'a pick that is not listed')
        // A seat that the game does not wait for may have no sound move, and then it does nothing.
        const awaited = (game.requiredSeats(state) & (1 << seat)) !== 0
        if (!awaited && ![...all].some((move) => game.isSound(state, seat, move))) continue
        const sound = (game.pickSound ?? game.pick)(state, seat, rng)
        check(all.has(sound) && game.isSound(state, seat, sound), 'a sound pick that is not listed, or not sound')
      }
      return 1
    },
  },

  'does the same whether anybody listens or not': {
    share: 0.25,
    at({ setup: { game }, state, rng }) {
      const [heard, silent] = [game.clone(state), game.clone(state)] as [Position, Position]
      const seat = oneOf(actors(game, state), rng)
      const move = game.pick(state, seat, rng)
      game.apply(heard, seat, move, () => undefined)
      game.apply(silent, seat, move)
      expectSameJson(picture(game, silent), picture(game, heard))
      shuffleBoth(game, heard, silent, rng)
      expectSameJson(picture(game, silent), picture(game, heard))
      return 1
    },
  },

  'gives the same whichever of several seats that must act acts first': {
    share: 0.25,
    at({ setup: { game }, state, rng }) {
      const [one, two] = actors(game, state).filter((seat) => game.requiredSeats(state) & (1 << seat))
      if (one === undefined || two === undefined) return 0
      const moves = [one, two].map((seat) => ({ seat, move: game.pick(state, seat, rng) }))
      const [there, back] = [moves, [...moves].reverse()].map((order) => {
        const clone = game.clone(state)
        for (const { seat, move } of order) game.apply(clone, seat, move)
        return picture(game, clone)
      })
      expectSameJson(back, there)
      return 1
    },
    verdict: (game, { positions }) => expect(positions > 0).toBe(ACT_TOGETHER.includes(game.info.id)),
  },
}

/** Applies the same outcomes of chance at two tables that wait for them, with an event sink at one table only. */
function shuffleBoth(game: AnyGame, heard: Position, silent: Position, rng: Rng): void {
  for (let due = game.chance(heard); due > 0; due = game.chance(heard)) {
    const outcomes: number[] = []
    game.sampleChance(heard, rng, outcomes)
    outcomes.length = due
    game.applyChance(heard, outcomes, () => undefined)
    game.applyChance(silent, outcomes)
  }
}

function picture(game: AnyGame, state: Position): unknown {
  return [
    game.dump(state),
    game.outcome(state),
    game.requiredSeats(state),
    game.optionalSeats(state),
    game.chance(state),
  ]
}

function playOn(game: AnyGame, state: Position, rng: Rng, plies: number) {
  for (let i = 0; i < plies && actors(game, state).length > 0; i++) {
    const seat = oneOf(actors(game, state), rng)
    game.apply(state, seat, game.pick(state, seat, rng))
  }
}

interface FirstPieces {
  /** The dump before the deal, as JSON. */
  readonly undealt: string
  /** The pieces after it. */
  readonly pieces: readonly string[]
}

const FIRST_PIECES = new WeakMap<Setup, FirstPieces>()

function piecesAtFirst(setup: Setup): FirstPieces {
  const known = FIRST_PIECES.get(setup)
  if (known) return known
  const { game, options, seats, seed } = setup
  const state = game.start(options, seats)
  const undealt = JSON.stringify(game.dump(state))
  playChance(game, state, createSeededRng(seed), [])
  const made = { undealt, pieces: piecesOf(game, state) }
  FIRST_PIECES.set(setup, made)
  return made
}
