import { cp, mkdir, readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { extname, join, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const MIME: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
}

/** Puts the pictures that `npm run bake` made beside the built page as `baked/`, and serves them to the page in dev. */
export function bakedPictures(folder: string): Plugin {
  let outDir = ''
  return {
    name: 'parlor:baked-pictures',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async closeBundle() {
      if (!existsSync(folder)) {
        this.warn('There are no baked pictures: run "npm run bake" first.')
        return
      }
      await mkdir(outDir, { recursive: true })
      await cp(folder, join(outDir, 'baked'), { recursive: true })
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
