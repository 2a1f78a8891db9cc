import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unhurried } from '../../../src/host/unhurried'
import { gameById } from '../../../src/rules/catalogue'
import { defaults, look, type Options } from '../../../src/rules/kit'
import type { ThinkRequest } from '../../../src/table'
import { luckyThinker } from '../lan/host'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const quick = { ...luckyThinker, close: () => undefined }

/** What a bot is asked at a table that waits for nothing but its deal. */
function asked(options: Options): ThinkRequest {
  const game = gameById('cassino-25')!
  const seen = look(game, game.start({ ...defaults(game.info), ...options }, 2), 0)
  return { seen, seat: 0, level: 1, seed: 'unhurried' }
}

/** How long a thought takes, in milliseconds. */
async function took(pace: number, options: Options, stop?: AbortSignal): Promise<number> {
  const begun = Date.now()
  const thought = unhurried(quick, pace).think(asked(options), stop)
  await vi.runAllTimersAsync()
  await thought
  return Date.now() - begun
}

it('lets a bot play no sooner than people can follow, and longer where they may call', async () => {
  const usual = await took(1, { calls: false })
  const fair = await took(1, { calls: true })
  expect(usual).toBeGreaterThanOrEqual(500)
  expect(fair).toBeGreaterThan(2 * usual)
  expect(await took(0, { calls: true })).toBe(0)
})

it('waits no longer when the thought is called off', async () => {
  expect(await took(1, { calls: true }, AbortSignal.abort())).toBe(0)
})
