import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Job } from '../job'
import { fileNames } from './files'

/** Hashes of the last bake, by picture: what each was made from. Lies beside the pictures. */
const LEDGER = 'digests.json'

export type Digests = Readonly<Record<string, string>>

/** What the pictures in a folder were made from; nothing if it was never baked into. */
export function lastDigests(folder: string): Digests {
  try {
    return JSON.parse(readFileSync(path.join(folder, LEDGER), 'utf8')) as Digests
  } catch {
    return {}
  }
}

export function keepDigests(folder: string, digests: Digests): void {
  writeFileSync(path.join(folder, LEDGER), `${JSON.stringify(digests, null, 1)}\n`)
}

/** Whether all pictures of a job lie in the folder, in both sizes, made from what they would be made from now. */
export function isFresh(folder: string, job: Job, digest: string, last: Digests): boolean {
  return Object.keys(job.pictures).every((name) => {
    const { file, small } = fileNames(name)
    return last[name] === digest && [file, small].every((each) => existsSync(path.join(folder, each)))
  })
}
