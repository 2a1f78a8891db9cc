import { open, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
import { ServiceError } from '../../protocol/services'

/** How long a file that somebody else holds (a virus scanner, an indexer) is waited for. */
const PATIENCE_MS = 2_000

const HELD = new Set(['EPERM', 'EBUSY', 'EACCES'])

/** The system's code of a fault (`ENOENT`), or an empty text. */
export function codeOf(fault: unknown): string {
  const code: unknown = typeof fault === 'object' && fault !== null && 'code' in fault ? fault.code : ''
  return typeof code === 'string' ? code : ''
}

/**
 * A fault of the disk as a service tells it: `disk-full`, `read-only`, `no-such-save` or `disk-fault`. What did not come
 * from the system is a bug and stays what it is.
 */
export function asServiceError(fault: unknown): unknown {
  const code = codeOf(fault)
  if (fault instanceof ServiceError || !/^E[A-Z0-9]+$/u.test(code)) return fault
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
      return new ServiceError('disk-full', 'The disk is full.')
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return new ServiceError('read-only', 'The folder of saves cannot be written to.')
    case 'ENOENT':
      return new ServiceError('no-such-save', 'There is no such saved game any more.')
    default:
      return new ServiceError('disk-fault', `The disk could not be used (${code}).`)
  }
}

/** Does a thing again, with growing pauses, while the file is held by somebody else. */
export async function patiently<T>(act: () => Promise<T>, patienceMs = PATIENCE_MS): Promise<T> {
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

/** Puts a whole file in place: the old one or the new one is there, never neither and never half of one. */
export async function writeWhole(path: string, text: string): Promise<void> {
  // The package takes a write that a full disk cut short for a whole one; `writeFile` goes on until it fails.
  const fill = (fresh: string) => writeFile(fresh, text)
  await patiently(() => writeFileAtomic(path, '', { fsync: true, tmpfileCreated: fill }))
  await flushFolder(dirname(path))
}

/** Moves a file for good. */
export async function moveFile(from: string, to: string): Promise<void> {
  await patiently(() => rename(from, to))
  const folders = new Set([dirname(to), dirname(from)])
  for (const folder of folders) await flushFolder(folder)
}
