import { resolve } from 'node:path'
import { ensureBuilt } from '../launch/build'
import { runNode } from '../launch/child'
import { ONLY_CHANGED_VARIABLE, REPORTS, type Step } from './plan'
import { ZERO_COUNT, readReport, type Report } from './report'

type Say = (text: string) => void

const VITEST = 'node_modules/vitest/vitest.mjs'

/** Runs one step to its end and returns its counts: each test as one, any other step as one. Never rejects. */
export async function runStep(root: string, step: Step, say: Say): Promise<Report> {
  const { work } = step
  try {
    if (work.kind === 'build') return reportOf(await ensureBuilt(root, (sentence) => say(`${sentence}\n`)))
    if (work.kind === 'commands') return reportOf(await runAll(root, work.commands, say, work.env))
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
async function runAll(
  root: string,
  commands: readonly (readonly string[])[],
  say: Say,
  env?: Readonly<Record<string, string>>,
): Promise<boolean> {
  let succeeded = true
  for (const command of commands) {
    const { status } = await runNode(command, root, say, env ? { env } : {})
    succeeded &&= status === 0
  }
  return succeeded
}

function reportOf(succeeded: boolean): Report {
  return { count: { ...ZERO_COUNT, [succeeded ? 'passed' : 'failed']: 1 }, tests: [], failures: [] }
}
