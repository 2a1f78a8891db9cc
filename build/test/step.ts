/** One step of `npm test`, in its own process and process group: runs it to its end and reports to its parent. */
import { resolve } from 'node:path'
import { usedCpu } from './run-step'
import { stepsOf } from './plan'
import type { Report } from './report'
import { runStep } from './run-step'

/** The report of a step that has ended. */
export interface StepEnd {
  readonly report: Report
  /** Output of the step; without its middle if it is very long. */
  readonly output: string
  /** Elapsed seconds. */
  readonly wall: number
  /** Seconds of processor time; null if the system does not report it. */
  readonly cpu: number | null
}

/** Most characters of output that are kept: a test that never stops printing must not end the run. */
const MAX_OUTPUT = 4_000_000

/** Leaves out the middle of an output that has become too long: what went wrong stands at its start or its end. */
function shortened(text: string): string {
  if (text.length <= MAX_OUTPUT) return text
  return `${text.slice(0, MAX_OUTPUT / 4)}\n[…]\n${text.slice(-MAX_OUTPUT / 4)}`
}

const root = resolve(import.meta.dirname, '../..')
const name = process.argv[2]
const step = stepsOf('long').find((one) => one.name === name)
if (!step) throw new Error(`There is no step ${String(name)}.`)

// If the parent ends for any reason, this step ends with everything that it has started.
process.once('disconnect', () => {
  if (process.platform === 'win32') process.exit(1)
  process.kill(-process.pid, 'SIGTERM')
})

let output = ''
const report = await runStep(root, step, (text) => {
  output = shortened(output + text)
})
const end: StepEnd = { report, output, wall: performance.now() / 1000, cpu: usedCpu() }
await new Promise<void>((done) => process.send?.(end, () => done()))
process.removeAllListeners('disconnect')
process.disconnect()
