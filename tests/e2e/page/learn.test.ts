import { expect, test } from 'vitest'
import { FLAT_QUERY, moves, openBox } from './table'
import { fortyNineScores } from './real-game'

test('the real game of 1926 plays itself with the score of every move, and ends at 145 to 155', async () => {
  const { page } = await openBox({ path: FLAT_QUERY })
  await page.locator('[data-choice="demo"]').click()
  await page.locator('[data-demo-play]').click()
  const slider = page.getByRole('slider')
  const scores = fortyNineScores()
  expect(scores.at(-1)).toEqual([145, 155])
  for (const [ply, [a, b]] of scores.entries()) {
    await slider.fill(String(ply))
    expect(await page.locator('[data-scores]').textContent()).toMatch(new RegExp(`\\b${a}\\b.*\\b${b}\\b`))
  }
  // Every move has a sentence that explains it.
  await page.locator('[data-demo-back]').click()
  expect((await page.locator('[data-demo] .why').textContent())?.length).toBeGreaterThan(20)
  await page.locator('[data-demo-back]').click()
  await page.locator('[data-demo-take]').click()
  await moves(page).first().waitFor()
})

test('the first lesson can be walked through to a whole game', async () => {
  const { page } = await openBox({ path: FLAT_QUERY })
  await page.locator('[data-choice="lesson"]').click()
  const lesson = page.locator('[data-lesson]')
  const finish = page.locator('[data-finish]')
  await lesson.waitFor()
  const all = Number(/of (\d+)/.exec((await lesson.textContent()) ?? '')?.[1])
  expect(all).toBeGreaterThanOrEqual(5)
  let others = 0
  for (let step = 0; step < all; step++) {
    // The lesson does not mark the wanted move, so the test tries one move after the other until the step is done.
    for (let choice = 0; ; choice++) {
      await moves(page).nth(choice).click()
      await page.locator('[data-mood]').waitFor()
      if ((await page.locator('[data-mood]').getAttribute('data-mood')) === 'done') break
      others++
      await page.locator('[data-again]').click()
    }
    if (step < all - 1) await page.locator('[data-next]').click()
  }
  expect(others).toBeGreaterThan(0)
  await finish.click()
  await moves(page).first().waitFor()
})

test('the leaflet opens as a page to read, from the shelf and from a game', async () => {
  const { page } = await openBox({ path: FLAT_QUERY })
  await page.getByRole('button', { name: 'Read the leaflet' }).click()
  const leaflet = page.getByRole('dialog', { name: 'The leaflet' })
  await leaflet.getByRole('heading', { level: 1 }).waitFor()
  expect(await leaflet.getByRole('heading').count()).toBeGreaterThan(3)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await moves(page).first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Read the leaflet' }).click()
  await leaflet.getByRole('heading', { level: 1 }).waitFor()
})
