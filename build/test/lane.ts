/** One lane of `npm test`, a process and a process group of its own: takes its steps in order and tells its parent. */
import { resolve } from 'node:path'
import { cpuMeter } from './cpu'
import { LANES, type LaneName } from './plan'
import type { Report } from './report'
import { runStep } from './run-step'

/** What a lane tells of a step: that it begins (`ended` is null), or how it ended. */
export interface StepNews {
  readonly step: string
  readonly ended: null | {
    readonly report: Report
    /** Everything that the step printed. */
    readonly output: string
    /** Seconds on the clock. */
    readonly wall: number
    /** Seconds of processor time; null where the system does not tell. */
    readonly cpu: number | null
  }
}

const root = resolve(import.meta.dirname, '../..')
const send = (news: StepNews) => new Promise<void>((done) => process.send?.(news, () => done()))

// Whatever ends the parent ends this lane with all that it has started.
process.once('disconnect', () => {
  if (process.platform === 'win32') process.exit(1)
  process.kill(-process.pid, 'SIGTERM')
})

const usedCpu = cpuMeter()
for (const step of LANES[process.argv[2] as LaneName]) {
  await send({ step: step.name, ended: null })
  const begun = performance.now()
  let output = ''
  const report = await runStep(root, step, (text) => (output += text))
  const wall = (performance.now() - begun) / 1000
  await send({ step: step.name, ended: { report, output, wall, cpu: usedCpu() } })
}
process.removeAllListeners('disconnect')
process.disconnect()
