import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BakedManifest } from '../../src/renderer/stage/manifest'
import { FONT_PACKAGES } from './fonts'

const require = createRequire(import.meta.url)
const HERE = fileURLToPath(new URL('.', import.meta.url))

/** Hash of everything that the pictures are made from: these sources, and the versions of what renders them. */
export function version(): string {
  const hash = createHash('sha256')
  const sources = readdirSync(HERE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  for (const file of sources.sort()) hash.update(file.replaceAll('\\', '/')).update(readFileSync(path.join(HERE, file)))
  for (const name of ['@resvg/resvg-js', 'sharp', ...FONT_PACKAGES]) hash.update(`${name}@${installed(name)}`)
  return hash.digest('hex').slice(0, 16)
}

/** Read as a file, since not every package exports its package.json. */
function installed(name: string): string {
  const manifest = fileURLToPath(new URL(`../../node_modules/${name}/package.json`, import.meta.url))
  const file = existsSync(manifest) ? manifest : require.resolve(`${name}/package.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Whether a bake of this version lies in the folder, whole. */
export function isFresh(folder: string, wanted: string): boolean {
  const file = path.join(folder, 'manifest.json')
  if (!existsSync(file)) return false
  try {
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as BakedManifest
    const files = Object.values(manifest.pictures).flatMap((picture) => [picture.file, picture.small])
    return manifest.version === wanted && files.every((each) => existsSync(path.join(folder, each)))
  } catch {
    return false
  }
}
