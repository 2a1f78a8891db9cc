import type { GameFace } from '../../games/types'
import type { Words } from '../../i18n/words'
import type { Refusal, Seat, GameView } from '../../../rules/kit'
import { sortMoves } from '../../play/sort-moves'
import type { TouchMove } from './touch-narrowing'

/** A legal move with its words. */
export interface MoveLine extends TouchMove {
  readonly words: Words
}

/**
 * Anything that can be played on: a table, or a step of a lesson. The list of moves, touching and the keys work on
 * this.
 */
export interface PlaySource {
  readonly face: GameFace
  readonly seat: Seat
  /** The state as the player sees it. */
  readonly seen: GameView
  readonly moves: readonly MoveLine[]
  play(move: string): Promise<void>
  /** Returns why a move text is refused; null if it is legal. */
  refusal(move: string): Refusal | null
}

/**
 * Lists the legal moves of a seat in the order in which a person looks for them. Plays that can carry extras are listed
 * once, by their plain text.
 */
export function linesOf(face: GameFace, seen: GameView, seat: Seat, moves: readonly string[]): MoveLine[] {
  const { withoutExtras: plainOf } = face
  const plain = plainOf ? [...new Set(moves.map((move) => plainOf(move)))] : moves
  return sortMoves(plain, (move) => move).map((move) => ({
    move,
    touches: face.touches(move, seen),
    words: face.moveWords(seen, seat, move),
  }))
}
