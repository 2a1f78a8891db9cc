import sharp from 'sharp'
import { galleryPosition, GALLERY_GAMES } from '../../../build/shots/gallery'
import { resumeGame, SETTLING_TIMEOUT_MS } from '../../../build/shots/page'
import type { Figure, PageCase } from './figures'
import type { Lab, Visit } from './lab'

/** How much darker the plain look may be than the rich look, in percent. */
const DARKER = 20
/**
 * Script that hides the papers: only the table is measured, because the papers look the same in both looks. It changes
 * styles directly, because no style sheet may be added to the page.
 */
const BARE = `for (const paper of document.querySelectorAll('.room > :not(.table)')) paper.style.opacity = '0'`

/** Returns the relative luminance of the table in one look, 0 to 1, as the mean of all pixels. */
function luminance(lab: Lab, game: string, quality: 'high' | 'low'): Promise<number> {
  const measure = async ({ page }: Visit): Promise<number> => {
    await resumeGame(page)
    await page.evaluate(BARE)
    const png = await page.screenshot({ timeout: SETTLING_TIMEOUT_MS })
    const folder = process.env['LIGHT_PICTURES']
    if (folder !== undefined) await sharp(png).toFile(`${folder}/${game}-${quality}.png`)
    return meanOf(await sharp(png).removeAlpha().raw().toBuffer())
  }
  const query = `quality=${quality}&speed=instant&settle=false&aid=false`
  return lab.visit(query, measure, { saved: { position: galleryPosition(game) } })
}

const LINEAR = Array.from({ length: 256 }, (_, i) =>
  i / 255 <= 0.04045 ? i / 255 / 12.92 : ((i / 255 + 0.055) / 1.055) ** 2.4,
)

function meanOf(rgb: Uint8Array): number {
  let sum = 0
  for (let i = 0; i < rgb.length; i += 3) {
    sum += 0.2126 * LINEAR[rgb[i]!]! + 0.7152 * LINEAR[rgb[i + 1]!]! + 0.0722 * LINEAR[rgb[i + 2]!]!
  }
  return sum / (rgb.length / 3)
}

/**
 * Returns a case that measures both looks of a game at its gallery position. If `LIGHT_PICTURES` is set, both pictures
 * are kept in that folder.
 */
function lightCase(game: string): PageCase {
  return {
    name: `page light ${game}`,
    async measure(lab) {
      const rich = await luminance(lab, game, 'high')
      const plain = await luminance(lab, game, 'low')
      const of = `light ${game}`
      const figure = (name: string, value: number, limit: number | null): Figure => ({
        of,
        name,
        value,
        unit: '%',
        limit,
      })
      return [
        figure('rich look', rich * 100, null),
        figure('plain look', plain * 100, null),
        figure('plain darker than rich', Math.max(0, (1 - plain / rich) * 100), DARKER),
      ]
    },
  }
}

export const lightCases: readonly PageCase[] = GALLERY_GAMES.map(lightCase)
