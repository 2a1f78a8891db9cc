import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Worker } from 'node:worker_threads'
import type { Contender } from '../../../build/tournament/match'
import { playAll, startPlayers } from '../../../build/tournament/tournament-command'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'
import { defaults } from '../../../src/rules/kit'
import { botFor } from '../../../src/bots/all-bots'
import { playDeal } from '../../bench/strength/mirrored'
import { levelPlayer, randomPlayer, type SomeGame } from '../../bench/strength/players'
import { withEffort } from '../../effort'
import { everyOther, IS_FULL_DEPTH } from '../../scale'

let players: Worker[] = []
beforeAll(() => {
  players = startPlayers(2)
})
afterAll(async () => {
  await Promise.all(players.map((player) => player.terminate()))
})

/**
 * Returns the share of wins, 0 to 1, of the first player over mirrored deals. The deals and the bots' luck are the same
 * in every run.
 */
async function share(first: Contender, second: Contender, deals: number): Promise<number> {
  const jobs = Array.from({ length: deals }, (_, i) => ({
    game: 'forty-nine',
    options: defaults(fortyNine.info),
    seats: 2,
    first,
    second,
    seed: `unit ${i}`,
  }))
  const results = await playAll(players, jobs)
  return results.reduce((sum, result) => sum + result.share, 0) / deals
}

if (IS_FULL_DEPTH) {
  const steps: readonly (readonly [Contender, Contender])[] = [
    [1, 'random'],
    [2, 1],
    [3, 2],
  ]
  it.each(everyOther(steps))('level %s beats the one below, %s', async (level, below) => {
    expect(await share(level, below, 200)).toBeGreaterThan(0.53)
  })

  it('level 4 beats level 1 clearly', async () => {
    expect(await share(4, 1, 16)).toBeGreaterThan(0.65)
  })

  it('level 5 beats a random player in three games out of four, with a fortieth of its iterations', () => {
    const game = fortyNine as unknown as SomeGame
    const table = { game, options: defaults(fortyNine.info), seats: 2, sides: 2 }
    const five = levelPlayer(withEffort(botFor(fortyNine), 1 / 40), 5)
    const deals = Array.from({ length: 10 }, (_, i) => {
      return playDeal(table, [five, randomPlayer(game, `random ${i}`)], `unit ${i}`).share
    })
    expect(deals.reduce((sum, won) => sum + won, 0) / deals.length).toBeGreaterThanOrEqual(0.75)
  })
}

it('level 3 beats a random player in three games out of five', async () => {
  expect(await share(3, 'random', 40)).toBeGreaterThanOrEqual(0.6)
})
