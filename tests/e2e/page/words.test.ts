import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openHost, openPage } from '../harness'
import { selectCases } from '../../scale'
import { FLAT_QUERY, PATIENCE } from './table'

/** Goes from the shelf to the choices of a game. */
async function choose(page: Page, box: string, game: string | null): Promise<void> {
  await page.locator(`[data-box="${box}"]`).click()
  if (game !== null) await page.locator(`[data-game="${game}"]`).click(PATIENCE)
  await page.locator('[data-choice="play"]').waitFor(PATIENCE)
}

/** Returns whether the refusal covers one of the things that a selector finds. */
function covered(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(`(() => {
    const slip = document.querySelector('[data-refusal]').getBoundingClientRect()
    return [...document.querySelectorAll(${JSON.stringify(selector)})].some((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect()
      return left < slip.right && right > slip.left && top < slip.bottom && bottom > slip.top
    })
  })()`)
}

/** Screens that are narrow and wide. */
const SCREENS = [
  [390, 844],
  [1280, 720],
] as const

test('the leaflet is that of the game whose choices are open, also after another was played', async () => {
  const page = await openPage(await openHost(), { reducedMotion: true, path: FLAT_QUERY })
  await choose(page, 'forty-nine-outfit', 'boston-books')
  await page.locator('[data-choice="play"]').click()
  await page.locator('[data-action="menu"]').click(PATIENCE)
  await page.locator('[data-action="shelf"]').click()
  await page.getByRole('button', { name: 'Other games' }).click(PATIENCE)
  await page.locator('[data-game="forty-nine"]').click()
  await page.getByRole('button', { name: 'Read the leaflet' }).click()
  const leaflet = page.locator('[data-leaflet] h1')
  await leaflet.waitFor(PATIENCE)
  expect(await leaflet.textContent()).toMatch(/forty-nine/i)
})

test.each(selectCases(SCREENS))(
  'at %i × %i a refusal covers none of one’s own cards or chips',
  async (width, height) => {
    const page = await openPage(await openHost(), { width, height, reducedMotion: true, path: FLAT_QUERY })
    await choose(page, 'forty-nine-outfit', 'forty-nine')
    await page.locator('[data-choice="play"]').click()
    await page.locator('[data-moves] button').first().waitFor(PATIENCE)
    // One of these is refused: the stock before the opening, or a card that fits nowhere.
    for (const thing of await page.locator('[data-touch^="hand:"], [data-touch="stock"]').all()) {
      // Cards of a full hand overlap: what is in sight of each is its left edge.
      await thing.click({ position: { x: 6, y: 12 } })
      if (await page.locator('[data-refusal]').isVisible()) break
    }
    await page.locator('[data-refusal]').waitFor()
    expect(await covered(page, '[data-touch^="hand:"]')).toBe(false)
  },
)

test.each(selectCases(SCREENS))(
  'at %i × %i the dial of the roulette asks before a spin without a stake, clear of one’s chips',
  async (width, height) => {
    const page = await openPage(await openHost(), { width, height, reducedMotion: true, path: FLAT_QUERY })
    await choose(page, 'deck-o-cards', null)
    await page.getByRole('button', { name: 'Choose the players' }).click()
    await page.getByRole('radio', { name: 'The house' }).check()
    await page.getByRole('button', { name: 'Deal' }).click()
    await page.locator('[data-moves] button').first().waitFor(PATIENCE)
    await page.locator('[data-touch="arrow"]').first().click(PATIENCE)
    await page.locator('[data-refusal]').waitFor()
    expect(await page.locator('[data-refusal]').textContent()).toContain('You have laid nothing')
    expect(await covered(page, '[data-touch^="chip:"]')).toBe(false)
  },
)
