import { buffer } from 'node:stream/consumers'
import type { Download, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { LineOfPlay, createTapeSource, type GameRecord } from '../../../src/rules/kit'
import { playedGame } from '../../played-game'
import { openHost, openPage } from '../harness'
import { IS_FULL_DEPTH } from '../../scale'
import { attributes, FLAT_QUERY, moves, PATIENCE, PLAIN_QUERY, playMoves, rootData } from './table'

const NAMES = { A: 'Ada', B: 'Walter' }

/** Script that keeps what a page says to a screen reader from now on, in `window.said`. */
const LISTEN = `{
  window.said = []
  const speaker = '[role="status"], [role="alert"], [role="log"], [aria-live]'
  const say = (node) => node.textContent.trim() && said.push(node.textContent.trim())
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if ((target instanceof Element ? target : target.parentElement)?.closest(speaker) == null) continue
      if (target instanceof Text) say(target)
      addedNodes.forEach(say)
    }
  }).observe(document, { subtree: true, childList: true, characterData: true })
}`

const said = (page: Page): Promise<string[]> => page.evaluate('window.said')

/** Goes on by the Tab key until something has the focus. Rejects if it is not reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.first().waitFor(PATIENCE)
  const here = wanted.and(page.locator(':focus'))
  for (let tabs = 0; (await here.count()) === 0; tabs++) {
    if (tabs === 60) throw new Error(`The Tab key does not reach ${String(wanted)}`)
    await page.keyboard.press('Tab')
  }
}

test('by keys and ears alone a game is found, studied, and taken over at a turning point', async () => {
  const host = await openHost()
  const line = playedGame('forty-nine', { seed: 'keys', levels: [2, 1] })
  await host.services.settings.save({ name: 'Ada' })
  await host.services.saves.importRecord(JSON.stringify(line.record({ names: NAMES })))
  const page = await openPage(host, { path: FLAT_QUERY, reducedMotion: true })
  await page.evaluate(LISTEN)
  const { keyboard } = page
  const hears = (words: RegExp) => expect.poll(async () => (await said(page)).join('\n'), PATIENCE).toMatch(words)

  await tabTo(page, page.getByRole('button', { name: 'The drawer' }))
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'The drawer' }).waitFor(PATIENCE)
  await expect.poll(() => page.locator('dialog h2:focus').textContent()).toMatch(/The drawer\s+1 game|one game/u)
  await keyboard.press('/')
  await keyboard.type('walter forty')
  await hears(/^One game\.$/mu)
  await tabTo(page, page.getByRole('button', { name: /^Forty-Nine, / }))
  const card = await page.locator(':focus').getAttribute('aria-label')
  expect(card).toMatch(/^Forty-Nine, Ada against Walter, won, 165 to 75, (\d+ \p{L}+|\p{L}+ \d+)$/u)
  await keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Study it' }))
  await keyboard.press('Enter')
  await page.locator('[data-point]').nth(1).waitFor(PATIENCE)
  await tabTo(page, page.getByRole('button', { name: 'Leave off' }))
  await keyboard.press('Enter')
  await hears(/^The reckoning has ended\.$/mu)

  const points = (await attributes(page, '[data-point]', 'it.textContent.trim()')) as string[]
  const slider = page.getByRole('slider')
  let ply = 0
  for (const at of [1, 2]) {
    ply = Number(/Move (\d+)\./u.exec(points[at - 1]!)![1])
    await keyboard.press(String(at))
    await expect.poll(() => slider.inputValue(), PATIENCE).toBe(String(ply))
    const moved = await page.evaluate<string>(
      "document.querySelector('[data-move-list] [aria-current] span').textContent",
    )
    await expect.poll(async () => (await said(page)).at(-1), PATIENCE).toContain(moved.replace(/^.*: /u, ''))
    const kind = /(Luck|A fine move|A slip)/u.exec(points[at - 1]!)?.[1]
    const told = `^Move ${String(ply)} of ${String(line.plyCount)}, (Ada|Walter): .+\\. Chance \\d+ to \\d+ of 100\\.${kind ? ` ${kind}` : ''}`
    expect(await slider.getAttribute('aria-valuetext')).toMatch(new RegExp(told, 'u'))
  }
  expect(await page.getByRole('img', { name: /^Ada’s chance over 67 moves: / }).count()).toBe(1)

  await page.evaluate('said.length = 0')
  await keyboard.press('t')
  await page.locator('html[data-ready="game"]').waitFor({ state: 'attached', ...PATIENCE })
  await moves(page).first().waitFor(PATIENCE)
  // Whoever sees nothing hears that a game goes on, and stands in it.
  await hears(/\S/u)
  expect(await page.evaluate('document.activeElement === document.body')).toBe(false)
})

/**
 * Returns two finished games with the same moves and, for Ada, the same views of all positions up to her 40th move's,
 * in which Walter holds different cards there.
 */
function alikeForAda(): readonly GameRecord[] {
  const line = playedGame('forty-nine', { seed: 'eyes', levels: [2, 1] })
  const tape = [...line.tape]
  ;[tape[3], tape[31]] = [tape[31]!, tape[3]!]
  const other = new LineOfPlay(line.game, line.options, 2, createTapeSource(tape))
  other.settleChance()
  expect(other.playAll(line.moves)).toBeNull()
  return [line, other].map((it) => it.record({ names: NAMES }))
}

/** Returns the channels of a picture, in which a card has about a hundred pixels: browsers draw fine print by chance. */
const inQuarterSize = (png: Buffer): Promise<Buffer> => sharp(png).removeAlpha().resize({ width: 160 }).raw().toBuffer()

const greatestDifference = (a: Buffer, b: Buffer): number =>
  a.reduce((greatest, channel, at) => Math.max(greatest, Math.abs(channel - b[at]!)), 0)

test.each([['flat', FLAT_QUERY] as const, ...(IS_FULL_DEPTH ? [['in depth', PLAIN_QUERY] as const] : [])])(
  'through Ada’s eyes a game is shown and spoken as she knew it, %s: whatever the others held, it is the same picture',
  async (_, path) => {
    const shown = async (record: GameRecord) => {
      const host = await openHost()
      await host.services.saves.importRecord(JSON.stringify(record))
      const page = await openPage(host, { path, reducedMotion: true })
      await page.locator('[data-action="drawer"]').click()
      await page.locator('[data-save] .face').click(PATIENCE)
      const slider = page.getByRole('slider')
      await slider.waitFor(PATIENCE)
      await page.evaluate(LISTEN)
      const seen = async (eye: string) => {
        await page.locator('[data-demo-eyes]').selectOption({ label: eye })
        // Until somebody goes through it the game plays by itself, and its moves are spoken.
        await page.keyboard.press('Home')
        await page.evaluate('said.length = 0')
        for (let ply = 1; ply <= 40; ply++) {
          await page.keyboard.press('ArrowRight')
          await expect.poll(() => slider.inputValue()).toBe(String(ply))
        }
        if (path === PLAIN_QUERY)
          await page.locator('html[data-settled="true"]').waitFor({ state: 'attached', ...PATIENCE })
        const tree = await page.evaluate<string>('document.body.outerHTML')
        return {
          // Names of pictures and scenes are drawn anew for every page.
          tree: tree.replaceAll(/blob:[^"')]+/gu, 'blob').replaceAll(/data-scene="[^"]+"/gu, ''),
          spoken: await said(page),
          picture: await inQuarterSize(await page.screenshot()),
        }
      }
      await page.locator('[data-demo-play]').focus()
      return { ada: await seen('Ada'), open: await seen('all, with open hands') }
    }
    const [one, two] = alikeForAda()
    const [first, second] = [await shown(one!), await shown(two!)]
    expect(first.ada.spoken.length).toBeGreaterThan(30)
    expect(second.ada.spoken).toEqual(first.ada.spoken)
    expect(second.ada.tree).toBe(first.ada.tree)
    expect(greatestDifference(second.ada.picture, first.ada.picture)).toBeLessThan(40)
    // With all hands open the two differ, so that the same would be found here.
    expect(greatestDifference(second.open.picture, first.open.picture)).toBeGreaterThan(80)
    expect(second.open.tree).not.toBe(first.open.tree)
  },
)

/** Days of a calendar: the last begins or ends a time of the year in Auckland. */
const DAYS = [
  {
    day: '2026-11-28',
    instants: [
      ['Pacific/Auckland', '2026-11-27T11:30Z'],
      ['Pacific/Honolulu', '2026-11-29T09:30Z'],
    ],
  },
  {
    day: '2026-09-27',
    instants: [
      ['Pacific/Auckland', '2026-09-26T12:30Z'],
      ['Pacific/Auckland', '2026-09-27T10:30Z'],
      ['Pacific/Honolulu', '2026-09-27T10:30Z'],
      ['Pacific/Honolulu', '2026-09-28T09:30Z'],
    ],
  },
] as const

test('a day’s deal is the same in Auckland and Honolulu, also on a day of 23 hours; a clock that jumps changes nothing begun', async () => {
  const host = await openHost()
  const zones = ['Pacific/Auckland', 'Pacific/Honolulu'] as const
  const pages = new Map<string, Page>()
  for (const timezoneId of zones)
    pages.set(timezoneId, await openPage(host, { path: FLAT_QUERY, context: { timezoneId } }))
  for (const { day, instants } of DAYS) {
    const codes: string[] = []
    for (const [zone, at] of instants) {
      const page = pages.get(zone)!
      await page.clock.setFixedTime(at)
      await page.locator('[data-action="today"]').click()
      await page.locator('[data-today]').waitFor(PATIENCE)
      expect(await page.locator('[data-day]').inputValue()).toBe(day)
      expect(new Set(await attributes(page, '[data-stamp]', 'it.dataset.stamp')).size).toBe(7)
      codes.push((await attributes(page, '[data-code-of]', 'it.textContent')).join(' '))
      await page.keyboard.press('Escape')
      await page.locator('[data-today]').waitFor({ state: 'detached', ...PATIENCE })
    }
    expect(new Set(codes).size).toBe(1)
    expect(codes[0]).toMatch(/^[A-Z0-9]{2}-\S+ [A-Z0-9]{2}-\S+$/u)
    if (day === '2026-11-28') expect(codes[0]).toMatch(/^FN-G1NM-XEBP-V /u)
  }

  // Left open over midnight, the page turns over.
  const page = pages.get('Pacific/Auckland')!
  await page.clock.setFixedTime('2026-11-28T10:59Z')
  await page.locator('[data-action="today"]').click()
  expect(await page.locator('[data-day]').inputValue()).toBe('2026-11-28')
  await page.clock.setFixedTime('2026-11-28T11:00Z')
  await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
  await expect.poll(() => page.locator('[data-day]').inputValue(), PATIENCE).toBe('2026-11-29')
  await page.keyboard.press('Escape')
  await page.locator('[data-today]').waitFor({ state: 'detached', ...PATIENCE })

  await page.clock.setFixedTime('2026-11-27T11:30Z')
  await page.locator('[data-action="today"]').click()
  await page.locator('[data-day-deal="game"] [data-deal]').click(PATIENCE)
  for (const jump of ['2026-12-05T08:00Z', '2020-02-29T23:59Z', '1970-01-01T00:00Z']) {
    await playMoves(page, (move) => move.click(), 1)
    await page.clock.setFixedTime(jump)
  }
  await moves(page).first().waitFor(PATIENCE)
  const ply = await rootData(page, 'ply')
  const [begun] = await host.services.saves.list()
  expect(begun).toMatchObject({ code: 'FN-G1NM-XEBP-V', over: false, moves: Number(ply) })
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 120_000 })
  await page.locator('[data-action="today"]').click()
  await page.locator('[data-day]').fill('2026-11-28')
  await page.locator('[data-day-deal="game"] [data-deal]').filter({ hasText: 'Go on' }).click(PATIENCE)
  await page.locator(`html[data-ply="${ply}"]`).waitFor({ state: 'attached', ...PATIENCE })
  expect(await host.services.saves.list()).toHaveLength(1)
})

test('a game whose tab is closed before the first move is not kept; one move later it is', async () => {
  const host = await openHost()
  const page = await openPage(host, { path: FLAT_QUERY })
  const kept = async () => (await host.services.saves.list()).map(({ moves }) => moves > 0)
  const begin = async (game: number) => {
    await page.locator('[data-action="today"]').click()
    await page.locator('[data-day-deal="game"] [data-other]').selectOption({ index: game })
    await page.locator('[data-day-deal="game"] [data-deal]').click(PATIENCE)
    await moves(page).first().waitFor(PATIENCE)
  }
  const reload = async () => {
    await page.reload()
    await page.locator('html[data-ready="shelf"]').waitFor({ state: 'attached', ...PATIENCE })
  }
  await begin(0)
  expect(await kept()).toHaveLength(1)
  await reload()
  await expect.poll(kept).toEqual([])
  await begin(0)
  await playMoves(page, (move) => move.click(), 1)
  await reload()
  await begin(1)
  expect(await kept()).toHaveLength(2)
  await page.close({ runBeforeUnload: true })
  await expect.poll(kept).toEqual([true])
})

/** Where an element lies in the window. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

test.each([
  { width: 1280, height: 720, touch: false, cards: 8, filter: 32 },
  { width: 390, height: 844, touch: true, cards: 4, filter: 44 },
])(
  'at $width × $height there are $cards whole cards in the drawer, and the whole board in a study is as large as promised',
  async ({ width, height, touch, cards, filter }) => {
    const host = await openHost()
    for (let game = 0; game < 12; game++) {
      const line = playedGame('forty-nine', { seed: `card ${String(game)}`, levels: [1, 1] })
      await host.services.saves.importRecord(JSON.stringify(line.record({ names: NAMES })))
    }
    // Its title takes two lines.
    const solitaire = playedGame('suite-assembling', { seed: 'card', levels: [1] })
    await host.services.saves.importRecord(JSON.stringify(solitaire.record()))
    const page = await openPage(host, { width, height, touch, path: FLAT_QUERY, reducedMotion: true })
    await page.locator('[data-action="drawer"]').click()
    await page.locator('[data-save]').nth(cards).waitFor(PATIENCE)
    const boxes = (selector: string) =>
      page.evaluate<readonly Box[]>(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].map((it) => it.getBoundingClientRect().toJSON())`,
      )
    const isWhole = ({ left, top, right, bottom }: Box) => left >= 0 && top >= 0 && right <= width && bottom <= height
    expect((await boxes('[data-save]')).filter(isWhole).length).toBeGreaterThanOrEqual(cards)
    const shapes = await attributes(page, '[data-save] .picture', 'Math.round((90 * it.offsetWidth) / it.offsetHeight)')
    expect(new Set(shapes.filter((shape) => Math.abs(Number(shape) - 160) > 3))).toEqual(new Set())
    /** Returns what is lower than a finger or a mouse needs. */
    const low = async (within: string, rows: string) => {
      const keys = await attributes(
        page,
        `${within} :is(button, select):not(.hidden-text)`,
        `({ name: it.getAttribute('aria-label') ?? it.textContent.trim(), isRow: it.matches(${JSON.stringify(rows)}),
          height: it.getBoundingClientRect().height })`,
      )
      expect(keys.length).toBeGreaterThan(3)
      return (keys as { name: string; isRow: boolean; height: number }[]).filter(
        (key) => key.height < (key.isRow ? filter : 44) - 0.5,
      )
    }
    expect(await low('[data-drawer]', '.choices *, .months *')).toEqual([])
    await page.locator('[data-save] .face').nth(1).click()
    await page.getByRole('button', { name: 'Study it' }).click(PATIENCE)
    await page.locator('[data-curve]').waitFor(PATIENCE)
    // Luck and play and the keys at the foot are in sight without scrolling.
    await page.locator('[data-bars] li').nth(1).waitFor(PATIENCE)
    const inSight = [...(await boxes('[data-demo-take], [data-study-best]')), ...(await boxes('[data-bars] li'))]
    expect(inSight.filter((box) => !isWhole(box))).toEqual([])
    const [foot] = await boxes('[data-demo-take]')
    expect((await boxes('[data-bars] li')).every(({ bottom }) => bottom <= foot!.top)).toBe(true)
    expect(await low('[data-demo]', '[data-move-list] *')).toEqual([])
    await expect
      .poll(async () => {
        const [board] = await boxes('[data-flat] .field')
        const [room] = await boxes('[data-flat] .room')
        const [words] = await boxes('.words')
        const [under] = await boxes('.under')
        const area = (board!.right - board!.left) * (board!.bottom - board!.top)
        return {
          isBare:
            isWhole(board!) &&
            (under ? board!.bottom <= under.top && board!.right <= words!.left : board!.bottom <= words!.top),
          // Nothing of it is scrolled out of its room.
          isShown: board!.right <= room!.right + 1 && board!.bottom <= room!.bottom + 1,
          isLarge: under ? words!.left * under.top >= 0.38 * width * height : area >= 0.24 * width * height,
        }
      }, PATIENCE)
      .toEqual({ isBare: true, isShown: true, isLarge: true })
  },
)

