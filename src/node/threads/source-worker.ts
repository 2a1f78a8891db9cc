import { Worker } from 'node:worker_threads'

/** Starts a worker thread that runs a TypeScript file of this repository from source, through tsx. */
export function startSourceWorker(file: URL): Worker {
  return new Worker(new URL('./tsx-boot.mjs', import.meta.url), { workerData: { file: file.href }, execArgv: [] })
}
