import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { StepNews } from './lane'
import { LANES, type LaneName } from './plan'
import { summary, type Count, type Failure, type TestTime } from './report'

/** A step that has ended. */
export interface StepTime {
  readonly lane: LaneName
  readonly step: string
  readonly count: Count
  /** Seconds on the clock. */
  readonly wall: number
  /** Seconds of processor time; null where the system does not tell. */
  readonly cpu: number | null
  readonly tests: readonly TestTime[]
  readonly failures: readonly Failure[]
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs both lanes side by side to their ends, whatever fails in one of them. What a step prints is shown in one piece
 * when it has ended. A signal that ends this process ends both lanes with all that they have started.
 */
export async function runLanes(root: string): Promise<readonly StepTime[]> {
  const children = new Set<ChildProcess>()
  const endAll = (signal: NodeJS.Signals) => {
    children.forEach(endGroup)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  for (const signal of SIGNALS) process.on(signal, endAll)
  const lanes = Object.keys(LANES) as LaneName[]
  const times = await Promise.all(lanes.map((lane) => runLane(root, lane, children)))
  for (const signal of SIGNALS) process.off(signal, endAll)
  return times.flat()
}

/** Resolves when the lane's process has ended. A step that it broke off counts as failed. */
function runLane(root: string, lane: LaneName, children: Set<ChildProcess>): Promise<readonly StepTime[]> {
  const times: StepTime[] = []
  return new Promise((resolve) => {
    // A group of its own, so that it can be ended with everything below it.
    const child = fork(join(import.meta.dirname, 'lane.ts'), [lane], {
      cwd: root,
      detached: process.platform !== 'win32',
      execArgv: ['--import', 'tsx'],
    })
    children.add(child)
    child.on('message', (news: StepNews) => {
      const time = tell(lane, news)
      if (time) times.push(time)
    })
    child.once('error', (fault) => console.error(`Lane ${lane} could not run: ${fault.message}`))
    child.once('close', (status, signal) => {
      endGroup(child)
      children.delete(child)
      const left = LANES[lane].slice(times.length)
      if (left.length > 0) console.error(`Lane ${lane} broke off (${signal ?? `status ${String(status)}`}).`)
      const broken = left.map(({ name }) => brokenOff(lane, name))
      resolve([...times, ...broken])
    })
  })
}

function tell(lane: LaneName, { step, ended }: StepNews): StepTime | null {
  if (!ended) {
    console.log(`-- ${lane}: ${step} …`)
    return null
  }
  const { report, output, wall, cpu } = ended
  const time: StepTime = { lane, step, wall, cpu, ...report }
  console.log(`\n== ${step}\n${output.trimEnd()}\n== ${step}: ${summary(report.count)} in ${wall.toFixed(1)} s\n`)
  return time
}

function brokenOff(lane: LaneName, step: string): StepTime {
  return { lane, step, count: { passed: 0, failed: 1, skipped: 0 }, wall: 0, cpu: null, tests: [], failures: [] }
}

/** Ends a lane's process and everything that it has started, if anything of it is left. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM')
  } catch (fault) {
    // Nothing is left of it.
    if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault
  }
}
