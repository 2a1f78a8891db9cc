import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withMinimumDelay } from '../../../../src/node/compose/lan-hosting'
import { gameById } from '../../../../src/rules/catalogue'
import { defaults, viewTable, type Options } from '../../../../src/rules/kit'
import type { ThinkRequest } from '../../../../src/ports/thinker'
import { randomThinker } from '../lan-server/host'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const quick = { ...randomThinker, close: () => undefined }

/** Returns the request to a bot at a table where only the deal has been made. */
function asked(options: Options, id = 'cassino-25'): ThinkRequest {
  const game = gameById(id)!
  const seen = viewTable(game, game.start({ ...defaults(game.info), ...options }, 2), 0)
  return { seen, seat: 0, level: 1, seed: 'unhurried' }
}

/** Returns how long a thought takes, in milliseconds of the fake clock. */
async function took(pace: number, options: Options, stop?: AbortSignal, id?: string): Promise<number> {
  const begun = Date.now()
  const thought = withMinimumDelay(quick, pace).think(asked(options, id), stop)
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

it('leaves time to dispute a claim in Colorow, where the referee is strict', async () => {
  const usual = await took(1, { referee: 'automatic' }, undefined, 'colorow')
  const fair = await took(1, { referee: 'strict' }, undefined, 'colorow')
  expect(usual).toBe(await took(1, { calls: false }))
  expect(fair).toBe(await took(1, { calls: true }))
})

it('waits no longer when the thought is called off', async () => {
  expect(await took(1, { calls: true }, AbortSignal.abort())).toBe(0)
})
