import { expect } from 'vitest'
import {
  viewTable,
  sharedViewFields,
  ONLOOKER,
  seatsIn,
  type AnyGame,
  type GameEvent,
  type Position,
  type Rng,
} from '../../../src/rules/kit'
import { serializeViews } from '../../../src/session/create-session'
import { playChance } from '../../../src/bots/search/playout'
import {
  actors,
  check,
  comesToAnEnd,
  isEndless,
  legalMoves,
  maxPliesOf,
  mayEndLater,
  oneOf,
  expectSameJson,
  expectSameFields,
  type Setup,
} from './setups'
import { piecesOf } from './census'
import type { Laws } from './visit'

/** Largest number of plies for which an imagined game is played. */
const PATIENCE = 3000

/** Games whose pages do not open hands and stock at the end: they are empty then, or out of play. */
const SHUT_AT_THE_END = ['colorow', 'chicago-casino', 'new-york-whist', 'color-casino', 'cassino-25', 'cassino-21']

/** Rules that are checked at positions of random games and after the games. */
export const viewsLaws: Laws = {
  'imagines tables that look the same, wait for the same seats and offer the same moves': {
    share: 0.28,
    at({ setup, state, rng }) {
      const { game, seats } = setup
      const eye = rng.below(seats + 1) - 1
      const seen = viewTable(game, state, eye)
      const imagined = game.determinize(seen, rng)
      expectSameJson(viewTable(game, imagined, eye), seen)
      expectSameJson(piecesOf(game, imagined), piecesOf(game, state))
      if (eye !== ONLOOKER) expectSameJson(textsOf(game, imagined, eye), textsOf(game, state, eye))
      // Every seat that can act must have a legal move there, and play must come to an end.
      for (const seat of actors(game, imagined)) check(legalMoves(game, imagined, seat).length > 0, 'nobody can go on')
      if (rng.below(8) === 0 && comesToAnEnd(setup)) finish(setup, imagined, rng)
      return 1
    },
  },

  'imagines from a view that has crossed a wire': {
    share: 0.06,
    at({ setup: { game, seats }, state, rng }) {
      const seen = viewTable(game, state, rng.below(seats + 1) - 1)
      const crossed = JSON.parse(JSON.stringify(seen)) as typeof seen
      expectSameJson(crossed, seen)
      expectSameJson(viewTable(game, game.determinize(crossed, rng), seen.eye), seen)
      return 1
    },
  },

  'is written for many eyes at once as for each alone': {
    share: 0.06,
    at({ setup: { game, seats }, state }) {
      const sight = serializeViews(game, state, sharedViewFields(game, state))
      for (let eye = ONLOOKER; eye < seats; eye++) {
        expectSameFields(JSON.parse(sight.partFor(eye) + sight.sharedPart), viewTable(game, state, eye))
      }
      return 1
    },
  },

  'gives an eye the same views, moves, refusals and events where only hidden things differ': {
    share: 0.28,
    at({ setup: { game, seats }, line: { moves }, state, rng }) {
      const eye = rng.below(seats + 1) - 1
      const other = game.determinize(viewTable(game, state, eye), rng)
      if (eye !== ONLOOKER) {
        for (const text of moves.slice(-20)) {
          expectSameJson(game.read(other, eye, text.slice(2)), game.read(state, eye, text.slice(2)))
        }
      }
      // If a move turns up different cards at the two tables, its events are not compared.
      return compareEvents(game, state, other, eye, rng)
    },
  },

  'opens everything when it is over': {
    games: 0.4,
    after({ setup: { game, seats }, line, rng }) {
      // A game of many rounds may have been broken off before its end.
      if (!line.isOver || SHUT_AT_THE_END.includes(game.info.id)) return 0
      const { state } = line
      const whole: unknown = game.dump(state)
      for (let eye = ONLOOKER; eye < seats; eye++) {
        expect(game.view(state, eye)).toEqual(whole)
        const imagined = game.determinize(viewTable(game, state, eye), rng)
        expect(game.dump(imagined)).toEqual(whole)
      }
      return 1
    },
    verdict(game, { games }) {
      if (!SHUT_AT_THE_END.includes(game.info.id) && !isEndless(game)) expect(games).toBeGreaterThan(0)
    },
  },

  'filters an event once and for all, and keeps it plain JSON': {
    share: 0.1,
    at({ setup: { game, seats }, state, rng }) {
      const seat = oneOf(actors(game, state), rng)
      const clone = game.clone(state)
      const move = game.pick(clone, seat, rng)
      let told = 0
      game.apply(clone, seat, move, (event: GameEvent) => {
        told++
        for (let eye = ONLOOKER; eye < seats; eye++) {
          const seen = game.eventFor(event, eye)
          expectSameFields(JSON.parse(JSON.stringify(seen)), seen)
          if (seen) expectSameJson(game.eventFor(seen, eye), seen)
        }
      })
      return told
    },
  },
}

/**
 * Makes the same move of one seat at both tables and, where several seats act at once in secret, also another move at
 * the second table. If the eye sees the same afterwards, expects that it has heard the same, because events may tell no
 * more than views. Returns how often the eye saw the same.
 */
function compareEvents(game: AnyGame, one: Position, two: Position, eye: number, rng: Rng): number {
  const seat = oneOf(actors(game, one), rng)
  const move = game.pick(one, seat, rng)
  const heard = listen(game, one, seat, move, eye)
  const others = game.read(two, seat, game.write(one, seat, move)).ok ? [move] : []
  const secret = seatsIn(game.requiredSeats(two)).length > 1
  if (secret) others.push(game.pick(two, seat, rng))
  let compared = 0
  for (const other of others) {
    const there = listen(game, two, seat, other, eye)
    if (there.seen !== heard.seen) continue
    if (there.events !== heard.events) expect(there.events).toBe(heard.events)
    compared++
  }
  return compared
}

function listen(game: AnyGame, state: Position, seat: number, move: number, eye: number) {
  const clone = game.clone(state)
  const events: unknown[] = []
  game.apply(clone, seat, move, (event: GameEvent) => events.push(game.eventFor(event, eye)))
  return { seen: JSON.stringify(viewTable(game, clone, eye)), events: JSON.stringify(events) }
}

function textsOf(game: AnyGame, state: Position, seat: number): string[] {
  return legalMoves(game, state, seat)
    .map((move) => game.write(state, seat, move))
    .sort()
}

function finish(setup: Setup, state: Position, rng: Rng): void {
  const { game } = setup
  const longest = maxPliesOf(setup, PATIENCE)
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
