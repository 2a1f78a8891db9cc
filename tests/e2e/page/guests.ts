import type { Page } from 'playwright-core'
import { openPage, type TestHost } from '../harness'
import { attributes, firstMove, FLAT_QUERY, openBoxAt, PATIENCE, rootData } from './table'

/** A host of the house: the address at which it serves its page. */
type House = Pick<TestHost, 'url'>

/**
 * Opens a table of Forty-Nine for one guest; returns the link that its host can hand on.
 * @param expected errors on the console that the test causes on purpose.
 */
export async function setTable(house: House, expected?: RegExp): Promise<{ host: Page; link: string }> {
  const host = await openBoxAt(house, { path: FLAT_QUERY, ...(expected && { expected }) })
  await host.locator('[data-choice="house"]').click()
  await host.locator('[data-chair="A"] input').fill('Ada')
  await host.locator('[data-house] input').fill('Sunday table')
  await host.locator('[data-action="open-table"]').click()
  await host.locator('[data-gathering] [data-chair="A"][data-kind="person"]').waitFor(PATIENCE)
  await host.locator('[data-action="invite"]').click()
  const invitation = host.getByRole('dialog')
  await invitation.locator('[data-qr]').waitFor(PATIENCE)
  const link = await invitation.locator('[data-invite] input').inputValue()
  await host.keyboard.press('Escape')
  return { host, link }
}

/** Opens the whole page on a phone, with the pass of a link. */
export function openPhone(link: string, expected?: RegExp): Promise<Page> {
  const [place = '', hash = ''] = link.replace('hand.html', '').split('#')
  const screen = { width: 390, height: 844, touch: true }
  return openPage({ url: place }, { ...screen, path: `${FLAT_QUERY}#${hash}`, ...(expected && { expected }) })
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.locator('[data-sit] input').fill(name)
  await page.locator('[data-action="sit-down"]').click()
  await page.locator('[data-chair][data-kind="person"].mine').waitFor(PATIENCE)
}

/** Makes the first move that the player at turn is offered; waits until both see it. Returns the player's name. */
export async function playOne(ada: Page, clara: Page): Promise<string> {
  const turn = ada.locator('.seats li[aria-current="true"] .name')
  const name = (await turn.first().innerText(PATIENCE)).trim()
  const before = await Promise.all([ada, clara].map((page) => rootData(page, 'ply')))
  const mover = name === 'Ada' ? ada : clara
  await mover
    .locator('[data-moves] button:not([aria-disabled="true"])')
    .first()
    .waitFor({ state: 'attached', ...PATIENCE })
  await (await firstMove(mover, (key) => key.click(PATIENCE))).click(PATIENCE)
  await Promise.all(
    [ada, clara].map((page, i) =>
      page.locator(`html:not([data-ply="${before[i] ?? ''}"])`).waitFor({ state: 'attached', ...PATIENCE }),
    ),
  )
  return name
}

/** Returns the cards in a guest's own hand. */
export const handOf = (page: Page) => attributes(page, '.hand [data-face]', 'it.dataset.face')
