import { chromium } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { runSoak } from '../../soak/soak'
import { games } from '../../../src/rules/catalogue'
import { SEED } from '../../scale'
import { openExhibit } from './exhibit'

/** Longest time for all visits on a busy machine, in milliseconds. */
const ALL = 900_000
/**
 * Number of visits. `npm run soak` makes more visits and checks the growth of memory, for which a page needs two
 * hundred visits to warm up.
 */
const VISITORS = 60
const [PACE, LANES] = [50, 2]

test(
  '60 visitors of all kinds find no dead touch, and leave an exhibit as the first one found it',
  async () => {
    const { url } = await openExhibit({ games: games.map(({ info }) => info.id), idle: { after: 60, ring: 20 } })
    const boxes = new Set(games.map(({ info }) => info.box)).size
    const browser = await chromium.connect(inject('browserEndpoint'))
    const asked = { url, boxes, visitors: VISITORS, pace: PACE, lanes: LANES, seed: String(SEED) }
    const soaked = await runSoak(browser, asked).finally(() => browser.close())
    expect(soaked.amiss).toEqual([])
  },
  ALL,
)
