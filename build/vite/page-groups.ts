import { resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What the name function of a group may ask of the bundler. */
interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** What several games share, by the file that holds it. */
const SHARED = [
  [
    'casino',
    /src\/(?:(?:renderer\/games|rules)\/casino\/|rules\/pack\/(?:cassino\/|[^/]+\.ts)|bots\/reasons\/cass?ino\.)/,
  ],
  ['games', /src\/renderer\/(?:games\/(?:layout\/|define-face)|stage\/(?:animation\/arrow-launch|options))/],
  [
    'games',
    /src\/(?:rules\/(?:kit\/|define-game|forty-nine-outfit\/(?:forty-nine\/move|[^/]+)\.ts)|bots\/reasons\/reason\.)/,
  ],
  ['play', /src\/protocol\/wire\//],
] as const

/** The sheets that a LAN table loads at once (see `lazy-sheets.ts`). */
const LAN_SHEETS = [
  ...['Menu', 'Settings', 'Leaflet', 'Keys', 'Pad', 'Log', 'Moves', 'Result', 'Pictures'].map((it) => `sheets/${it}`),
  ...['lobby/Invite', 'play/Emotes', 'lobby/Seats', 'play/Leave'].map((it) => `lan/${it}`),
]

/**
 * Groups the modules of the pages into few files, because a hundred small ones would be a tenth larger when compressed:
 * `form`, what a phone needs to ask for a name; `play`, what it then needs to play, and to show its hand to another
 * phone; `table`, what the whole table needs; `page`, what else the shelf needs; `text`, what is set as a page;
 * `picture`, what draws a picture to keep; `sheets`, what a LAN table must have before its host goes. The part of
 * three.js that draws is loaded with the table in depth, and each game by itself, after what games share.
 */
export function pageGroups(root: string) {
  const entry = (path: string): string => resolve(root, 'src/renderer', path).replaceAll('\\', '/')
  const handEntry = entry('hand/main.ts')
  const starts = [
    ['form', handEntry],
    ['play', entry('hand/play.ts')],
    // What faces of games have in common with the whole table.
    ...['games/layout/eye.ts', 'games/layout/trick.ts', 'games/layout/pages.ts', 'framing/table-layout.ts'].map(
      (path) => ['play', entry(path)] as const,
    ),
    ['play', entry('hand/HandShow.vue')],
    ['table', entry('hand/WholeTable.vue')],
    ['table', entry('hand/TableScreen.vue')],
    ['page', entry('main.ts')],
    ['text', entry('panels/base/markdown.ts')],
    // Also a hand keeps a picture of the table.
    ['picture', entry('hand/table-picture.ts')],
    ...LAN_SHEETS.map((sheet) => ['sheets', entry(`panels/${sheet}Sheet.vue`)] as const),
  ] as const
  let groups: Map<string, string> | null = null

  function assign(modules: Modules): Map<string, string> {
    const found = new Map<string, string>()
    for (const [name, start] of starts) {
      const open = [start]
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (found.has(id) || id.includes('three.module')) continue
        found.set(id, name)
        open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
      }
    }
    // The whole page loads these files, too: what begins a hand's page must not run there.
    found.delete(handEntry)
    return found
  }

  return {
    name: (id: string, modules: Modules): string | null =>
      (groups ??= assign(modules)).get(id) ?? SHARED.find(([, part]) => part.test(id))?.[0] ?? null,
  }
}

/** What a hand on a phone never loads: it would be most of its page. */
const STAGE = /node_modules\/(?:three|@tresjs)\/|src\/renderer\/stage\/(?:render|cast)\//

/** Stops the build if a hand's page could ever load anything of the stage, or begin on the whole page. */
export function handWall(): Plugin {
  return {
    name: 'parlor:hand-wall',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((it): it is Rolldown.OutputChunk => it.type === 'chunk')
      const open = chunks.filter(({ isEntry, name }) => isEntry && name === 'hand')
      for (const chunk of open) {
        const stage = Object.entries(chunk.modules).filter(([id, it]) => it.renderedLength > 0 && STAGE.test(id))
        if (stage.length > 0) {
          this.error(`A hand's page would load, in ${chunk.fileName}: ${stage.map(([id]) => id).join(', ')}`)
        }
        for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
          const next = chunks.find(({ fileName }) => fileName === name)
          if (next && !open.includes(next)) open.push(next)
        }
      }
      const user = chunks.find(({ imports }) => open[0] !== undefined && imports.includes(open[0].fileName))
      if (user) this.error(`${user.fileName} would begin a hand's page wherever it is loaded.`)
    },
  }
}
