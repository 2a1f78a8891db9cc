import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'

export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const NONE: Count = { passed: 0, failed: 0, skipped: 0 }

export function sum(one: Count, other: Count): Count {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}

/** `12 passed, 0 failed`, and how many were skipped if any were. */
export function summary(count: Count): string {
  const skipped = count.skipped > 0 ? `, ${String(count.skipped)} skipped` : ''
  return `${String(count.passed)} passed, ${String(count.failed)} failed${skipped}`
}

const reportSchema = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
})

/**
 * Counts what vitest reported. A file that broke before its first test counts as one failure, and so does a run that
 * failed without a failed test (a set-up that broke, an error nobody caught) or left no report.
 */
export async function readReport(path: string, status: number | null): Promise<Count> {
  const text = await readFile(path, 'utf8').catch(() => null)
  const report = reportSchema.safeParse(parsed(text))
  if (!report.success) return { ...NONE, failed: 1 }
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = report.data
  let failed = 0
  for (const file of testResults) {
    const inFile = file.assertionResults.filter((one) => one.status === 'failed').length
    failed += inFile > 0 ? inFile : file.status === 'failed' ? 1 : 0
  }
  if (failed === 0 && status !== 0) failed = 1
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
