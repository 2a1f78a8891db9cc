import type { Format, Options } from '../rules/kit'

/** Skill of a bot, 1 (sees what lies before it) to 5 (the strongest). */
export type Level = 1 | 2 | 3 | 4 | 5

/** Who sits at a seat. A person plays at this screen. */
export type SeatPlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level }

/**
 * One line of a journal after its head. A journal only ever grows: undo is a line of its own, so that what was shown
 * can always be told again. `at` is milliseconds since 1970.
 */
export type JournalEntry =
  | { readonly kind: 'chance'; readonly outcomes: readonly string[]; readonly at: number }
  | { readonly kind: 'move'; readonly move: string; readonly at: number }
  | { readonly kind: 'undo'; readonly moves: number; readonly at: number }
  | { readonly kind: 'resign'; readonly seat: string; readonly at: number }
  | { readonly kind: 'chair'; readonly seat: string; readonly chair: SeatPlayer; readonly at: number }
  | { readonly kind: 'hint'; readonly seat: string; readonly at: number }

/**
 * How journals are read. The first line names the format; a migration turns that line into one of the next version. Lines
 * after it have no mark of their own: see {@link ENTRY}.
 */
export const JOURNAL: Format = { name: 'parlor-journal', version: 1, migrations: {}, title: 'The saved game' }

/** How the lines after the first are read; they are of the version that the first names. */
export const ENTRY: Format = { ...JOURNAL, migrations: {} }

/** The first line of a journal: everything that was settled before the first ply. */
export interface JournalHead {
  readonly format: 'parlor-journal/1'
  readonly id: string
  readonly game: string
  /** Version of the game's rules that wrote it. */
  readonly version: number
  readonly options: Options
  readonly chairs: readonly SeatPlayer[]
  readonly seed: string
  readonly tape?: readonly string[]
  readonly opening?: readonly string[]
  readonly at: number
}
/**
 * Where a table writes: resolves when the entry is on the disk for good, and only then is the ply shown; answers nothing
 * where it may be shown at once.
 */
export interface JournalSink {
  append(entry: JournalEntry): Promise<void> | undefined
}
