import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { threadId } from 'node:worker_threads'

const require = createRequire(import.meta.url)
const fontverter = require('fontverter') as { convert(font: Buffer, to: 'truetype'): Promise<Buffer> }

/** Every font in use: the face, its package, and the cut within it. All are under the SIL Open Font License. */
const FONTS = [
  ['Old Standard TT', 'old-standard-tt', '400-normal'],
  ['Old Standard TT', 'old-standard-tt', '400-italic'],
  ['Old Standard TT', 'old-standard-tt', '700-normal'],
  ['League Gothic', 'league-gothic', '400-normal'],
  ['IM FELL English SC', 'im-fell-english-sc', '400-normal'],
  ['Abril Fatface', 'abril-fatface', '400-normal'],
  ['Josefin Sans', 'josefin-sans', '700-normal'],
  ['Yeseva One', 'yeseva-one', '400-normal'],
] as const

export type Typeface = (typeof FONTS)[number][0]

export const FONT_PACKAGES = [...new Set(FONTS.map(([, name]) => `@fontsource/${name}`))]

const FONT_CACHE_FOLDER = fileURLToPath(new URL('../../.bake/fonts/', import.meta.url))

/**
 * Returns the files of all cuts as TrueType, which the SVG renderer can read; the packages contain only the web format.
 * Converted once and cached. Throws if a package lacks its cut.
 */
export async function prepareFontFiles(): Promise<string[]> {
  mkdirSync(FONT_CACHE_FOLDER, { recursive: true })
  const files: string[] = []
  for (const [, name, style] of FONTS) {
    const source = require.resolve(`@fontsource/${name}/files/${name}-latin-${style}.woff`)
    const { version } = require(`@fontsource/${name}/package.json`) as { version: string }
    const file = path.join(FONT_CACHE_FOLDER, `${name}-${style}-${version}.ttf`)
    if (!existsSync(file)) await convert(source, file)
    files.push(file)
  }
  return files
}

/** Converts a font. Writes to a temporary file and renames it, because several workers may do this at once. */
async function convert(source: string, file: string): Promise<void> {
  const temporaryFile = `${file}.${process.pid}-${threadId}`
  writeFileSync(temporaryFile, await fontverter.convert(readFileSync(source), 'truetype'))
  renameSync(temporaryFile, file)
}

/** Returns the TrueType file of one cut, for measuring text. Throws if there is none. */
export async function readFontFile(face: Typeface, weight: 400 | 700, style: 'normal' | 'italic'): Promise<Buffer> {
  const at = FONTS.findIndex(([name, , cut]) => name === face && cut === `${weight}-${style}`)
  const file = (await prepareFontFiles())[at]
  if (file === undefined) throw new Error(`No cut ${weight} ${style} of ${face}`)
  return readFileSync(file)
}
