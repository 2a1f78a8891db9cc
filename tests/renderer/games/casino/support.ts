import type { SceneContext } from '../../../../src/renderer/games/types'
import { gameById } from '../../../../src/rules/catalogue'
import {
  viewTable,
  replay,
  type Eye,
  type GameEvent,
  type GameRecord,
  type GameView,
  eventsVisibleTo,
} from '../../../../src/rules/kit'

/** A position to which a record leads, as one eye sees it. */
export interface RecordEnd {
  readonly seen: GameView
  /** Legal moves of the eye's seat. */
  readonly moves: readonly string[]
  readonly last: SceneContext['lastPly']
  /** Code of the rule that a text breaks; null if it is legal. */
  refusal(move: string): string | null
}

/** Returns the position to which a record leads. Throws if one of its moves is refused. */
export function replayRecord(record: unknown, eye: Eye): RecordEnd {
  const { moves, ...rest } = record as GameRecord
  const played = replay(gameById, { ...rest, moves: moves.slice(0, -1) })
  if (!played.ok) throw new Error(`${played.fault.move ?? 'the record'}: ${played.fault.message}`)
  const { line, checked } = played
  const { game } = checked
  const text = moves.at(-1)
  const events: GameEvent[] = []
  const refusal = text === undefined ? null : line.playText(text, (event) => events.push(event))
  if (refusal !== null) throw new Error(refusal.message)
  if (text !== undefined) line.settleChance()
  const { state } = line
  const into: number[] = []
  const count = eye < 0 ? 0 : game.moves(state, eye, into)
  return {
    seen: viewTable(game, state, eye),
    moves: into.slice(0, count).map((move) => game.write(state, eye, move)),
    last: text === undefined ? null : { seat: text.charCodeAt(0) - 65, events: eventsVisibleTo(game, events, eye) },
    refusal: (move) => {
      const read = game.read(state, eye, move)
      return read.ok ? null : read.error.code
    },
  }
}
