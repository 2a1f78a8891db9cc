import type { GameRecord, Seen } from '../../rules/kit'
import type { Remark } from '../games/types'
import type { Words } from '../i18n/words'
import type { Piece } from '../stage/model/pieces'

/** A record that plays itself on the table of its game. */
export interface Script {
  readonly game: string
  readonly title: Words
  readonly record: GameRecord
  /** Sentences on moves; one for ply 0 tells of the position before the first. */
  readonly remarks: readonly Remark[]
  /** Lays something beside what the game's own scene shows. */
  readonly dress?: (pieces: readonly Piece[]) => Piece[]
  /** What is counted while it plays, instead of the score. */
  readonly tally?: (seen: Seen) => Words
  /** The sheet of paper from which it was asked for, and to which its end leads back. */
  readonly from?: 'questions'
}
