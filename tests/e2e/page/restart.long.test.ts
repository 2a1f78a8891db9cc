import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { GONE, openPage } from '../harness'
import { handOf, openPhone, playOne, setTable, sitDown } from './guests'
import { cardsOf, claimByWord, PHONE, TABLE } from './hands'
import { attributes, FLAT_QUERY, PATIENCE, rootData } from './table'

const HOST = resolve(import.meta.dirname, '../../../out/main/host.js')

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** Runs the built host in a process of its own; resolves when it serves. */
async function runHost(words: readonly string[]): Promise<{ kill(): Promise<void> }> {
  const child = spawn(process.execPath, [HOST, '--no-open', ...words], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(child, 'close')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  onTestFinished(kill)
  for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Parlor Box is at')) break
  child.stdout.resume()
  return { kill }
}

interface Place {
  readonly url: string
  /** Runs a host here, each time with the same folder and the same port, and the first or the given port for guests. */
  run(lanPort?: number): Promise<{ kill(): Promise<void> }>
}

/** Returns a machine of the house, without a host yet. */
async function newPlace(): Promise<Place> {
  const data = await mkdtemp(join(tmpdir(), 'parlor-box-restart-'))
  onTestFinished(() => rm(data, { recursive: true, force: true }))
  const [port, firstLanPort] = [await freePort(), await freePort()]
  return {
    url: `http://127.0.0.1:${String(port)}/`,
    run: (lanPort = firstLanPort) => runHost(['--port', String(port), '--lan-port', String(lanPort), '--data', data]),
  }
}

const isLost = (page: Page) => page.locator('[data-lost]').waitFor(PATIENCE)
const isBack = (page: Page) => page.locator('[data-lost]').waitFor({ state: 'detached', ...PATIENCE })

test('a host that is killed and started again has its table back: its own page and a phone go on by themselves', async () => {
  const place = await newPlace()
  const host = await place.run()
  const { host: ada, link } = await setTable(place, GONE)
  const clara = await openPhone(link, GONE)
  await sitDown(clara, 'Clara')
  await ada.locator('[data-chair="B"]', { hasText: 'Clara' }).waitFor(PATIENCE)
  await ada.locator('[data-action="start"]').click()
  for (let i = 0; i < 3; i++) await playOne(ada, clara)
  const ply = await rootData(ada, 'ply')
  const hands = await Promise.all([handOf(ada), handOf(clara)])

  await host.kill()
  await Promise.all([ada, clara].map(isLost))
  const again = await place.run()
  await Promise.all([ada, clara].map(isBack))
  expect(await Promise.all([rootData(ada, 'ply'), rootData(clara, 'ply')])).toEqual([ply, ply])
  expect(await Promise.all([handOf(ada), handOf(clara)])).toEqual(hands)
  for (let i = 0; i < 2; i++) await playOne(ada, clara)

  // The host's page stays closed: the table needs no page to come back for its guests.
  const held = await handOf(clara)
  await ada.close()
  await again.kill()
  await isLost(clara)
  await place.run()
  await isBack(clara)
  expect(await handOf(clara)).toEqual(held)
})

test('hands and the table in the middle go on soon after a killed host’s start', async () => {
  const place = await newPlace()
  const host = await place.run()
  const { host: ada, link } = await setTable(place, GONE)
  const [url = '', hash = ''] = link.split('hand.html')
  const instant = (more: string) => ({ path: `hand.html?speed=instant${more}${hash}`, expected: GONE })
  const tv = await openPage({ url }, { ...TABLE, ...instant('&middle') })
  const clara = await openPage({ url }, { ...PHONE, ...instant('') })
  await clara.locator('[data-sit] input').fill('Clara')
  await clara.locator('[data-action="sit-down"]').tap()
  await ada.locator('[data-chair="B"]', { hasText: 'Clara' }).waitFor(PATIENCE)
  await ada.locator('[data-action="start"]').click()
  await clara.locator('[data-own] [data-card]').first().waitFor(PATIENCE)
  await tv.locator('[data-plate="1"]').waitFor(PATIENCE)
  const held = await attributes(clara, '[data-own] [data-card]', 'it.dataset.face')

  let tries = 0
  clara.on('websocket', () => (tries += 1))
  await host.kill()
  const lost = [tv.locator('[role="alert"]'), clara.locator('[data-hand] h1', { hasText: 'No way to the table' })]
  await Promise.all(lost.map((it) => it.waitFor(PATIENCE)))
  // By then tries are as rare as they get.
  await expect.poll(() => tries).toBeGreaterThan(6)
  await place.run()
  const begun = performance.now()
  await Promise.all(lost.map((it) => it.waitFor({ state: 'detached', ...PATIENCE })))
  // Three seconds at most on a quiet machine; a page that tries ever more rarely would take half a minute.
  expect(performance.now() - begun).toBeLessThan(10_000)
  expect(await attributes(clara, '[data-own] [data-card]', 'it.dataset.face')).toEqual(held)
})

test('at a host’s new address a hand has its chair and cards again by the return word, and everybody is told', async () => {
  const place = await newPlace()
  const host = await place.run()
  const { host: ada, link } = await setTable(place, GONE)
  const [url = '', hash = ''] = link.split('hand.html')
  const clara = await openPage({ url }, { ...PHONE, path: `hand.html?speed=instant${hash}`, expected: GONE })
  await clara.locator('[data-sit] input').fill('Clara')
  await clara.locator('[data-action="sit-down"]').tap()
  await ada.locator('[data-chair="B"]', { hasText: 'Clara' }).waitFor(PATIENCE)
  await ada.locator('[data-action="start"]').click()
  const held = await cardsOf(clara)

  await host.kill()
  await clara.locator('[data-hand] h1', { hasText: 'No way to the table' }).waitFor(PATIENCE)
  const moved = await freePort()
  await place.run(moved)
  await ada.reload()
  const there = Object.assign(new URL('hand.html?speed=instant', url), { port: String(moved) }).href
  const tv = await openPage({ url: `${there}&middle${hash}` }, TABLE)
  // The same phone scans the new code: what it has stored belongs to the old address.
  await clara.goto(there + hash)
  const words = await ada.locator('[data-note="word-B"]').innerText(PATIENCE)
  await claimByWord(clara, /\b[A-Z]{4}\b/.exec(words)?.[0] ?? '')
  expect(await cardsOf(clara)).toEqual(held)
  expect(await clara.locator('.me').textContent()).toBe('Clara')
  const handedOver = { hasText: 'Clara’s chair is used from another device or browser now.' }
  await ada.locator('[data-note="handover"]', handedOver).waitFor(PATIENCE)
  await tv.locator('.last', handedOver).waitFor(PATIENCE)
})

test('at another machine’s table a page goes on when its own host was killed and started again', async () => {
  const [there, here] = [await newPlace(), await newPlace()]
  await there.run()
  const host = await here.run()
  const { host: ada, link } = await setTable(there)
  const ben = await openPage(here, { path: FLAT_QUERY, expected: GONE })
  await ben.locator('[data-action="lobby"]').click(PATIENCE)
  await ben.locator('[data-typed] input').fill(link)
  await ben.locator('[data-action="join-typed"]').click()
  await sitDown(ben, 'Ben')
  await ada.locator('[data-chair="B"]', { hasText: 'Ben' }).waitFor(PATIENCE)
  await ada.locator('[data-action="start"]').click()
  for (let i = 0; i < 2; i++) await playOne(ada, ben)

  await host.kill()
  await isLost(ben)
  await here.run()
  await isBack(ben)
  for (let i = 0; i < 2; i++) await playOne(ada, ben)
})
