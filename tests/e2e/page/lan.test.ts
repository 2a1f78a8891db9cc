import { expect, test } from 'vitest'
import { eventually } from '../../eventually'
import { waitUntilReady } from '../harness'
import { handOf, openPhone, playOne, setTable, sitDown } from './guests'
import { openLanHost } from './house'
import { attributes, PATIENCE, rootData } from './table'

test('a phone joins by the link, sits, both play and see each other’s moves, and a reload keeps the chair', async () => {
  const house = await openLanHost()
  const { host, link } = await setTable(house)
  const phone = await openPhone(link)
  await sitDown(phone, 'Clara')
  await host.locator('[data-chair="B"]', { hasText: 'Clara' }).waitFor(PATIENCE)
  await host
    .locator('[data-live]', { hasText: 'Clara sits down on Chair B.' })
    .waitFor({ state: 'attached', ...PATIENCE })

  await host.locator('[data-action="start"]').click()
  for (const page of [host, phone])
    await page.locator('html[data-place="game"]').waitFor({ state: 'attached', ...PATIENCE })
  const movers = []
  for (let i = 0; i < 4; i++) movers.push(await playOne(host, phone))
  expect(new Set(movers)).toEqual(new Set(['Ada', 'Clara']))
  expect(await rootData(phone, 'ply')).toBe(await rootData(host, 'ply'))
  await host.locator('[data-action="log"]').click()
  await host.locator('dialog section.log', { hasText: 'Clara' }).waitFor(PATIENCE)
  await host.keyboard.press('Escape')

  // After a reload the guest sees the same cards, which only this chair can see. So it is the same chair.
  const held = await handOf(phone)
  expect(held.length).toBeGreaterThan(0)
  await phone.reload()
  await waitUntilReady(phone)
  await phone.locator('html[data-place="game"]').waitFor({ state: 'attached', ...PATIENCE })
  await phone.locator('.hand [data-face]').first().waitFor(PATIENCE)
  expect(await handOf(phone)).toEqual(held)
  for (let i = 0; i < 2; i++) await playOne(host, phone)
})

test('a guest without the link gives the code at the door; a wrong one is answered; there is nothing but play', async () => {
  const house = await openLanHost()
  const { host, link } = await setTable(house)
  const code = await host.locator('[data-gathering] [data-code]').innerText()
  const door = await openPhone(link.split('#')[0] ?? '')
  const field = door.locator('[data-door] input')
  await field.fill(code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')
  await door.locator('[data-action="join"]').click()
  await door.getByRole('alert').filter({ hasText: /\w/ }).waitFor(PATIENCE)
  await field.fill(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`)
  await door.locator('[data-action="join"]').click()
  await door.locator('[data-gathering]').waitFor(PATIENCE)
  expect(await door.locator('[data-owner], [data-action="lobby"], [data-action="resume"]').count()).toBe(0)
  await sitDown(door, 'Clara')
  const touched = await attributes(door, 'main button', 'Math.min(it.offsetWidth, it.offsetHeight)')
  expect(touched.length).toBeGreaterThan(3)
  for (const size of touched) expect(size).toBeGreaterThanOrEqual(44)
  await door.locator('[data-action="leave"]').click()
  await door.locator('[data-door]').waitFor(PATIENCE)
  await host.locator('[data-chair="B"][data-kind="open"]').waitFor(PATIENCE)
})

test('in a new browser a guest takes the chair by its word; all are told, and the page that had it can take it back', async () => {
  const house = await openLanHost()
  const { host, link } = await setTable(house)
  const phone = await openPhone(link)
  await sitDown(phone, 'Clara')
  await host.locator('[data-chair="B"]', { hasText: 'Clara' }).waitFor(PATIENCE)
  await host.locator('[data-action="start"]').click()
  for (const page of [host, phone])
    await page.locator('html[data-place="game"]').waitFor({ state: 'attached', ...PATIENCE })
  await phone.locator('.hand [data-face]').first().waitFor(PATIENCE)
  const held = await handOf(phone)

  await phone.goto('about:blank')
  const words = await host.locator('[data-note="word-B"]').innerText(PATIENCE)
  const browser = await openPhone(link)
  await browser.locator('[data-action="had-chair"]').click(PATIENCE)
  await browser.locator('[data-returning] input').fill(/\b[A-Z]{4}\b/.exec(words)?.[0].toLowerCase() ?? '')
  await browser.locator('[data-action="claim"]').click()
  await host.locator('[data-note="handover"]', { hasText: 'Clara' }).waitFor(PATIENCE)
  // The cards lie there face down before: an onlooker sees as much.
  await eventually(async () => expect(await handOf(browser)).toEqual(held))
  await host.locator('[data-action="log"]').click()
  await host.locator('dialog section.log', { hasText: 'another device or browser' }).waitFor(PATIENCE)
  await host.keyboard.press('Escape')

  // The first page takes nothing by itself, and has the chair again when it asks for it.
  await phone.goBack()
  await waitUntilReady(phone)
  await phone.locator('[data-door] [data-action="come-back"]').click(PATIENCE)
  await eventually(async () => expect(await handOf(phone)).toEqual(held))
  await browser.locator('[data-lost] [data-action="take-back"]').click(PATIENCE)
  await eventually(async () => expect(await handOf(browser)).toEqual(held))
  await phone.locator('[data-lost] [data-action="take-back"]').waitFor(PATIENCE)
})

test('a host who holds a phone sideways sees both chairs, and all of the code that others scan', async () => {
  const { host } = await setTable(await openLanHost())
  await host.setViewportSize({ width: 844, height: 390 })
  const isWhole = (part: string) =>
    host.evaluate(`(() => {
      const it = document.querySelector('${part}')
      const [{ top, bottom }, room] = [it, it.closest('.scroll, .body')].map((one) => one.getBoundingClientRect())
      return top >= room.top - 1 && bottom <= Math.min(room.bottom, innerHeight) + 1
    })()`)
  await expect.poll(() => isWhole('[data-gathering] [data-chair="B"]'), PATIENCE).toBe(true)
  await host.locator('[data-action="invite"]').click()
  await expect.poll(() => isWhole('dialog [data-qr]'), PATIENCE).toBe(true)
})
