import type { Options, Seen } from '../../rules/kit'
import type { Words } from '../i18n/words'
import type { Piece } from '../stage/model/pieces'

/** A sentence beside the board while a record plays: 0 for the position before the first move. */
interface Aside {
  readonly ply: number
  /** Name of the sentence: `remark.<exhibit>.<id>` among the words of the questions. */
  readonly id: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** A record that plays itself: what an exhibit says, seen to happen. */
export interface Show {
  /** Name of the show: `show.<exhibit>.<id>` is its title. */
  readonly id: string
  readonly game: string
  /** Moves of the one player, without his letter; absent where the game's own example is the show. */
  readonly moves?: readonly string[]
  readonly options?: Options
  readonly tape?: readonly string[]
  readonly asides?: readonly Aside[]
  /** Lays something beside the game's own pieces. */
  readonly dress?: (pieces: readonly Piece[]) => Piece[]
  /** What is counted while it plays. */
  readonly tally?: (seen: Seen) => Words
}

/** A game to try the question on, set up for it. `try.<exhibit>.<id>` is its title. */
export interface Trial {
  readonly id: string
  readonly game: string
  readonly options?: Options
}

/** One question that the publisher left open, and its answer. */
export interface Exhibit {
  readonly id: string
  /** Games in whose choices the exhibit is offered. */
  readonly games: readonly string[]
  readonly shows: readonly Show[]
  readonly trials: readonly Trial[]
  /** Tests that hold what is said, by their paths from the root of the sources. */
  readonly tests: readonly string[]
}
