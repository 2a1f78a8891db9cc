import { lstat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { DAY_BOOK_FORMAT, refuseNewer } from '../../protocol/app/formats'
import { ServiceError } from '../../protocol/app/services'
import { entryIndexSchema, journalEntrySchema, saveIdSchema } from '../../protocol/wire/fields'
import { codeOf, flushFolder, moveInto } from '../storage/disk'
import { createPrivateFolder, kindOf, readPlainFile } from '../storage/files'
import { decodeLine } from '../storage/journal-codec'
import type { SaveFolder } from '../storage/save-service'

/**
 * The log that earlier versions of the program kept of all tables together: entries of several journals in the order in
 * which they came, each with its save and its index there. It is read once, and never written.
 */
const lineSchema = z.strictObject({ save: saveIdSchema, index: entryIndexSchema, entry: journalEntrySchema })
type Line = z.infer<typeof lineSchema>

/** Maximum size of the file; far more than it ever grew to. */
const MAX_BYTES = 256 * 1_048_576
const NEWLINE = 0x0a
const STATED_SUM = /^\{"crc":"([0-9a-f]{8})"/u

/**
 * Copies the entries of an earlier version's log into the journals that lack them, and deletes the log; does nothing if
 * there is none. A log that cannot be read or taken in as a whole is moved into the folder `removed` beside it. Rejects
 * with `newer-format`, `bad-file` or an error of the disk, and leaves the log where it is.
 * @returns a sentence about what was not taken in; null if all of it was
 */
export async function importDayBook(path: string, saves: SaveFolder): Promise<string | null> {
  const bytes = await readDayBook(path)
  if (bytes === null) return null
  refuseNewer(DAY_BOOK_FORMAT, decodeLine(bytes.subarray(0, Math.max(0, bytes.indexOf(NEWLINE))), 0)?.value)
  const { lines, unreadableBytes } = linesOf(bytes)
  const missing: string[] = []
  for (const save of new Set(lines.map((line) => line.save))) missing.push(...(await copyLines(saves, save, lines)))
  if (unreadableBytes === 0 && missing.length === 0) {
    await unlink(path)
    await flushFolder(dirname(path))
    return null
  }
  const removed = join(dirname(path), 'removed')
  await createPrivateFolder(removed)
  const copy = await moveInto(path, removed)
  const unreadable =
    unreadableBytes === 0
      ? ''
      : ` ${String(unreadableBytes)} bytes of it cannot be read; whether anything of that was acknowledged can't be told.`
  return [
    `The log of the tables that an earlier version kept could not be taken in as a whole.${unreadable} It lies at ${copy}.`,
    ...missing,
  ].join(' ')
}

async function readDayBook(path: string): Promise<Buffer | null> {
  try {
    const found = await lstat(path)
    if (found.isFile()) return await readPlainFile(path, MAX_BYTES, { links: false })
    throw new ServiceError('bad-file', `Where the log of the tables belongs, there is ${kindOf(found)}: ${path}`)
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return null
    throw fault
  }
}

/**
 * Returns the lines whose checksum continues the one that the line before states. So bytes that cannot be read cost only
 * their own line and, if its stated checksum is damaged, the next.
 */
function linesOf(bytes: Buffer): { lines: Line[]; unreadableBytes: number } {
  const lines: Line[] = []
  let unreadableBytes = 0
  let sum = 0
  for (let from = 0, end = 0; from < bytes.length; from = end) {
    const newline = bytes.indexOf(NEWLINE, from)
    end = newline < 0 ? bytes.length : newline + 1
    const piece = bytes.subarray(from, end)
    const line = newline < 0 ? null : lineSchema.safeParse(decodeLine(piece.subarray(0, -1), sum)?.value)
    if (line?.success) lines.push(line.data)
    else unreadableBytes += piece.length
    sum = Number.parseInt(STATED_SUM.exec(piece.toString('latin1'))?.[1] ?? '0', 16)
  }
  return { lines, unreadableBytes }
}

/**
 * Appends to a journal what it lacks of the log. A line that follows a missing one is not taken in. Returns sentences about what
 * was not. Rejects with errors of the disk.
 */
async function copyLines(saves: SaveFolder, save: string, lines: readonly Line[]): Promise<string[]> {
  try {
    const { file } = await saves.open(save)
    try {
      for (const { save: owner, index, entry } of lines) {
        if (owner !== save) continue
        if (index > file.count) return [`${save} lacks entries from number ${String(file.count + 1)} on.`]
        if (index === file.count) file.append(index, [entry])
      }
      return []
    } finally {
      await file.flush().finally(() => file.close())
    }
  } catch (fault) {
    // A game that is gone needs no entries.
    if (fault instanceof ServiceError && fault.code === 'no-such-save') return []
    if (fault instanceof ServiceError && !['disk-full', 'read-only', 'disk-fault'].includes(fault.code))
      return [`${save} could not be opened (${fault.message})`]
    throw fault
  }
}
