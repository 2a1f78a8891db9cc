import type { Seen } from '../../../rules/kit'
import { seatParam } from '../layout/names'
import type { Words } from '../types'

/** Which two partners won, and by how much, as `result.partners`; null while nobody has. */
export function partnersWin(seen: Seen): Words | null {
  const [one, two] = seen.winners ?? []
  if (one === undefined || two === undefined) return null
  const other = Object.keys(seen.scores).find((seat) => seat !== one && seat !== two) ?? ''
  return {
    key: 'result.partners',
    params: { one: seatParam(one), two: seatParam(two), points: seen.scores[one] ?? 0, other: seen.scores[other] ?? 0 },
  }
}
