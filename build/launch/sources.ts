import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { AWAITED_LIST, UNFINISHED_MARKER } from '../../src/node/web/late-pictures'

/** Inputs of the built page and Electron's scripts, relative to the repository. */
const SOURCES = [
  'src/main',
  'src/preload',
  'src/host',
  'src/renderer',
  'src/protocol',
  'src/rules',
  'src/bots',
  'src/async',
  'src/ports',
  'src/session',
  'src/drawer',
  'src/exhibit',
  'src/lan-client',
  'src/node',
  'resources',
  'docs/pictures',
  'build/vite',
  'build/print',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
]
const STAMP = 'out/sources.sha256'
/** Marker file that exists while pictures of the built page are still being made. */
export const UNFINISHED_PICTURES = `out/renderer/baked/${UNFINISHED_MARKER}`
/** List of those pictures that a page is waiting for. */
export const AWAITED_PICTURES = `out/renderer/baked/${AWAITED_LIST}`
const PRODUCTS = [
  'out/main/index.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/hand.html',
  'out/renderer/heirloom/heirloom.css',
  'out/renderer/baked/manifest.json',
]

/** Returns the SHA-256 over names and contents of everything that a build reads. */
export async function hashSources(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of SOURCES) {
    if (!existsSync(join(root, path))) continue
    for (const file of await filesBelow(root, path)) {
      hash.update(`${file}\0`).update(await readFile(join(root, file)))
    }
  }
  return hash.digest('hex')
}

/** Whether the contents of `out` were built from the present sources. */
export async function isBuilt(root: string): Promise<boolean> {
  if (!PRODUCTS.every((file) => existsSync(join(root, file)))) return false
  if (existsSync(join(root, UNFINISHED_PICTURES))) return false
  const stamp = await readFile(join(root, STAMP), 'utf8').catch(() => '')
  return stamp === (await hashSources(root))
}

/** Records at the end of a build the hash of its sources, taken when it began. */
export function stampSources(root: string): Plugin {
  let hash = ''
  return {
    name: 'parlor:stamp-sources',
    apply: 'build',
    async buildStart() {
      hash = await hashSources(root)
    },
    async closeBundle(fault?: Error) {
      if (fault) return
      const file = join(root, STAMP)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, hash)
    },
  }
}

async function filesBelow(root: string, path: string): Promise<string[]> {
  if (path === 'resources/baked' || path.endsWith('.DS_Store')) return []
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => null)
  if (entries === null) return [path]
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  const below: string[] = []
  for (const entry of entries) {
    const inner = `${path}/${entry.name}`
    if (entry.isDirectory()) below.push(...(await filesBelow(root, inner)))
    else if (entry.isFile() && entry.name !== '.DS_Store') below.push(inner)
  }
  return below
}
