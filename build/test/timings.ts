import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { REPORTS } from './plan'
import type { StepTime } from './run-steps'

/** Number of slowest tests shown. */
const SLOWEST_COUNT = 25

/** Returns a table of the steps with their elapsed and processor time, and of the slowest tests. */
export function timingTable(root: string, steps: readonly StepTime[]): string {
  const rows = steps.map(({ lane, step, wall, cpu }) => row(`${lane}  ${step}`, wall, cpu))
  const lanes = [...new Set(steps.map(({ lane }) => lane))].map((lane) => {
    const own = steps.filter((step) => step.lane === lane)
    return row(`Lane ${lane}`, total(own.map((step) => step.wall)) ?? 0, total(own.map((step) => step.cpu)))
  })
  const tests = steps.flatMap((step) => step.tests)
  const slowest = [...tests].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST_COUNT)
  return [
    'Seconds on the clock and of processor time:',
    ...rows,
    ...lanes,
    `\nThe ${String(slowest.length)} slowest tests:`,
    ...slowest.map(({ file, name, ms }) => `${seconds(ms / 1000)}  ${relative(root, file)}  ${name}`),
  ].join('\n')
}

/** Writes the timings of all steps and tests beside the reports, as `timings.json`. */
export async function writeTimings(root: string, steps: readonly StepTime[]): Promise<void> {
  const folder = join(root, REPORTS)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'timings.json'), `${JSON.stringify(steps, null, 1)}\n`)
}

/** Lists all failures, one line each, with the file and the first line of the error; empty if there are none. */
export function failureList(root: string, steps: readonly StepTime[]): string {
  return steps
    .filter(({ count }) => count.failed > 0)
    .flatMap(({ step, failures }) =>
      failures.length === 0
        ? [`FAILED  ${step}`]
        : failures.map(({ file, name, why }) =>
            file === '' ? `FAILED  ${step}: ${why}` : `FAILED  ${relative(root, file)}  ${name}: ${why}`,
          ),
    )
    .join('\n')
}

/** Writes the failures beside the reports, as `failures.txt`, so that those of two runs can be compared. */
export async function writeFailures(root: string, list: string): Promise<void> {
  await writeFile(join(root, REPORTS, 'failures.txt'), list === '' ? '' : `${list}\n`)
}

function row(name: string, wall: number, cpu: number | null): string {
  return `${name.padEnd(48)}${seconds(wall)}${cpu === null ? '       –' : seconds(cpu)}`
}

/** Returns the sum; null if an entry is null. */
function total(numbers: readonly (number | null)[]): number | null {
  return numbers.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

function seconds(count: number): string {
  return count.toFixed(1).padStart(8)
}
