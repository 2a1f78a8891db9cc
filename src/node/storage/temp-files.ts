import { createHash } from 'node:crypto'
import { readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * Names of temporary files, beside the file that they become: `NAME.HOST-PID-COUNT.tmp`. The name tells whether a
 * living process is writing the file.
 */
const NAME = /\.([0-9a-f]{8})-(\d{1,10})-\d+\.tmp$/u

/**
 * The process namespace of this program, as the system names it; null if the system has none. Containers number their
 * processes themselves: a process id means something only within one namespace.
 */
export const PID_NAMESPACE: string | null = pidNamespace()

/** Identifies this machine, and the container on it, in a file name. */
const HOST = createHash('sha256')
  .update(`${hostname()} ${PID_NAMESPACE ?? ''}`)
  .digest('hex')
  .slice(0, 8)

/** Temporary files that this process is writing. */
const writing = new Set<string>()
let count = 0

/** Runs a job with a fresh temporary name beside `path`; the name counts as in use until the job is done. */
export async function withTempFile<T>(path: string, job: (temp: string) => Promise<T>): Promise<T> {
  const temp = `${path}.${HOST}-${String(process.pid)}-${String(count++)}.tmp`
  writing.add(temp)
  try {
    return await job(temp)
  } finally {
    writing.delete(temp)
  }
}

function pidNamespace(): string | null {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return null
  }
}

/**
 * Returns the writer of a temporary file, by its name; null for any other file. `isLocal` tells whether it ran on this
 * machine, and in the same process namespace.
 */
export function writerOf(path: string): { readonly pid: number; readonly isLocal: boolean } | null {
  const found = NAME.exec(path)
  return found ? { pid: Number(found[2]), isLocal: found[1] === HOST } : null
}

/** Whether this process is currently writing a temporary file. */
export function isWriting(path: string): boolean {
  return writing.has(path)
}
