import { resolve } from 'node:path'
import { ensureBuilt } from '../launch/build'
import { runNode } from '../launch/child'
import { ONLY_CHANGED_VARIABLE, REPORTS, type Step } from './plan'
import { ZERO_COUNT, readReport, type Report } from './report'
import { readFileSync } from 'node:fs'

type Say = (text: string) => void

const VITEST = 'node_modules/vitest/vitest.mjs'

/** Runs one step to its end and returns its counts: each test as one, any other step as one. Never rejects. */
export async function runStep(root: string, step: Step, say: Say): Promise<Report> {
  const { work } = step
  try {
    if (work.kind === 'build') return reportOf(await ensureBuilt(root, (sentence) => say(`${sentence}\n`)))
    if (work.kind === 'commands') return reportOf(await runAll(root, work.commands, say))
    return await runTests(root, work.projects, [], say)
  } catch (fault) {
    say(`${fault instanceof Error ? fault.message : String(fault)}\n`)
    return reportOf(false)
  }
}

/** Runs the tests of these projects, or only those in files whose path contains one of these texts. */
export async function runTests(
  root: string,
  projects: readonly string[],
  files: readonly string[],
  say: Say,
): Promise<Report> {
  const report = resolve(root, REPORTS, `${projects.join('-') || 'files'}.json`)
  const args = [VITEST, 'run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  if (process.env[ONLY_CHANGED_VARIABLE]) args.push('--changed', '--passWithNoTests')
  const result = await runNode([...args, ...projects.flatMap((project) => ['--project', project])], root, say)
  return readReport(report, result)
}

/** Runs all commands, even if some fail. Whether all succeeded. */
async function runAll(root: string, commands: readonly (readonly string[])[], say: Say): Promise<boolean> {
  let succeeded = true
  for (const command of commands) {
    const { status } = await runNode(command, root, say)
    succeeded &&= status === 0
  }
  return succeeded
}

function reportOf(succeeded: boolean): Report {
  return { count: { ...ZERO_COUNT, [succeeded ? 'passed' : 'failed']: 1 }, tests: [], failures: [] }
}

/** Clock ticks per second in `/proc`; Linux has reported 100 on every platform for decades. */
const TICKS_PER_SECOND = 100

/**
 * Returns the processor time, user and system, in seconds, of this process and all its terminated child processes and
 * their descendants. Null if the system does not report it (anything but Linux).
 */
export function usedCpu(): number | null {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    // The second field is the program's name in brackets and may contain spaces, so counting starts after the bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
  } catch {
    return null
  }
}
