import type { Format } from './format'
import type { GameInfo, Options } from './game'
import { nonDefault } from './options'
import { lettersOf } from './seat'

/** Format name in every file that holds a record. Its version rises only if an old reader could misread a new file. */
export const RECORD_FORMAT = 'parlor-record/1'

/** The format of records. Other programs write records too, so the field `format` is mandatory. */
export const RECORD: Format = { name: 'parlor-record', title: 'The record' }

/** The source of a record's outcomes of chance: every outcome written out, or a seed from which all are drawn. */
export type ChanceSource =
  { readonly tape: readonly string[]; readonly seed?: string } | { readonly seed: string; readonly tape?: undefined }

/** A game as a file: options that differ from the defaults, seats, chance, and one text per move (`B C@45`). */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT
  readonly game: string
  /** Version of the game's rules under which it was played. Absent for version 1. */
  readonly rules?: number
  readonly options: Options
  readonly seats: readonly string[]
  /** Names of the players: letter → name. */
  readonly names?: Readonly<Record<string, string>>
  /** Absent for a game without chance. */
  readonly chance?: ChanceSource
  readonly moves: readonly string[]
}

/** Returns the field `rules` for a record of this game; empty for version 1, so that such records do not change. */
export function rulesField({ version }: GameInfo): Pick<GameRecord, 'rules'> {
  return version === 1 ? {} : { rules: version }
}

/** A game as it was played, from which a record is made. */
export interface PlayedGame {
  /** Complete. */
  readonly options: Options
  /** Number of seats. */
  readonly seats: number
  readonly names?: Readonly<Record<string, string>>
  readonly tape: readonly string[]
  readonly seed?: string
  readonly moves: readonly string[]
}

/** Returns the record of a game; its seed only if that is given. */
export function recordOf(info: GameInfo, { options, seats, names, tape, seed, moves }: PlayedGame): GameRecord {
  return {
    format: RECORD_FORMAT,
    game: info.id,
    ...rulesField(info),
    options: nonDefault(info, options),
    seats: lettersOf(seats),
    ...(names && { names }),
    ...(tape.length > 0 && { chance: { tape: [...tape], ...(seed !== undefined && { seed }) } }),
    moves: [...moves],
  }
}
