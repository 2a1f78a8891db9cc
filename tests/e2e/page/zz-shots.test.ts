import { test } from 'vitest'
import { FLAT_QUERY, firstMove, openBox, PATIENCE, waitForTurn } from './table'

for (const [name, size] of [
  ['wide', { width: 1280, height: 720 }],
  ['phone', { width: 390, height: 844 }],
  ['side', { width: 844, height: 390 }],
  ['large', { width: 1920, height: 1080 }],
] as const)
  test(`shots ${name}`, async () => {
    const { page } = await openBox({ ...size, path: FLAT_QUERY })
    await page.locator('[data-choice="new"]').click()
    await page.locator('[data-chair="B"] select').selectOption('person')
    await page.locator('[data-chair="B"] input').focus()
    await page.screenshot({ path: `/tmp/shot-${name}-chairs.png` })
    await page.locator('[data-action="deal"]').click()
    for (let i = 0; i < 7; i++) {
      await page
        .locator('[data-curtain] button, [data-moves] button:not([aria-disabled="true"])')
        .first()
        .waitFor({ state: 'attached', ...PATIENCE })
      if (await page.locator('[data-curtain]').count()) {
        if (i > 4) break
        await page.locator('[data-curtain] button').press('Enter')
        continue
      }
      await waitForTurn(page)
      const first = await firstMove(page, (it) => it.press('Enter'))
      await first.press('Enter')
      await page.waitForTimeout(300)
    }
    await page.screenshot({ path: `/tmp/shot-${name}-curtain.png` })
    await page
      .locator('[data-curtain] button')
      .press('Enter')
      .catch(() => undefined)
    await page.waitForTimeout(300)
    await page.screenshot({ path: `/tmp/shot-${name}-lifted.png` })
  })
