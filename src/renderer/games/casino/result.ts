import { letterOf, type Seen } from '../../../rules/kit'
import { seatParam, type Words } from '../../i18n/words'
import { isPartners } from './sides'

/** Two partners win together: who, and by how much, as `result.partners`. Without partners the page says who won. */
export function result(seen: Seen): Words | null {
  if (!isPartners(seen)) return null
  // Whoever reads it comes first: "You and Mabel win".
  const mine = (letter: string) => Number(seen.eye >= 0 && letter === letterOf(seen.eye))
  const [one, two] = [...(seen.winners ?? [])].sort((a, b) => mine(b) - mine(a))
  if (one === undefined || two === undefined) return null
  const other = Object.keys(seen.scores).find((seat) => seat !== one && seat !== two) ?? ''
  return {
    key: 'result.partners',
    params: { one: seatParam(one), two: seatParam(two), points: seen.scores[one] ?? 0, other: seen.scores[other] ?? 0 },
  }
}
