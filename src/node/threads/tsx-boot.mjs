// Entry point of a worker thread that runs from source. Node 20's `--import tsx` does not reach worker threads, so tsx
// is registered here. This file is plain JavaScript, because it runs before tsx can translate anything.
import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
await import(workerData.file)
