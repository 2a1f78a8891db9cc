import { soloRecord } from '../../../src/renderer/games/layout/lesson'
import type { GameFace, SceneContext } from '../../../src/renderer/games/types'
import type { Piece } from '../../../src/renderer/stage/model/pieces'
import { gameById } from '../../../src/rules/catalogue'
import { listTexts, viewTable, replay } from '../../../src/rules/kit'
import type { GameEvent, GameRecord, Options, GameView } from '../../../src/rules/kit'
import { IDLE_CONTEXT } from './contract'

/** A position of a game for one, as its player sees it. */
export interface Solo {
  readonly seen: GameView
  /** Events of the last move. */
  readonly events: readonly GameEvent[]
  /** Texts of the legal moves. */
  readonly moves: readonly string[]
  /** Returns the scene with some things touched, and with `change` in its context. */
  scene(picked?: readonly string[], change?: Partial<SceneContext>): Piece[]
  touches(move: string): readonly string[]
}

/** Returns the position after a record. Throws if a move is refused. */
export function soloAfter(face: GameFace, record: GameRecord): Solo {
  const game = gameById(face.id)!
  const before = replay(gameById, { ...record, moves: record.moves.slice(0, -1) })
  if (!before.ok) throw new Error(before.fault.message)
  const { line } = before
  const events: GameEvent[] = []
  const ply = record.moves.at(-1)
  const refusal = ply === undefined ? null : line.playText(ply, (event) => events.push(event))
  if (refusal) throw new Error(refusal.message)
  const seen = viewTable(game, line.state, 0)
  const moves = listTexts(game, line.state, 0)
  const last = ply === undefined ? null : { seat: 0, events }
  const touches = (move: string) => face.touches(move, seen)
  return {
    seen,
    events,
    moves,
    touches,
    scene(picked = [], change = {}) {
      const fits = moves.map(touches).filter((it) => picked.every((touch, at) => it[at] === touch))
      const touchable = new Set(fits.flatMap((it) => it[picked.length] ?? []))
      return face.scene(seen, { ...IDLE_CONTEXT, lastPly: last, touchable, picked, ...change })
    },
  }
}

/** Returns the position after some moves, which are written without the seat. */
export function soloAt(
  face: GameFace,
  moves: readonly string[],
  options: Options = {},
  tape?: readonly string[],
): Solo {
  return soloAfter(face, soloRecord(face.id, moves, options, tape))
}

/** Returns the piece of a scene with this id. Throws if there is none. */
export function pieceOf(pieces: readonly Piece[], id: string): Piece {
  const found = pieces.find((piece) => piece.id === id)
  if (!found) throw new Error(`there is no piece ${id}`)
  return found
}
