import { lstat, open, rename, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ServiceError } from '../../protocol/app/services'
import { PRIVATE_FILE } from './files'
import { withTempFile } from './temp-files'

/** How long a file that somebody else holds (a virus scanner, an indexer) is waited for. */
const PATIENCE_MS = 2_000

const HELD = new Set(['EPERM', 'EBUSY', 'EACCES'])

/** The system's code of a fault (`ENOENT`), or an empty text. */
export function codeOf(fault: unknown): string {
  const code: unknown = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : ''
  return typeof code === 'string' ? code : ''
}

/**
 * A fault of the disk as a service tells it: `disk-full`, `read-only` or `disk-fault`. What did not come from the system
 * is a bug and stays what it is.
 * @param whole a path where whoever reads the sentence has to find the file: then the whole path is named, this one
 *   where the fault names none
 */
export function asServiceError(fault: unknown, whole?: string): unknown {
  const code = codeOf(fault)
  if (fault instanceof ServiceError || !/^E[A-Z0-9]+$/u.test(code)) return fault
  const at = nameOf(fault, whole)
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return new ServiceError('disk-full', 'The disk is full.')
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return new ServiceError(
        'read-only',
        whole === undefined ? 'The folder of saves cannot be written to.' : `This cannot be written to${at}.`,
      )
    case 'ENOENT':
      return new ServiceError('disk-fault', `A file or folder of the program is not there any more${at}.`)
    case 'EISDIR':
      return new ServiceError('disk-fault', `A folder lies where a file belongs${at}.`)
    case 'ENOTDIR':
    case 'EEXIST':
      return new ServiceError('disk-fault', `A file lies where a folder belongs${at}.`)
    default:
      return new ServiceError('disk-fault', `The disk could not be used (${code})${whole === undefined ? '' : at}.`)
  }
}

/** The file that a fault is about, in brackets: its name alone, as its folder is nobody's concern, or its whole path. */
function nameOf(fault: unknown, whole?: string): string {
  const own: unknown = typeof fault === 'object' && fault !== null && 'path' in fault ? fault.path : null
  const path = typeof own === 'string' ? own : whole
  if (path === undefined) return ''
  return ` (${whole === undefined ? basename(path) : path})`
}

/** Runs an act for which a missing file means that there is no such saved game: `no-such-save`. */
export async function missingIsNoSave<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (fault) {
    if (codeOf(fault) !== 'ENOENT') throw fault
    throw new ServiceError('no-such-save', 'There is no such saved game any more.')
  }
}

/** Does a thing again, with growing pauses, while the file is held by somebody else. */
export async function retryWhileBusy<T>(act: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
  const end = Date.now() + patienceMs
  for (let pause = 20; ; pause = Math.min(pause * 2, 400)) {
    try {
      return await act()
    } catch (fault) {
      if (!HELD.has(codeOf(fault)) || Date.now() + pause > end) throw fault
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** Makes new and renamed names in a folder last. Systems that can't flush a folder do it on their own. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null)
  if (!handle) return
  try {
    await handle.sync()
  } catch (fault) {
    if (!['EPERM', 'EINVAL', 'EISDIR', 'ENOTSUP'].includes(codeOf(fault))) throw fault
  } finally {
    await handle.close()
  }
}

/**
 * Puts a whole file in place, for its owner's eyes: the old one or the new one is there, never neither and never half of
 * one. A link of that name is replaced, what it leads to is left alone. Throws the system's faults; a folder in the
 * file's place is `EISDIR` on every system.
 */
export async function writeFileWhole(path: string, text: string | Uint8Array): Promise<void> {
  await withTempFile(path, async (temp) => {
    try {
      await fill(temp, text)
      await retryWhileBusy(() => rename(temp, path)).catch(async (fault: unknown) => {
        const found = await lstat(path).catch(() => null)
        throw found?.isDirectory() ? Object.assign(new Error('EISDIR'), { code: 'EISDIR', path }) : fault
      })
    } catch (fault) {
      await unlink(temp).catch(() => undefined)
      throw fault
    }
  })
  await flushFolder(dirname(path))
}

/** A new file with all of a text on the disk. */
async function fill(path: string, text: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', PRIVATE_FILE)
  try {
    // It goes on until all is written, or fails: a full disk may take the beginning only.
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Moves a file for good. */
export async function moveFile(from: string, to: string): Promise<void> {
  await retryWhileBusy(() => rename(from, to))
  const folders = new Set([dirname(to), dirname(from)])
  for (const folder of folders) await flushFolder(folder)
}

/** Moves a file into a folder for good, under its own name or, where that is taken, a numbered one. */
export async function moveInto(path: string, folder: string): Promise<void> {
  for (let copy = 1; ; copy++) {
    const to = join(folder, `${basename(path)}${copy === 1 ? '' : `.${String(copy)}`}`)
    if ((await lstat(to).catch(() => null)) === null) return moveFile(path, to)
  }
}
