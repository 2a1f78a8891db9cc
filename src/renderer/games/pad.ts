import type { Words } from '../i18n/words'

/** One line of the score pad. */
export interface PadLine {
  readonly label: Words
  /** Entries by seat, as written; an empty string if there is none. */
  readonly cells: readonly string[]
  /** Absent for gained points; else the sum of lines above it, or another number, such as one of cards. */
  readonly kind?: 'sum' | 'note'
}

export interface Pad {
  readonly lines: readonly PadLine[]
  readonly totals: readonly string[]
}

/** The play at which a game without points turned. */
export interface TurningPoint {
  /** A clause that names it: "Red jumped from 17 to 31". */
  readonly words: Words
  /** The squares where it was played, numbered from 1, which are marked on the board. */
  readonly squares: readonly number[]
}
