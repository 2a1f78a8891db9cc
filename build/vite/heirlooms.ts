import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build, type BuildOptions, type Plugin as BundlerPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { GAME_IDS, isGameId, type GameId } from '../../src/rules/manifest'
import { OLDEST_BROWSERS } from './browser-floor'

/** The lists of all games' loaders, and an entry there: the id, and the import of its module. */
const LOADERS = /[\\/]src[\\/](renderer[\\/]games[\\/]index|rules[\\/]games)\.ts$/
const LOADER = /('?)([\w-]+)\1: (?:\[\s*\w+,\s*)?\(\) => import\('[^']+'\)/gu

/** Features of Vue and of its messages that no page has (electron.vite.config.ts). */
const DEFINE = {
  'process.env.NODE_ENV': '"production"',
  __VUE_OPTIONS_API__: 'false',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  __VUE_I18N_FULL_INSTALL__: 'false',
  __VUE_I18N_LEGACY_API__: 'false',
  __INTLIFY_PROD_DEVTOOLS__: 'false',
  __INTLIFY_DROP_MESSAGE_COMPILER__: 'false',
  __INTLIFY_JIT_COMPILATION__: 'true',
}

/** Gives a bundle the rules and the face of one game only, and none of the leaflets. */
function oneGame(game: GameId): BundlerPlugin {
  return {
    name: 'parlor:one-game',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /\?raw$/ }, ({ path, resolveDir }) => ({
        path: resolve(resolveDir, path.slice(0, -'?raw'.length)),
        namespace: 'raw',
      }))
      onLoad({ filter: /./, namespace: 'raw' }, async ({ path }) => ({
        contents: await readFile(path, 'utf8'),
        loader: 'text',
      }))
      onLoad({ filter: /[\\/]renderer[\\/]games[\\/]define-face\.ts$/ }, async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replace(/import\.meta\.glob<string>\([^)]*\)/su, '{}'),
        loader: 'ts',
      }))
      onLoad({ filter: LOADERS }, async ({ path }) => {
        let others = 0
        const contents = (await readFile(path, 'utf8')).replace(LOADER, (entry, _, id) => {
          if (id === game) return entry
          others++
          return entry.replace(/import\('[^']+'\)$/u, `Promise.reject(new Error('${String(id)} is not in this page'))`)
        })
        if (others !== GAME_IDS.length - 1)
          throw new Error(`${path} lists its games in another form: adapt ${import.meta.filename}`)
        return { contents, loader: 'ts' }
      })
    },
  }
}

async function bundle(root: string, entry: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`src/renderer/heirloom/${entry}`],
    bundle: true,
    minify: true,
    write: false,
    target: OLDEST_BROWSERS,
    logLevel: 'error',
    ...options,
  })
  return outputFiles?.[0]?.text ?? ''
}

/** Bundles the script of the page that keeps a game: the rules and the face of that game, and what plays it. */
export async function heirloomScript(root: string, game: GameId): Promise<string> {
  const options: BuildOptions = { format: 'iife', define: DEFINE, plugins: [oneGame(game)], legalComments: 'inline' }
  // Whatever stands in a text of it, the script ends where its element does.
  return (await bundle(root, 'main.ts', options)).replaceAll('</script', '<\\/script')
}

/** Bundles the style of that page, with its fonts. */
export const heirloomStyle = (root: string): Promise<string> =>
  // Every browser that opens the page reads the first format; the older one would only be as long again.
  bundle(root, 'heirloom.css', { loader: { '.woff2': 'dataurl', '.woff': 'empty' }, legalComments: 'none' })

/**
 * Adds to the built page what a game is kept with: `heirloom/<game>.js` and `heirloom/heirloom.css`. In development they
 * are made when the page asks for them.
 */
export function heirlooms(root: string): Plugin {
  return {
    name: 'parlor:heirlooms',
    async generateBundle() {
      const scripts = await Promise.all(GAME_IDS.map(async (game) => [game, await heirloomScript(root, game)] as const))
      for (const [game, source] of scripts) this.emitFile({ type: 'asset', fileName: `heirloom/${game}.js`, source })
      this.emitFile({ type: 'asset', fileName: 'heirloom/heirloom.css', source: await heirloomStyle(root) })
    },
    configureServer(server) {
      server.middlewares.use('/heirloom', (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\.(?:js|css)$/gu, '')
        const made = name === 'heirloom' ? heirloomStyle(root) : isGameId(name) ? heirloomScript(root, name) : null
        if (made === null) return next()
        made.then((text) => response.setHeader('Content-Type', 'text/plain').end(text), next)
      })
    },
  }
}
