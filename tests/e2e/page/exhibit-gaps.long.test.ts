import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { watchPage, waitUntil } from '../../soak/page-state'
import { createTouchInput, type Spot } from '../../soak/touch-input'
import { hashPin } from '../../../src/node/exhibit/pin'
import { games } from '../../../src/rules/catalogue'
import { openPage } from '../harness'
import { openExhibit, fastQuery, PATIENCE, playToResult, touchLit, waitForScene } from './exhibit'
import { openPhone, sitDown } from './guests'
import { findTargets, narrowGaps, type Gap, type MeasuredTarget } from './touch-targets'
import { everyOther } from '../../scale'

/** Longest time of a walk through all scenes, drawn in software on a busy machine, in milliseconds. */
const WALK = 600_000
const GAME = 'new-york-whist'
const PIN = '1926'
/** As many languages as an exhibit can have: the lowest bar shows some of them at a time. */
const LANGUAGES = [
  ...['en English', 'de Deutsch', 'fr Français', 'es Español', 'it Italiano', 'nl Nederlands', 'pl Polski'],
  ...['cs Čeština', 'sv Svenska', 'el Ελληνικά', 'pt Português', 'uk Українська'],
].map((it) => ({ code: it.slice(0, 2), name: it.slice(3) }))
/**
 * Least sizes of buttons and of what the staff's menu holds between its own, and the least gap, in millimetres. Rounding
 * to parts of a pixel may take 0.02.
 */
const LEAST = { button: 20 - 0.02, setting: 15 - 0.02, gap: 3 - 0.02 } as const

/** A walk through the scenes of a screen, and what was found too small or too close there. */
interface Walk {
  readonly page: Page
  readonly pitch: number
  readonly faults: (readonly [scene: string, MeasuredTarget | Gap])[]
}

/** Measures what can be touched now, and returns its names. */
async function look({ page, pitch, faults }: Walk, scene: string, least: number = LEAST.button): Promise<string[]> {
  const ring = action(page, 'still-there')
  if ((await ring.count()) > 0) await ring.tap()
  let targets = await findTargets(page, pitch)
  // For a moment after a change nothing can be touched.
  const count = async () => (targets = await findTargets(page, pitch)).all.length
  if (targets.all.length === 0) await expect.poll(count, { ...PATIENCE, message: scene }).toBeGreaterThan(0)
  const wrong = [...narrowGaps(targets), ...targets.all.filter(({ mm }) => mm < least)]
  faults.push(...wrong.map((it) => [scene, it] as const))
  return targets.all.map(({ name }) => name)
}

const action = (page: Page, name: string) => page.locator(`[data-action="${name}"]`)

async function openChoice(page: Page): Promise<void> {
  await action(page, 'begin').tap(PATIENCE)
  await waitForScene(page, 'choice')
}

async function goHome(page: Page): Promise<void> {
  await action(page, 'home').tap(PATIENCE)
  await waitForScene(page, 'attract')
}

/** The invitation, all pages of the choice of games, and all languages. */
async function lookAtChoice(walk: Walk): Promise<void> {
  const { page } = walk
  expect(await look(walk, 'attract')).toEqual(['begin'])
  await openChoice(page)
  const offered = new Set<string>()
  for (let sheet = 0; sheet < 5; sheet++) {
    for (const name of await look(walk, `choice, page ${String(sheet + 1)}`)) offered.add(name)
    await action(page, 'more').tap()
  }
  for (let turn = 0; turn < 3; turn++) {
    for (const name of await look(walk, `languages, turn ${String(turn + 1)}`)) offered.add(name)
    await action(page, 'more-languages').tap()
  }
  const all = [...games.map(({ info }) => info.id), ...LANGUAGES.map(({ code }) => code), 'surprise', 'phones', 'home']
  expect(all.filter((name) => !offered.has(name))).toEqual([])
  await goHome(page)
}

/** A visit of two, to the result and the text about the box. */
async function lookAtVisit(walk: Walk): Promise<void> {
  const { page } = walk
  await openChoice(page)
  await action(page, 'together').tap()
  await look(walk, 'choice for two')
  await page.locator(`[data-game="${GAME}"]`).tap()
  await waitForScene(page, 'watch', 'play')
  await look(walk, 'watch')
  await playToResult(page, async () => {
    await look(walk, 'play')
    await touchLit(page)
  })
  await action(page, 'about').waitFor(PATIENCE)
  expect(await look(walk, 'result')).toEqual(expect.arrayContaining(['again', 'other', 'about', 'start-over']))
  await action(page, 'about').tap()
  await action(page, 'back').waitFor(PATIENCE)
  expect(await look(walk, 'about')).toEqual(expect.arrayContaining(['back', 'other', 'home']))
  await goHome(page)
}

/** A table for phones: the code, with nobody there and with somebody, and the game in progress. */
async function lookAtPhones(walk: Walk): Promise<void> {
  const { page } = walk
  await openChoice(page)
  await action(page, 'phones').tap()
  await page.locator(`[data-game="${GAME}"]`).tap()
  const code = page.locator('[data-link]')
  await code.waitFor(PATIENCE)
  await look(walk, 'phones, nobody there')
  const phone = await openPhone((await code.getAttribute('data-link')) ?? '')
  await sitDown(phone, 'Ada')
  await page.locator('[data-action="begin-phones"]:not(:disabled)').waitFor(PATIENCE)
  expect(await look(walk, 'phones, somebody there')).toEqual(expect.arrayContaining(['begin-phones', 'other']))
  await action(page, 'begin-phones').tap()
  await page.locator('[data-phones="playing"]').waitFor(PATIENCE)
  await look(walk, 'phones, in play')
  await phone.context().close()
  await goHome(page)
}

