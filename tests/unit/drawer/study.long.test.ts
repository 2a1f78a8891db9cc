import { expect, test } from 'vitest'
import { createSeededRng } from '../../../src/rules/kit'
import { SEED } from '../../scale'
import { GAMES_OF_LUCK, LEAST_INSIDE, LEAST_POINTS, measureIntervals } from '../../study-intervals'

/** Two games by this run's seed: all of them take two minutes, see `npm run bench -- --only intervals`. */
const first = createSeededRng(`intervals ${String(SEED)}`).below(GAMES_OF_LUCK.length)
const drawn = [0, 3].map((next) => GAMES_OF_LUCK[(first + next) % GAMES_OF_LUCK.length]!)

test.each(drawn)(
  '%s %j: 27 of 30 studies have the true figures inside their intervals, and bars that add up',
  (id, options) => {
    const { points, luck, deal, draws, addUp } = measureIntervals(id, options)
    expect(points).toBeGreaterThanOrEqual(LEAST_POINTS)
    expect(
      Math.min(luck, deal, draws),
      `luck ${String(luck)}, deal ${String(deal)}, draws ${String(draws)}`,
    ).toBeGreaterThanOrEqual(LEAST_INSIDE)
    expect(addUp).toBe(true)
  },
  600_000,
)
