import type { SceneContext } from '../../../../src/renderer/games/types'
import { gameById } from '../../../../src/rules/catalogue'
import { look, replay, type Eye, type Seen } from '../../../../src/rules/kit'

/** A position that a record leads to, as one eye sees it. */
export interface Reached {
  readonly seen: Seen
  /** Legal moves of the eye's seat. */
  readonly moves: readonly string[]
  readonly last: SceneContext['last']
  /** Code of the rule that a text breaks; null if it is legal. */
  refusal(move: string): string | null
}

/** Where a record leads. Throws if a move of it is refused. */
export function reach(record: unknown, eye: Eye): Reached {
  const played = replay(gameById, record)
  if (!played.ok) throw new Error(`${played.fault.move ?? 'the record'}: ${played.fault.message}`)
  const { line, checked } = played
  const { game } = checked
  const { state } = line
  const into: unknown[] = []
  const count = eye < 0 ? 0 : game.moves(state, eye, into)
  const text = line.moves.at(-1)
  return {
    seen: look(game, state, eye),
    moves: into.slice(0, count).map((move) => game.write(state, eye, move)),
    last: text === undefined ? null : { seat: text.charCodeAt(0) - 65, move: text.slice(2) },
    refusal: (move) => {
      const read = game.read(state, eye, move)
      return read.ok ? null : read.error.code
    },
  }
}
