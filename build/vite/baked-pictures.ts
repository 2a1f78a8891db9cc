import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { BakedManifest } from '../../src/renderer/stage/manifest'

const MIME: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
}

/**
 * Puts the pictures that `npm run bake` made beside the built page as `baked/`, each under a name that holds a hash of
 * its content, so that browsers may keep it for ever; and serves them as they are to the page in development.
 */
export function bakedPictures(folder: string): Plugin {
  let outDir = ''
  return {
    name: 'parlor:baked-pictures',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle(fault?: Error) {
      if (fault) return
      if (!existsSync(join(folder, 'manifest.json')))
        this.error('There are no baked pictures: run "npm run bake" first.')
      await copyHashed(folder, join(outDir, 'baked'))
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

async function copyHashed(from: string, to: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(from, 'manifest.json'), 'utf8')) as BakedManifest
  await mkdir(to, { recursive: true })
  const copy = async (name: string): Promise<string> => {
    const bytes = await readFile(join(from, name))
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const named = `${name.slice(0, -extname(name).length)}-${hash}${extname(name)}`
    await writeFile(join(to, named), bytes)
    return named
  }
  const pictures: [string, BakedManifest['pictures'][string]][] = []
  for (const [name, picture] of Object.entries(manifest.pictures)) {
    pictures.push([name, { ...picture, file: await copy(picture.file), small: await copy(picture.small) }])
  }
  await writeFile(join(to, 'manifest.json'), JSON.stringify({ ...manifest, pictures: Object.fromEntries(pictures) }))
}
