import type { Options, GameView } from '../../rules/kit'
import type { Words } from '../i18n/words'
import type { Piece } from '../stage/model/pieces'

/** A sentence beside the board during a replay. */
export interface ShowRemark {
  /** The ply after which it is shown; 0 for the position before the first move. */
  readonly ply: number
  /** Id of the sentence: `remark.<exhibit>.<id>` among the texts of the questions. */
  readonly id: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** A record that plays itself and demonstrates what an exhibit states. */
export interface Show {
  /** Id of the show: `show.<exhibit>.<id>` is its title. */
  readonly id: string
  readonly game: string
  /** Moves of the single player, without the seat's letter; absent if the game's own example is the show. */
  readonly moves?: readonly string[]
  readonly options?: Options
  readonly tape?: readonly string[]
  readonly remarks?: readonly ShowRemark[]
  /** Adds pieces to the game's own. */
  readonly addPieces?: (pieces: readonly Piece[]) => Piece[]
  /** What is counted during the replay. */
  readonly tally?: (seen: GameView) => Words
}

/** A game on which to try the question, set up for it. `trial.<exhibit>.<id>` is its title. */
export interface Trial {
  readonly id: string
  readonly game: string
  readonly options?: Options
}

/** One question that the publisher left open, and its answer. */
export interface QuestionExhibit {
  readonly id: string
  /** Games whose choices offer the exhibit. */
  readonly games: readonly string[]
  readonly shows: readonly Show[]
  readonly trials: readonly Trial[]
  /** Tests that verify what is said, by their paths from the root of the sources. */
  readonly tests: readonly string[]
}
