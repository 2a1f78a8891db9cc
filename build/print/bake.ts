import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { BakedPicture } from '../../src/renderer/stage/model/picture-manifest'
import { balance } from './bake/budget'
import { deal } from './bake/deal'
import { digester } from './bake/digest'
import type { Done } from './bake/encode'
import { type Digests, isFresh, keepDigests, lastDigests } from './bake/fresh'
import { manifestOf } from './bake/manifest'
import { isOnShelf, SHELF_IS_PRINTED } from './bake/on-shelf'
import { fontFiles } from './fonts'
import { JOBS } from './pictures'

const FOLDER = fileURLToPath(new URL('../../resources/baked/', import.meta.url))

/**
 * Bakes the pictures whose sources have changed since the last bake; `--force` bakes all, `--awaited FILE` lists those
 * to bake first.
 */
async function main(): Promise<void> {
  const started = performance.now()
  const { values } = parseArgs({ options: { force: { type: 'boolean' }, awaited: { type: 'string' } } })
  mkdirSync(FOLDER, { recursive: true })
  const digestOf = digester()
  const digests = JOBS.map(digestOf)
  const last = values.force === true ? {} : lastDigests(FOLDER)
  const stale = JOBS.flatMap((job, i) => (isFresh(FOLDER, job, digests[i]!, last) ? [] : [i]))
  if (stale.length > 0) await fontFiles()
  let finished = 0
  const now: Record<string, string> = {}
  JOBS.forEach((job, i) => {
    if (!stale.includes(i)) for (const name of Object.keys(job.pictures)) now[name] = digests[i]!
  })
  keepDigests(FOLDER, now)
  const shelf = new Set(stale.filter((job) => isOnShelf(JOBS[job]!)))
  if (shelf.size === 0) console.log(SHELF_IS_PRINTED)
  await deal(JOBS, stale, FOLDER, values.awaited ?? null, (done) => {
    for (const name of Object.keys(done.bytes)) now[name] = digests[done.job]!
    // Saved after each job, so that an aborted bake continues where it stopped.
    keepDigests(FOLDER, now)
    report(done, ++finished, stale.length)
    if (shelf.delete(done.job) && shelf.size === 0) console.log(SHELF_IS_PRINTED)
  })
  finish(now)
  const count = stale.reduce((sum, i) => sum + Object.keys(JOBS[i]!.pictures).length, 0)
  const took = seconds(performance.now() - started)
  console.log(count === 0 ? 'The pictures are fresh.' : `Baked ${count} pictures in ${took}.`)
}

/** Writes the manifest, removes pictures that are no longer baked, and checks the sizes of the boxes. */
function finish(digests: Digests): void {
  const manifest = manifestOf(digests)
  sweep(manifest.pictures)
  keepDigests(FOLDER, digests)
  writeFileSync(path.join(FOLDER, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  weighAll(manifest.pictures)
}

/** Prints the size of each box. Throws if one is over its budget. */
function weighAll(pictures: Readonly<Record<string, BakedPicture>>): void {
  const bytes = (file: string) => statSync(path.join(FOLDER, file)).size
  const sizes = Object.entries(pictures).map(([name, p]) => [name, [bytes(p.file), bytes(p.small)] as const] as const)
  const { lines, beyond } = balance(Object.fromEntries(sizes))
  console.log(lines.join('\n'))
  if (beyond.length > 0) throw new Error(`too large: ${beyond.join(', ')}`)
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const kb = (bytes: number): string => `${Math.round(bytes / 1024)} KB`

function report(done: Done, finished: number, count: number): void {
  const sizes = Object.entries(done.bytes).map(([name, [full, small]]) => `${name} ${kb(full)} + ${kb(small)}`)
  console.log(`[${finished}/${count}] ${sizes.join(', ')} (${seconds(done.ms)})`)
}

/** Removes pictures of earlier bakes. */
function sweep(pictures: Readonly<Record<string, BakedPicture>>): void {
  const wanted = new Set(Object.values(pictures).flatMap((picture) => [picture.file, picture.small]))
  for (const file of readdirSync(FOLDER)) {
    if (/\.(webp|part)$/.test(file) && !wanted.has(file)) rmSync(path.join(FOLDER, file))
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `The pictures could not be baked: ${error.message}` : error)
  process.exitCode = 1
})
