import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { LANES, type LaneName, type Step } from './plan'
import { summary, type Report } from './report'
import type { StepEnd } from './step'

/** A step that has ended. */
export interface StepTime extends Report {
  readonly lane: LaneName
  readonly step: string
  /** Elapsed seconds. */
  readonly wall: number
  /** Seconds of processor time; null if the system does not report it. */
  readonly cpu: number | null
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs all steps to their ends, even if some fail, in as many parallel lanes as there are: a free lane takes the first
 * step that may begin. The output of a step is printed in one piece when it has ended. A signal that ends this process
 * also ends all steps with everything that they have started.
 */
export async function runSteps(root: string, steps: readonly Step[]): Promise<readonly StepTime[]> {
  const children = new Set<ChildProcess>()
  const endAll = (signal: NodeJS.Signals) => {
    children.forEach(endGroup)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  for (const signal of SIGNALS) process.on(signal, endAll)
  const queue = createQueue(steps)
  const times = await Promise.all(
    LANES.map(async (lane) => {
      const own: StepTime[] = []
      for await (const step of queue.steps()) own.push(await runInLane(root, lane, step, children))
      return own
    }),
  )
  for (const signal of SIGNALS) process.off(signal, endAll)
  return times.flat()
}

/** Creates a queue from which several lanes take steps, each once the steps that it waits for have ended. */
export function createQueue(steps: readonly Step[]) {
  const waitingSteps = [...steps]
  const unfinishedNames = new Set(steps.map(({ name }) => name))
  const running = new Set<Promise<void>>()
  const mayBegin = ({ after = [] }: Step) => after.every((name) => !unfinishedNames.has(name))

  return {
    /** The steps for one lane; a step counts as ended when its lane requests the next. */
    async *steps(): AsyncGenerator<Step, void, undefined> {
      while (waitingSteps.length > 0) {
        const at = waitingSteps.findIndex(mayBegin)
        if (at < 0) {
          if (running.size === 0)
            throw new Error(`Steps wait for each other: ${waitingSteps.map((it) => it.name).join(', ')}`)
          await Promise.race(running)
          continue
        }
        const [step] = waitingSteps.splice(at, 1) as [Step]
        let ended = (): void => undefined
        const end = new Promise<void>((resolve) => (ended = resolve))
        running.add(end)
        yield step
        unfinishedNames.delete(step.name)
        running.delete(end)
        ended()
      }
    },
  }
}

/** Resolves when the step's process has ended. A step without a result counts as failed. */
function runInLane(root: string, lane: LaneName, step: Step, children: Set<ChildProcess>): Promise<StepTime> {
  console.log(`-- ${lane}: ${step.name} …`)
  let end: StepEnd | null = null
  return new Promise((resolve) => {
    // In its own process group, so that it can be ended with all its descendants.
    const child = fork(join(import.meta.dirname, 'step.ts'), [step.name], {
      cwd: root,
      detached: process.platform !== 'win32',
      execArgv: ['--import', 'tsx'],
    })
    children.add(child)
    child.on('message', (message: StepEnd) => (end = message))
    child.once('error', (fault) => console.error(`${step.name} could not run: ${fault.message}`))
    child.once('close', (status, signal) => {
      endGroup(child)
      children.delete(child)
      if (end === null) console.error(`${step.name} broke off (${signal ?? `status ${String(status)}`}).`)
      resolve(end === null ? createBrokenStep(lane, step.name) : printEnd(lane, step.name, end))
    })
  })
}

function printEnd(lane: LaneName, step: string, { report, output, wall, cpu }: StepEnd): StepTime {
  console.log(`\n== ${step}\n${output.trimEnd()}\n== ${step}: ${summary(report.count)} in ${wall.toFixed(1)} s\n`)
  return { lane, step, wall, cpu, ...report }
}

function createBrokenStep(lane: LaneName, step: string): StepTime {
  return { lane, step, count: { passed: 0, failed: 1, skipped: 0 }, wall: 0, cpu: null, tests: [], failures: [] }
}

/** Ends a step's process and all its descendants, if any are left. */
function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM')
  } catch (fault) {
    // No process of the group is left.
    if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault
  }
}
