import { createHash } from 'node:crypto'
import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { typeset } from '../sheets/document'
import { PAPERS, type Paper } from '../sheets/imposition'
import { loadSet, type SetName } from '../sheets/sets'
import type { Digester } from './digest'
import type { Digests } from './baked-files'

/** A box as a document to print, which the page offers beside the open box. */
interface BoxDocument {
  /** By which its digest is kept, and the page finds it: `print/pack-a4`. */
  readonly name: string
  readonly file: string
  readonly set: SetName
  readonly paper: Paper
}

/** The sets by the ids of their boxes on the shelf. */
const SET_BY_BOX: Readonly<Record<string, SetName>> = {
  'forty-nine-outfit': 'forty-nine',
  'deck-o-cards': 'roulette',
  'lion-coffee': 'lion',
  pack: 'pack',
}

/** Every document that is made: none where the typesetter is not installed, since the app is whole without them. */
export const DOCUMENTS: readonly BoxDocument[] = typesetterVersion() === null ? [] : everyDocument()

function everyDocument(): BoxDocument[] {
  return Object.entries(SET_BY_BOX).flatMap(([box, set]) =>
    (Object.keys(PAPERS) as Paper[]).map((paper) => ({
      name: `print/${box}-${paper}`,
      file: `print-${box}-${paper}.pdf`,
      set,
      paper,
    })),
  )
}

/** Returns the version of the typesetter; null if it, or its native part for this system, is not installed. */
function typesetterVersion(): string | null {
  const require = createRequire(import.meta.url)
  try {
    require('@myriaddreamin/typst-ts-node-compiler')
    return (require('@myriaddreamin/typst-ts-node-compiler/package.json') as { version: string }).version
  } catch {
    return null
  }
}

/** Returns the digest of the inputs of each document: all change together. */
export function documentDigests(digestOf: Digester): Digests {
  const sources = digestOf({ source: new URL('../sheets/document.ts', import.meta.url).href, pictures: {} })
  const digest = createHash('sha256').update(`${sources} ${typesetterVersion()}`).digest('hex').slice(0, 16)
  return Object.fromEntries(DOCUMENTS.map(({ name }) => [name, digest]))
}

/** Makes the documents whose inputs have changed. Returns how many. */
export async function bakeDocuments(folder: string, digests: Digests, previousDigests: Digests): Promise<number> {
  const stale = DOCUMENTS.filter(
    ({ name, file }) => digests[name] !== previousDigests[name] || !existsSync(path.join(folder, file)),
  )
  for (const { file, set, paper } of stale) {
    const loaded = await loadSet(set)
    const { pdf } = await typeset(loaded, loaded.parts, { paper, age: 0 })
    writeFileSync(path.join(folder, `${file}.part`), pdf)
    renameSync(path.join(folder, `${file}.part`), path.join(folder, file))
  }
  return stale.length
}
