import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { games } from '../../../src/rules/catalogue'
import { openHost, openPage } from '../harness'
import { FLAT, goesOn, PATIENCE, signal } from './table'

/** How many things in the list are clicked in each game, at most: moves, or what leaves fewer moves. */
const CLICKS = 8

async function open(page: Page, box: string, game: string): Promise<void> {
  await page.locator(`[data-box="${box}"]`).click()
  const listed = page.locator(`[data-game="${game}"]`)
  const play = page.locator('[data-choice="play"]')
  await listed.or(play).first().waitFor(PATIENCE)
  if ((await play.count()) === 0) await listed.click()
  await play.click()
  await page.locator('html[data-ready="game"]').waitFor({ state: 'attached', ...PATIENCE })
}

test.each(games.map(({ info }) => [info.id, info.box] as const))(
  '%s: taken from its box and played by its buttons, without a fault in the page',
  async (game, box) => {
    const host = await openHost()
    const page = await openPage(host, { reducedMotion: true, path: FLAT })
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(fault.message))
    await open(page, box, game)
    for (let clicks = 0; clicks < CLICKS && (await goesOn(page)); clicks++) {
      const ply = await signal(page, 'ply')
      const moves = page.locator('[data-moves] [data-move]')
      if ((await moves.count()) === 0) {
        await page.locator('[data-moves] [data-next]').last().click()
        continue
      }
      await moves.first().click()
      await page.locator(`html:not([data-ply="${ply}"])`).waitFor({ state: 'attached', ...PATIENCE })
    }
    expect(Number(await signal(page, 'ply'))).toBeGreaterThan(0)
    expect(faults).toEqual([])
    const [save] = await host.services.saves.list()
    expect(save).toMatchObject({ game })
  },
)
