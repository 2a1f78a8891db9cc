import fc from 'fast-check'
import { expect } from 'vitest'
import {
  look,
  lookAround,
  ONLOOKER,
  seatsIn,
  sightOf,
  type AnyGame,
  type GameEvent,
  type Position,
  type Rng,
} from '../../../src/rules/kit'
import { playChance } from '../../../src/bots/search/playout'
import {
  actors,
  comesToAnEnd,
  legal,
  longestOf,
  mayEndLater,
  oneOf,
  playThrough,
  runsFor,
  same,
  sameFields,
  setups,
  type Checks,
  type Setup,
} from './setups'

/** Plies for which the end of an imagined game is waited for. */
const PATIENCE = 3000

/** Games whose pages do not open hands and stock at the end: they are empty then, or out of play. */
const SHUT_AT_THE_END = ['colorow', 'chicago-casino', 'new-york-whist', 'color-casino', 'cassino-25', 'cassino-21']

export const viewsChecks: Checks = {
  'imagines tables that look the same, wait for the same seats and offer the same moves'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        playThrough(setup, true, ({ state }, rng) => {
          if (rng.below(3) > 0) return
          const eye = rng.below(setup.seats + 1) - 1
          const seen = look(game, state, eye)
          const imagined = game.imagine(seen, rng) as Position
          same(look(game, imagined, eye), seen)
          same(piecesOf(game, imagined), piecesOf(game, state))
          if (eye !== ONLOOKER) same(textsOf(game, imagined, eye), textsOf(game, state, eye))
          // Somebody must be able to go on there, to the end.
          for (const seat of actors(game, imagined)) expect(legal(game, imagined, seat)).not.toEqual([])
          if (rng.below(8) === 0 && comesToAnEnd(setup)) finish(setup, imagined, rng)
        })
      }),
      { numRuns: runsFor(game, 10_000, 150) },
    )
  },

  'imagines from a view that has crossed a wire'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        playThrough(setup, true, ({ state }, rng) => {
          if (rng.below(3) > 0) return
          const seen = look(game, state, rng.below(setup.seats + 1) - 1)
          const crossed = JSON.parse(JSON.stringify(seen)) as typeof seen
          same(crossed, seen)
          same(look(game, game.imagine(crossed, rng) as Position, seen.eye), seen)
        })
      }),
      { numRuns: runsFor(game, 2000, 20) },
    )
  },

  'is written for many eyes at once as for each alone'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        playThrough(setup, true, ({ state }, rng) => {
          if (rng.below(3) > 0) return
          const sight = sightOf(game, state, lookAround(game, state))
          for (let eye = ONLOOKER; eye < setup.seats; eye++) {
            sameFields(JSON.parse(sight.of(eye) + sight.rest), look(game, state, eye))
          }
        })
      }),
      { numRuns: runsFor(game, 2000, 20) },
    )
  },

  'gives an eye the same views, moves, refusals and events where only hidden things differ'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        playThrough(setup, true, ({ state, moves }, rng) => {
          if (rng.below(3) > 0) return
          const eye = rng.below(setup.seats + 1) - 1
          const other = game.imagine(look(game, state, eye), rng) as Position
          if (eye !== ONLOOKER) {
            for (const text of moves.slice(-20)) {
              same(game.read(other, eye, text.slice(2)), game.read(state, eye, text.slice(2)))
            }
          }
          compareEvents(game, state, other, eye, rng)
        })
      }),
      { numRuns: runsFor(game, 10_000, 150) },
    )
  },

  'opens everything when it is over'(game) {
    if (SHUT_AT_THE_END.includes(game.info.id)) return
    fc.assert(
      fc.property(setups(game), (setup) => {
        const { over, state } = playThrough(setup, false, () => undefined)
        // Games of many rounds may have been broken off.
        if (!over) return
        for (let eye = ONLOOKER; eye < setup.seats; eye++) expect(game.view(state, eye)).toEqual(game.dump(state))
      }),
      { numRuns: runsFor(game, 4000, 40) },
    )
  },

  'filters an event once and for all, and keeps it plain JSON'(game) {
    fc.assert(
      fc.property(setups(game), (setup) => {
        const { state } = playThrough(setup, true, (line, rng) => {
          if (rng.below(3) > 0) return
          const seat = oneOf(actors(game, line.state), rng)
          const clone = game.clone(line.state) as Position
          const move = game.pick(clone, seat, rng) as unknown
          game.apply(clone, seat, move, (event: GameEvent) => {
            for (let eye = ONLOOKER; eye < setup.seats; eye++) {
              const seen = game.eventFor(event, eye) as GameEvent | null
              expect(JSON.parse(JSON.stringify(seen))).toStrictEqual(seen)
              if (seen) same(game.eventFor(seen, eye), seen)
            }
          })
        })
        expect(state).toBeDefined()
      }),
      { numRuns: runsFor(game, 3500, 40) },
    )
  },
}

/**
 * A seat makes the same move at both tables; where several act at once in secret, another one too. If an eye sees the
 * same afterwards, it must have heard the same: events may tell no more than views do.
 */
function compareEvents(game: AnyGame, one: Position, two: Position, eye: number, rng: Rng): void {
  const seat = oneOf(actors(game, one), rng)
  const move = game.pick(one, seat, rng) as unknown
  const heard = listen(game, one, seat, move, eye)
  const others = game.read(two, seat, game.write(one, seat, move)).ok ? [move] : []
  const secret = seatsIn(game.must(two)).length > 1
  if (secret) others.push(game.pick(two, seat, rng) as unknown)
  for (const other of others) {
    const there = listen(game, two, seat, other, eye)
    if (there.seen === heard.seen) expect(there.events).toBe(heard.events)
  }
}

function listen(game: AnyGame, state: Position, seat: number, move: unknown, eye: number) {
  const clone = game.clone(state) as Position
  const events: unknown[] = []
  game.apply(clone, seat, move, (event: GameEvent) => events.push(game.eventFor(event, eye)))
  return { seen: JSON.stringify(look(game, clone, eye)), events: JSON.stringify(events) }
}

function textsOf(game: AnyGame, state: Position, seat: number): string[] {
  return legal(game, state, seat)
    .map((move) => game.write(state, seat, move))
    .sort()
}

function finish(setup: Setup, state: Position, rng: Rng): void {
  const { game } = setup
  const longest = longestOf(setup, PATIENCE)
  const outcomes: number[] = []
  let plies = 0
  for (; plies <= longest; plies++) {
    playChance(game, state, rng, outcomes)
    if (actors(game, state).length === 0) break
    const seat = oneOf(actors(game, state), rng)
    game.apply(state, seat, (game.pickSound ?? game.pick)(state, seat, rng))
  }
  if (!mayEndLater(setup, plies, PATIENCE)) expect(game.outcome(state).over).toBe(true)
}

function piecesOf(game: AnyGame, state: Position): string[] {
  return game
    .census(state)
    .map((place) => place.slice(place.lastIndexOf('/') + 1))
    .sort()
}
