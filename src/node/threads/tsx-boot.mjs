// The first file of a worker thread that runs from source. Node 20's `--import tsx` does not reach worker threads, so tsx
// is registered here; plain JavaScript, because nothing translates it.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.file)
