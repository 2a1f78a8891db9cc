import type { AnyGame } from './game'
import { accept, refuse, type Result } from './result'

/**
 * Returns a game under the version of its rules with which something was begun. Refuses with `newer-rules` if this
 * program does not know that version yet, or `older-rules` if it no longer plays it. A game is never continued under
 * other rules than it was begun under.
 */
export function rulesOf(game: AnyGame, version: number): Result<AnyGame> {
  const { title, version: present } = game.info
  if (version === present) return accept(game)
  if (version > present) {
    const message = `It was begun under newer rules of ${title} (version ${version}) than this Parlor Box has (version ${present}). A newer Parlor Box can open it.`
    return refuse('newer-rules', message)
  }
  const message = `It was begun under older rules of ${title} (version ${version}), which this Parlor Box no longer plays (it has version ${present}). The Parlor Box that wrote it can still open it.`
  return refuse('older-rules', message)
}
