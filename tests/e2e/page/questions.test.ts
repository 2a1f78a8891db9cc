import { expect, test } from 'vitest'
import { FLAT_QUERY, moves, openBox } from './table'

test('the questions of 1928 are found in the box, play themselves, and can be tried', async () => {
  const { page } = await openBox({ path: FLAT_QUERY })
  await page.locator('[data-choice="back"]').click()
  await page.locator('[data-choice="questions"]').click()
  await page.locator('[data-exhibit]').first().waitFor()
  expect(await page.locator('[data-exhibit]').count()).toBe(12)
  await page.locator('[data-exhibit="forty-nine-puzzle"]').click()
  await page.getByRole('heading', { name: 'Why it is so' }).waitFor()
  await page.locator('[data-show="hopeless"]').click()
  const demo = page.locator('[data-demo]')
  await demo.waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('slider').fill('46')
  // There are two men, both on one colour of chip.
  expect(await page.locator('[data-scores]').textContent()).toMatch(/\b2\b.*\b0\b.*\b0\b/)
  await page.locator('[data-demo-leave]').click()
  await page.locator('[data-trial="possible"]').click()
  await moves(page).first().waitFor()
})
