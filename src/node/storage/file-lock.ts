import { readFileSync, unlinkSync } from 'node:fs'
import { link, lstat, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname, uptime } from 'node:os'
import * as z from 'zod/mini'
import { textSchema, integerSchema } from '../../protocol/wire/fields'
import { ServiceError } from '../../protocol/app/services'
import { codeOf, retryWhileBusy } from './disk'
import { PRIVATE_FILE, readPlainFile } from './files'
import { withTempFile } from './temp-files'

/** Who holds a lock: a process, told apart from a later one with the same number by when it began. */
const ownerSchema = z.object({
  pid: integerSchema(1),
  host: textSchema(300),
  began: textSchema(60),
})
type Owner = z.infer<typeof ownerSchema>

const ME: Owner = { pid: process.pid, host: hostname(), began: beginningOf('self') ?? 'unknown' }

/** How often held locks are touched, and how old one must be before it counts as left behind where only its age tells. */
const TOUCH_MS = 30_000
export const LEFT_MS = 4 * TOUCH_MS
/** How much a lock's time and the time of the system's start may differ by rounding and by a clock that was set. */
const START_SLACK_MS = 10_000
/** No lock is larger. */
const LARGEST = 4_096
/**
 * Windows refuses a file for as long as a virus scanner looks at it. Elsewhere a refusal is one for good: a game in a
 * folder that can't be written to is opened at once.
 */
const PATIENCE_MS = process.platform === 'win32' ? 1_000 : 0
const gently = <T>(act: () => Promise<T>) => retryWhileBusy(act, PATIENCE_MS)

/** Locks of this process; two tables in one process must not share a journal either. */
const held = new Set<string>()

process.once('exit', () => {
  for (const path of held) {
    try {
      unlinkSync(path)
    } catch {
      // It is stale from now on, and the next process will see that.
    }
  }
})

let touching: NodeJS.Timeout | null = null

/** Shows that this process still lives, where only the age of a lock tells. */
function keepTouching(): void {
  touching ??= setInterval(() => {
    const now = new Date()
    for (const path of held) void utimes(path, now, now).catch(() => undefined)
  }, TOUCH_MS).unref()
}

/**
 * Takes a lock file, or refuses with `in-use` while another living process has it. A lock whose process is gone (killed,
 * or the machine restarted) is taken over. Of another machine's processes, and where the system does not say when a process
 * began, the lock's age tells.
 */
export async function acquireLock(path: string): Promise<void> {
  if (held.has(path)) throw inUse('The game is open in another place of this program.')
  held.add(path)
  try {
    for (let tries = 0; tries < 8; tries++) {
      if (await tryLock(path)) {
        keepTouching()
        return
      }
      if (await clearIfLeft(path, tries < 4)) continue
      throw inUse('The game is open in another window or program.')
    }
    throw inUse('The game is being opened by another program.')
  } catch (fault) {
    held.delete(path)
    throw fault
  }
}

/** Removes a lock whose process is gone. One of a living process stays, and a young one that names nobody. */
export async function sweepLock(path: string): Promise<void> {
  if (held.has(path)) return
  const owner = await readOwner(path)
  if (owner === null ? await isTouched(path) : await isAlive(owner, path)) return
  await clearStale(path, owner)
}

/**
 * Takes a lock that was left behind out of the way; false if its owner lives. One without an owner may be just being
 * written: where `wait` is set it is waited for a little and left.
 */
async function clearIfLeft(path: string, wait: boolean): Promise<boolean> {
  const owner = await readOwner(path)
  if (owner !== null && (await isAlive(owner, path))) return false
  if (owner === null && wait) await new Promise((resolve) => setTimeout(resolve, 25))
  else await clearStale(path, owner)
  return true
}

export async function releaseLock(path: string): Promise<void> {
  if (!held.delete(path)) return
  await gently(() => unlink(path)).catch(ignoreMissing)
}

/** A lock has its name only when it says whose it is. */
async function tryLock(path: string): Promise<boolean> {
  return withTempFile(path, async (temp) => {
    try {
      await gently(() => writeFile(temp, JSON.stringify(ME), { flag: 'wx', mode: PRIVATE_FILE }))
      return await isNew(link(temp, path))
    } catch (fault) {
      // Some file systems know no second name of a file.
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(codeOf(fault))) throw fault
      return await isNew(writeFile(path, JSON.stringify(ME), { flag: 'wx', mode: PRIVATE_FILE }), path)
    } finally {
      await gently(() => unlink(temp)).catch(ignoreMissing)
    }
  })
}

/** Whether a file could be made; false where there is one of its name. Half of one is taken away from `path`. */
async function isNew(making: Promise<void>, path?: string): Promise<boolean> {
  try {
    await making
    return true
  } catch (fault) {
    if (codeOf(fault) === 'EEXIST') return false
    if (path !== undefined) await unlink(path).catch(() => undefined)
    throw fault
  }
}

/** The owner that a lock names; null where it names none or is gone. */
async function readOwner(path: string): Promise<Owner | null> {
  try {
    return ownerSchema.parse(JSON.parse((await readPlainFile(path, LARGEST)).toString('utf8')))
  } catch {
    return null
  }
}

/** Takes a stale lock out of the way, and puts it back if somebody has renewed it meanwhile. */
async function clearStale(path: string, owner: Owner | null): Promise<void> {
  await withTempFile(path, async (aside) => {
    try {
      if ((await lstat(path)).isDirectory()) throw Object.assign(new Error('EISDIR'), { code: 'EISDIR', path })
      await gently(() => rename(path, aside))
      const found = await readOwner(aside)
      if (JSON.stringify(found) === JSON.stringify(owner)) await gently(() => unlink(aside))
      else await gently(() => rename(aside, path))
    } catch (fault) {
      ignoreMissing(fault)
    }
  })
}

async function isAlive(owner: Owner, path: string): Promise<boolean> {
  if (owner.host !== ME.host) return isTouched(path)
  if (owner.pid === ME.pid || !isRunning(owner.pid)) return false
  const began = beginningOf(String(owner.pid))
  // Some process has that number; without its beginning only the age of the lock tells whether it is the same.
  return began === null || owner.began === 'unknown' ? isTouchedSinceStart(path) : began === owner.began
}

/** Whether a process of that number is running on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (fault) {
    return codeOf(fault) !== 'ESRCH'
  }
}

async function isTouched(path: string): Promise<boolean> {
  const touched = await stat(path).catch(() => null)
  return touched !== null && isRecent(touched.mtimeMs)
}

async function isTouchedSinceStart(path: string): Promise<boolean> {
  const touched = await stat(path).catch(() => null)
  return touched !== null && isOfThisStart(touched.mtimeMs, Date.now(), uptime() * 1_000)
}

/**
 * Whether a lock may still belong to somebody by its times, all in milliseconds: touched of late, and since the system
 * started. One from before the start belongs to nobody, however young it is.
 */
export function isOfThisStart(touched: number, now: number, up: number): boolean {
  return isRecent(touched, now) && touched >= now - up - START_SLACK_MS
}

function isRecent(touched: number, now = Date.now()): boolean {
  return now - touched < LEFT_MS
}

/** When a process began, in the system's own words, so that a reused number is noticed. Null where that is not told. */
function beginningOf(pid: string): string | null {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').pop() ?? ''
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').slice(0, 8)
    return `${boot}:${afterName.split(' ')[19] ?? ''}`
  } catch {
    return null
  }
}

function inUse(message: string): ServiceError {
  return new ServiceError('in-use', message)
}

function ignoreMissing(fault: unknown): void {
  if (codeOf(fault) !== 'ENOENT') throw fault
}
