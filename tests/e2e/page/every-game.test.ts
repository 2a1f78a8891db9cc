import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { games } from '../../../src/rules/catalogue'
import { openHost, openPage } from '../harness'
import { FLAT, goesOn, PATIENCE, signal } from './table'

/** How many moves of ours are made in each game, at most. */
const MOVES = 10

/** The next thing that can be clicked in the list: a move, or a thing that leaves fewer moves. */
const NEXT = '[data-moves] [data-move], [data-moves] [data-next]'

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
    let made = 0
    for (let clicks = 0; clicks < 4 * MOVES && made < MOVES && (await goesOn(page)); clicks++) {
      const ply = await signal(page, 'ply')
      const step = page.locator(NEXT).first()
      const isMove = (await step.getAttribute('data-move')) !== null
      await step.click()
      if (!isMove) continue
      await page.locator(`html:not([data-ply="${ply}"])`).waitFor({ state: 'attached', ...PATIENCE })
      made++
    }
    expect(made).toBeGreaterThan(0)
    expect(faults).toEqual([])
    const [save] = await host.services.saves.list()
    expect(save).toMatchObject({ game })
  },
)
