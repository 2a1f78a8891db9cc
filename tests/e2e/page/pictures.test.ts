import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { IS_FULL_DEPTH } from '../../scale'
import { FLAT_QUERY, moves, openBox, PATIENCE, playMoves } from './table'

/** Longest time to replay and draw a short game on a busy machine, in milliseconds. */
const DRAWING = 200_000

test('the table, the game in motion and a page of diagrams are saved from the menu', async () => {
  const { page } = await openBox({ path: FLAT_QUERY })
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await playMoves(page, (first) => first.click(), 2)
  await moves(page).first().waitFor(PATIENCE)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.locator('[data-sheet="pictures"]').click()

  const saved = async (kind: string, name: RegExp) => {
    const waiting = page.waitForEvent('download', { timeout: DRAWING })
    await page.locator(`[data-picture="${kind}"]:not(:disabled)`).click(PATIENCE)
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(name)
    const bytes = await buffer(await file.createReadStream())
    return { bytes, about: await sharp(bytes).metadata() }
  }
  const table = await saved('table', /^forty-nine-table-\d{4}-\d\d-\d\d-\d{4}\.png$/)
  expect(table.about).toMatchObject({ format: 'png' })
  expect(Math.max(table.about.width, table.about.height)).toBeGreaterThanOrEqual(1500)
  const film = await saved('film', /^forty-nine-film-.*\.gif$/)
  expect(film.about.format).toBe('gif')
  expect(film.about.pages).toBeGreaterThan(3)
  const last = await sharp(film.bytes, { page: film.about.pages! - 1 })
    .raw()
    .toBuffer()
  expect(await sharp(film.bytes, { page: 0 }).raw().toBuffer()).not.toEqual(last)
  const sheet = await saved('sheet', /^forty-nine-sheet-.*\.png$/)
  expect(sheet.about).toMatchObject({ format: 'png', width: 1700 })
  expect(await page.locator('[data-fault]').count()).toBe(0)
})

if (IS_FULL_DEPTH) {
  test('a film that is left half way is not saved, and the next one can be begun', async () => {
    const { page } = await openBox({ path: FLAT_QUERY })
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await playMoves(page, (first) => first.click(), 3)
    await moves(page).first().waitFor(PATIENCE)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('[data-sheet="pictures"]').click()
    let files = 0
    page.on('download', () => files++)
    await page.locator('[data-picture="film"]').click()
    await page.locator('[data-making]').getByRole('button').click(PATIENCE)
    await page.locator('[data-making]').waitFor({ state: 'detached', ...PATIENCE })
    await page.locator('[data-picture="film"]:not(:disabled)').waitFor(PATIENCE)
    expect(files).toBe(0)
  })
}
