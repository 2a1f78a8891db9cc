import type { Seen } from '../../../rules/kit'
import { isPartners } from '../casino/pack/table'
import { seatParam } from '../layout/names'
import type { Words } from '../types'

/** Two partners win together: who, and by how much. Without partners the page says who won. */
export function result(seen: Seen): Words | null {
  const [one, two] = seen.winners ?? []
  if (!isPartners(seen) || one === undefined || two === undefined) return null
  const other = Object.keys(seen.scores).find((seat) => seat !== one && seat !== two) ?? ''
  return {
    key: 'result.partners',
    params: { one: seatParam(one), two: seatParam(two), points: seen.scores[one] ?? 0, other: seen.scores[other] ?? 0 },
  }
}
