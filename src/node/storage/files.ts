import { constants, type Stats } from 'node:fs'
import { chmod, lstat, mkdir, open, stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { ServiceError } from '../../protocol/app/services'
import { flushFolder } from './disk'

/** Permissions of folders that hold seeds, codes or hidden values: access for the owner only. */
const PRIVATE_FOLDER_MODE = 0o700

/**
 * Creates a folder, and its missing parents, durably and with access for the owner only. An existing folder is restricted too
 * unless `tighten` is false, as for a folder that the user has chosen. Windows has no such mode bits: a user's own
 * folders are private there.
 */
export async function createPrivateFolder(path: string, { tighten = true } = {}): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  // What is written into a folder is lost in a power cut unless the folder's own name is on the disk.
  for (let made = resolve(path); first !== undefined; made = dirname(made)) {
    await flushFolder(dirname(made))
    if (made === first || made === dirname(made)) break
  }
  if (!tighten || process.platform === 'win32') return
  const { mode } = await stat(path)
  // Another user's folder cannot be restricted, but it can be used.
  if ((mode & 0o077) !== 0) await chmod(path, PRIVATE_FOLDER_MODE).catch(() => undefined)
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
