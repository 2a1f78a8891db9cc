/** Renders the icon into `dist/icons` in the sizes needed by installers: `node --import tsx build/icons/render.ts`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

const SIZES = [16, 32, 48, 64, 128, 256, 512, 1024]

const svg = readFileSync(resolve(import.meta.dirname, 'icon.svg'), 'utf8')
const folder = resolve(import.meta.dirname, '../../dist/icons')
mkdirSync(folder, { recursive: true })
for (const size of SIZES) {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
  writeFileSync(resolve(folder, `${String(size)}x${String(size)}.png`), picture)
}
console.log(`${String(SIZES.length)} icons in ${folder}.`)
