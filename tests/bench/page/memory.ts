import { galleryPosition } from '../../../build/shots/gallery'
import { resumeGame, waitUntilSettled } from '../../../build/shots/page'
import { MAX_CANVAS_BYTES } from '../../../src/renderer/stage/render/canvas-memory'
import { readBuffers } from './buffers'
import type { Figure, PageCase } from './figures'
import { closeBox, openBox } from './play'

const MB = 1e6
const SCREENS = [
  [1280, 720, 1],
  [1920, 1080, 2],
  [3840, 2160, 1],
] as const
/** How many megabytes a box may add to the held memory when it is opened and closed a second time. */
const GROWN = 1

/**
 * Returns a case that measures all buffers of the canvas, with a game on the table whose picture has been averaged. The
 * buffers are counted as they are made.
 */
function screenCase(quality: 'high' | 'low', [width, height, density]: (typeof SCREENS)[number]): PageCase {
  const of = `${width} × ${height} at ${density}, ${quality === 'high' ? 'rich' : 'plain'}`
  const screen = { viewport: { width, height }, deviceScaleFactor: density }
  const query = `quality=${quality}&speed=instant&settle=true`
  return {
    name: `page memory ${of}`,
    measure: (lab) =>
      lab.visit(
        query,
        async ({ page }) => {
          await resumeGame(page)
          const { canvas, pictures } = await readBuffers(page)
          const figure = (name: string, bytes: number, limit: number | null): Figure => ({
            of,
            name,
            value: bytes / MB,
            unit: 'MB',
            limit,
          })
          return [figure('buffers of the canvas', canvas, MAX_CANVAS_BYTES / MB), figure('pictures', pictures, null)]
        },
        { screen, saved: { position: galleryPosition('nebraska-checkers') } },
      ),
  }
}

/** Case that measures what stays held when boxes are opened and closed again. */
export const closingCase: PageCase = {
  name: 'page memory closed boxes',
  measure: (lab) =>
    lab.visit('quality=low&speed=instant&settle=false', async ({ page }) => {
      await waitUntilSettled(page)
      const figures: Figure[] = []
      const left = new Map<string, number>()
      // Only the box that was closed last keeps its pictures, until another box is opened.
      for (const box of ['forty-nine-outfit', 'deck-o-cards', 'forty-nine-outfit', 'deck-o-cards']) {
        const before = await readBuffers(page)
        await openBox(page, box)
        await page.locator('html[data-prepared="true"]').waitFor({ state: 'attached' })
        await waitUntilSettled(page)
        const open = await readBuffers(page)
        await closeBox(page)
        await waitUntilSettled(page)
        const after = await readBuffers(page)
        const figure = (name: string, bytes: number, limit: number | null): Figure => ({
          of: box,
          name,
          value: Math.max(0, bytes) / MB,
          unit: 'MB',
          limit,
        })
        const last = left.get(box)
        left.set(box, after.pictures)
        if (last === undefined) figures.push(figure('added when it was opened', open.pictures - before.pictures, null))
        else figures.push(figure('more held than when it was last closed', after.pictures - last, GROWN))
      }
      return figures
    }),
}

export const screenCases: readonly PageCase[] = (['low', 'high'] as const).flatMap((quality) =>
  SCREENS.map((screen) => screenCase(quality, screen)),
)
