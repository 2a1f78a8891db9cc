import type { SaveSummary } from '../../../protocol/app/services'
import { text, nameList } from '../../i18n/say'
import { ownSeat } from './drawer-cards'
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
 * Returns the label of the button that resumes a save: the game, the other players, when it was last played, the number
 * of moves, and whether it is the person's turn.
 * @param me the name of the person at this screen, which is left out
 * @param now milliseconds since 1970
 */
export function resumeText(save: SaveSummary, me: string, now: number, language: string): string {
  const own = ownSeat(save, me)
  const others = save.players.flatMap(({ name }, seat) => (seat === own ? [] : [name]))
  const when = relativeTime(save.touched, now, language)
  const params = { game: descriptionOf(save.game).title, names: nameList(others), when }
  if (others.length === 0) return text('shelf.goOnAlone', params, save.moves)
  const what = text('shelf.goOnWith', params, save.moves)
  return own !== null && save.awaited.includes(own) ? text('shelf.goOnTurn', { what }) : what
}
