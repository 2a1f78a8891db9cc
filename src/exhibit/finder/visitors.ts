import { think } from '../../bots'
import type { Level } from '../../ports/journal'
import { look, type AnyGame, type Position, type Rng, type Seat } from '../../rules/kit'
import { isLit, litMoves } from '../cuts'
import type { PlayedTable } from './played-table'

/** Who sits at a table: answers a legal move for the seat that is waited for. */
export type Player = (table: PlayedTable, seat: Seat) => unknown

/** Three visitors: who knows nothing, a child who takes what is plainly good now, a grown-up who thinks a little. */
export interface Visitors {
  readonly novice: Player
  readonly child: Player
  readonly adult: Player
}

/** What a position is plainly worth to a seat: only what lies open and needs no knowledge. */
export type Worth = (game: AnyGame, state: Position, seat: Seat) => number

/** A child overlooks what is plain once in so many decisions, and then does anything. */
export const LAPSE = 6

/** What a table lights for the visitor who is to move. */
export function litAt({ draft, game, state, visitor }: PlayedTable): unknown[] {
  return litMoves(draft.lights, game, state, visitor)
}

function anyOf(moves: readonly unknown[], rng: Rng): unknown {
  return moves[rng.below(moves.length)]
}

/** Any lit move, each as likely as any other. */
export const novice: Player = (table) => anyOf(litAt(table), table.rng)

/** The largest immediate gain where there is one, else any move but one that loses at once; with lapses. */
function child(worth: Worth): Player {
  return (table, seat) => {
    const { game, state, rng } = table
    const moves = litAt(table)
    return anyOf(rng.below(LAPSE) === 0 ? moves : bestMoves(game, state, seat, moves, worth), rng)
  }
}

/** Of a seat's moves those that look best to a child: a loss at once is worse than giving something away. */
export function bestMoves(
  game: AnyGame,
  state: Position,
  seat: Seat,
  moves: readonly unknown[],
  worth: Worth,
): unknown[] {
  const before = worth(game, state, seat)
  const after = game.clone(state) as Position
  let best: unknown[] = []
  let most = -Infinity
  for (const move of moves) {
    game.copy(state, after)
    game.apply(after, seat, move)
    const value = isLoss(game, after, seat) ? -1 : Math.max(worth(game, after, seat) - before, -0.5)
    if (value < most) continue
    if (value > most) best = []
    most = value
    best.push(move)
  }
  return best
}

function isLoss(game: AnyGame, state: Position, seat: Seat): boolean {
  const { over, winners } = game.outcome(state)
  return over && winners?.includes(seat) !== true
}

/** A player who does anything that is lit once in six decisions. */
export function lapsing(player: Player): Player {
  return (table, seat) => (table.rng.below(LAPSE) === 0 ? anyOf(litAt(table), table.rng) : player(table, seat))
}

/** How often a bot is asked again whose move is not lit. */
const ASKED = 8

/** What a bot needs of a table. */
export type AskedTable = Pick<PlayedTable, 'game' | 'state' | 'told' | 'rng' | 'memory'>

/** A bot of the house, asked as a table asks it: only what its seat sees and was told. */
export function bot(level: Level): (table: AskedTable, seat: Seat) => unknown {
  return (table, seat) => {
    const { game, state, told, rng, memory } = table
    const seen = look(game, state, seat)
    const recall = told[seat]
    const request = { seen, seat, level, seed: String(rng.u32()), ...(recall && { recall }) }
    const { move } = think(game, request, undefined, memory)
    const read = game.read(state, seat, move ?? '')
    if (!read.ok) throw new Error(`A bot's move was refused: ${move ?? 'none'}: ${read.error.message}`)
    return read.value as unknown
  }
}

/** A bot in the visitor's seat: it is held to what is lit. Of a chain of jumps it makes the first. */
export function visitingBot(level: Level): Player {
  const player = bot(level)
  return (table, seat) => {
    const { draft, game, state, rng } = table
    for (let i = 0; i < ASKED; i++) {
      const text = game.write(state, seat, player(table, seat))
      const touched = draft.lights === 'single-jumps' ? text.split('x').slice(0, 2).join('x') : text
      const read = game.read(state, seat, touched)
      if (read.ok && isLit(draft.lights, game, state, seat, touched)) return read.value as unknown
    }
    return anyOf(litAt(table), rng)
  }
}

/** The usual three for a game in which something lies open. */
export function trio(worth: Worth): Visitors {
  return { novice, child: child(worth), adult: visitingBot(3) }
}
