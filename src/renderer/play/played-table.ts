import type { SeatPlayer } from '../../ports/journal'
import type { GameEvent, GameRecord, Options, Refusal, Result, Seat, Seen } from '../../rules/kit'
import type { Advice, Step, TableChange } from '../../session/types'
import type { LastPly } from '../games/types'
import type { Words } from '../i18n/words'

/**
 * Who sits at a seat: a person at this screen, a bot, or somebody `far` who plays from another. `away`: the person's
 * connection is lost; a bot that is `away` keeps the chair for the person it names.
 */
export type TableSeat = (SeatPlayer | { readonly kind: 'far'; readonly name: string }) & { readonly away?: boolean }

/** A ply as one eye was told it: `events` hold nothing that the eye may not know. */
export interface ToldStep extends Step {
  /** Stands in the log in place of events that were never told here. */
  readonly note?: Words
  /** Who sat at each seat then, where others may sit there by now. */
  readonly names?: readonly string[]
}

/** `jump`: what led here was not told; `chairs`: somebody else sits, or is away. */
export type PlayedChange =
  Exclude<TableChange, { readonly kind: 'chair' }> | { readonly kind: 'chairs' } | { readonly kind: 'jump' }

/**
 * A table as a screen plays at it: one that the page holds itself, or one that somebody else in the house holds, of which
 * only what this screen's people may know is here.
 */
export interface TablePort {
  readonly game: string
  /** Version of its rules. */
  readonly rules: number
  readonly options: Options
  readonly chairs: readonly TableSeat[]
  /** Whoever has given up, as far as is known here. */
  readonly resigned: readonly Seat[]
  readonly over: boolean
  /** Whether whoever holds it has let this screen go: it shows what was seen last, and nobody here acts any more. */
  readonly gone: boolean
  /** Whether nobody here may act for now: it is gone, or whoever holds it has paused the game. */
  readonly halted: boolean
  /** Counts the moves of players that were told here. */
  readonly ply: number
  /** The last ply of a player as such an eye was told it; null before the first. */
  last(eye: number): LastPly | null
  /** Whether whoever looks can be changed by a bot's advice; null where nobody gives any. */
  readonly hint: ((seat: Seat) => Promise<Result<Advice>>) | null
  /** What an eye of this screen, or an onlooker, may know now. */
  seen(eye: number): Seen
  /** What such an eye was told, step by step, from this index on (from the end if negative). */
  told(eye: number, from?: number): readonly ToldStep[]
  /** Legal moves of a seat at this screen as text, in the order of their notation. */
  moves(seat: Seat): string[]
  /** Why a text would be refused, or null if it is legal. Changes nothing. */
  refusal(seat: Seat, text: string): Refusal | null
  play(seat: Seat, text: string): Promise<Result<unknown>>
  /** How many moves `undo` would take back for this seat now; 0 if it would be unfair or there is nothing. */
  undoable(seat: Seat): number
  undo(seat: Seat): Promise<Result<unknown>>
  resign(seat: Seat): Promise<Result<void>>
  /** The game so far; null where it is not known before the end. */
  record(): GameRecord | null
  /** Answers a function that stops listening. */
  listen(listener: (change: PlayedChange) => void): () => void
  /** Lets bots of this screen move; resolves when a person must act or the game is over. */
  run(): Promise<void>
  /** Nobody here plays at it any more. */
  close(): void
}

/** The last ply of a player among these, as an eye may know it; null where nobody has played. */
export function lastPlyOf(
  game: { eventFor(event: GameEvent, eye: number): unknown },
  steps: readonly Step[],
  eye: number,
): LastPly | null {
  const step = steps.findLast(({ seat }) => seat !== null)
  return step === undefined || step.seat === null ? null : { seat: step.seat, events: knownTo(game, step.events, eye) }
}

/** What an eye may know of events that another may know more of. */
export function knownTo(
  game: { eventFor(event: GameEvent, eye: number): unknown },
  events: readonly GameEvent[],
  eye: number,
): GameEvent[] {
  return events.flatMap((event) => (game.eventFor(event, eye) as GameEvent | null) ?? [])
}
