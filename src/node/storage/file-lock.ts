import { createHash, randomBytes } from 'node:crypto'
import { lstatSync, readFileSync, unlinkSync } from 'node:fs'
import { link, lstat, rmdir, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { hostname, uptime } from 'node:os'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { wait } from '../../async/wait'
import { textSchema, integerSchema } from '../../protocol/wire/fields'
import { ServiceError } from '../../protocol/app/services'
import { codeOf, ignoreMissing, PRIVATE_FILE_MODE, retryWhileBusy } from './disk'
import { readPlainFile } from './files'
import { PID_NAMESPACE, withTempFile } from './temp-files'

/** The owner of a lock: a process, with what distinguishes it from others of the same id. */
const ownerSchema = z.object({
  pid: integerSchema(1),
  host: textSchema(300),
  /** Start of the system and of the process, as {@link startTimeOf} returns it. */
  began: textSchema(60),
  /** The process namespace in which `pid` counts. Null if the system has none; absent in locks of earlier versions. */
  space: z.exactOptional(z.nullable(textSchema(60))),
  /** Drawn at random by each process. Absent in locks of earlier versions. */
  id: z.exactOptional(textSchema(40)),
})
type Owner = z.infer<typeof ownerSchema>

const THIS_PROCESS: Owner = {
  pid: process.pid,
  host: hostname(),
  began: startTimeOf('self') ?? 'unknown',
  space: PID_NAMESPACE,
  id: randomBytes(16).toString('hex'),
}

/**
 * The interval at which held locks are touched, and the age beyond which a lock counts as abandoned if only its age can
 * tell.
 */
const TOUCH_MS = 30_000
export const ABANDONED_MS = 4 * TOUCH_MS
/** Tolerance when comparing a lock's time with the system's boot time: rounding, and a clock that was set. */
const START_SLACK_MS = 10_000
/** A lock that seems to be touched later than this from now was not touched by a living process: its time is wrong. */
const MAX_AHEAD_MS = 86_400_000
/** Maximum size of a lock file, in bytes. */
const MAX_LOCK_BYTES = 4_096
/**
 * Windows denies access to a file while a virus scanner reads it. On other systems a denial is permanent and is not
 * retried, so that a game in a read-only folder opens without delay.
 */
const MAX_RETRY_MS = process.platform === 'win32' ? 1_000 : 0
const retryBriefly = <T>(act: () => Promise<T>) => retryWhileBusy(act, MAX_RETRY_MS)

/** Locks held by this process; two tables in one process must not share a journal either. */
const heldLocks = new Set<string>()

process.once('exit', () => {
  for (const path of heldLocks) {
    try {
      if (lstatSync(path).isFile() && isOwn(ownerIn(readFileSync(path)))) unlinkSync(path)
    } catch {
      // The lock is stale from now on, and the next process will detect that.
    }
  }
})

let touchTimer: NodeJS.Timeout | null = null

/** Touches the held locks regularly, for cases in which only a lock's age shows that its owner is alive. */
function keepTouching(): void {
  touchTimer ??= setInterval(() => {
    for (const path of heldLocks) void touch(path).catch(() => undefined)
  }, TOUCH_MS).unref()
}

/** Touches a lock, unless it was taken over while this process could not touch it, as during a machine's sleep. */
async function touch(path: string): Promise<void> {
  const now = new Date()
  if (isOwn(await readOwner(path))) await utimes(path, now, now)
}

/**
 * Acquires a lock file, or rejects with `in-use` while another living process holds it. A lock whose process is gone
 * (killed, or the machine restarted) is taken over. For processes of another machine or process namespace, and where the
 * system does not report process start times, the lock's age decides.
 */
export async function acquireLock(path: string): Promise<void> {
  if (heldLocks.has(path)) throw inUse('The game is open in another place of this program.')
  heldLocks.add(path)
  try {
    await takeLock(path, 'The game is open in another window or program.')
    keepTouching()
  } catch (fault) {
    heldLocks.delete(path)
    throw fault
  }
}

/** Writes a lock of this process; rejects with `in-use` and `refusal` if another living process has it. */
async function takeLock(path: string, refusal: string): Promise<void> {
  for (let tries = 0; tries < 8; tries++) {
    if (await tryLock(path)) return
    if (!(await clearIfAbandoned(path, tries < 4))) throw inUse(refusal)
  }
  throw inUse('The game is being opened by another program.')
}

/** How long a job waits for a lock that another process holds, and how often it tries, in milliseconds. */
const MAX_LOCK_WAIT_MS = 5_000
const LOCK_RETRY_MS = 20

/** Does a short job while it holds a lock, for which it waits. Rejects with `in-use` and `refusal` if that takes too long. */
export async function withLock<T>(path: string, refusal: string, job: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + MAX_LOCK_WAIT_MS
  for (;;) {
    try {
      await acquireLock(path)
      break
    } catch (fault) {
      if (!(fault instanceof ServiceError) || fault.code !== 'in-use') throw fault
      if (performance.now() > giveUpAt) throw inUse(refusal)
      await wait(LOCK_RETRY_MS)
    }
  }
  try {
    return await job()
  } finally {
    await releaseLock(path)
  }
}

/**
 * Removes a lock whose process is gone. The lock of a living process stays, and so does a recent one that names no
 * owner.
 */
export async function sweepLock(path: string): Promise<void> {
  if (heldLocks.has(path)) return
  const owner = await readOwner(path)
  if (owner === 'gone' || (owner === null ? await isTouched(path) : await isAlive(owner, path))) return
  await clearStale(path, owner)
}

/**
 * Removes an abandoned lock; returns false if its owner is alive. A lock without an owner may be in the middle of being
 * written: if `wait` is set, waits a little and leaves it in place.
 */
async function clearIfAbandoned(path: string, wait: boolean): Promise<boolean> {
  const owner = await readOwner(path)
  if (owner === 'gone') return true
  if (owner !== null && (await isAlive(owner, path))) return false
  if (owner === null && wait) await pauseBriefly()
  else await clearStale(path, owner)
  return true
}

/**
 * Releases a lock; does nothing if this process does not hold it, or no longer. Rejects if a folder that holds something
 * has taken its place, since nobody can have the lock again then.
 */
export async function releaseLock(path: string): Promise<void> {
  if (!heldLocks.delete(path) || (await removeEmptyFolder(path))) return
  if (isOwn(await readOwner(path))) await retryBriefly(() => unlink(path)).catch(ignoreMissing)
}

/**
 * Writes a held lock again if it is gone, or if what lies in its place names no living owner: after somebody has moved
 * its folder away, or a program that copies files has put an earlier lock there. Rejects with `in-use` if another process
 * has the lock now.
 */
export async function renewLock(path: string): Promise<void> {
  if (!heldLocks.has(path) || isOwn(await readOwner(path))) return
  await takeLock(path, 'Another program has opened the game meanwhile.')
}

/** Tries to create a lock. The lock gets its final name only once its content is complete. */
async function tryLock(path: string): Promise<boolean> {
  return withTempFile(path, async (temp) => {
    try {
      await retryBriefly(() => writeFile(temp, JSON.stringify(THIS_PROCESS), { flag: 'wx', mode: PRIVATE_FILE_MODE }))
      return await isNew(link(temp, path))
    } catch (fault) {
      // Some file systems do not support hard links.
      if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'].includes(codeOf(fault))) throw fault
      return await isNew(writeFile(path, JSON.stringify(THIS_PROCESS), { flag: 'wx', mode: PRIVATE_FILE_MODE }), path)
    } finally {
      await retryBriefly(() => unlink(temp)).catch(ignoreMissing)
    }
  })
}

/**
 * Whether a file could be created; false if one of that name exists. After any other error, deletes a partly written
 * file at `path`.
 */
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

/** Reads the owner of a lock; null if it names none. */
async function readOwner(path: string): Promise<Owner | null | 'gone'> {
  return readPlainFile(path, MAX_LOCK_BYTES, { links: false }).then(ownerIn, (fault: unknown) =>
    codeOf(fault) === 'ENOENT' ? 'gone' : null,
  )
}

function ownerIn(bytes: Buffer): Owner | null {
  try {
    return ownerSchema.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return null
  }
}

const isOwn = (owner: Owner | null | 'gone'): boolean => isDeepStrictEqual(owner, THIS_PROCESS)

/**
 * Removes a stale lock if it is still that of `owner`. Only the process that holds the guard of this owner's lock may, so
 * that none takes away a lock that another has put in the stale one's place meanwhile. A guard that a killed process has
 * left behind is a stale lock itself, and is removed in the same way.
 */
async function clearStale(path: string, owner: Owner | null): Promise<void> {
  if (await removeEmptyFolder(path)) return
  const guard = guardOf(path, owner)
  if (!(await tryLock(guard))) {
    const keeper = await readOwner(guard)
    if (keeper === 'gone') return
    if (keeper === null ? await isTouched(guard) : await isAlive(keeper, guard)) await pauseBriefly()
    else await clearStale(guard, keeper)
    return
  }
  try {
    const found = await readOwner(path)
    if (isDeepStrictEqual(found, owner) && (owner === null || !(await isAlive(owner, path))))
      await retryBriefly(() => unlink(path))
  } catch (fault) {
    ignoreMissing(fault)
  } finally {
    await retryBriefly(() => unlink(guard)).catch(ignoreMissing)
  }
}

/** Removes an empty folder in the place of a lock; whether there was one. Throws `EISDIR` if it holds something. */
async function removeEmptyFolder(path: string): Promise<boolean> {
  if (!(await lstat(path).catch(() => null))?.isDirectory()) return false
  await rmdir(path).catch((fault: unknown) => {
    if (codeOf(fault) !== 'ENOENT') throw Object.assign(new Error('EISDIR'), { code: 'EISDIR', path })
  })
  return true
}

/** Path of the file beside a stale lock by which one process at a time removes it: another for each owner. */
function guardOf(path: string, owner: Owner | null): string {
  const digest = createHash('sha256').update(JSON.stringify(owner)).digest('hex')
  return `${path}.${digest.slice(0, 8)}.clearing`
}

const pauseBriefly = () => new Promise((resolve) => setTimeout(resolve, 25))

async function isAlive(owner: Owner, path: string): Promise<boolean> {
  if (owner.host !== THIS_PROCESS.host) return isTouched(path)
  if (!sharesProcessIds(owner)) return isTouchedSinceStart(path)
  // This process itself does not hold the lock, and what an earlier process with its id held is nobody's. A copy of
  // this module in another thread may hold it.
  if (owner.pid === THIS_PROCESS.pid)
    return (
      owner.began === THIS_PROCESS.began && owner.id !== undefined && owner.id !== THIS_PROCESS.id && isTouched(path)
    )
  if (!isRunning(owner.pid)) return false
  const began = startTimeOf(String(owner.pid))
  // A process with that id exists; without start times only the lock's age tells whether it is the owner.
  return began === null || owner.began === 'unknown' ? isTouchedSinceStart(path) : began === owner.began
}

/**
 * Whether process ids of a lock's owner mean the same as here: not in another container, nor on another machine of the
 * same name, such as a copy of a virtual one, nor before the system was started again.
 */
function sharesProcessIds({ space, began }: Owner): boolean {
  const [boot, ownBoot] = [began, THIS_PROCESS.began].map((text) => text.split(':')[0])
  const isOtherBoot = began !== 'unknown' && THIS_PROCESS.began !== 'unknown' && boot !== ownBoot
  return !isOtherBoot && (space === undefined || space === THIS_PROCESS.space)
}

/** Whether a process with that id is running on this machine. */
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
  return touched !== null && isSinceBoot(touched.mtimeMs, Date.now(), uptime() * 1_000)
}

/**
 * Whether a lock's times allow that its owner is alive, all in milliseconds: touched recently, and since the system
 * booted. A lock from before the boot has no living owner, however recent it is.
 */
export function isSinceBoot(touched: number, now: number, up: number): boolean {
  return isRecent(touched, now) && touched >= now - up - START_SLACK_MS
}

function isRecent(touched: number, now = Date.now()): boolean {
  return now - touched < ABANDONED_MS && touched - now < MAX_AHEAD_MS
}

/**
 * Returns the start time of a process in the system's own notation, so that a reused id is noticed. Null if the system
 * does not provide it.
 */
function startTimeOf(pid: string): string | null {
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
