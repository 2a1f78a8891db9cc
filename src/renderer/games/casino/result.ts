import { letterOf, type GameView } from '../../../rules/kit'
import { seatParam, type Words } from '../../i18n/words'
import { isPartners } from './sides'

/**
 * Returns the result of a game of partners, who win together, as `result.partners` with both scores. Null without
 * partners; the page then names the winner.
 */
export function result(seen: GameView): Words | null {
  if (!isPartners(seen)) return null
  // The viewer is named first: "You and Mabel win".
  const mine = (letter: string) => Number(seen.eye >= 0 && letter === letterOf(seen.eye))
  const [one, two] = [...(seen.winners ?? [])].sort((a, b) => mine(b) - mine(a))
  if (one === undefined || two === undefined) return null
  const other = Object.keys(seen.scores).find((seat) => seat !== one && seat !== two) ?? ''
  return {
    key: 'result.partners',
    params: { one: seatParam(one), two: seatParam(two), points: seen.scores[one] ?? 0, other: seen.scores[other] ?? 0 },
  }
}
