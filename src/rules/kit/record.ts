import type { Options } from './game'

/** The name of the format, in every file that holds a record. Rises only if an old reader could misread a new file. */
export const RECORD_FORMAT = 'parlor-record/1'

/** Where a record's luck comes from: every outcome written out, or a seed from which all follow. */
export type ChanceSource =
  { readonly tape: readonly string[]; readonly seed?: string } | { readonly seed: string; readonly tape?: undefined }

/** A game as a file: options that differ from the defaults, seats, luck, and one text a move (`B C@45`). */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  readonly options: Options
  readonly seats: readonly string[]
  /** Who sat where: letter → name. */
  readonly names?: Readonly<Record<string, string>>
  /** Absent for a game without chance. */
  readonly chance?: ChanceSource
  readonly moves: readonly string[]
}
