import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { games } from '../../../src/rules/catalogue'
import type { GameInfo } from '../../../src/rules/kit'
import { openHost, openPage, type TestHost } from '../harness'
import { IS_FULL_DEPTH } from '../../scale'
import { FLAT_QUERY, waitForTurn, PATIENCE, rootData } from './table'

/** Most buttons of the list that are clicked in each game. A button is a move, or narrows the list to fewer moves. */
const CLICKS = 8
/** Longest time for all games, one after the other, on a busy machine, in milliseconds. */
const ALL = 900_000

/** Goes from the shelf to the table. The box of the game before may still be open. */
async function open(page: Page, box: string, game: string): Promise<void> {
  const label = page.locator(`[data-box="${box}"]`)
  const shut = page.locator('[data-choice="close"]')
  await label.or(shut).first().waitFor(PATIENCE)
  if ((await shut.count()) > 0) await shut.click()
  await label.click()
  const listed = page.locator(`[data-game="${game}"]`)
  const play = page.locator('[data-choice="play"]')
  await listed.or(play).first().waitFor(PATIENCE)
  if ((await play.count()) === 0) await listed.click()
  await play.click()
  await page.locator('html[data-ready="game"]').waitFor({ state: 'attached', ...PATIENCE })
}

/** Clicks what the list of moves offers. */
async function play(page: Page): Promise<void> {
  for (let clicks = 0; clicks < CLICKS && (await waitForTurn(page)); clicks++) {
    const ply = await rootData(page, 'ply')
    const moves = page.locator('[data-moves] [data-move]')
    if ((await moves.count()) === 0) {
      await page.locator('[data-moves] [data-next]').last().click()
      continue
    }
    await moves.first().click()
    await page.locator(`html:not([data-ply="${ply}"])`).waitFor({ state: 'attached', ...PATIENCE })
  }
}

/** Goes from the table to the shelf. */
async function leave(page: Page): Promise<void> {
  // A finished game shows its result first, as soon as the last move has come to rest.
  if ((await rootData(page, 'over')) === 'true') {
    await page.getByRole('dialog').first().waitFor(PATIENCE)
    await page.keyboard.press('Escape')
  }
  await page.locator('[data-action="menu"]').click()
  await page.locator('[data-action="shelf"]').click()
  await page.locator('html[data-ready="shelf"]').waitFor({ state: 'attached', ...PATIENCE })
}

async function playOne(host: TestHost, page: Page, game: string, box: string): Promise<void> {
  await open(page, box, game)
  await play(page)
  expect(Number(await rootData(page, 'ply'))).toBeGreaterThan(0)
  const saves = await host.services.saves.list()
  expect(saves.map((save) => save.game)).toContain(game)
  await leave(page)
}

/**
 * Returns the games to play. In the gate these are the first game of each box and one more, which depends on the
 * commit; at full depth they are all games.
 */
function gamesToPlay(): readonly GameInfo[] {
  const all = games.map(({ info }) => info)
  if (IS_FULL_DEPTH) return all
  const first = all.filter(({ box }, i) => all.findIndex((other) => other.box === box) === i)
  const others = all.filter((info) => !first.includes(info))
  const another = others[commitNumber() % others.length]
  return another ? [...first, another] : first
}

/** Returns a number that depends on the commit that is checked out, or 0 where there is no repository. */
function commitNumber(): number {
  try {
    const text = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' })
    return Number.parseInt(text, 16)
  } catch {
    return 0
  }
}

test(
  'every game is taken from its box and played by its buttons, one after the other, without a fault in the page',
  async () => {
    const host = await openHost()
    const page = await openPage(host, { reducedMotion: true, path: FLAT_QUERY })
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(fault.message))
    for (const info of gamesToPlay()) {
      await playOne(host, page, info.id, info.box).catch((fault: unknown) => {
        throw new Error(`${info.id} cannot be played`, { cause: fault })
      })
      expect(faults, info.id).toEqual([])
    }
  },
  ALL,
)
