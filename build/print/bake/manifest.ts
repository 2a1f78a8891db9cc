import { createHash } from 'node:crypto'
import type { BakedCell, BakedManifest, BakedPicture } from '../../../src/renderer/stage/model/picture-manifest'
import { JOBS } from '../pictures'
import { DOCUMENTS } from './documents'
import { fileNames, type Digests } from './baked-files'

/** Returns the manifest of all pictures that were, or will be, made from the inputs with these digests. */
export function manifestOf(digests: Digests): BakedManifest {
  const pictures: Record<string, BakedPicture> = {}
  for (const job of JOBS) {
    for (const [name, { width, height }] of Object.entries(job.pictures)) {
      pictures[name] = { ...fileNames(name), width, height }
    }
  }
  const documents = Object.fromEntries(DOCUMENTS.map(({ name, file }) => [name, file]))
  const cells: Record<string, BakedCell> = Object.fromEntries(JOBS.flatMap((job) => Object.entries(job.cells ?? {})))
  // In whichever order they were made: the same inputs are the same bytes in an installed app.
  const sorted = Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1))
  const version = createHash('sha256')
    .update(JSON.stringify([sorted, cells]))
    .digest('hex')
    .slice(0, 16)
  return { version, pictures, documents, cells }
}
