import { companyIndex } from './silhouettes'

/** How long each of the company holds a card before it is laid, as a share of the usual pause, in the order of names. */
const PACE = [1.45, 0.85, 1.2, 1, 1.35, 0.6, 0.75, 0.9] as const

/** The share of the usual pause that somebody takes; 1 for whoever is none of the company. */
export function paceOf(name: string): number {
  return PACE[companyIndex(name)] ?? 1
}
