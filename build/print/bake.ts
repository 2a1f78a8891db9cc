import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { BakedManifest, BakedPicture } from '../../src/renderer/stage/manifest'
import { isFresh, version } from './fresh'
import type { Job } from './pictures'
import type { Done, Task } from './job'

const FOLDER = fileURLToPath(new URL('../../resources/baked/', import.meta.url))

/** Bakes every picture unless it lies there already; `--force` bakes all the same. */
async function main(): Promise<void> {
  const wanted = version()
  if (!process.argv.includes('--force') && isFresh(FOLDER, wanted)) {
    console.log('The pictures are fresh.')
    return
  }
  const started = performance.now()
  mkdirSync(FOLDER, { recursive: true })
  const [{ JOBS }, { atlasCells }, { fileNames }, { fontFiles }] = await Promise.all([
    import('./pictures'),
    import('./forty-nine/atlas'),
    import('./job'),
    import('./fonts'),
  ])
  await fontFiles()
  await deal(JOBS)
  const pictures: Record<string, BakedPicture> = {}
  for (const job of JOBS) {
    for (const [name, { width, height }] of Object.entries(job.pictures)) {
      pictures[name] = { ...fileNames(name), width, height }
    }
  }
  const manifest: BakedManifest = { version: wanted, pictures, cells: atlasCells('49/atlas') }
  sweep(pictures)
  writeFileSync(path.join(FOLDER, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  console.log(`Baked ${Object.keys(pictures).length} pictures in ${seconds(performance.now() - started)}.`)
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Deals the jobs out to as many workers as there are cores, four at most (each holds a few hundred MB), longest first. */
async function deal(jobs: readonly Job[]): Promise<void> {
  const order = jobs.map((_, i) => i).sort((a, b) => jobs[b]!.cost - jobs[a]!.cost)
  const workers = Math.min(4, Math.max(1, availableParallelism()), order.length)
  let finished = 0
  const report = (done: Done) => {
    finished++
    const sizes = Object.entries(done.bytes).map(([name, [full, small]]) => `${name} ${kb(full)} + ${kb(small)}`)
    console.log(`[${finished}/${jobs.length}] ${sizes.join(', ')} (${seconds(done.ms)})`)
  }
  await Promise.all(Array.from({ length: workers }, () => work(order, report)))
}

const kb = (bytes: number): string => `${Math.round(bytes / 1024)} KB`

/** One worker: takes the next job until none is left. Rejects if the worker fails. */
function work(queue: number[], report: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker-entry.mjs', import.meta.url))
    const next = () => {
      const job = queue.shift()
      if (job === undefined) {
        void worker.terminate().then(() => resolve())
        return
      }
      worker.postMessage({ job, folder: FOLDER } satisfies Task)
    }
    worker.on('message', (done: Done) => {
      report(done)
      next()
    })
    worker.on('error', reject)
    next()
  })
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
