import { readFile } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type BuildOptions, type Plugin as BundlerPlugin } from 'esbuild'
import type { Plugin } from 'vite'
import { GAME_IDS, type GameId } from '../../src/rules/manifest'
import { OLDEST_BROWSERS } from './browser-floor'

/** The lists of all games' loaders, and an entry there: the id, and the import of its module. */
const LOADERS = /[\\/]src[\\/](renderer[\\/]games[\\/]index|rules[\\/]games)\.ts$/
const GLOB = /import\.meta\.glob(?:<\w+>)?\([^)]*\)/gu
const LOADER = /('?)([\w-]+)\1: (?:\[\s*\w+,\s*)?\(\) => import\('[^']+'\)/gu

const MAIN = 'src/renderer/heirloom/main.ts'
/** Name under which a page has the modules that all share, by their paths. */
const SHARED = 'parlorShared'

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

/** Modules that the pages of all games share, as absolute paths: what plays a page, and nothing that knows a game. */
async function sharedModules(root: string): Promise<ReadonlySet<string>> {
  const { metafile } = await bundle(root, {
    entryPoints: [MAIN],
    metafile: true,
    plugins: [gamesOf(null)],
  })
  const files = Object.entries(metafile?.inputs ?? {})
  // A page has its own copy of a module that reaches a list of games, which is another list in each.
  const ofGame = new Set(files.flatMap(([file]) => (LOADERS.test(resolve(root, file)) ? [file] : [])))
  for (let known = 0; known < ofGame.size;) {
    known = ofGame.size
    for (const [file, { imports }] of files) if (imports.some(({ path }) => ofGame.has(path))) ofGame.add(file)
  }
  return new Set(files.flatMap(([file]) => (ofGame.has(file) ? [] : [resolve(root, file)])))
}

/** Gives a bundle the rules, the face and the English words of one game only, or of none, and none of the leaflets. */
function gamesOf(game: GameId | null): BundlerPlugin {
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
      onLoad({ filter: /[\\/]renderer[\\/](?:games[\\/]define-face|i18n[\\/]index)\.ts$/ }, async ({ path }) => ({
        contents: (await readFile(path, 'utf8')).replace(GLOB, '{}'),
        loader: 'ts',
      }))
      onLoad({ filter: LOADERS }, async ({ path }) => {
        let others = 0
        const contents = (await readFile(path, 'utf8')).replace(LOADER, (entry, _, id) => {
          if (id === game) return entry
          others++
          return entry.replace(/import\('[^']+'\)$/u, `Promise.reject(new Error('${String(id)} is not in this page'))`)
        })
        if (others !== GAME_IDS.length - (game === null ? 0 : 1))
          throw new Error(`${path} lists its games in another form: adapt ${import.meta.filename}`)
        const words = game === null ? '' : `'./${game}/en.ts': () => import('./${game}/en').then((it) => it.default)`
        return { contents: contents.replace(GLOB, `{ ${words} }`), loader: 'ts' }
      })
    },
  }
}

/** Lets a bundle take modules from the script that all pages share, and notes which it takes. */
function takeShared(root: string, shared: ReadonlySet<string>, taken: Set<string>): BundlerPlugin {
  return {
    name: 'parlor:shared',
    setup(building) {
      building.onResolve({ filter: /./ }, async ({ path, ...args }) => {
        // Already asked, by this very function.
        if (args.pluginData === taken || args.kind === 'entry-point') return undefined
        const { resolveDir, importer, kind } = args
        const found = await building.resolve(path, { resolveDir, importer, kind, pluginData: taken })
        if (!shared.has(found.path)) return undefined
        taken.add(found.path)
        return { path: found.path, namespace: 'shared' }
      })
      building.onLoad({ filter: /./, namespace: 'shared' }, ({ path }) => ({
        contents: `module.exports = ${SHARED}[${nameOf(root, path)}]`,
      }))
    },
  }
}

const nameOf = (root: string, path: string): string => JSON.stringify(relative(root, path).replaceAll('\\', '/'))

const bundle = (root: string, options: BuildOptions) =>
  build({
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    target: OLDEST_BROWSERS,
    format: 'iife',
    define: DEFINE,
    legalComments: 'inline',
    logLevel: 'error',
    ...options,
  })

async function textOf(root: string, options: BuildOptions): Promise<string> {
  const { outputFiles } = await bundle(root, options)
  return outputFiles?.[0]?.text ?? ''
}

/**
 * Bundles the scripts of the page that keeps a game, by the names of their files: `player`, which all pages share, and
 * behind it the rules and the face of the one game.
 */
export async function heirloomScripts(root: string): Promise<Map<string, string>> {
  const shared = await sharedModules(root)
  const taken = new Set<string>()
  const ofGames = await Promise.all(
    GAME_IDS.map(async (game) => {
      const plugins = [takeShared(root, shared, taken), gamesOf(game)]
      return [game, await textOf(root, { entryPoints: [MAIN], plugins })] as const
    }),
  )
  const modules = [...taken].sort().map((path) => nameOf(root, path))
  const contents = [
    ...modules.map((name, i) => `import * as m${i} from ${name.replace('"', '"./')}`),
    `globalThis.${SHARED} = { ${modules.map((name, i) => `${name}: m${i}`).join(', ')} }`,
  ].join('\n')
  const player = await textOf(root, { stdin: { contents, resolveDir: root }, plugins: [gamesOf(null)] })
  return new Map([['player', player], ...ofGames])
}

/** Bundles the style of that page, with its fonts. */
async function heirloomStyle(root: string): Promise<string> {
  return textOf(root, {
    entryPoints: ['src/renderer/heirloom/heirloom.css'],
    // Every browser that opens the page reads the first format; the older one would only be as long again.
    loader: { '.woff2': 'dataurl', '.woff': 'empty' },
    legalComments: 'none',
  })
}

/**
 * Adds to the built page what a game is kept with: `heirloom/player.js.gz`, `heirloom/<game>.js.gz` and
 * `heirloom/heirloom.css`. In development they are made when the page asks for them.
 */
export function heirlooms(root: string): Plugin {
  return {
    name: 'parlor:heirlooms',
    async generateBundle() {
      for (const [name, source] of await heirloomScripts(root))
        this.emitFile({ type: 'asset', fileName: `heirloom/${name}.js.gz`, source: gzipSync(source, { level: 9 }) })
      this.emitFile({ type: 'asset', fileName: 'heirloom/heirloom.css', source: await heirloomStyle(root) })
    },
    configureServer(server) {
      server.middlewares.use('/heirloom', (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\.(?:js\.gz|css)$/gu, '')
        const made =
          name === 'heirloom'
            ? heirloomStyle(root)
            : heirloomScripts(root).then((scripts) => gzipSync(scripts.get(name) ?? ''))
        made.then((file) => response.setHeader('Content-Type', 'application/octet-stream').end(file), next)
      })
    },
  }
}
