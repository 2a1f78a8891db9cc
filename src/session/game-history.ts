import type { JournalEntry } from '../ports/journal'
import { letterOf, seatsIn, type AnyGame, type GameEvent, type Position, type Seat, type EventSink } from '../rules/kit'
import type { Step } from './types'

/** Number of plies between two position snapshots: the most that one undo replays. */
const SPACING = 8

/** A ply with the data needed to replay it. */
interface Ply extends Step {
  /** The game's packed move, or the outcomes of chance. */
  readonly played: unknown
  /** Whether a person chose it (not a bot). */
  readonly person: boolean
}

/**
 * The history of one game: the current position, the plies that led to it, and snapshots along the way that make undo
 * fast. Moves are not validated here: the caller has parsed each one with the game.
 */
export interface GameHistory {
  readonly game: AnyGame
  /** The current position. Treat it as read-only. */
  readonly state: Position
  readonly steps: readonly Step[]
  /** The outcomes of chance so far, as a record's tape. */
  tape(): string[]
  /** The moves so far, as a record's moves: `B C@45`. */
  moves(): string[]
  /** The plies so far as journal entries, all with the same time. */
  entries(at: number): JournalEntry[]
  /** Number of plies that are moves of players. */
  readonly moved: number
  chance(outcomes: readonly number[]): Step
  play(seat: Seat, move: unknown, person: boolean): Step
  /** Undoes the last `count` plies. */
  rewind(count: number): void
  /** A copy of the position before the ply at this index of `steps`. */
  before(index: number): Position
  /** Whether a person chose the ply at this index. */
  byPerson(index: number): boolean
}

/** Creates a history without plies. `start` becomes its current position and is modified. */
export function createGameHistory(game: AnyGame, start: Position): GameHistory {
  const state: Position = start
  const plies: Ply[] = []
  /** Entry `i` is the position before ply `i * SPACING`. */
  const kept: Position[] = []
  let moved = 0

  function add(seat: Seat | null, move: string | null, played: unknown, person: boolean): Step {
    if (plies.length % SPACING === 0) kept[plies.length / SPACING] = game.clone(state) as Position
    const events: GameEvent[] = []
    advance(state, seat, played, (event) => events.push(event))
    if (seat !== null) moved++
    const ply: Ply = { ply: moved, seat, move, events, played, person }
    plies.push(ply)
    return ply
  }

  function advance(position: Position, seat: Seat | null, played: unknown, tell?: EventSink): void {
    if (seat === null) game.applyChance(position, played as readonly number[], tell)
    else game.apply(position, seat, played, tell)
  }

  function entryOf(ply: Ply, at: number): JournalEntry {
    if (ply.seat !== null) return { kind: 'move', move: textOf(ply), at }
    return { kind: 'chance', outcomes: outcomesOf(ply), at }
  }

  function outcomesOf(ply: Ply): string[] {
    return (ply.played as readonly number[]).map((outcome) => game.writeChance(outcome))
  }

  function before(index: number): Position {
    const base = Math.floor(index / SPACING)
    const position = game.clone(kept[base]) as Position
    for (const ply of plies.slice(base * SPACING, index)) advance(position, ply.seat, ply.played)
    return position
  }

  return {
    game,
    state,
    steps: plies,
    get moved() {
      return moved
    },
    tape: () => plies.flatMap((ply) => (ply.seat === null ? outcomesOf(ply) : [])),
    moves: () => plies.flatMap((ply) => (ply.seat === null ? [] : [textOf(ply)])),
    entries: (at) => plies.map((ply) => entryOf(ply, at)),
    chance: (outcomes) => add(null, null, [...outcomes], false),
    play: (seat, move, person) => add(seat, game.write(state, seat, move), move, person),
    rewind(count) {
      const length = plies.length - count
      game.copy(before(length), state)
      const gone = plies.splice(length)
      moved -= gone.filter((ply) => ply.seat !== null).length
      kept.length = Math.ceil(length / SPACING)
    },
    before,
    byPerson: (index) => plies[index]?.person ?? false,
  }
}

/** The seats that must act now. */
export function waitedFor(course: GameHistory): Seat[] {
  return seatsIn(course.game.requiredSeats(course.state))
}

function textOf({ seat, move }: Step): string {
  return `${letterOf(seat ?? 0)} ${move ?? ''}`
}
