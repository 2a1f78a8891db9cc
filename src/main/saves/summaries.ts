import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { ServiceError, type SaveSummary } from '../../protocol/services'
import { saveIdSchema } from '../../protocol/schemas'
import type { GameLookup } from '../../rules/kit'
import { isOver } from '../../table'
import { asServiceError, codeOf } from './disk'
import { readJournal } from './journal-file'
import { scanJournal } from './journal-text'
import { judge } from './judge'
import { ENDING, type Shelf } from './shelf'

/** Files read at the same time while listing. */
const AT_ONCE = 8

interface Kept {
  readonly mark: string
  readonly summary: SaveSummary
}

/**
 * Lists the saves of a folder, last touched first. A file is read and replayed once and then again only when its size
 * or time has changed. One that cannot be opened is listed with its fault.
 */
export function summariesOf({ folder }: Shelf, find: GameLookup): () => Promise<SaveSummary[]> {
  const kept = new Map<string, Kept>()

  async function summary(name: string): Promise<SaveSummary | null> {
    const path = join(folder, name)
    const { size, mtimeMs, ino } = await stat(path)
    const mark = `${String(ino)}:${String(size)}:${String(mtimeMs)}`
    const known = kept.get(name)
    if (known?.mark === mark) return known.summary
    const fresh = await summarise(find, path, name.slice(0, -ENDING.length), Math.round(mtimeMs))
    kept.set(name, { mark, summary: fresh })
    return fresh
  }

  return async () => {
    const names = (await namesIn(folder)).filter((name) => name.endsWith(ENDING))
    for (const name of kept.keys()) if (!names.includes(name)) kept.delete(name)
    const found: SaveSummary[] = []
    const waiting = names[Symbol.iterator]()
    const worker = async () => {
      for (const name of waiting) {
        const one = await summary(name).catch(() => null)
        if (one) found.push(one)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    return found.sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1))
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((fault: unknown) => {
    if (codeOf(fault) === 'ENOENT') return []
    throw fault
  })
}

async function summarise(find: GameLookup, path: string, id: string, touched: number): Promise<SaveSummary> {
  const unknown = { id: id.slice(0, 200), game: '', names: [], moves: 0, over: false, begun: touched, touched }
  try {
    if (!saveIdSchema.safeParse(id).success) return { ...unknown, fault: 'The name of the file is not one of a save.' }
    const scanned = scanJournal(await readJournal(path))
    if (!scanned.ok) return { ...unknown, fault: scanned.error.message }
    const { head, entries } = scanned.value
    const known = { ...unknown, game: head.game, names: head.chairs.map((chair) => chair.name), begun: head.at }
    try {
      const { game, sitting } = judge(find, head, entries)
      const { course, chairs, resigned } = sitting
      return {
        ...known,
        names: chairs.map((chair) => chair.name),
        moves: course.moved,
        over: isOver(game, course.state, resigned),
        touched: entries.at(-1)?.at ?? head.at,
      }
    } catch (fault) {
      return { ...known, fault: sentenceOf(fault) }
    }
  } catch (fault) {
    return { ...unknown, fault: sentenceOf(fault) }
  }
}

function sentenceOf(fault: unknown): string {
  const told = asServiceError(fault)
  return told instanceof ServiceError ? told.message : 'The saved game could not be read.'
}
