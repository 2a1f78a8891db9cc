import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Worker } from 'node:worker_threads'
import type { Contender } from '../../../src/cli/tournament/match'
import { playAll, startPlayers } from '../../../src/cli/tournament/pool'
import { fortyNine } from '../../../src/rules/forty-nine-outfit/forty-nine'
import { defaults } from '../../../src/rules/kit'

let players: Worker[] = []
beforeAll(() => {
  players = startPlayers(2)
})
afterAll(async () => {
  await Promise.all(players.map((player) => player.terminate()))
})

/** Share of the wins of the first over mirrored deals: the deals and the bots' luck are the same in every run. */
async function share(first: Contender, second: Contender, deals: number): Promise<number> {
  const jobs = Array.from({ length: deals }, (_, i) => ({
    ...{ game: 'forty-nine', options: defaults(fortyNine.info), seats: 2, first, second },
    seed: `unit ${i}`,
  }))
  const results = await playAll(players, jobs)
  return results.reduce((sum, result) => sum + result.share, 0) / deals
}

it('levels 1 to 3 each beat the one below', async () => {
  expect(await share(1, 'random', 200)).toBeGreaterThan(0.53)
  expect(await share(2, 1, 200)).toBeGreaterThan(0.53)
  expect(await share(3, 2, 200)).toBeGreaterThan(0.53)
})

it('level 4 beats level 1 clearly', async () => {
  expect(await share(4, 1, 16)).toBeGreaterThan(0.65)
})

it('level 5 beats a random player in three games out of four', async () => {
  expect(await share(5, 'random', 10)).toBeGreaterThanOrEqual(0.75)
})
