import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'
import type { ProcessResult } from '../launch/child'

export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A test that ran, and its duration in milliseconds. */
export interface TestTime {
  readonly file: string
  readonly name: string
  readonly ms: number
}

/**
 * A test that failed, a file that failed before its first test (`name` is empty then), or a run that failed by something
 * else, such as an error that nobody caught (`file` is empty, too).
 */
export interface Failure {
  readonly file: string
  readonly name: string
  /** The first line of the thrown error. */
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
    return tests.map((one) => ({ file, name: one.fullName, why: firstLine(one.failureMessages?.[0] ?? '') }))
  return status === 'failed' ? [{ file, name: '', why: firstLine(message) }] : []
}

/** Returns what vitest says of an error that no test caught, or else the end of its output, in one line. */
function uncaughtIn(output: string): string {
  const plain = stripVTControlCharacters(output)
  const [, uncaught] = /Unhandled Errors?\s[^\n]*\n([^]*)/u.exec(plain) ?? []
  return (uncaught?.slice(0, MAX_WHY) ?? plain.slice(-MAX_WHY)).replaceAll(/\s+/gu, ' ').trim()
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? ''
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