/** The pad for the PIN, and all parts of the staff's menu. */
async function lookAtStaff(walk: Walk): Promise<void> {
  const { page } = walk
  const { width, height } = page.viewportSize()!
  for (const isLeft of [true, false, true, false])
    await page.mouse.click(isLeft ? 8 : width - 8, isLeft ? height - 8 : 8)
  await page.locator('[data-pad]').waitFor(PATIENCE)
  for (const digit of PIN) await page.locator(`[data-digit="${digit}"]`).tap()
  expect(await look(walk, 'PIN')).toEqual(expect.arrayContaining(['0', '9', 'erase', 'enter', 'leave']))
  await action(page, 'enter').tap()
  for (const part of ['now', 'games', 'hours', 'look', 'captions']) {
    await page.locator(`[data-part="${part}"]`).tap(PATIENCE)
    for (const row of await page.locator('[data-row]').all()) await row.locator('button').nth(2).tap()
    await look(walk, `staff, ${part}`, LEAST.setting)
  }
  await page.locator('[data-caption-text="touch"]').tap()
  await page.locator('[data-keyboard]').waitFor(PATIENCE)
  await page.locator('[data-letter="done"]').scrollIntoViewIfNeeded()
  expect(await look(walk, 'staff, keyboard', LEAST.setting)).toEqual(expect.arrayContaining(['save', 'leave']))
}

const [WIDE, UPRIGHT] = [
  { size: { width: 1920, height: 1080 }, pitch: 0.277, edge: 930 },
  { size: { width: 1080, height: 1920 }, pitch: 0.363, edge: 600 },
]

test.each(
  everyOther([
    { ...WIDE, large: false, together: 'opposite' },
    { ...WIDE, large: true, together: 'opposite' },
    { ...UPRIGHT, large: true, together: 'beside' },
    { ...UPRIGHT, large: false, together: 'beside' },
  ]),
)(
  'all buttons of every scene are large enough and 3 mm apart: %j',
  async ({ size, together, ...screen }) => {
    const exhibit = await openExhibit({
      games: games.map(({ info }) => info.id),
      languages: LANGUAGES,
      screen,
      together,
      phones: 'on',
      staff: { pin: await hashPin(PIN) },
    })
    const page = await openPage(exhibit, { ...size, touch: true, path: fastQuery(16) })
    // On a busy machine the page may ask whether somebody is still there.
    await page.addLocatorHandler(action(page, 'still-there'), (ring) => ring.tap())
    const walk: Walk = { page, pitch: screen.pitch, faults: [] }
    await lookAtChoice(walk)
    await lookAtVisit(walk)
    await lookAtPhones(walk)
    await lookAtStaff(walk)
    expect(walk.faults).toEqual([])
  },
  WALK,
)

test(
  'while somebody is asked whether they are still there, the question is all that can be touched',
  async () => {
    const exhibit = await openExhibit({ idle: { after: 30, ring: 60 } })
    const page = await openPage(exhibit, { width: 1920, height: 1080, touch: true, path: fastQuery(10) })
    await openChoice(page)
    await action(page, 'still-there').waitFor(PATIENCE)
    expect((await findTargets(page, 0.277)).all.map(({ name }) => name)).toEqual(['still-there'])
  },
  WALK,
)

/** Expression for the least distance from a button to the part of the page in which a table in depth lies, in pixels. */
const DISTANCE = `(() => {
  const { area } = document.querySelector('#app').__vue_app__.config.globalProperties.$pinia._s.get('pageFrame').framed
  const { left, top } = document.querySelector('.deep canvas').getBoundingClientRect()
  return Math.min(...[...document.querySelectorAll('.exhibit button')].map((it) => {
    const box = it.getBoundingClientRect()
    const x = Math.max(0, left + area.left - box.right, box.left - left - area.right)
    const y = Math.max(0, top + area.top - box.bottom, box.top - top - area.bottom)
    return Math.hypot(x, y)
  }))
})()`

test.each(everyOther([WIDE, UPRIGHT], 1))(
  'all buttons lie at least 3 mm beside a table in depth: %j',
  async ({ size, ...screen }) => {
    const exhibit = await openExhibit({ games: ['forty-nine'], screen })
    const page = await openPage(exhibit, { ...size, touch: true, path: '?quality=low&pace=4' })
    await watchPage(page)
    await page.reload()
    await openChoice(page)
    const hands = createTouchInput(page, await page.context().newCDPSession(page), size)
    await page.locator('[data-game="forty-nine"]').tap()
    const isAsked = `document.querySelector('.play .main') !== null`
    for (let touches = 0; touches < 10 && !(await waitUntil(page, isAsked, 3000)); touches++) {
      await waitUntil(page, `globalThis.lying().length > 0 || ${isAsked}`, PATIENCE.timeout)
      const lit = await page.evaluate<Spot[]>('globalThis.lying()')
      if (lit[0]) await hands.touch([lit[0]])
    }
    expect(await page.locator('.play .main').count()).toBeGreaterThan(0)
    expect((await page.evaluate<number>(DISTANCE)) * screen.pitch).toBeGreaterThan(LEAST.gap)
  },
  WALK,
)
