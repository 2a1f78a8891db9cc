import { resolve } from 'node:path'

/** What the name function of a group may ask of the bundler. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/** What a hand on a phone never loads: it would be most of its page. */
const STAGE = /node_modules\/(?:three|@tresjs)\/|src\/renderer\/stage\/render\//

/**
 * Groups the modules of the pages into few files, because a hundred small ones would be a tenth larger when compressed:
 * `form`, what a phone needs to ask for a name; `play`, what it then needs to play; `page`, what else the shelf needs.
 * The part of three.js that draws is loaded with the table in depth, and each game by itself. Throws if a hand's page
 * could load anything of the stage.
 */
export function pageGroups(root: string) {
  const entry = (path: string): string => resolve(root, 'src/renderer', path).replaceAll('\\', '/')
  const starts = { form: entry('hand/main.ts'), play: entry('hand/play.ts'), page: entry('main.ts') }
  let groups: Map<string, string> | null = null

  function assign({ getModuleInfo }: Modules): Map<string, string> {
    const found = new Map<string, string>()
    for (const [name, start] of Object.entries(starts)) {
      const open = [start]
      for (let id = open.pop(); id !== undefined; id = open.pop()) {
        if (found.has(id) || id.includes('three.module')) continue
        found.set(id, name)
        open.push(...(getModuleInfo(id)?.importedIds ?? []))
      }
    }
    return found
  }

  /** Throws with the way to a module of the stage, if a hand's page leads to one. */
  function guardHand({ getModuleInfo }: Modules): void {
    const cameFrom = new Map([[starts.form, '']])
    for (const id of cameFrom.keys()) {
      if (STAGE.test(id)) {
        const way = [id]
        for (let at = cameFrom.get(id); at; at = cameFrom.get(at)) way.unshift(at)
        throw new Error(`A hand's page would load the stage:\n${way.join('\n')}`)
      }
      const info = getModuleInfo(id)
      for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
        if (!cameFrom.has(next)) cameFrom.set(next, id)
    }
  }

  return {
    name: (id: string, context: Modules): string | null => {
      if (groups === null) {
        guardHand(context)
        groups = assign(context)
      }
      return groups.get(id) ?? null
    },
  }
}
