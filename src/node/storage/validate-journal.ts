import type { JournalEntry, JournalHead } from '../../ports/journal'
import { ServiceError } from '../../protocol/app/services'
import { checkOptions, rulesOf, type AnyGame, type GameLookup, type OutcomeSource } from '../../rules/kit'
import { replayJournal, setupOf, type SeatAssignments } from '../../session'

/** A journal that the rules allow from its first line to its last. */
export interface ValidatedJournal {
  readonly head: JournalHead
  /** With the version of its rules that the head names. */
  readonly game: AnyGame
  readonly sitting: SeatAssignments
  /** Draws the outcomes of chance that come next. */
  readonly outcomeSource: OutcomeSource
}

/**
 * Replays a journal through the rules under which it was begun. Throws `unknown-game`, `newer-rules`, `older-rules`,
 * `bad-head` or `illegal-save` with a message for people.
 */
export function validateJournal(
  find: GameLookup,
  head: JournalHead,
  entries: readonly JournalEntry[],
): ValidatedJournal {
  const named = find(head.game)
  if (!named) throw new ServiceError('unknown-game', `This program has no game called "${head.game}".`)
  const found = rulesOf(named, head.version)
  if (!found.ok) throw new ServiceError(found.error.code, `The saved game can’t be opened. ${found.error.message}`)
  const game = found.value
  const { info } = game
  if (head.chairs.length < info.seats.min || head.chairs.length > info.seats.max) {
    throw new ServiceError('bad-head', `${info.title} is not for ${String(head.chairs.length)} seats.`)
  }
  const options = checkOptions(info, head.options, head.chairs.length)
  if (!options.ok) throw new ServiceError('bad-head', options.error.message)
  const complete = { ...head, options: options.value }
  const resumed = replayJournal(game, setupOf(complete), entries)
  if (!resumed.ok) {
    const message = `The saved game does not follow the rules. ${resumed.error.message}`
    throw new ServiceError('illegal-save', message)
  }
  return { head: complete, game, sitting: resumed.value.assignments, outcomeSource: resumed.value.outcomeSource }
}
