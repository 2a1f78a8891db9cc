import { galleryPosition } from '../../../build/shots/gallery'
import { resume, settled } from '../../../build/shots/page'
import { MOST_BYTES } from '../../../src/renderer/stage/render/canvas-memory'
import { heldBuffers } from './buffers'
import type { Figure, PageCase } from './figures'
import { closeBox, openBox } from './play'

const MB = 1e6
const SCREENS = [
  [1280, 720, 1],
  [1920, 1080, 2],
  [3840, 2160, 1],
] as const
/** What closing a box may leave behind: lids and labels that came with it. */
const LEFT = 1

/** All buffers of the canvas, counted as they are made, with a game on the table whose picture has been averaged. */
function screenCase(quality: 'high' | 'low', [width, height, density]: (typeof SCREENS)[number]): PageCase {
  const of = `${width} × ${height} at ${density}, ${quality === 'high' ? 'rich' : 'plain'}`
  const screen = { viewport: { width, height }, deviceScaleFactor: density }
  const query = `quality=${quality}&speed=instant&settle=true`
  return {
    name: `page memory ${of}`,
    measure: (lab) =>
      lab.visit(
        query,
        async ({ page, host }) => {
          await host.save(galleryPosition('nebraska-checkers'))
          await page.reload()
          await resume(page)
          const { canvas, pictures } = await heldBuffers(page)
          const figure = (name: string, bytes: number, limit: number | null): Figure => ({
            ...{ of, name, value: bytes / MB, unit: 'MB', limit },
          })
          return [figure('buffers of the canvas', canvas, MOST_BYTES / MB), figure('pictures', pictures, null)]
        },
        screen,
      ),
  }
}

const closing: PageCase = {
  name: 'page memory closed boxes',
  measure: (lab) =>
    lab.visit('quality=low&speed=instant&settle=false', async ({ page }) => {
      await settled(page)
      const figures: Figure[] = []
      for (const box of ['forty-nine-outfit', 'deck-o-cards']) {
        const before = await heldBuffers(page)
        await openBox(page, box)
        await page.locator('html[data-prepared="true"]').waitFor({ state: 'attached' })
        await settled(page)
        const open = await heldBuffers(page)
        await closeBox(page)
        await settled(page)
        const after = await heldBuffers(page)
        const figure = (name: string, bytes: number, limit: number | null): Figure => ({
          ...{ of: box, name, value: Math.max(0, bytes) / MB, unit: 'MB', limit },
        })
        figures.push(figure('pictures of the open box', open.pictures - before.pictures, null))
        figures.push(figure('left when it was closed', after.pictures - before.pictures, LEFT))
      }
      return figures
    }),
}

export const memoryCases: readonly PageCase[] = [
  ...(['high', 'low'] as const).flatMap((quality) => SCREENS.map((screen) => screenCase(quality, screen))),
  closing,
]
