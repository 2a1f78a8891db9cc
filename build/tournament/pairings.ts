import type { Contender } from './match'

/** A pairing: the first contender in one seat against the second in all others. */
export interface Pairing {
  readonly first: Contender
  readonly second: Contender
}

/** Parses a list of contenders such as `1,2,5,random`; returns null if it names anything else. */
export function contendersOf(list: string): Contender[] | null {
  const named = list.split(',').map((text): Contender | null => {
    if (text === 'random') return text
    return /^[1-5]$/u.test(text) ? (Number(text) as Contender) : null
  })
  return named.includes(null) ? null : (named as Contender[])
}

/**
 * Returns the pairings: every level against the random player, every level against the next lower one, and the highest
 * against the lowest.
 */
export function pairingsOf(who: readonly Contender[]): Pairing[] {
  const levels = [...new Set(who)].filter((one) => one !== 'random').sort()
  const pairs: Pairing[] = []
  if (who.includes('random')) for (const first of levels) pairs.push({ first, second: 'random' })
  let below: Contender | undefined
  for (const first of levels) {
    if (below !== undefined) pairs.push({ first, second: below })
    below = first
  }
  const [lowest] = levels
  if (below !== undefined && lowest !== undefined && levels.length > 2) pairs.push({ first: below, second: lowest })
  return pairs
}
