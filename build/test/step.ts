/** One step of `npm test`, a process and a process group of its own: takes it to its end and tells its parent. */
import { resolve } from 'node:path'
import { usedCpu } from './cpu'
import { stepsOf } from './plan'
import type { Report } from './report'
import { runStep } from './run-step'

/** What a step tells when it has ended. */
export interface StepEnd {
  readonly report: Report
  /** Everything that the step printed. */
  readonly output: string
  /** Seconds on the clock. */
  readonly wall: number
  /** Seconds of processor time; null where the system does not tell. */
  readonly cpu: number | null
}

const root = resolve(import.meta.dirname, '../..')
const name = process.argv[2]
const step = stepsOf('long').find((one) => one.name === name)
if (!step) throw new Error(`There is no step ${String(name)}.`)

// Whatever ends the parent ends this step with all that it has started.
process.once('disconnect', () => {
  if (process.platform === 'win32') process.exit(1)
  process.kill(-process.pid, 'SIGTERM')
})

let output = ''
const report = await runStep(root, step, (text) => (output += text))
const end: StepEnd = { report, output, wall: performance.now() / 1000, cpu: usedCpu() }
await new Promise<void>((done) => process.send?.(end, () => done()))
process.removeAllListeners('disconnect')
process.disconnect()
