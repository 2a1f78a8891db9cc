import { lstat, open, realpath, rename, stat, unlink } from 'node:fs/promises'
import { constants } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ServiceError } from '../../protocol/app/services'
import { withTempFile } from './temp-files'

/** How long to keep trying while another program (a virus scanner, an indexer) holds the file, in milliseconds. */
const MAX_RETRY_MS = 2_000

/** Permissions of files that hold seeds, codes or hidden values: access for the owner only. */
export const PRIVATE_FILE_MODE = 0o600

/** The part of a file's mode that says who may read and write it. */
const PERMISSION_BITS = 0o777

const BUSY_CODES = new Set(['EPERM', 'EBUSY', 'EACCES'])

/** Names of this system's error numbers. Node itself has names only for errors that exist on most systems. */
const ERROR_NAMES = new Map(Object.entries(constants.errno).map(([name, number]) => [number, name]))
const NAMED = /^E[A-Z0-9]+$/u

/**
 * Returns the system's code of a fault (`ENOENT`), also for an error that Node has no name for (`EDQUOT`, `ESTALE`), its
 * number if nobody has (`errno 117`), or an empty string.
 */
export function codeOf(fault: unknown): string {
  const { code, errno } = (typeof fault === 'object' && fault !== null ? fault : {}) as Partial<NodeJS.ErrnoException>
  if (typeof code !== 'string') return ''
  if (NAMED.test(code) || typeof errno !== 'number') return code
  return ERROR_NAMES.get(-errno) ?? `errno ${String(-errno)}`
}

/** Whether an error came from the system, whether or not anybody has a name for it. */
function isSystemError(fault: unknown): boolean {
  const { errno, syscall } = (typeof fault === 'object' && fault !== null ? fault : {}) as NodeJS.ErrnoException
  return NAMED.test(codeOf(fault)) || (typeof errno === 'number' && typeof syscall === 'string')
}

/**
 * Converts a system error to the service error `disk-full`, `read-only` or `disk-fault`. Errors that did not come
 * from the system are bugs and are returned unchanged.
 * @param fullPath a path; give it if the reader of the message has to find the file. The message then names the full
 * path, and this one if the fault names none
 */
export function asServiceError(fault: unknown, fullPath?: string): unknown {
  const code = codeOf(fault)
  if (fault instanceof ServiceError || !isSystemError(fault)) return fault
  const at = nameOf(fault, fullPath)
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
        fullPath === undefined ? 'The folder of saves cannot be written to.' : `This cannot be written to${at}.`,
      )
    case 'ENOENT':
      return new ServiceError('disk-fault', `A file or folder of the program is not there any more${at}.`)
    case 'EISDIR':
      return new ServiceError('disk-fault', `A folder lies where a file belongs${at}.`)
    case 'ENOTDIR':
    case 'EEXIST':
      return new ServiceError('disk-fault', `A file lies where a folder belongs${at}.`)
    default:
      return new ServiceError('disk-fault', `The disk could not be used (${code})${fullPath === undefined ? '' : at}.`)
  }
}

/**
 * Returns the file that a fault is about, in brackets: its name alone, so that folders stay private, or its full path.
 */
function nameOf(fault: unknown, fullPath?: string): string {
  const own: unknown = typeof fault === 'object' && fault !== null && 'path' in fault ? fault.path : null
  const path = typeof own === 'string' ? own : fullPath
  if (path === undefined) return ''
  return ` (${fullPath === undefined ? basename(path) : path})`
}

/** Runs an act in which a missing file means that the saved game does not exist: turns `ENOENT` into `no-such-save`. */
export async function withMissingAsNoSave<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (fault) {
    if (codeOf(fault) !== 'ENOENT') throw fault
    throw new ServiceError('no-such-save', 'There is no such saved game any more.')
  }
}

/** Throws every fault but that of a file which is not there. */
export function ignoreMissing(fault: unknown): void {
  if (codeOf(fault) !== 'ENOENT') throw fault
}

/** Repeats an act, with growing pauses, while another program holds the file. */
export async function retryWhileBusy<T>(act: () => Promise<T>, patienceMs = MAX_RETRY_MS): Promise<T> {
  // The clock of the day may be set back meanwhile.
  const end = performance.now() + patienceMs
  for (let pause = 20; ; pause = Math.min(pause * 2, 400)) {
    try {
      return await act()
    } catch (fault) {
      if (!BUSY_CODES.has(codeOf(fault)) || performance.now() + pause > end) throw fault
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** Makes created and renamed entries of a folder durable. Systems that cannot flush a folder do so by themselves. */
export async function flushFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch (fault) {
    if (!['EPERM', 'EACCES', 'EINVAL', 'EISDIR', 'ENOTSUP'].includes(codeOf(fault))) throw fault
  }
}

/**
 * Writes a file atomically, readable by its owner only: afterwards either the old content or the new one is there,
 * never a part. A link of that name is replaced, and its target is left alone. Throws the system's errors; a folder in
 * the file's place is `EISDIR` on every system.
 * @param clear makes room for the file once its content is on the disk under another name, just before it gets its own
 */
export async function writeFileAtomically(
  path: string,
  text: string | Uint8Array,
  clear?: (temp: string) => Promise<unknown>,
): Promise<void> {
  await writeWithMode(path, text, PRIVATE_FILE_MODE, clear)
}

/**
 * Replaces the content of an existing file that a person keeps, as atomically as `writeFileAtomically`. The file keeps
 * its permissions; a link keeps pointing to its target, which is the file that is replaced.
 */
export async function replaceFileAtomically(path: string, text: string | Uint8Array): Promise<void> {
  const target = await realpath(path)
  await writeWithMode(target, text, (await stat(target)).mode & PERMISSION_BITS)
}

async function writeWithMode(
  path: string,
  text: string | Uint8Array,
  mode: number,
  clear?: (temp: string) => Promise<unknown>,
): Promise<void> {
  await withTempFile(path, async (temp) => {
    try {
      await writeFlushed(temp, text, mode)
      await clear?.(temp)
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

/** Creates a file with the whole content flushed to disk. */
async function writeFlushed(path: string, text: string | Uint8Array, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    // The process's mask has taken bits from the mode of a new file.
    if (mode !== PRIVATE_FILE_MODE) await file.chmod(mode)
    // `writeFile` repeats partial writes until everything is written or it fails: a full disk may accept only the
    // beginning.
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Moves a file durably. */
export async function moveFile(from: string, to: string): Promise<void> {
  await retryWhileBusy(() => rename(from, to))
  const folders = new Set([dirname(to), dirname(from)])
  for (const folder of folders) await flushFolder(folder)
}

/**
 * Moves a file durably into a folder, under its own name or, if that is taken, a numbered one. Resolves to its new path.
 */
export async function moveInto(path: string, folder: string): Promise<string> {
  for (let copy = 1; ; copy++) {
    const to = join(folder, `${basename(path)}${copy === 1 ? '' : `.${String(copy)}`}`)
    if ((await lstat(to).catch(() => null)) !== null) continue
    await moveFile(path, to)
    return to
  }
}

/** Whether something of that name exists, even a dangling link. */
export function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
