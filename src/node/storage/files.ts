import { constants, existsSync, mkdirSync, statSync, type Stats } from 'node:fs'
import { chmod, lstat, open, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ServiceError } from '../../protocol/app/services'
import { encodingOf } from '../../protocol/wire/text-encoding'
import { exists, flushFolder, moveInto } from './disk'

/** Permissions of folders that hold seeds, codes or hidden values: access for the owner only. */
export const PRIVATE_FOLDER_MODE = 0o700

/**
 * Creates a folder, and its missing parents, durably and with access for the owner only. An existing folder is
 * restricted too unless `tighten` is false, as for a folder that the user has chosen. Windows has no such mode bits: a
 * user's own folders are private there.
 */
export async function createPrivateFolder(path: string, { tighten = true } = {}): Promise<void> {
  // What is written into a folder is lost in a power cut unless the folder's own name is on the disk.
  for (const made of makeFolders(path)) await flushFolder(dirname(made))
  if (!tighten || process.platform === 'win32') return
  const { mode } = await stat(path)
  // Another user's folder cannot be restricted, but it can be used.
  if ((mode & 0o077) !== 0) await chmod(path, PRIVATE_FOLDER_MODE).catch(() => undefined)
}

/**
 * Like `createPrivateFolder`, for a folder that this program had: whatever else lies in its place by now, or in that of
 * a folder above it, is moved aside under a numbered name.
 */
export async function regainPrivateFolder(path: string): Promise<void> {
  let found = path
  while (!(await exists(found))) found = dirname(found)
  if (!isFolder(found)) await moveInto(found, dirname(found))
  await createPrivateFolder(path)
}

/**
 * Creates a folder and its missing parents, for the owner only, and returns those that it made. Throws the system's error, or `ENOTDIR` if
 * something else is in its place. Unlike `mkdir` with `recursive`, it always ends: that one tries for ever where a
 * folder takes no others (`/proc`).
 */
export function makeFolders(path: string): string[] {
  if (isFolder(path)) return []
  try {
    mkdirSync(path, { mode: PRIVATE_FOLDER_MODE })
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException
    // Another program may have made it meanwhile.
    if (isFolder(path)) return []
    if (code === 'EEXIST') throw Object.assign(new Error(`ENOTDIR: ${path}`), { code: 'ENOTDIR', path })
    if (code !== 'ENOENT' || isFolder(dirname(path))) throw fault
    const parents = makeFolders(dirname(path))
    mkdirSync(path, { mode: PRIVATE_FOLDER_MODE })
    return [...parents, path]
  }
  return [path]
}

/** Whether a path leads to a plain file. Never throws. */
export function isPlainFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/**
 * Returns the path that an argument names, as an absolute one. File managers may hand over a `file://` address instead
 * of a path; a file whose path reads like one is still found.
 * @param from the folder that a relative path starts from
 * @param windows whether the address is one of Windows, such as `file:///C:/Games/my%20game.parlor`
 */
export function pathOfArgument(word: string, from = process.cwd(), windows = process.platform === 'win32'): string {
  const plain = resolve(from, word)
  if (!/^file:\//iu.test(word) || existsSync(plain)) return plain
  try {
    // Only an address made by hand has these signs unencoded; they belong to the name then.
    const address = word.replace(/[?#]/gu, encodeURIComponent)
    const url = new URL(address)
    // Some programs name this machine, too. On Windows any name is that of another one, which shares the file.
    if (!windows && [hostname().toLowerCase(), '127.0.0.1'].includes(url.hostname)) url.hostname = ''
    return fileURLToPath(url, { windows })
  } catch {
    return plain
  }
}

/**
 * Reads a whole file after checking its type and size. Throws a ServiceError `not-a-file` (a folder, a pipe, a device,
 * or a link if `links` is false), `too-large` above `maxBytes` bytes, or the system's own error.
 */
export async function readPlainFile(path: string, maxBytes: number, { links = true } = {}): Promise<Buffer> {
  const found = links ? await stat(path) : await lstat(path)
  refuseOthers(path, found)
  if (found.size > maxBytes) throw tooLarge(path, maxBytes)
  // With O_NONBLOCK, opening does not hang on a pipe that has replaced the file meanwhile. Windows has no such flag.
  const file = await open(path, constants.O_RDONLY | ((constants.O_NONBLOCK as number | undefined) ?? 0))
  try {
    refuseOthers(path, await file.stat())
    const bytes = await readAtMost(file, found.size, maxBytes)
    if (bytes.length > maxBytes) throw tooLarge(path, maxBytes)
    return bytes
  } finally {
    await file.close()
  }
}

type Reader = Pick<Awaited<ReturnType<typeof open>>, 'read'>

/** Reads all bytes of a file that is about `size` bytes long, or the first `maxBytes` + 1. */
async function readAtMost(file: Reader, size: number, maxBytes: number): Promise<Buffer> {
  let bytes = Buffer.alloc(Math.min(size, maxBytes) + 1)
  let done = 0
  for (;;) {
    const { bytesRead } = await file.read(bytes, done, bytes.length - done, done)
    done += bytesRead
    if (bytesRead === 0 || done > maxBytes) return bytes.subarray(0, done)
    if (done === bytes.length) bytes = Buffer.concat([bytes], Math.min(bytes.length * 2, maxBytes + 1))
  }
}

function refuseOthers(path: string, found: Stats): void {
  if (found.isFile()) return
  throw new ServiceError('not-a-file', `${basename(path)} is ${kindOf(found)}, not a plain file.`)
}

/** Returns the readable name of the type of something that is not a plain file. */
export function kindOf(found: Stats): string {
  if (found.isDirectory()) return 'a folder'
  if (found.isSymbolicLink()) return 'a link'
  if (found.isFIFO()) return 'a pipe'
  if (found.isSocket()) return 'a socket'
  return 'a device'
}

function tooLarge(path: string, maxBytes: number): ServiceError {
  return new ServiceError('too-large', `${basename(path)} is larger than ${formatSize(maxBytes)}.`)
}

function formatSize(bytes: number): string {
  return bytes < 1_048_576 ? `${String(Math.floor(bytes / 1024))} KB` : `${String(Math.floor(bytes / 1_048_576))} MB`
}

/**
 * Decodes text, without its byte order mark: UTF-8, or UTF-16 if a mark says so, as Windows editors and shells write
 * it. Returns null for bytes that are not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encodingOf(bytes).encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
