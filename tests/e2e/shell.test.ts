import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { countLogLines, openGame, playTurns } from './first-moves'
import { GONE, openHost, openPage } from './harness'
import { FLAT_QUERY } from './page/table'
import { IS_FULL_DEPTH } from '../scale'

test('the page opens, says that it is ready, and asks nobody but its own host', async () => {
  const host = await openHost()
  const page = await openPage(host)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  expect(asked.length).toBeGreaterThan(1)
  for (const url of asked) expect(url).toMatch(new RegExp(`^(${host.url}|blob:${host.url}|data:)`))
  expect(await page.title()).toBe('Parlor Box')
})

test('the policy of the page holds in a real browser: no eval, no frame, no script from elsewhere', async () => {
  const host = await openHost()
  const page = await openPage(host, { expected: /Content Security Policy|frame|Refused|ERR_BLOCKED/ })
  const tried = await page.evaluate(`(async () => {
    // The browser lets its own tools evaluate code; only from the next task on does the page's policy rule.
    await new Promise((done) => setTimeout(done, 0))
    const runs = (make) => { try { make(); return true } catch { return false } }
    const loads = (tag, set) => new Promise((done) => {
      const element = document.createElement(tag)
      element.onload = () => done(true)
      element.onerror = () => done(false)
      set(element)
      document.body.append(element)
    })
    return {
      eval: runs(() => (0, eval)('1')),
      compile: runs(() => new Function('return 1')),
      inline: await new Promise((done) => {
        window.inlineRan = false
        const script = document.createElement('script')
        script.textContent = 'window.inlineRan = true'
        document.body.append(script)
        setTimeout(() => done(window.inlineRan), 0)
      }),
      foreign: await loads('script', (element) => { element.src = 'data:text/javascript,1' }),
      fetch: await fetch('https://example.org/').then(() => true, () => false),
    }
  })()`)
  expect(tried).toEqual({ eval: false, compile: false, inline: false, foreign: false, fetch: false })
})

test("a page of another origin reaches no service, though the person's browser has the cookie", async () => {
  const host = await openHost()
  const page = await openPage(host, { expected: /CORS|Failed to load|ERR_/ })
  const other = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end('<p>other'))
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    other.closeAllConnections()
    other.close()
  })
  await page.goto(`http://127.0.0.1:${String((other.address() as AddressInfo).port)}/`)
  const url = JSON.stringify(`${host.url}api/settings.save`)
  const outcome = await page.evaluate(`Promise.all([
    fetch(${url}, { method: 'POST', credentials: 'include', headers: { 'Content-Type': 'application/json' }, body: '[{"a":1}]' }),
    fetch(${url}, { method: 'POST', credentials: 'include', mode: 'no-cors', body: '[{"a":1}]' }),
  ].map((answer) => answer.then((r) => r.type + r.status, () => 'refused')))`)
  expect(outcome).toEqual(['refused', expect.stringMatching(/^(opaque0|refused)$/)])
  // What counts is that nothing was saved.
  expect(await host.services.settings.load()).not.toEqual({ a: 1 })
})

test('a paper that could not be loaded while nobody served it comes after one touch, and the game goes on', async () => {
  const host = await openHost()
  const page = await openPage(host, { expected: GONE, reducedMotion: true, path: FLAT_QUERY })
  await openGame(page)
  await page.context().setOffline(true)
  await page.locator('[data-action="log"]').click()
  await page.locator('[data-action="fetch-again"]').waitFor()
  await page.keyboard.press('Escape')
  await page.context().setOffline(false)
  expect(await countLogLines(page)).toBeGreaterThan(0)
  expect(new URL(page.url()).searchParams.has('again')).toBe(false)
  await playTurns(page, 1)
  expect(await countLogLines(page)).toBeGreaterThan(2)
})

test('a game goes on after its host was started anew under the open page, and nothing that was shown is lost', async () => {
  const first = await openHost()
  const page = await openPage(first, {
    expected: GONE,
    reducedMotion: !IS_FULL_DEPTH,
    path: IS_FULL_DEPTH ? '' : FLAT_QUERY,
  })
  await openGame(page)
  await playTurns(page, 1)
  await first.close()
  const second = await openHost({ dataFolder: first.dataFolder, port: first.port })
  expect(second.port).toBe(first.port)
  await playTurns(page, 1)
  const shown = await countLogLines(page)
  const [save] = await second.services.saves.list()
  const { entries } = await second.services.saves.load(save!.id)
  expect(shown).toBeGreaterThan(2)
  expect(entries.filter((entry) => entry.kind === 'move').length).toBeGreaterThanOrEqual(2)
})
