import type { Format, Options, ParentGame } from '../rules/kit'

/** Skill of a bot, from 1 (the weakest) to 5 (the strongest). */
export type Level = 1 | 2 | 3 | 4 | 5

/** The player of a seat. A person plays at this screen or, at a LAN table, at a guest's. */
export type SeatPlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }

/**
 * One line of a journal after its head. A journal is append-only: undo is a line of its own, so that the whole course
 * of the game can be replayed. `at` is in milliseconds since 1970.
 */
export type JournalEntry =
  | { readonly kind: 'chance'; readonly outcomes: readonly string[]; readonly at: number }
  | { readonly kind: 'move'; readonly move: string; readonly at: number }
  | { readonly kind: 'undo'; readonly moves: number; readonly at: number }
  | { readonly kind: 'resign'; readonly seat: string; readonly at: number }
  | { readonly kind: 'chair'; readonly seat: string; readonly chair: SeatPlayer; readonly at: number }
  | { readonly kind: 'hint'; readonly seat: string; readonly at: number }

/**
 * The format of journals. The first line names the format and version; later lines carry no version of their own.
 */
export const JOURNAL_FORMAT: Format = { name: 'parlor-journal', title: 'The saved game' }

/** Everything about a table that is decided before the first ply. */
export interface TableSetup {
  readonly game: string
  /** Complete and validated. */
  readonly options: Options
  readonly chairs: readonly SeatPlayer[]
  /** Seed of all randomness of the game. The outcomes drawn are recorded in the journal too, one by one. */
  readonly seed: string
  /** Outcomes used before any are drawn from the seed: those of a printed game, or of one taken over midway. */
  readonly tape?: readonly string[]
  /** Moves made before this table took the game over from a record. */
  readonly opening?: readonly string[]
  readonly parent?: ParentGame
}

/** The first line of a journal. */
export interface JournalHead extends TableSetup {
  readonly format: 'parlor-journal/1'
  readonly id: string
  /** Version of the game's rules under which the game was begun. */
  readonly version: number
  readonly at: number
}

/**
 * The destination of a table's journal entries. `append` resolves when the entry is durable on disk, and only then is
 * the ply shown; it returns undefined if the ply may be shown at once.
 */
export interface JournalSink {
  append(entry: JournalEntry): Promise<void> | undefined
}
