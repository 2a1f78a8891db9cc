import type { Format } from './format'
import type { GameInfo, Options } from './game'

/** The name of the format, in every file that holds a record. Rises only if an old reader could misread a new file. */
export const RECORD_FORMAT = 'parlor-record/1'

/** How records are read. Other programs write them too, so they always name their format. */
export const RECORD: Format = { name: 'parlor-record', version: 1, migrations: {}, title: 'The record' }

/** Where a record's luck comes from: every outcome written out, or a seed from which all follow. */
export type ChanceSource =
  { readonly tape: readonly string[]; readonly seed?: string } | { readonly seed: string; readonly tape?: undefined }

/** A game as a file: options that differ from the defaults, seats, luck, and one text a move (`B C@45`). */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  /** Version of the game's rules that it was played by. Absent for version 1. */
  readonly rules?: number
  readonly options: Options
  readonly seats: readonly string[]
  /** Who sat where: letter → name. */
  readonly names?: Readonly<Record<string, string>>
  /** Absent for a game without chance. */
  readonly chance?: ChanceSource
  readonly moves: readonly string[]
}

/** The field `rules` of a record of this game: none for version 1, so that such records stay as they always were. */
export function rulesField({ version }: GameInfo): Pick<GameRecord, 'rules'> {
  return version === 1 ? {} : { rules: version }
}
