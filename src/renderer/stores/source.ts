import type { GameFace, Words } from '../games/types'
import type { Refusal, Seat, Seen } from '../../rules/kit'
import type { TouchMove } from './touching'

/** A legal move with its words. */
export interface MoveLine extends TouchMove {
  readonly words: Words
}

/**
 * Whatever can be played on: a table, or a step of a lesson. The list of moves, touching and the keys work on this.
 */
export interface PlaySource {
  readonly face: GameFace
  readonly seat: Seat
  /** As the player sees it. */
  readonly seen: Seen
  readonly moves: readonly MoveLine[]
  play(move: string): Promise<void>
  /** Why a text is refused; null if it is legal. */
  refusal(move: string): Refusal | null
}

/** The legal moves of a seat as lines: one for each plain text where plays can carry extras. */
export function linesOf(face: GameFace, seen: Seen, seat: Seat, moves: readonly string[]): MoveLine[] {
  const plain = face.plain === undefined ? moves : [...new Set(moves.map((move) => face.plain!(move)))]
  return plain.map((move) => ({ move, touches: face.touches(move, seen), words: face.move(seen, seat, move) }))
}
