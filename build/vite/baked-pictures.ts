import { existsSync } from 'node:fs'
import { readFile, copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import type { BakedManifest } from '../../src/renderer/stage/model/picture-manifest'
import { readDigests, type Digests } from '../print/bake/baked-files'

/**
 * Widths in pixels of the pictures that a hand's page has smaller than the flat table, so that a game's all together stay
 * within what a phone loads in a slow network.
 */
const HAND_WIDTHS: Readonly<Record<string, number>> = {
  '49/atlas': 1_843,
  '49/atlas-aid': 1_843,
  '49/board': 704,
  '49/board-aid': 704,
  'lion/atlas': 1_700,
  'lion/atlas-aid': 1_700,
  'pack/atlas': 1_600,
  'pack/atlas-aid': 1_600,
}
const HAND_QUALITY = 62

/**
 * Copies baked pictures to the folder from which the page loads them, each under a name that contains a hash of its
 * inputs, so that browsers may cache it permanently, and writes the manifest with these names. Existing files are kept.
 * @param digests digest of the present inputs of each picture
 * @param madeDigests digest of the inputs from which each existing picture was made. Other pictures are only named in
 * the manifest and are copied later
 */
export async function publish(
  from: string,
  to: string,
  manifest: BakedManifest,
  digests: Digests,
  madeDigests: Digests = digests,
): Promise<void> {
  await mkdir(to, { recursive: true })
  const digestOf = (name: string): string => {
    const digest = digests[name]
    if (digest === undefined) throw new Error(`The bake does not say what ${name} is made from.`)
    return digest
  }
  const pictures: Record<string, BakedManifest['pictures'][string]> = {}
  for (const [name, picture] of Object.entries(manifest.pictures)) {
    const digest = digestOf(name)
    const [file, small] = [publishedName(picture.file, digest), publishedName(picture.small, digest)]
    const width = HAND_WIDTHS[name]
    const hand = width === undefined ? null : publishedName(picture.small.replace('small', `hand${width}`), digest)
    pictures[name] = { ...picture, file, small, ...(hand !== null && { hand }) }
    if (madeDigests[name] !== digest) continue
    if (hand !== null) await writeSmaller(join(from, picture.file), join(to, hand), width)
    await copyWhole(join(from, picture.file), join(to, file))
    await copyWhole(join(from, picture.small), join(to, small))
  }
  const documents: Record<string, string> = {}
  for (const [name, file] of Object.entries(manifest.documents)) {
    const digest = digestOf(name)
    documents[name] = publishedName(file, digest)
    if (madeDigests[name] === digest) await copyWhole(join(from, file), join(to, documents[name]))
  }
  const list = join(to, 'manifest.json')
  await writeFile(`${list}.part`, JSON.stringify({ ...manifest, pictures, documents }))
  await rename(`${list}.part`, list)
}

function publishedName(file: string, digest: string): string {
  const ending = extname(file)
  return `${file.slice(0, -ending.length)}-${digest.slice(0, 8)}${ending}`
}

/** Writes a picture in another width, atomically like `copyWhole`. */
async function writeSmaller(from: string, to: string, width: number | undefined): Promise<void> {
  if (existsSync(to)) return
  await sharp(from).resize(width).webp({ quality: HAND_QUALITY }).toFile(`${to}.part`)
  await rename(`${to}.part`, to)
}

/** Copies a file atomically, because the page may request it at any time. */
async function copyWhole(from: string, to: string): Promise<void> {
  if (existsSync(to)) return
  await copyFile(from, `${to}.part`)
  await rename(`${to}.part`, to)
}

const MIME: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
}

/**
 * Copies the pictures made by `npm run bake` into the built page as `baked/` (see `publish`), unless the environment
 * variable PARLOR_PICTURES is `later`, in which case the caller of the build does so. In development, serves them to
 * the page directly.
 */
export function bakedPictures(folder: string): Plugin {
  let outDir = ''
  return {
    name: 'parlor:baked-pictures',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle(fault?: Error) {
      if (fault || process.env['PARLOR_PICTURES'] === 'later') return
      if (!existsSync(join(folder, 'manifest.json')))
        this.error('There are no baked pictures: run "npm run bake" first.')
      const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as BakedManifest
      await publish(folder, join(outDir, 'baked'), manifest, readDigests(folder))
    },
    configureServer(server) {
      server.middlewares.use('/baked', (request, response, next) => {
        const file = resolve(folder, `.${decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')}`)
        if (!file.startsWith(folder + sep)) {
          next()
          return
        }
        readFile(file).then(
          (bytes) => response.setHeader('Content-Type', MIME[extname(file)] ?? 'application/octet-stream').end(bytes),
          () => next(),
        )
      })
    },
  }
}
