import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { BakedManifest } from '../../src/renderer/stage/model/picture-manifest'
import { lastDigests } from '../print/bake/fresh'
import { publish } from './publish'

const MIME: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
}

/**
 * Puts the pictures that `npm run bake` made beside the built page as `baked/` (see `publish`), unless the environment
 * variable PARLOR_PICTURES is `later`: then whoever builds does so. Serves them as they are to the page in development.
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
      await publish(folder, join(outDir, 'baked'), manifest, lastDigests(folder))
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
