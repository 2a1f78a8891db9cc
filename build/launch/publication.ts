import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BakedManifest } from '../../src/renderer/stage/model/picture-manifest'
import { readDigests, type Digests } from '../print/bake/stored-digests'
import { publish } from '../vite/baked-pictures'
import { AWAITED_PICTURES, UNFINISHED_PICTURES } from './sources'

/** The pictures of the built page while some are still being made. */
export interface Publication {
  /** Copies the pictures made since the last call. */
  update(): void
  /** Copies the remaining pictures and, if all are there, removes the marker. */
  close(isWhole: boolean): Promise<void>
}

/**
 * Copies the existing pictures into the built page, and registers all others, whose requests then wait. The process id
 * in the marker shows that they are being made.
 */
export async function openPublication(root: string): Promise<Publication> {
  const from = join(root, 'resources/baked')
  const to = join(root, 'out/renderer/baked')
  const marker = join(root, UNFINISHED_PICTURES)
  const { digests, manifest } = await planPictures()
  const copy = () => publish(from, to, manifest, digests, readDigests(from))
  const awaited = join(root, AWAITED_PICTURES)
  await mkdir(dirname(marker), { recursive: true })
  await rm(awaited, { force: true })
  await writeFile(marker, String(process.pid))
  await copy()
  let latest = Promise.resolve()
  return {
    // A failure recurs when the remaining pictures are copied, and is reported then.
    update: () => void (latest = latest.then(copy).catch(() => undefined)),
    async close(isWhole) {
      await latest
      if (isWhole) await copy()
      // Without a process id nothing waits any more, and the next start continues.
      if (isWhole) await rm(marker)
      else await writeFile(marker, '')
      await rm(awaited, { force: true })
    },
  }
}

/** Returns the digests of all pictures to be made, and their manifest. Loads the print shop only when needed. */
async function planPictures(): Promise<{ digests: Digests; manifest: BakedManifest }> {
  const [{ JOBS }, { createDigester: digester }, manifests, { documentDigests }] = await Promise.all([
    import('../print/pictures'),
    import('../print/bake/digest'),
    import('../print/bake/manifest'),
    import('../print/bake/documents'),
  ])
  const digestOf = digester()
  const digests: Record<string, string> = { ...documentDigests(digestOf) }
  for (const job of JOBS) for (const name of Object.keys(job.pictures)) digests[name] = digestOf(job)
  return { digests, manifest: manifests.manifestOf(digests) }
}
