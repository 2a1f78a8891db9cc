import { expect } from 'vitest'
import type { Rng } from '../../../src/rules/kit'

/** Largest number of ways to draw that are tried, and largest number of draws in one way. */
const MOST_WAYS = 20_000
const MOST_DRAWS = 8

/**
 * Largest number of groups of answers that are counted where odds are estimated, and number of draws for each group.
 */
const GROUPS = 40
const DRAWS = 400

/**
 * Expects that a function that draws from luck returns each of these answers as often as any other, and nothing else.
 */
export function expectUniformDraws<T>(draw: (luck: Rng) => T, answers: readonly T[], luck: Rng): void {
  const odds = oddsOf(draw)
  if (!odds) {
    estimate(draw, answers, luck)
    return
  }
  expect(odds.size).toBe(answers.length)
  for (const answer of answers) expect(odds.get(answer)).toBeCloseTo(1 / answers.length, 12)
}

/**
 * Returns the chance of each answer, by trying every way in which the draws can come out. Returns null if there are too
 * many ways (a function that draws until something fits may draw for ever), or if the function draws in another way
 * than by `below`.
 */
function oddsOf<T>(draw: (luck: Rng) => T): Map<T, number> | null {
  const odds = new Map<T, number>()
  /** The result of each draw of this way, and the number of possible results of each. */
  const fallen: number[] = []
  const outOf: number[] = []
  for (let ways = 0; ways === 0 || fallen.length > 0; ways++) {
    let at = 0
    let chance = 1
    const luck: Rng = {
      u32: () => {
        throw new Endless()
      },
      below(n) {
        if (at === MOST_DRAWS || ways === MOST_WAYS) throw new Endless()
        if (at === fallen.length) fallen.push(0)
        outOf[at] = n
        chance /= n
        return fallen[at++]!
      },
    }
    try {
      const answer = draw(luck)
      odds.set(answer, (odds.get(answer) ?? 0) + chance)
    } catch (error) {
      if (error instanceof Endless) return null
      throw error
    }
    while (at > 0 && fallen[at - 1]! + 1 === outOf[at - 1]) at--
    fallen.length = at
    if (at > 0) fallen[at - 1]!++
  }
  return odds
}

class Endless extends Error {}

/** Checks the same by drawing often. If there are many answers, groups of neighbouring answers are counted. */
function estimate<T>(draw: (luck: Rng) => T, answers: readonly T[], luck: Rng): void {
  const groups = Math.min(GROUPS, answers.length)
  const groupOf = new Map(answers.map((answer, i) => [answer, Math.floor((i * groups) / answers.length)]))
  const hits = new Array<number>(groups).fill(0)
  const sizes = new Array<number>(groups).fill(0)
  for (const group of groupOf.values()) sizes[group]!++
  for (let i = 0; i < DRAWS * groups; i++) {
    const group = groupOf.get(draw(luck))
    expect(group).toBeDefined()
    hits[group!]!++
  }
  hits.forEach((times, group) => {
    const expected = (DRAWS * groups * sizes[group]!) / answers.length
    // The limit is seven standard deviations.
    expect(Math.abs(times - expected)).toBeLessThan(7 * Math.sqrt(expected))
  })
}
