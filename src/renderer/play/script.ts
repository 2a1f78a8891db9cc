import type { GameRecord, GameView } from '../../rules/kit'
import type { Remark } from '../games/types'
import type { Words } from '../i18n/words'
import type { Piece } from '../stage/model/pieces'

/** A record that plays itself on its game's table. */
export interface Script {
  readonly game: string
  /** Null for a game that was played here. */
  readonly title: Words | null
  readonly record: GameRecord
  /** Sentences on plies; the one for ply 0 describes the position before the first. */
  readonly remarks: readonly Remark[]
  /** Adds pieces to the game's own scene. */
  readonly addPieces?: (pieces: readonly Piece[]) => Piece[]
  /** What is counted during the replay, in place of the score. */
  readonly tally?: (seen: GameView) => Words
  /** The sheet from which it was started, and to which its end returns. */
  readonly startedFrom?: 'questions' | 'drawer' | 'result'
}
