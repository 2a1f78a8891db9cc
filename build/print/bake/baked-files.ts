import path from 'node:path'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Job } from '../job'

/**
 * Pictures that are loaded together: one box with its board, lid, leaflet and aid; the room with the closed boxes and
 * the tickets; or the portraits.
 */
interface SizeBudget {
  readonly name: string
  readonly pattern: RegExp
  /** Limits in bytes in full and in small size; plain and aided pictures both count. */
  readonly full: number
  readonly small: number
}

const MB = 1024 * 1024
const BOX_LIMITS = { full: 4 * MB, small: 1.5 * MB } as const

export const SIZE_BUDGETS: readonly SizeBudget[] = [
  { name: 'Forty-Nine outfit', pattern: /^(49|man)\/|^pad$/, ...BOX_LIMITS },
  { name: 'Deck-O-Cards', pattern: /^deco\//, ...BOX_LIMITS },
  { name: 'Lion Coffee', pattern: /^lion\//, ...BOX_LIMITS },
  { name: 'Pack of cards', pattern: /^pack\//, ...BOX_LIMITS },
  { name: 'Room, shelf, tickets', pattern: /^(room|shelf|ticket)\//, ...BOX_LIMITS },
  { name: 'Portraits', pattern: /^portrait\//, full: 0.1 * MB, small: 0.04 * MB },
]

/** Bytes of each picture, full and small. */
type Sizes = Readonly<Record<string, readonly [full: number, small: number]>>

const formatMegabytes = (bytes: number): string => (bytes / MB).toFixed(2).padStart(5)

/**
 * Returns the file names of a picture, relative to the folder: for `49/atlas`, `49-atlas.webp` and
 * `49-atlas-small.webp`.
 */
export const fileNames = (picture: string): { file: string; small: string } => {
  const stem = picture.replaceAll('/', '-')
  return { file: `${stem}.webp`, small: `${stem}-small.webp` }
}

/**
 * Pictures that must be loaded before the shelf of boxes is shown; the pictures of a game are fetched when it is
 * opened.
 */
const SHELF_PICTURES = /^shelf\/|^room\/(wood|fibre|paper-normal|backdrop)|\/tray$/

/** Whether this job draws a picture of the shelf. */
export function isOnShelf(job: Job): boolean {
  return Object.keys(job.pictures).some((name) => SHELF_PICTURES.test(name))
}

/** Line that the bake prints as soon as all pictures of the shelf are ready. */
export const SHELF_READY_MESSAGE = 'The shelf is printed.'

/** File beside the pictures with the hashes of the last bake: the digest of each picture's inputs. */
const DIGESTS_FILE = 'digests.json'

export type Digests = Readonly<Record<string, string>>

/** Returns the digests of the pictures in a folder; empty if it has never been baked into. */
export function readDigests(folder: string): Digests {
  try {
    return JSON.parse(readFileSync(path.join(folder, DIGESTS_FILE), 'utf8')) as Digests
  } catch {
    return {}
  }
}

/** Writes the hashes of a bake beside its pictures. */
export function writeDigests(folder: string, digests: Digests): void {
  writeFileSync(path.join(folder, DIGESTS_FILE), `${JSON.stringify(digests, null, 1)}\n`)
}

/** Whether all pictures of a job are in the folder, in both sizes, with the present digest of their inputs. */
export function isFresh(folder: string, job: Job, digest: string, previousDigests: Digests): boolean {
  return Object.keys(job.pictures).every((name) => {
    const { file, small } = fileNames(name)
    return previousDigests[name] === digest && [file, small].every((each) => existsSync(path.join(folder, each)))
  })
}

/** Returns the bytes of a share, full and small. */
function totalSizeOf(share: SizeBudget, sizes: Sizes): [full: number, small: number] {
  const mine = Object.entries(sizes).filter(([name]) => share.pattern.test(name))
  return [mine.reduce((sum, [, [full]]) => sum + full, 0), mine.reduce((sum, [, [, small]]) => sum + small, 0)]
}

/** Returns the sizes by share as a table, and the names of shares over their budget. */
export function checkBudgets(sizes: Sizes): { readonly lines: string[]; readonly overBudget: string[] } {
  const beyond: string[] = []
  const lines = SIZE_BUDGETS.map((share) => {
    const [full, small] = totalSizeOf(share, sizes)
    const over = full > share.full || small > share.small
    if (over) beyond.push(share.name)
    const room = `of ${formatMegabytes(share.full)} MB, small ${formatMegabytes(small)} of ${formatMegabytes(share.small)} MB`
    return `${share.name.padEnd(20)} ${formatMegabytes(full)} ${room}${over ? '  TOO LARGE' : ''}`
  })
  return { lines, overBudget: beyond }
}
