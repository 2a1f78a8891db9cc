import type { CDPSession, Page } from 'playwright-core'
import { waitUntilSettled } from '../../../build/shots/page'
import { BOXES } from '../../../src/rules/manifest'
import type { Figure, PageCase } from './figures'
import { takeFrames } from './frames'
import { closeBox, openBox } from './play'

const OPENINGS = 100
/**
 * Number of rounds before the first measurement. After them, everything that is loaded only once has been loaded, and
 * the engine has compiled the page's code and learnt all that it will learn about it. This takes a megabyte, which
 * grows more and more slowly and then stops.
 */
const WARM_UP = 20
const MB = 1024 * 1024

/** What the page holds in memory after everything unreachable was thrown away. */
interface MemoryUse {
  readonly heap: number
  readonly nodes: number
  readonly geometries: number
  readonly textures: number
  readonly programs: number
}

/** Case that measures by how much memory grows over a hundred openings and closings of boxes. */
export const boxesCase: PageCase = {
  name: 'page boxes',
  measure: (lab) =>
    lab.visit('quality=low&speed=instant&settle=false', async ({ page }) => {
      const devtools = await page.context().newCDPSession(page)
      await openAll(page, lab.short ? 2 : WARM_UP * BOXES.length)
      const before = await measureMemory(page, devtools)
      await openAll(page, lab.short ? 2 : OPENINGS)
      const after = await measureMemory(page, devtools)
      const grown = (name: string, key: keyof MemoryUse, limit: number, unit = '', part = 1): Figure => ({
        of: 'boxes',
        name,
        value: Math.max(0, after[key] - before[key]) / part,
        unit,
        limit,
      })
      return [
        grown('heap grown', 'heap', 1, 'MB', MB),
        grown('nodes grown', 'nodes', 20),
        grown('geometries grown', 'geometries', 0),
        grown('textures grown', 'textures', 0),
        grown('programs grown', 'programs', 0),
      ]
    }),
}

/** Opens and closes one box after another. */
async function openAll(page: Page, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    await openBox(page, BOXES[n % BOXES.length]!.id)
    await waitUntilSettled(page)
    await closeBox(page)
    await waitUntilSettled(page)
  }
}

async function measureMemory(page: Page, devtools: CDPSession): Promise<MemoryUse> {
  // The frames that the bench has noted must not count as the page's memory.
  await takeFrames(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes } = await devtools.send('Memory.getDOMCounters')
  const told = async (name: string) => Number(await page.locator('html').getAttribute(`data-${name}`))
  return {
    heap: usedSize,
    nodes,
    geometries: await told('geometries'),
    textures: await told('textures'),
    programs: await told('programs'),
  }
}
