/**
 * `npm test`: checks every promise of the app at least once, two steps in parallel. `npm run test:long` (`--long`):
 * every test at full depth, with `--after-gate` without those that do the same in the gate, and with half of the cases
 * that are alike. `npm test -- FILE …`: only the tests in these files. `npm test -- --changed`: the whole gate, but of
 * the tests only those that import what has changed since the last commit. The last line counts each test as one, and
 * likewise the type check, the lint and the build.
 */
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { AFTER_GATE_VARIABLE, setDepth, ONLY_CHANGED_VARIABLE, REPORTS, stepsOf, type Depth } from './test/plan'
import {
  ZERO_COUNT,
  sum,
  summary,
  type Count,
  failureList,
  writeFailures,
  writeTimings,
  timingTable,
} from './test/report'
import { runTests } from './test/run-step'
import { runSteps } from './test/run-steps'

const root = resolve(import.meta.dirname, '..')

const program = new Command('npm test --')
  .argument('[files...]', 'only the tests of files whose path holds one of these texts')
  .option('--long', 'all tests at full depth, with random seeds')
  .option(
    '--after-gate',
    'with --long, and the gate passed: only tests that go deeper than there, and half of those that are alike',
  )
  .option('--changed', 'only tests of what has changed since the last commit')
  .showHelpAfterError()
  .parse()
const files = program.args
const {
  long = false,
  afterGate = false,
  changed = false,
} = program.opts<{ long?: boolean; afterGate?: boolean; changed?: boolean }>()

const depth: Depth = long || files.some((file) => file.includes('.long')) ? 'long' : 'gate'
console.log(setDepth(process.env, depth))
if (afterGate) process.env[AFTER_GATE_VARIABLE] = '1'
if (changed) process.env[ONLY_CHANGED_VARIABLE] = '1'
await rm(join(root, REPORTS), { recursive: true, force: true })
const total = files.length > 0 ? await runFiles() : await runAll()
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${summary(total)}`)

async function runFiles(): Promise<Count> {
  const { count } = await runTests(root, [], files, (text) => process.stdout.write(text))
  return countSkipsAsFailed(count)
}

async function runAll(): Promise<Count> {
  const asked = stepsOf(depth).filter(({ long: isDeeper, work }) => !afterGate || isDeeper || work.kind !== 'commands')
  const steps = await runSteps(root, asked)
  await writeTimings(root, steps)
  console.log(timingTable(root, steps))
  const failed = failureList(root, steps)
  await writeFailures(root, failed)
  if (failed !== '') console.log(`\n${failed}`)
  return countSkipsAsFailed(steps.reduce((all, step) => sum(all, step.count), ZERO_COUNT))
}

/** With CI set, skipped tests count as failed, unless PARLOR_LACKS says that the machine lacks something. */
function countSkipsAsFailed(count: Count): Count {
  const excused = !process.env['CI'] || (process.env['PARLOR_LACKS'] ?? '') !== ''
  if (count.skipped === 0 || excused) return count
  console.log(`\n${String(count.skipped)} tests were skipped, which counts as failed here (CI is set).`)
  return { ...count, failed: count.failed + count.skipped, skipped: 0 }
}
