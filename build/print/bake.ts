import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BakedCell, BakedManifest, BakedPicture } from '../../src/renderer/stage/manifest'
import { balance } from './bake/budget'
import { deal } from './bake/deal'
import { digester } from './bake/digest'
import type { Done } from './bake/encode'
import { fileNames } from './bake/files'
import { type Digests, isFresh, keepDigests, lastDigests } from './bake/fresh'
import { fontFiles } from './fonts'
import { JOBS } from './pictures'

const FOLDER = fileURLToPath(new URL('../../resources/baked/', import.meta.url))

/** Bakes the pictures whose sources have changed since the last bake; `--force` bakes all. */
async function main(): Promise<void> {
  const started = performance.now()
  mkdirSync(FOLDER, { recursive: true })
  const digestOf = digester()
  const digests = JOBS.map(digestOf)
  const last = process.argv.includes('--force') ? {} : lastDigests(FOLDER)
  const stale = JOBS.flatMap((job, i) => (isFresh(FOLDER, job, digests[i]!, last) ? [] : [i]))
  if (stale.length > 0) await fontFiles()
  let finished = 0
  const now: Record<string, string> = {}
  JOBS.forEach((job, i) => {
    if (!stale.includes(i)) for (const name of Object.keys(job.pictures)) now[name] = digests[i]!
  })
  await deal(JOBS, stale, FOLDER, (done) => {
    for (const name of Object.keys(done.bytes)) now[name] = digests[done.job]!
    // Kept after each job, so that a bake that is broken off goes on where it was.
    keepDigests(FOLDER, now)
    report(done, ++finished, stale.length)
  })
  finish(now)
  const count = stale.reduce((sum, i) => sum + Object.keys(JOBS[i]!.pictures).length, 0)
  const took = seconds(performance.now() - started)
  console.log(count === 0 ? 'The pictures are fresh.' : `Baked ${count} pictures in ${took}.`)
}

/** Writes the manifest, removes what is no longer baked, and weighs the boxes. */
function finish(digests: Digests): void {
  const pictures: Record<string, BakedPicture> = {}
  for (const job of JOBS) {
    for (const [name, { width, height }] of Object.entries(job.pictures)) {
      pictures[name] = { ...fileNames(name), width, height }
    }
  }
  const cells: Record<string, BakedCell> = Object.assign({}, ...JOBS.map((job) => job.cells ?? {}))
  const version = createHash('sha256')
    .update(JSON.stringify([digests, cells]))
    .digest('hex')
    .slice(0, 16)
  const manifest: BakedManifest = { version, pictures, cells }
  sweep(pictures)
  keepDigests(FOLDER, digests)
  writeFileSync(path.join(FOLDER, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  weighAll(pictures)
}

/** Prints what each box weighs. Throws if one is beyond its budget. */
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
