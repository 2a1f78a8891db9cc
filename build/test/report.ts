import { readFile, mkdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import type { ProcessResult } from '../launch/child'
import { REPORTS } from './plan'
import type { StepTime } from './run-steps'

export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A test that ran, and its duration in milliseconds. */
interface TestTime {
  readonly file: string
  readonly name: string
  readonly ms: number
}

/**
 * A test that failed, a file that failed before its first test (`name` is empty then), or a run that failed by something
 * else, such as an error that nobody caught (`file` is empty, too).
 */
interface Failure {
  readonly file: string
  readonly name: string
  /** What the thrown error says, in one line. */
  readonly why: string
}

export interface Report {
  readonly count: Count
  readonly tests: readonly TestTime[]
  readonly failures: readonly Failure[]
}

/** Greatest length of a cause that is taken from the output. */
const MAX_WHY = 1_000

export const ZERO_COUNT: Count = { passed: 0, failed: 0, skipped: 0 }

export function sum(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** Returns `12 passed, 0 failed`, and the number of skipped tests if there are any. */
export function summary(count: Count): string {
  const skipped = count.skipped > 0 ? `, ${String(count.skipped)} skipped` : ''
  return `${String(count.passed)} passed, ${String(count.failed)} failed${skipped}`
}

const testSchema = z.object({
  status: z.string(),
  fullName: z.string(),
  duration: z.optional(z.nullable(z.number())),
  failureMessages: z.optional(z.nullable(z.array(z.string()))),
})

const reportSchema = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.optional(z.string()),
      assertionResults: z.array(testSchema),
    }),
  ),
})
type FileResult = z.infer<typeof reportSchema>['testResults'][number]

/**
 * Counts the results reported by vitest. A file that failed before its first test counts as one failure, and so does a
 * run that failed without a failed test (a broken set-up, an uncaught error) or left no report.
 */
export async function readReport(path: string, { status, output }: ProcessResult): Promise<Report> {
  const text = await readFile(path, 'utf8').catch(() => null)
  const report = reportSchema.safeParse(parseJson(text))
  const otherFailure: Failure = { file: '', name: '', why: uncaughtIn(output) }
  if (!report.success) return { count: { ...ZERO_COUNT, failed: 1 }, tests: [], failures: [otherFailure] }
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report.data
  const failures = testResults.flatMap(failuresOf)
  if (failures.length === 0 && status !== 0) failures.push(otherFailure)
  const failed = failures.length
  const tests = testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({ file: file.name, name: fullName, ms: duration ?? 0 })),
  )
  return { count: { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }, tests, failures }
}

function failuresOf({ name: file, status, message = '', assertionResults }: FileResult): Failure[] {
  const tests = assertionResults.filter((one) => one.status === 'failed')
  if (tests.length > 0)
    return tests.map((one) => ({ file, name: one.fullName, why: saidBy(one.failureMessages?.[0] ?? '') }))
  return status === 'failed' ? [{ file, name: '', why: saidBy(message) }] : []
}

/** Returns what vitest says of an error that no test caught, or else the end of its output, in one line. */
function uncaughtIn(output: string): string {
  const plain = stripVTControlCharacters(output)
  const [, uncaught] = /Unhandled Errors?\s[^\n]*\n([^]*)/u.exec(plain) ?? []
  return inOneLine(uncaught?.slice(0, MAX_WHY) ?? plain.slice(-MAX_WHY))
}

/** Returns the message of an error, without its stack, in one line. */
function saidBy(text: string): string {
  const [message = ''] = stripVTControlCharacters(text).split(/\n\s+at /u, 1)
  return inOneLine(message.slice(0, MAX_WHY))
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim()

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Number of slowest tests shown. */
const SLOWEST_COUNT = 25

/** Returns a table of the steps with their elapsed and processor time, and of the slowest tests. */
export function timingTable(root: string, steps: readonly StepTime[]): string {
  const rows = steps.map(({ lane, step, wall, cpu }) => row(`${lane}  ${step}`, wall, cpu))
  const lanes = [...new Set(steps.map(({ lane }) => lane))].map((lane) => {
    const own = steps.filter((step) => step.lane === lane)
    return row(`Lane ${lane}`, sumOf(own.map((step) => step.wall)) ?? 0, sumOf(own.map((step) => step.cpu)))
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

/** Lists all failures, one line each, with the file and what it says; empty if there are none. */
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
function sumOf(numbers: readonly (number | null)[]): number | null {
  return numbers.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0)
}

function seconds(count: number): string {
  return count.toFixed(1).padStart(8)
}
