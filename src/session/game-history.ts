import type { JournalEntry } from '../ports/journal'
import { letterOf, seatsIn, type AnyGame, type GameEvent, type Position, type Seat, type Tell } from '../rules/kit'
import type { Step } from './types'

/** How many plies lie between two kept positions: what undo replays at most. */
const SPACING = 8

/** One ply with what is needed to play it again. */
interface Ply extends Step {
  /** The move as the game packs it, or the outcomes of chance. */
  readonly played: unknown
  /** Whether somebody at the screen chose it (not a bot). */
  readonly person: boolean
}

/**
 * The course of one game: the position, the plies that led to it, and positions kept on the way so that taking back is
 * quick. It trusts its caller: every move was read by the game before.
 */
export interface GameHistory {
  readonly game: AnyGame
  /** The position now. Treat it as read-only. */
  readonly state: Position
  readonly steps: readonly Step[]
  /** Outcomes of chance so far, as a record's tape. */
  tape(): string[]
  /** Moves so far, as a record's moves: `B C@45`. */
  moves(): string[]
  /** The plies so far as a journal's entries, all of one time. */
  entries(at: number): JournalEntry[]
  /** How many plies are moves of players. */
  readonly moved: number
  chance(outcomes: readonly number[]): Step
  play(seat: Seat, move: unknown, person: boolean): Step
  /** Takes the last `count` plies back. */
  rewind(count: number): void
  /** A copy of the position before the ply at this index of `steps`. */
  before(index: number): Position
  /** Whether a person chose the ply at this index. */
  byPerson(index: number): boolean
}

export function createGameHistory(game: AnyGame, start: Position): GameHistory {
  const state: Position = start
  const plies: Ply[] = []
  /** Entry i is the position before ply i * SPACING. */
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

  function advance(position: Position, seat: Seat | null, played: unknown, tell?: Tell): void {
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
  return seatsIn(course.game.must(course.state))
}

function textOf({ seat, move }: Step): string {
  return `${letterOf(seat ?? 0)} ${move ?? ''}`
}
