import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** Sides of the icons that installers need, in pixels. */
export const ICON_SIZES = [16, 32, 48, 64, 128, 256, 512, 1024] as const

/** Renders the icon into a folder in every size: `16x16.png` and so on. */
export function renderIcons(folder: string): void {
  const svg = readFileSync(resolve(import.meta.dirname, 'icon.svg'), 'utf8')
  mkdirSync(folder, { recursive: true })
  for (const size of ICON_SIZES) {
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
    writeFileSync(resolve(folder, `${size}x${size}.png`), picture)
  }
}
