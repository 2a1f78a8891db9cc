import { think } from '../../src/bots'
import type { Level } from '../../src/ports/journal'
import { randomEntry, viewTable, type AnyGame, type Position, type Seat } from '../../src/rules/kit'
import { isLit, litMoves } from '../../src/exhibit/cuts'
import type { PlayedTable } from './played-table'

/** A player at a table: returns a legal move for the seat that the game waits for. */
export type Player = (table: PlayedTable, seat: Seat) => number

/**
 * Three visitors: a novice who knows nothing, a child who takes what is plainly good now, an adult who thinks a little.
 */
export type Visitors = ReturnType<typeof createVisitors>

/**
 * Returns the plain worth of a position to a seat, using only visible information that needs no knowledge of the game.
 */
export type Worth = (game: AnyGame, state: Position, seat: Seat) => number

/** One in this many decisions of a child is a lapse: it overlooks what is plain and plays at random. */
export const DECISIONS_PER_LAPSE = 6

/** Returns the moves that a table lights for the visitor to move. */
export function litMovesAt({ draft, game, state, visitor }: PlayedTable): number[] {
  return litMoves(draft.lights, game, state, visitor)
}

/** Plays any lit move, each with equal probability. */
export const novice: Player = (table) => randomEntry(litMovesAt(table), table.rng)

/**
 * Plays the largest immediate gain; without a gain, a move that gives away least and does not lose at once. With
 * lapses.
 */
function createChild(worth: Worth): Player {
  return (table, seat) => {
    const { game, state, rng } = table
    const moves = litMovesAt(table)
    return randomEntry(rng.below(DECISIONS_PER_LAPSE) === 0 ? moves : bestMoves(game, state, seat, moves, worth), rng)
  }
}

/** Returns the moves that look best to a child: an immediate loss is worse than giving something away. */
export function bestMoves(
  game: AnyGame,
  state: Position,
  seat: Seat,
  moves: readonly number[],
  worth: Worth,
): number[] {
  const before = worth(game, state, seat)
  const after = game.clone(state)
  let best: number[] = []
  let bestValue = -Infinity
  for (const move of moves) {
    game.copy(state, after)
    game.apply(after, seat, move)
    const value = isLoss(game, after, seat) ? -1 : Math.max(worth(game, after, seat) - before, -0.5)
    if (value < bestValue) continue
    if (value > bestValue) best = []
    bestValue = value
    best.push(move)
  }
  return best
}

function isLoss(game: AnyGame, state: Position, seat: Seat): boolean {
  const { over, winners } = game.outcome(state)
  return over && winners?.includes(seat) !== true
}

/** Returns a player that plays a random lit move once in {@link DECISIONS_PER_LAPSE} decisions. */
export function withLapses(player: Player): Player {
  return (table, seat) =>
    table.rng.below(DECISIONS_PER_LAPSE) === 0 ? randomEntry(litMovesAt(table), table.rng) : player(table, seat)
}

/** How often a bot is asked again if its move is not lit. */
const MAX_TRIES = 8

/** The part of a table that a bot needs. */
type BotTable = Pick<PlayedTable, 'game' | 'state' | 'eventsBySeat' | 'rng' | 'solutionCache'>

/** Returns a bot of the house that is asked as at a real table: it gets only what its seat sees and was told. */
export function createBot(level: Level): (table: BotTable, seat: Seat) => number {
  return (table, seat) => {
    const { game, state, eventsBySeat, rng, solutionCache } = table
    const seen = viewTable(game, state, seat)
    const recall = eventsBySeat[seat]
    const request = { seen, seat, level, seed: String(rng.u32()), ...(recall && { recall }) }
    const { move } = think(game, request, undefined, solutionCache)
    const read = game.read(state, seat, move ?? '')
    if (!read.ok) throw new Error(`A bot's move was refused: ${move ?? 'none'}: ${read.error.message}`)
    return read.value
  }
}

/** Returns a bot in the visitor's seat, restricted to lit moves. Of a chain of jumps it makes the first. */
export function createVisitingBot(level: Level): Player {
  const player = createBot(level)
  return (table, seat) => {
    const { draft, game, state, rng } = table
    for (let i = 0; i < MAX_TRIES; i++) {
      const text = game.write(state, seat, player(table, seat))
      const touched = draft.lights === 'single-jumps' ? text.split('x').slice(0, 2).join('x') : text
      const read = game.read(state, seat, touched)
      if (read.ok && isLit(draft.lights, game, state, seat, touched)) return read.value
    }
    return randomEntry(litMovesAt(table), rng)
  }
}

/** Returns the usual three visitors for a game in which something is visible. */
export function createVisitors(worth: Worth) {
  return { novice, child: createChild(worth), adult: createVisitingBot(3) }
}
