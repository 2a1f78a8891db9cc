import { readFileSync, unlinkSync } from 'node:fs'
import { open, readFile, unlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { z } from 'zod'
import { ServiceError } from '../../protocol/services'
import { codeOf } from './disk'

/** Who holds a lock: a process, told apart from a later one with the same number by when it began. */
const ownerSchema = z.object({
  pid: z.number().int().positive(),
  host: z.string().max(300),
  began: z.string().max(60),
})
type Owner = z.infer<typeof ownerSchema>

const ME: Owner = { pid: process.pid, host: hostname(), began: beginningOf('self') ?? 'unknown' }

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

/**
 * Takes a lock file, or refuses with `in-use` while another living process of this machine, or any process of another
 * one, has it. A lock whose process is gone (killed, or the machine restarted) is taken over.
 */
export async function takeLock(path: string): Promise<void> {
  if (held.has(path)) throw inUse('The game is open in another place of this program.')
  held.add(path)
  try {
    for (let tries = 0; tries < 5; tries++) {
      if (await tryLock(path)) return
      const owner = await ownerOf(path)
      if (owner && isAlive(owner)) throw inUse('The game is open in another window or program.')
      await unlink(path).catch(ignoreMissing)
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
  try {
    const file = await open(path, 'wx')
    await file.writeFile(JSON.stringify(ME)).finally(() => file.close())
    return true
  } catch (fault) {
    if (codeOf(fault) === 'EEXIST') return false
    throw fault
  }
}

async function ownerOf(path: string): Promise<Owner | null> {
  try {
    return ownerSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}

function isAlive(owner: Owner): boolean {
  if (owner.host !== ME.host) return true
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
