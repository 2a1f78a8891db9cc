import { readFileSync } from 'node:fs'
import type { Job } from '../job'
import { fileNames } from './files'
import { isOnShelf } from './on-shelf'

/** Published names hold eight digits of what the picture is made from. */
const PUBLISHED = /^(.+)-[0-9a-f]{8}(\.webp)$/

/** The files that pages wait for, by their names in the bake's folder; none if there is no such list. */
export function awaitedFiles(list: string): ReadonlySet<string> {
  try {
    return new Set(
      readFileSync(list, 'utf8')
        .split('\n')
        .map((line) => line.replace(PUBLISHED, '$1$2')),
    )
  } catch {
    return new Set()
  }
}

/**
 * Takes the next job out of the queue: the first one, unless the shelf is printed and a later one draws what is waited
 * for. Answers undefined if the queue is empty.
 * @param queue places in `jobs`, in the order in which they are to be done
 */
export function nextJob(queue: number[], jobs: readonly Job[], awaited: ReadonlySet<string>): number | undefined {
  const first = jobs[queue[0] ?? -1]
  if (first === undefined || isOnShelf(first)) return queue.shift()
  const at = queue.findIndex((job) => Object.keys(jobs[job]?.pictures ?? {}).some((name) => isAwaited(name, awaited)))
  return queue.splice(Math.max(0, at), 1)[0]
}

function isAwaited(picture: string, awaited: ReadonlySet<string>): boolean {
  const { file, small } = fileNames(picture)
  return awaited.has(file) || awaited.has(small)
}
