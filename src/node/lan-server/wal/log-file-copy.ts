import { constants } from 'node:fs'
import { copyFile, lstat, open } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { ServiceError } from '../../../protocol/app/services'
import { codeOf, flushFolder } from '../../storage/disk'
import { kindOf, makeFolders, readPlainFile } from '../../storage/files'

/** Maximum size of the log file; far more than it grows to between two checkpoints. */
const MAX_BYTES = 256 * 1_048_576

/**
 * Reads the log file; returns an empty buffer if there is none yet. Rejects if something else is in its place, or it
 * cannot be read.
 */
export async function readLogFile(path: string): Promise<Buffer> {
  const found = await lstat(path).catch((fault: unknown) => {
    if (codeOf(fault) === 'ENOENT') return null
    throw fault
  })
  if (!found) return Buffer.alloc(0)
  if (!found.isFile()) {
    throw new ServiceError('bad-file', `Where the log of the tables belongs, there is ${kindOf(found)}: ${path}`)
  }
  if (found.size > MAX_BYTES)
    throw new ServiceError('bad-file', `This is no log of the tables, but far larger: ${path}`)
  return readPlainFile(path, MAX_BYTES, { links: false })
}

/** Copies a file durably into `removed` beside it, before anything is written to it. Returns the copy's path. */
export async function copyAside(path: string): Promise<string> {
  const folder = join(dirname(path), 'removed')
  makeFolders(folder)
  const stamp = new Date().toISOString().replace(/[:.]/gu, '-')
  for (let number = 1; ; number++) {
    const copy = join(folder, `${basename(path)}.${stamp}${number === 1 ? '' : `-${String(number)}`}`)
    try {
      await copyFile(path, copy, constants.COPYFILE_EXCL)
    } catch (fault) {
      if (codeOf(fault) === 'EEXIST') continue
      throw fault
    }
    const handle = await open(copy, 'r+')
    await handle.sync().finally(() => handle.close())
    await flushFolder(folder)
    return copy
  }
}