test('on a phone the card stands upright, and those of several games are saved as a picture each', async () => {
  const host = await openHost()
  for (const seed of ['one', 'two']) {
    const line = playedGame('forty-nine', { seed, levels: [1, 1] })
    await host.services.saves.importRecord(JSON.stringify(line.record({ names: NAMES })))
  }
  const page = await openPage(host, { width: 390, height: 844, touch: true, path: FLAT_QUERY, reducedMotion: true })
  await page.locator('[data-action="drawer"]').click()
  for (const at of [0, 1]) await page.locator('[data-save] input[type=checkbox]').nth(at).check(PATIENCE)
  await page.locator('[data-verb=cards]').click()
  const picture = page.locator('[data-card-picture]')
  await picture.waitFor(PATIENCE)
  const { width, height } = (await picture.boundingBox())!
  expect(height).toBeGreaterThan(1.2 * width)
  const files: Download[] = []
  page.on('download', (file) => files.push(file))
  await page.locator('[data-card-keep]').click()
  await expect.poll(() => files.length, PATIENCE).toBe(2)
  for (const download of files) {
    const file = await buffer(await download.createReadStream())
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 675])
  }
})

test('the card of a game is a PNG of less than 400 KB with nothing in it but what is seen', async () => {
  const host = await openHost()
  const line = playedGame('forty-nine', { seed: 'card', levels: [2, 1] })
  await host.services.saves.importRecord(JSON.stringify(line.record({ names: NAMES })))
  const page = await openPage(host, { path: FLAT_QUERY, reducedMotion: true })
  await page.locator('[data-action="drawer"]').click()
  await page.locator('[data-save] input[type=checkbox]').check(PATIENCE)
  await page.locator('[data-verb=card]').click()
  await page.locator('[data-card-picture]').waitFor(PATIENCE)
  expect((await page.locator('[data-card-picture]').boundingBox())?.width).toBeGreaterThan(780)
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-card-keep]').click()])
  const file = await buffer(await download.createReadStream())
  expect(file.length).toBeLessThan(400 * 1024)
  const chunks: string[] = []
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    chunks.push(file.toString('latin1', at + 4, at + 8))
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 675])
  for (const chunk of chunks) expect(['IHDR', 'sRGB', 'IDAT', 'IEND']).toContain(chunk)
})
