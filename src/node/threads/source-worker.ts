import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Starts a worker thread that runs a TypeScript file of this repository from source, through tsx. */
export function startSourceWorker(file: URL): Worker {
  return new Worker(new URL('./tsx-boot.mjs', import.meta.url), { workerData: { file: file.href }, execArgv: [] })
}

/**
 * Starts a worker thread of the program. From source its file lies beside the caller's; in a bundle it is an entry of
 * its own, beside the chunk that holds the caller or one folder up.
 * @param from the caller's `import.meta.url`
 */
export function startWorker(name: string, from: string): Worker {
  if (from.endsWith('.ts')) return startSourceWorker(new URL(`./${name}.ts`, from))
  // Paths, because the file system of a packaged app does not accept URLs.
  const places = ['.', '..'].map((folder) => fileURLToPath(new URL(`${folder}/${name}.js`, from)))
  const found = places.find((place) => existsSync(place))
  if (!found) throw new Error(`${name}.js is missing from the build`)
  return new Worker(found)
}
