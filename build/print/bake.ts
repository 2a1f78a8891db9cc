import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { BakedManifest, BakedPicture } from '../../src/renderer/stage/model/picture-manifest'
import {
  checkBudgets,
  type Digests,
  isFresh,
  isOnShelf,
  writeDigests,
  readDigests,
  SHELF_READY_MESSAGE,
} from './bake/baked-files'
import { distributeJobs } from './bake/distribute-jobs'
import { createDigester } from './bake/digest'
import { bakeDocuments, documentDigests } from './bake/documents'
import type { JobResult } from './bake/bake-job'
import { manifestOf } from './bake/manifest'
import { prepareFontFiles } from './fonts'
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
  const digestOf = createDigester()
  const digests = JOBS.map(digestOf)
  const ofDocuments = documentDigests(digestOf)
  const previousDigests = values.force === true ? {} : readDigests(FOLDER)
  const staleJobs = JOBS.flatMap((job, i) => (isFresh(FOLDER, job, digests[i]!, previousDigests) ? [] : [i]))
  if (staleJobs.length > 0) await prepareFontFiles()
  let finished = 0
  const currentDigests: Record<string, string> = {}
  JOBS.forEach((job, i) => {
    if (!staleJobs.includes(i)) for (const name of Object.keys(job.pictures)) currentDigests[name] = digests[i]!
  })
  writeDigests(FOLDER, currentDigests)
  const pendingShelfJobs = new Set(staleJobs.filter((job) => isOnShelf(JOBS[job]!)))
  if (pendingShelfJobs.size === 0) console.log(SHELF_READY_MESSAGE)
  await distributeJobs(JOBS, staleJobs, FOLDER, values.awaited ?? null, (done) => {
    for (const name of Object.keys(done.bytes)) currentDigests[name] = digests[done.job]!
    // Saved after each job, so that an aborted bake continues where it stopped.
    writeDigests(FOLDER, currentDigests)
    report(done, ++finished, staleJobs.length)
    if (pendingShelfJobs.delete(done.job) && pendingShelfJobs.size === 0) console.log(SHELF_READY_MESSAGE)
  })
  const documents = await bakeDocuments(FOLDER, ofDocuments, previousDigests)
  finish({ ...currentDigests, ...ofDocuments })
  const count = staleJobs.reduce((sum, i) => sum + Object.keys(JOBS[i]!.pictures).length, 0)
  const took = formatSeconds(performance.now() - started)
  console.log(count === 0 ? 'The pictures are fresh.' : `Baked ${count} pictures in ${took}.`)
  if (documents > 0) console.log(`Made ${documents} documents to print.`)
}

/** Writes the manifest, removes pictures that are no longer baked, and checks the sizes of the boxes. */
function finish(digests: Digests): void {
  const manifest = manifestOf(digests)
  removeStaleFiles(manifest)
  writeDigests(FOLDER, digests)
  writeFileSync(path.join(FOLDER, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  checkSizes(manifest.pictures)
}

/** Prints the size of each box. Throws if one is over its budget. */
function checkSizes(pictures: Readonly<Record<string, BakedPicture>>): void {
  const bytes = (file: string) => statSync(path.join(FOLDER, file)).size
  const sizes = Object.entries(pictures).map(([name, p]) => [name, [bytes(p.file), bytes(p.small)] as const] as const)
  const { lines, overBudget } = checkBudgets(Object.fromEntries(sizes))
  console.log(lines.join('\n'))
  if (overBudget.length > 0) throw new Error(`too large: ${overBudget.join(', ')}`)
}

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const formatKilobytes = (bytes: number): string => `${Math.round(bytes / 1024)} KB`

function report(done: JobResult, finished: number, count: number): void {
  const sizes = Object.entries(done.bytes).map(
    ([name, [full, small]]) => `${name} ${formatKilobytes(full)} + ${formatKilobytes(small)}`,
  )
  console.log(`[${finished}/${count}] ${sizes.join(', ')} (${formatSeconds(done.ms)})`)
}

/** Removes pictures and documents of earlier bakes. */
function removeStaleFiles({ pictures, documents }: BakedManifest): void {
  const inPictures = Object.values(pictures).flatMap((picture) => [picture.file, picture.small])
  const wanted = new Set([...inPictures, ...Object.values(documents)])
  for (const file of readdirSync(FOLDER)) {
    if (/\.(webp|pdf|part)$/.test(file) && !wanted.has(file)) rmSync(path.join(FOLDER, file))
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `The pictures could not be baked: ${error.message}` : error)
  process.exitCode = 1
})
