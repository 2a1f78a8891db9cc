import type { SaveSummary } from '../../../protocol/app/services'
import { text, nameList } from '../../i18n/say'
import { descriptionOf } from '../../games/catalogue'

/** Units for relative times, with their lengths in seconds, longest first. */
const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** Formats how long ago a time was: "yesterday" or "5 minutes ago". Both times are in milliseconds since 1970. */
function relativeTime(then: number, now: number, language: string): string {
  const seconds = Math.max(0, (now - then) / 1000)
  const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ['second', 1]
  const count = unit === 'second' ? 0 : Math.floor(seconds / length)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-count, unit)
}

/**
 * Returns the label of the button that resumes a save: the game, the other players, the number of moves, and when it
 * was last played.
 * @param me the name of the person at this screen, which is left out
 * @param now milliseconds since 1970
 */
export function resumeText(save: SaveSummary, me: string, now: number, language: string): string {
  const ownSeat = save.names.length === 1 ? 0 : save.names.indexOf(me)
  const others = save.names.filter((_, seat) => seat !== ownSeat)
  const params = { game: descriptionOf(save.game).title, names: nameList(others) }
  const what = text(others.length === 0 ? 'shelf.continueAlone' : 'shelf.continueWith', params, save.moves)
  return text('shelf.continueWhen', { what, when: relativeTime(save.touched, now, language) })
}
