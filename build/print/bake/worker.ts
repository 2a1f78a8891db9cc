import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { bakeJob, type Task } from './bake-job'

const port = parentPort
if (!port) throw new Error('This file runs in a worker thread of the bake')

// One encoder thread per worker: the workers already share the cores.
sharp.concurrency(1)
port.on('message', (task: Task) => {
  bakeJob(task).then(
    (done) => port.postMessage(done),
    (error: unknown) => {
      throw error
    },
  )
})
