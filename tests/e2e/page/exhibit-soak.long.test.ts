import { chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { runSoak } from '../../../build/exhibit/soak/soak'
import { games } from '../../../src/rules/catalogue'
import { SEED } from '../../scale'
import { openExhibit } from './exhibit'

/** All visits on a busy machine, in milliseconds. */
const ALL = 900_000
/** More, and the growth of memory, which needs two hundred to warm up, are for `npm run soak`. */
const VISITORS = 200
const [PACE, LANES] = [50, 3]

test(
  '200 visitors of all kinds find no dead touch, and leave an exhibit as the first one found it',
  async () => {
    const { url } = await openExhibit({ games: games.map(({ info }) => info.id) })
    const boxes = new Set(games.map(({ info }) => info.box)).size
    const browser = await chromium.connect(inject('browserEndpoint'))
    const asked = { url, boxes, visitors: VISITORS, pace: PACE, lanes: LANES, seed: String(SEED) }
    const soaked = await runSoak(browser, asked).finally(() => browser.close())
    expect(soaked.amiss).toEqual([])
  },
  ALL,
)
