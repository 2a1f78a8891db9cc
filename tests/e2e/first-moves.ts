import type { Locator, Page } from 'playwright-core'

/** The region of buttons in words: one for each legal move. */
export function moves(page: Page): Locator {
  return page.getByRole('region', { name: 'Moves' }).getByRole('button')
}

/** What has happened, one line each. */
export function happened(page: Page): Locator {
  return page.getByRole('region', { name: 'What happened' }).getByRole('listitem')
}

/** From the shelf to a game in which it is the person's turn. */
export async function openGame(page: Page): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /Forty-Nine/ })
    .click()
  await page.locator('[data-game="forty-nine"]').click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await moves(page).first().waitFor({ timeout: 60_000 })
}

/** Makes moves, the first that is offered each time, until the person has had `turns` turns or the game is over. */
export async function playTurns(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    const before = await happened(page).count()
    await moves(page).first().click()
    await happened(page).nth(before).waitFor({ state: 'attached', timeout: 30_000 })
    await moves(page).first().waitFor({ timeout: 60_000 })
  }
}
