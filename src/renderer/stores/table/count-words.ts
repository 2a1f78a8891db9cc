import { letterOf, seatOf, type Seat } from '../../../rules/kit'
import type { CountStep, GameFace } from '../../games/types'
import { hasText, say, text } from '../../i18n/say'

/** One step of a count as it is read: the sentence, and whom it counts for. */
export interface CountLine {
  readonly said: string
  readonly name: string
}

/**
 * A step of a count in words. The one person at this screen is spoken to: "You have a pair" where a game has such a
 * sentence (`count-own.…` beside `count.…`), and "You" for the name. `me` is null where several share the screen.
 */
export function countLine(face: GameFace, step: CountStep, names: readonly string[], me: Seat | null): CountLine {
  const mine = me !== null && step.seat === letterOf(me)
  const name = mine ? text('game.you') : (names[seatOf(step.seat, names.length)] ?? step.seat)
  const own = step.words.key.replace(/^count\./, 'count-own.')
  const key = mine && hasText(`${face.id}.${own}`) ? own : step.words.key
  return { said: say(face.id, { ...step.words, key }, { name }, names), name }
}
