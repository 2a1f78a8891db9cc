import { readFileSync, unlinkSync } from 'node:fs'
import { open, readFile, rename, stat, unlink, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import * as z from 'zod/mini'
import { text, whole } from '../../protocol/bounded'
import { ServiceError } from '../../protocol/services'
import { codeOf } from './disk'

/** Who holds a lock: a process, told apart from a later one with the same number by when it began. */
const ownerSchema = z.object({
  pid: whole(1),
  host: text(300),
  began: text(60),
})
type Owner = z.infer<typeof ownerSchema>

const ME: Owner = { pid: process.pid, host: hostname(), began: beginningOf('self') ?? 'unknown' }

/** How often held locks are touched, and how old one of another machine must be before it counts as left behind. */
const TOUCH_MS = 30_000
const LEFT_MS = 4 * TOUCH_MS

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

/** Shows other machines that this process still lives. */
function keepTouching(): void {
  touching ??= setInterval(() => {
    const now = new Date()
    for (const path of held) void utimes(path, now, now).catch(() => undefined)
  }, TOUCH_MS).unref()
}

/**
 * Takes a lock file, or refuses with `in-use` while another living process has it. A lock whose process is gone (killed,
 * or the machine restarted) is taken over. Of another machine's processes only the lock's age tells.
 */
export async function takeLock(path: string): Promise<void> {
  if (held.has(path)) throw inUse('The game is open in another place of this program.')
  held.add(path)
  try {
    for (let tries = 0; tries < 8; tries++) {
      if (await tryLock(path)) {
        keepTouching()
        return
      }
      const owner = await readOwner(path)
      if (owner !== null && (await isAlive(owner, path))) throw inUse('The game is open in another window or program.')
      // A lock without an owner may be one that is just being written.
      if (owner === null && tries < 4) await new Promise((resolve) => setTimeout(resolve, 25))
      else await clearStale(path, owner)
    }
    throw inUse('The game is being opened by another program.')
  } catch (fault) {
    held.delete(path)
    throw fault
  }
}

export async function dropLock(path: string): Promise<void> {
  if (!held.delete(path)) return
  await unlink(path).catch(ignoreMissing)
}

async function tryLock(path: string): Promise<boolean> {
  const file = await open(path, 'wx').catch((fault: unknown) => {
    if (codeOf(fault) === 'EEXIST') return null
    throw fault
  })
  if (!file) return false
  try {
    await file.writeFile(JSON.stringify(ME)).finally(() => file.close())
    return true
  } catch (fault) {
    await unlink(path).catch(() => undefined)
    throw fault
  }
}

/** The owner that a lock names; null where it names none or is gone. */
async function readOwner(path: string): Promise<Owner | null> {
  try {
    return ownerSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}

/** Takes a stale lock out of the way, and puts it back if somebody has renewed it meanwhile. */
async function clearStale(path: string, owner: Owner | null): Promise<void> {
  const aside = `${path}.${String(process.pid)}`
  try {
    await rename(path, aside)
    const found = await readOwner(aside)
    if (JSON.stringify(found) === JSON.stringify(owner)) await unlink(aside)
    else await rename(aside, path)
  } catch (fault) {
    ignoreMissing(fault)
  }
}

async function isAlive(owner: Owner, path: string): Promise<boolean> {
  if (owner.host !== ME.host) {
    const touched = await stat(path).catch(() => null)
    return touched !== null && Date.now() - touched.mtimeMs < LEFT_MS
  }
  if (owner.pid === ME.pid) return false
  try {
    process.kill(owner.pid, 0)
  } catch (fault) {
    if (codeOf(fault) === 'ESRCH') return false
  }
  const began = beginningOf(String(owner.pid))
  return began === null || owner.began === 'unknown' || began === owner.began
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
