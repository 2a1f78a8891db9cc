import fc from 'fast-check'
import { expect } from 'vitest'
import { beginThinking } from '../../../src/bots'
import type { LevelProfile } from '../../../src/bots/heuristics/types'
import { botFor } from '../../../src/bots/all-bots'
import type { Level } from '../../../src/ports/journal'
import type { Contender } from '../../../build/tournament/match'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, listMoves, viewTable, seatsIn, createSeededRng, eventsVisibleTo } from '../../../src/rules/kit'
import type { AnyGame, GameEvent, Options, Position, Rng, Seat, GameView } from '../../../src/rules/kit'
import { playDeal } from '../../bench/strength/mirrored'
import { levelPlayer, randomPlayer, type SomeGame } from '../../bench/strength/players'
import { withEffort } from '../../effort'
import { runCount } from '../../scale'

/** A table, with the events that each seat has seen on the way to it. */
export interface TablePosition {
  readonly game: AnyGame
  readonly state: Position
  readonly told: readonly (readonly GameEvent[])[]
}

const EFFORT = 0.005

const LEVELS: readonly Level[] = [1, 2, 3, 4, 5]

/**
 * Returns the table after `plies` random moves, calls among them, or the last one before the end if the game ends
 * earlier.
 */
export function positionAfter(id: string, plies: number, rng: Rng, seats = 2, options: Options = {}): TablePosition {
  const game = gameById(id)!
  const told = Array.from({ length: seats }, (): GameEvent[] => [])
  const tell = (event: GameEvent) => {
    told.forEach((list, seat) => list.push(...eventsVisibleTo(game, [event], seat)))
  }
  const state = game.start({ ...defaults(game.info), ...options }, seats)
  settle(game, state, rng, tell)
  for (let ply = 0; ply < plies; ply++) {
    const before = game.clone(state)
    const kept = told.map((list) => list.length)
    const may = seatsIn(game.requiredSeats(state) | game.optionalSeats(state))
    const seat = may[rng.below(may.length)]!
    game.apply(state, seat, game.pick(state, seat, rng), tell)
    settle(game, state, rng, tell)
    if (game.requiredSeats(state) !== 0) continue
    return { game, state: before, told: told.map((list, i) => list.slice(0, kept[i])) }
  }
  return { game, state, told }
}

function settle(game: AnyGame, state: Position, rng: Rng, tell: (event: GameEvent) => void): void {
  const outcomes: number[] = []
  while (game.chance(state) > 0) {
    game.sampleChance(state, rng, outcomes)
    outcomes.length = game.chance(state)
    game.applyChance(state, outcomes, tell)
  }
}

export function actorOf({ game, state }: TablePosition): Seat {
  return seatsIn(game.requiredSeats(state))[0]!
}

/**
 * Returns the answer of a bot that thinks for a small share of its iterations, which is enough to show what it uses.
 */
export function askBot(stand: TablePosition, level: Level, seat = actorOf(stand), state = stand.state) {
  const { game, told } = stand
  const request = { seen: viewTable(game, state, seat), recall: told[seat]!, seat, level, seed: 'x' }
  const thinking = beginThinking(withEffort(botFor(game), EFFORT), request)
  while (thinking.step(1000));
  return thinking.result()
}

/** Asks bots at random tables and expects that their moves are legal and sound. */
export function expectSoundMoves(
  id: string,
  seats: readonly number[],
  options: fc.Arbitrary<Options>,
  full = 40,
): void {
  const table = fc.record({
    seed: fc.string(),
    plies: fc.nat(70),
    seats: fc.constantFrom(...seats),
    options,
    level: fc.constantFrom(...LEVELS),
  })
  fc.assert(
    fc.property(table, ({ seed, plies, seats: many, options: chosen, level }) => {
      const stand = positionAfter(id, plies, createSeededRng(seed), many, chosen)
      const { game, state } = stand
      for (const seat of seatsIn(game.requiredSeats(state) | game.optionalSeats(state))) {
        const { move } = askBot(stand, level, seat)
        if (move === null) {
          expect(seat).not.toBe(actorOf(stand))
          continue
        }
        const read = game.read(state, seat, move)
        expect(read.ok && game.isSound(state, seat, read.value)).toBe(true)
      }
    }),
    { numRuns: runCount(full) },
  )
}

/**
 * Exchanges every hidden card of a table and asks again with the same luck. Expects the same answers at all levels, and
 * the same rating of every move.
 */
export function expectHiddenCardsUnused(id: string, tables: number): void {
  const rng = createSeededRng('hidden')
  for (let i = 0; i < tables; i++) {
    const stand = positionAfter(id, 3 + 4 * i, rng, 2 + (i % 2))
    const { game, state } = stand
    const seat = actorOf(stand)
    const seen = viewTable(game, state, seat)
    const other = game.determinize(seen, rng)
    expect(viewTable(game, other, seat)).toEqual(seen)
    for (const level of LEVELS) {
      expect(askBot(stand, level, seat, other)).toEqual(askBot(stand, level))
      const plan = planOf(stand, seen, seat, level)
      if (plan.kind !== 'thumb') continue
      const rated = (table: Position) => listMoves(game, state, seat).map((move) => plan.rate(table, seat, move))
      expect(rated(other)).toEqual(rated(state))
    }
  }
}

function planOf({ game, told }: TablePosition, seen: GameView, seat: Seat, level: Level): LevelProfile<Position> {
  return botFor(game).knowledge!.plan(level, { seen, recall: told[seat]! })
}

/**
 * Returns the share of wins, 0 to 1, of the first player over mirrored deals. The deals and the bots' luck are the same
 * in every run. Levels think for a small share of their iterations.
 */
export function winShare(
  id: string,
  first: Contender,
  second: Contender,
  deals: number,
  options: Options = {},
): number {
  const known = gameById(id)!
  const game = known as unknown as SomeGame
  const bot = withEffort(botFor(known), EFFORT)
  const players = [first, second].map((who) => (who === 'random' ? randomPlayer(game, id) : levelPlayer(bot, who)))
  const table = { game, options: { ...defaults(game.info), ...options }, seats: 2, sides: 2 }
  let sum = 0
  for (let i = 0; i < deals; i++) sum += playDeal(table, [players[0]!, players[1]!], `unit ${String(i)}`).share
  return sum / deals
}

/** Asks for the reasons of legal moves at random tables, up to 60 moves of each seat. Returns the keys that came up. */
export function reasonsGiven(
  id: string,
  reasonFor: (seen: GameView<never>, seat: Seat, move: string) => { readonly key: string; readonly params: object },
  options: Options = {},
): Set<string> {
  const rng = createSeededRng('reasons')
  const keys = new Set<string>()
  for (let plies = 0; plies < 80; plies++) {
    const stand = positionAfter(id, plies, rng, 2 + (plies % 3), options)
    const { game, state } = stand
    for (const seat of seatsIn(game.requiredSeats(state) | game.optionalSeats(state))) {
      const moves: number[] = []
      const count = game.moves(state, seat, moves)
      for (const move of moves.slice(0, Math.min(count, 60))) {
        const { key, params } = reasonFor(
          viewTable(game, state, seat) as GameView<never>,
          seat,
          game.write(state, seat, move),
        )
        keys.add(key)
        for (const value of Object.values(params)) expect(value === '' || value === undefined).toBe(false)
      }
    }
  }
  return keys
}
