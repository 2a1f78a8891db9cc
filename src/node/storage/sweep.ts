import { lstat, readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseLock, isRunning, ABANDONED_MS, sweepLock, acquireLock } from './file-lock'
import { isWriting, writerOf } from './temp-files'

/** Names of files left behind by killed processes of earlier versions; they do not identify their writer. */
const LEGACY_TEMP_NAME =
  /^(settings(\.previous)?|.+\.table)\.json\.\d{1,10}$|\.parlor-journal(\.lock)?\.\d{1,10}$|\.parlor-journal\.new$|^day\.book\.lock\.\d{1,10}$/u
const LOCK = /(?:\.parlor-journal|^day\.book|^sweep|^settings)\.lock(?:\.[0-9a-f]{8}\.clearing)*$/u

const DAY_MS = 86_400_000
/**
 * How long removed games and torn lines are kept: the normal time, and the minimum if there are more than
 * `MANY_REMOVED`.
 */
const RETENTION_MS = 365 * DAY_MS
const MIN_RETENTION_MS = 30 * DAY_MS
const MANY_REMOVED = 1_000

/**
 * Cleans a data folder of what killed processes left behind: temporary files that nobody is writing, locks of dead
 * processes, and games removed long ago. Files that a living process holds or writes stay. One process sweeps at a
 * time; if the disk refuses, files stay as they are, since play does not depend on the sweep.
 * @param now milliseconds since 1970
 */
export async function sweep(dataFolder: string, now: number): Promise<void> {
  const lock = join(dataFolder, 'sweep.lock')
  try {
    await acquireLock(lock)
  } catch {
    // Another process is sweeping, or the folder is not writable.
    return
  }
  try {
    for (const part of ['', 'saves', 'studies', 'tables', join('tables', 'saves')])
      await sweepFolder(join(dataFolder, part), now)
    for (const part of ['saves', 'studies', join('tables', 'saves')])
      await sweepRemoved(join(dataFolder, part, 'removed'), now)
  } finally {
    await releaseLock(lock).catch(() => undefined)
  }
}

/**
 * Removes the temporary files in a folder that killed processes left behind, and nothing else. Files that cannot be
 * removed stay.
 * @param now milliseconds since 1970
 */
export async function sweepTempFiles(folder: string, now: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    if (writerOf(path) && (await isAbandoned(path, name, now))) await unlink(path).catch(() => undefined)
  }
}

async function sweepFolder(folder: string, now: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    if (LOCK.test(name)) await sweepLock(path).catch(() => undefined)
    else if (await isAbandoned(path, name, now)) await unlink(path).catch(() => undefined)
  }
}

/** Whether a file is a temporary one that nobody is writing. */
async function isAbandoned(path: string, name: string, now: number): Promise<boolean> {
  const writer = writerOf(path)
  if (!writer) return LEGACY_TEMP_NAME.test(name) && isOld(path, now)
  if (isWriting(path)) return false
  // For processes of another machine, and for unrelated ones that reuse the id, only the age decides.
  return (writer.isLocal && (writer.pid === process.pid || !isRunning(writer.pid))) || isOld(path, now)
}

async function isOld(path: string, now: number): Promise<boolean> {
  const found = await lstat(path).catch(() => null)
  return found !== null && found.isFile() && now - found.mtimeMs > ABANDONED_MS
}

async function sweepRemoved(folder: string, now: number): Promise<void> {
  const found: { path: string; age: number }[] = []
  for (const name of await namesIn(folder)) {
    const path = join(folder, name)
    const stats = await lstat(path).catch(() => null)
    // A removed game keeps the modification time of its last move; the time of its removal is its change time.
    if (stats?.isFile()) found.push({ path, age: now - Math.max(stats.mtimeMs, stats.ctimeMs) })
  }
  found.sort((a, b) => a.age - b.age)
  for (const [index, { path, age }] of found.entries()) {
    if (age > RETENTION_MS || (index >= MANY_REMOVED && age > MIN_RETENTION_MS))
      await unlink(path).catch(() => undefined)
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
