import type { JournalEntry, JournalHead } from '../../protocol/journal'
import { ServiceError } from '../../protocol/services'
import { checkOptions, type AnyGame, type GameLookup } from '../../rules/kit'
import { resume, setupOf, type Sitting } from '../../table'

/** A journal that the rules allow from its first line to its last. */
export interface Judged {
  readonly head: JournalHead
  readonly game: AnyGame
  readonly sitting: Sitting
}

/**
 * Plays a journal through the rules. Throws `unknown-game`, `newer-rules`, `bad-head` or `illegal-save` with a sentence
 * for people.
 */
export function judge(find: GameLookup, head: JournalHead, entries: readonly JournalEntry[]): Judged {
  const game = find(head.game)
  if (!game) throw new ServiceError('unknown-game', `This program has no game called "${head.game}".`)
  const { info } = game
  if (head.version > info.version) {
    throw new ServiceError('newer-rules', `The saved game follows newer rules of ${info.title} than this program has.`)
  }
  if (head.chairs.length < info.seats.min || head.chairs.length > info.seats.max) {
    throw new ServiceError('bad-head', `${info.title} is not for ${String(head.chairs.length)} seats.`)
  }
  const options = checkOptions(info, head.options, head.chairs.length)
  if (!options.ok) throw new ServiceError('bad-head', options.error.message)
  const complete = { ...head, options: options.value }
  const resumed = resume(game, setupOf(complete), entries)
  if (!resumed.ok) {
    const message = `The saved game does not follow the rules. ${resumed.error.message}`
    throw new ServiceError('illegal-save', message)
  }
  return { head: complete, game, sitting: resumed.value.sitting }
}
