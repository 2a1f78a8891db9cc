import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { bakeJob, type Task } from './encode'

const port = parentPort
if (!port) throw new Error('This file runs in a worker thread of the bake')

// One thread of the encoder for each worker: the workers share the cores already.
sharp.concurrency(1)
port.on('message', (task: Task) => {
  if (task.patient) lower()
  bakeJob(task).then(
    (done) => port.postMessage(done),
    (error: unknown) => {
      throw error
    },
  )
})

/** Lets everything else go before this thread; on systems where priorities are a process's, before the whole bake. */
function lower(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // This system allows no such thing: it is as fast as before, which nobody need read of.
  }
}
