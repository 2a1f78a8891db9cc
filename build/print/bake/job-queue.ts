import { readFileSync } from 'node:fs'
import type { Job } from '../job'
import { fileNames } from './files'
import { isOnShelf } from './on-shelf'

/** A published file name, which contains eight digits of the digest of its sources. */
const PUBLISHED_NAME = /^(.+)-[0-9a-f]{8}(\.webp)$/

/**
 * Returns the files that pages are waiting for, by their names in the bake's folder; empty if there is no such list.
 */
export function awaitedFiles(list: string): ReadonlySet<string> {
  try {
    return new Set(
      readFileSync(list, 'utf8')
        .split('\n')
        .map((line) => line.replace(PUBLISHED_NAME, '$1$2')),
    )
  } catch {
    return new Set()
  }
}

/**
 * Takes the next job out of the queue: the first one, unless all pictures of the shelf have been taken and a later job
 * draws a picture that a page is waiting for. Returns undefined if the queue is empty.
 * @param queue indices in `jobs`, in the order in which they are to be done
 */
export function takeNextJob(queue: number[], jobs: readonly Job[], awaited: ReadonlySet<string>): number | undefined {
  const first = jobs[queue[0] ?? -1]
  if (first === undefined || isOnShelf(first)) return queue.shift()
  const at = queue.findIndex((job) => Object.keys(jobs[job]?.pictures ?? {}).some((name) => isAwaited(name, awaited)))
  return queue.splice(Math.max(0, at), 1)[0]
}

function isAwaited(picture: string, awaited: ReadonlySet<string>): boolean {
  const { file, small } = fileNames(picture)
  return awaited.has(file) || awaited.has(small)
}
