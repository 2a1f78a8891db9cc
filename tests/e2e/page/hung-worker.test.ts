import { expect, test } from 'vitest'
import { FLAT_QUERY, openBox, playMoves, rootData } from './table'

/** Script of a worker that takes questions and never finishes the first. */
const HANGS = `
onmessage = (event) => {
  postMessage({ kind: 'begun', id: event.data.id })
  for (;;);
}
postMessage({ kind: 'ready' })
`

test("a page whose bot's worker hangs replaces it, and the game goes on", async () => {
  const { page } = await openBox({ path: FLAT_QUERY })
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  let started = 0
  await page.route('**/browser-worker*.js', (route) =>
    ++started === 1 ? route.fulfill({ contentType: 'text/javascript', body: HANGS }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  expect(await playMoves(page, (first) => first.click(), 3)).toBe(3)
  expect(Number(await rootData(page, 'ply'))).toBeGreaterThanOrEqual(4)
  expect(started).toBe(2)
  expect(warnings.join()).toContain('it did not answer in time')
})
