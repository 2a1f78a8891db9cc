import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Job } from '../job'
import { fileNames } from './files'

/** File beside the pictures with the hashes of the last bake: the digest of each picture's inputs. */
const DIGESTS_FILE = 'digests.json'

export type Digests = Readonly<Record<string, string>>

/** Returns the digests of the pictures in a folder; empty if it has never been baked into. */
export function readDigests(folder: string): Digests {
  try {
    return JSON.parse(readFileSync(path.join(folder, DIGESTS_FILE), 'utf8')) as Digests
  } catch {
    return {}
  }
}

/** Writes the hashes of a bake beside its pictures. */
export function writeDigests(folder: string, digests: Digests): void {
  writeFileSync(path.join(folder, DIGESTS_FILE), `${JSON.stringify(digests, null, 1)}\n`)
}

/** Whether all pictures of a job are in the folder, in both sizes, with the present digest of their inputs. */
export function isFresh(folder: string, job: Job, digest: string, previousDigests: Digests): boolean {
  return Object.keys(job.pictures).every((name) => {
    const { file, small } = fileNames(name)
    return previousDigests[name] === digest && [file, small].every((each) => existsSync(path.join(folder, each)))
  })
}
