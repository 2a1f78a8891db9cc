import { chromium } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openPage } from '../../soak/page'
import { waitUntil } from '../../soak/page-state'
import type { TouchInput } from '../../soak/touch-input'
import { waitForScene } from '../../soak/visitors'
import { openExhibit } from './exhibit'

/** Longest time of a visit that is drawn in software on a busy machine, in milliseconds. */
const VISIT = 300_000
const PATIENCE_MS = 90_000
const GAME = 'isolation'

/** Expressions for the page: the canvas of the table, what draws on it, and whether something is lit there. */
const CANVAS = `document.querySelector('.deep canvas')`
const STAGE = `document.querySelector('#app').__vue_app__.config.globalProperties.$pinia._s.get('view').stage`
const IS_LIT = `globalThis.lying().length > 0`

/** Loses the context of the table's canvas, as a fault of the graphics card does, and remembers what was lost. */
const LOSE = `new Promise((lost) => {
  globalThis.lostCanvas = ${CANVAS}
  globalThis.lostStage = ${STAGE}
  lostCanvas.addEventListener('webglcontextlost', () => lost(true), { once: true })
  globalThis.graphics = lostCanvas.getContext('webgl2').getExtension('WEBGL_lose_context')
  graphics.loseContext()
})`
/** Gives the context back; resolves when the page has been told. */
const RESTORE = `new Promise((restored) => {
  lostCanvas.addEventListener('webglcontextrestored', () => restored(true), { once: true })
  graphics.restoreContext()
})`
/** Expression for the number of different colours in a coarse picture of the table. */
const COLOURS = `(async () => {
  const picture = await createImageBitmap(await ${STAGE}.takePicture())
  const context = new OffscreenCanvas(64, 36).getContext('2d')
  context.drawImage(picture, 0, 0, 64, 36)
  return new Set(new Uint32Array(context.getImageData(0, 0, 64, 36).data.buffer)).size
})()`

async function waitFor({ page }: TouchInput, expression: string): Promise<void> {
  if (!(await waitUntil(page, expression, PATIENCE_MS))) throw new Error(`This did not come: ${expression}`)
}

/** Makes one move by touching what is lit on the table. */
async function move(hands: TouchInput): Promise<void> {
  const ply = await hands.page.evaluate<string>(`document.documentElement.dataset.ply`)
  const moved = `document.documentElement.dataset.ply !== ${JSON.stringify(ply)}`
  for (let touches = 0; touches < 10; touches++) {
    await waitFor(hands, `${IS_LIT} || ${moved}`)
    const lit = await hands.page.evaluate<{ x: number; y: number }[]>(`globalThis.lying()`)
    if (lit[0]) await hands.touch([lit[0]])
    if (await waitUntil(hands.page, moved, 3000)) return
  }
  throw new Error('No move was made.')
}

test(
  'a graphics context that is lost in a game comes back, or another takes its place, and the game goes on',
  async () => {
    const exhibit = await openExhibit({ games: [GAME] })
    const browser = await chromium.connect(inject('browserEndpoint'))
    onTestFinished(() => browser.close())
    const faults: string[] = []
    const opened = await openPage(browser, { url: exhibit.url, depth: true }, (message) => faults.push(message))
    const { touchInput: hands, address } = opened
    await hands.page.goto(address)
    await waitFor(hands, `document.querySelector('[data-caption]') !== null && ${CANVAS} !== null`)
    await hands.touch([{ x: 600, y: 400 }])
    await waitForScene(hands, 'choice')
    await hands.touchOn(`[data-game="${GAME}"]`)
    await waitForScene(hands, 'play')
    await waitFor(hands, IS_LIT)
    const colours = await hands.page.evaluate<number>(COLOURS)
    expect(colours).toBeGreaterThan(50)

    // The context comes back: the same canvas is drawn again.
    await hands.page.evaluate(LOSE)
    await hands.page.evaluate(RESTORE)
    await move(hands)
    expect(await hands.page.evaluate(`${CANVAS} === lostCanvas`)).toBe(true)
    expect(await hands.page.evaluate<number>(COLOURS)).toBeGreaterThan(colours / 2)

    // It does not: a new canvas is there a few seconds later, and the table in depth is on it.
    await waitFor(hands, IS_LIT)
    await hands.page.evaluate(LOSE)
    await waitFor(hands, `${CANVAS} !== lostCanvas && ${STAGE} !== lostStage && ${IS_LIT}`)
    expect(await hands.page.evaluate<number>(COLOURS)).toBeGreaterThan(colours / 2)
    await move(hands)
    expect(await hands.scene()).toMatch(/^(play|result)$/)
    expect(exhibit.health()).toMatchObject({ ok: true, loads: 1 })
    expect(faults).toEqual([])
  },
  VISIT,
)
