import type { JournalEntry } from '../ports/journal'
import {
  entryAt,
  letterOf,
  seatsIn,
  type AnyGame,
  type GameEvent,
  type Position,
  type Seat,
  type EventSink,
} from '../rules/kit'
import type { Step } from './types'

/** Number of plies between two position snapshots: the most that one undo replays. */
const SNAPSHOT_INTERVAL = 8

/** A move, or the outcomes of chance, in the game's own numbers. */
type PackedAction = number | readonly number[]

/** A ply with the data needed to replay it. */
interface Ply extends Step {
  readonly packedAction: PackedAction
  /** Whether a person chose it (not a bot). */
  readonly isByPerson: boolean
}

/**
 * The history of one game: the current position, the plies that led to it, and snapshots along the way that make undo
 * fast. Moves are not validated here: the caller has parsed each one with the game.
 */
export type GameHistory = ReturnType<typeof createGameHistory>

/** Creates a history without plies. `start` becomes its current position and is modified. */
export function createGameHistory(game: AnyGame, start: Position) {
  const state: Position = start
  const plies: Ply[] = []
  /** Entry `i` is the position before ply `i * SNAPSHOT_INTERVAL`. */
  const snapshots: Position[] = []
  let moveCount = 0

  function add(seat: Seat | null, move: string | null, packedAction: PackedAction, isByPerson: boolean): Step {
    if (plies.length % SNAPSHOT_INTERVAL === 0) snapshots[plies.length / SNAPSHOT_INTERVAL] = game.clone(state)
    const events: GameEvent[] = []
    advance(state, seat, packedAction, (event) => events.push(event))
    if (seat !== null) moveCount++
    const ply: Ply = { ply: moveCount, seat, move, events, packedAction, isByPerson }
    plies.push(ply)
    return ply
  }

  function advance(position: Position, seat: Seat | null, packedAction: PackedAction, tell?: EventSink): void {
    if (seat === null) game.applyChance(position, packedAction as readonly number[], tell)
    else game.apply(position, seat, packedAction as number, tell)
  }

  function entryOf(ply: Ply, at: number): JournalEntry {
    if (ply.seat !== null) return { kind: 'move', move: textOf(ply), at }
    return { kind: 'chance', outcomes: outcomesOf(ply), at }
  }

  function outcomesOf(ply: Ply): string[] {
    return (ply.packedAction as readonly number[]).map((outcome) => game.writeChance(outcome))
  }

  /** A copy of the position before the ply at this index of `steps`. */
  function positionBefore(index: number): Position {
    const base = Math.floor(index / SNAPSHOT_INTERVAL)
    const position = game.clone(entryAt(snapshots, base))
    for (const ply of plies.slice(base * SNAPSHOT_INTERVAL, index)) advance(position, ply.seat, ply.packedAction)
    return position
  }

  return {
    game,
    /** The current position. Treat it as read-only. */
    state,
    steps: plies,
    /** Number of plies that are moves of players. */
    get moveCount(): number {
      return moveCount
    },
    /** The outcomes of chance so far, as a record's tape. */
    tape: () => plies.flatMap((ply) => (ply.seat === null ? outcomesOf(ply) : [])),
    /** The moves so far, as a record's moves: `B C@45`. */
    moves: () => plies.flatMap((ply) => (ply.seat === null ? [] : [textOf(ply)])),
    /** The plies so far as journal entries, all with the same time. */
    entries: (at: number) => plies.map((ply) => entryOf(ply, at)),
    playChance: (outcomes: readonly number[]) => add(null, null, [...outcomes], false),
    play: (seat: Seat, move: number, person: boolean) => add(seat, game.write(state, seat, move), move, person),
    /** Undoes the last `count` plies. */
    rewind(count: number): void {
      const length = plies.length - count
      game.copy(positionBefore(length), state)
      const gone = plies.splice(length)
      moveCount -= gone.filter((ply) => ply.seat !== null).length
      snapshots.length = Math.ceil(length / SNAPSHOT_INTERVAL)
    },
    positionBefore,
    /** Whether a person chose the ply at this index. */
    isByPerson: (index: number) => plies[index]?.isByPerson ?? false,
  }
}

/** The seats that must act now. */
export function awaitedSeats(history: GameHistory): Seat[] {
  return seatsIn(history.game.requiredSeats(history.state))
}

function textOf({ seat, move }: Step): string {
  return `${letterOf(seat ?? 0)} ${move ?? ''}`
}
