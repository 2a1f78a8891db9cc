import { basename, dirname, resolve } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What the name function of a group may ask of the bundler. */
interface Modules {
  getModuleInfo(
    id: string,
  ): Pick<
    Rolldown.ModuleInfo,
    'importedIds' | 'dynamicallyImportedIds' | 'importers' | 'dynamicImporters' | 'isEntry'
  > | null
}

/** What several games share, by the file that holds it. */
const SHARED = [
  [
    'casino',
    /src\/(?:(?:renderer\/games|rules)\/casino\/|rules\/pack\/(?:cassino\/|[^/]+\.ts)|bots\/reasons\/cass?ino\.)/,
  ],
  ['play', /src\/renderer\/(?:games\/(?:layout\/|define-face)|stage\/(?:animation\/arrow-launch|options))/],
  [
    'play',
    /src\/(?:rules\/(?:kit\/|define-game|forty-nine-outfit\/(?:forty-nine\/move|[^/]+)\.ts)|bots\/reasons\/reason\.)/,
  ],
  ['play', /src\/protocol\/wire\//],
  // What is said in a game comes with the face that it shares with another one.
  ['nine-men', /src\/renderer\/games\/(?:puzzles\/nine-men\/|nine-men-\w+\/en\.)/],
  ['strip', /src\/renderer\/games\/(?:puzzles\/strip\/|(?:another-)?reverse-puzzle\/en\.)/],
  ['pegs', /src\/renderer\/games\/puzzles\/pegs\//],
] as const

/** The words of a game in other languages, each in a file of its own, which is loaded for whoever reads that language. */
const OTHER_WORDS = /src\/renderer\/games\/[^/]+\/(?!en\.)\w\w\.ts$/

/** The sheets that a LAN table loads at once, besides that of the result (see `lazy-sheets.ts`). */
const LAN_SHEETS = [
  ...['Menu', 'Settings', 'Leaflet', 'Keys', 'Pad', 'Log', 'Moves', 'Pictures'].map((it) => `sheets/${it}`),
  ...['lobby/Invite', 'play/Emotes', 'lobby/Seats', 'play/Leave'].map((it) => `lan/${it}`),
]

/** Where modules of a group go that only a hand's page has: the whole page would load them for nothing. */
const HAND_ONLY: Readonly<Record<string, string>> = { form: 'form', play: 'hand', table: 'middle' }

/**
 * Groups the modules of the pages into few files, because a hundred small ones would be a tenth larger when compressed:
 * `form`, what a phone needs to ask for a name; `play` and `hand`, what it then needs to play, and to show its hand to
 * another phone; `table` and `middle`, what the whole table needs; `page`, what else the shelf needs; `text`, what is set
 * as a page; `picture`, what draws a picture to keep; `result`, what comes when a game is over; `sheets`, what a LAN
 * table must have before its host goes. The part of three.js that draws is loaded with the table in depth, and the rules
 * and the face of each game by themselves.
 */
export function pageGroups(root: string) {
  const entry = (path: string): string => resolve(root, 'src/renderer', path).replaceAll('\\', '/')
  const [handEntry, pageEntry] = [entry('hand/main.ts'), entry('main.ts')]
  const starts = [
    ['form', handEntry],
    ['play', entry('hand/play.ts')],
    // What faces of games have in common with the whole table, and the table in depth with a picture of it.
    ...[
      'games/layout/eye.ts',
      'games/layout/trick.ts',
      'games/layout/pages.ts',
      'framing/table-layout.ts',
      'stage/surface/lay-over.ts',
    ].map((path) => ['play', entry(path)] as const),
    ['play', entry('hand/HandShow.vue')],
    ['table', entry('hand/WholeTable.vue')],
    ['table', entry('hand/TableScreen.vue')],
    ['page', pageEntry],
    ['text', entry('panels/base/markdown.ts')],
    // Also a hand keeps a picture of the table.
    ['picture', entry('hand/table-picture.ts')],
    ['result', entry('panels/sheets/ResultSheet.vue')],
    ...LAN_SHEETS.map((sheet) => ['sheets', entry(`panels/${sheet}Sheet.vue`)] as const),
  ] as const
  let groups: Map<string, string> | null = null

  function assign(modules: Modules): Map<string, string> {
    const infoOf = (id: string) => modules.getModuleInfo(id) ?? { importedIds: [], dynamicallyImportedIds: [] }
    /** Returns what a module imports, itself included, unless `isKnown` already: at once, or also what comes later. */
    function reach(start: string, isKnown: (id: string) => boolean, isLate = false): Set<string> {
      const reached = new Set<string>()
      const open = [start]
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (reached.has(id) || isKnown(id) || id.includes('three.module')) continue
        reached.add(id)
        open.push(...infoOf(id).importedIds, ...(isLate ? infoOf(id).dynamicallyImportedIds : []))
      }
      return reached
    }

    const found = new Map<string, string>()
    const isFound = (id: string): boolean => found.has(id)
    const wholePage = reach(pageEntry, () => false, true)
    for (const [name, start] of starts) {
      for (const id of reach(start, isFound)) {
        const group = wholePage.has(id) ? name : HAND_ONLY[name]
        // The few styles of a hand and of the table are no files of their own.
        if (group !== undefined) found.set(id, isStyle(id) && (group === 'play' || group === 'table') ? 'form' : group)
      }
    }
    for (const id of reach(entry('panels/table/StageTable.vue'), isFound)) if (isStyle(id)) found.set(id, 'page')
    // The whole page loads these files, too: what begins a hand's page must not run there.
    found.delete(handEntry)

    const games = new Map<string, Set<string>>()
    for (const list of [entry('games/index.ts'), entry('../rules/games.ts')]) {
      for (const start of infoOf(list).dynamicallyImportedIds) {
        if (OTHER_WORDS.test(start)) continue
        const game = basename(dirname(start))
        for (const id of reach(start, (it) => isFound(it) || sharedBy(it) !== undefined))
          games.set(id, (games.get(id) ?? new Set()).add(game))
      }
    }
    for (const [id, [game, other]] of games) if (game !== undefined && other === undefined) found.set(id, game)
    return found
  }

  return {
    name: (id: string, modules: Modules): string | null => (groups ??= assign(modules)).get(id) ?? sharedBy(id) ?? null,
  }
}

/** Puts what begins a worker, and what more than one game thinks with, into one file. */
export const workerGroup = {
  name(id: string, modules: Modules): string | null {
    const starts = new Set<string>()
    const seen = new Set<string>()
    const open = [id]
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      const info = modules.getModuleInfo(each)
      if (info === null || seen.has(each)) continue
      seen.add(each)
      if (info.dynamicImporters.length > 0) starts.add(each)
      if (info.isEntry || starts.size > 1) return 'thought'
      open.push(...info.importers)
    }
    return null
  },
}

const isStyle = (id: string): boolean => /\btype=style\b/.test(id)
const sharedBy = (id: string): string | undefined => SHARED.find(([, part]) => part.test(id))?.[0]

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
