import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { BakedManifest } from '../../src/renderer/stage/model/picture-manifest'
import { lastDigests, type Digests } from '../print/bake/fresh'
import { publish } from '../vite/baked-pictures'
import { AWAITED_PICTURES, UNFINISHED_PICTURES } from './sources'

/** The pictures of the built page while the rest of them is still being made. */
export interface Publication {
  /** Copies what has been made since. */
  update(): void
  /** Copies the rest, and notes that all is there if it is. */
  close(isWhole: boolean): Promise<void>
}

/**
 * Puts the pictures that are there beside the built page, and names all others, for which the page's files then wait.
 * The process id in the marker tells that they are being made.
 */
export async function openPublication(root: string): Promise<Publication> {
  const from = join(root, 'resources/baked')
  const to = join(root, 'out/renderer/baked')
  const marker = join(root, UNFINISHED_PICTURES)
  const { digests, manifest } = await planned()
  const copy = () => publish(from, to, manifest, digests, lastDigests(from))
  const awaited = join(root, AWAITED_PICTURES)
  await mkdir(dirname(marker), { recursive: true })
  await rm(awaited, { force: true })
  await writeFile(marker, String(process.pid))
  await copy()
  let latest = Promise.resolve()
  return {
    // A fault is met again when the rest is copied.
    update: () => void (latest = latest.then(copy).catch(() => undefined)),
    async close(isWhole) {
      await latest
      if (isWhole) await copy()
      // Without a process id nobody waits any more, and the next start goes on.
      if (isWhole) await rm(marker)
      else await writeFile(marker, '')
      await rm(awaited, { force: true })
    },
  }
}

/** What all pictures will be made from, and their manifest. The print shop is loaded only where it is needed. */
async function planned(): Promise<{ digests: Digests; manifest: BakedManifest }> {
  const [{ JOBS }, { digester }, manifests] = await Promise.all([
    import('../print/pictures'),
    import('../print/bake/digest'),
    import('../print/bake/manifest'),
  ])
  const digestOf = digester()
  const digests: Record<string, string> = {}
  for (const job of JOBS) for (const name of Object.keys(job.pictures)) digests[name] = digestOf(job)
  return { digests, manifest: manifests.manifestOf(digests) }
}
