import { createHash } from 'node:crypto'
import { hostname } from 'node:os'

/**
 * The names of temporary files: `NAME.HOST-PID-COUNT.tmp`, beside the file that they become. Whoever finds one can tell
 * whether a living process is writing it.
 */
const NAME = /\.([0-9a-f]{8})-(\d{1,10})-\d+\.tmp$/u

/** This machine in a file name. */
const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)

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

/** Whose a temporary file is, by its name; null for any other file. */
export function writerOf(path: string): { readonly pid: number; readonly here: boolean } | null {
  const found = NAME.exec(path)
  return found ? { pid: Number(found[2]), here: found[1] === HOST } : null
}

/** Whether this process is writing a temporary file now. */
export function isWriting(path: string): boolean {
  return writing.has(path)
}
