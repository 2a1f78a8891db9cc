/**
 * `npm test`: everything that must hold, whatever fails on the way. The last line counts: each test counts as one, so do
 * the type check, the lint and the build.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runNode } from './launch/child'
import { ensureBuilt } from './launch/build'
import { NONE, readReport, sum, summary, type Count } from './test/report'

const root = resolve(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'parlor-box-report-'))

type Say = (text: string) => void
type Step = readonly [name: string, run: (say: Say) => Promise<Count>]

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  vueTsc: 'node_modules/vue-tsc/bin/vue-tsc.js',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  vitest: 'node_modules/vitest/vitest.mjs',
}

/** One row after the other; the steps of a row run side by side, since none of them can fill two cores. */
const rows: readonly (readonly Step[])[] = [
  [
    [
      'Type check',
      check([
        [bin.tsc, '-p', 'tsconfig.pure.json'],
        [bin.tsc, '-p', 'tsconfig.node.json'],
        [bin.vueTsc, '-p', 'tsconfig.web.json'],
      ]),
    ],
    [
      'Lint',
      check([
        [bin.eslint, '--max-warnings', '0', '.'],
        [bin.prettier, '--check', '--log-level', 'warn', '.'],
      ]),
    ],
  ],
  [['Build', build]],
  [['Unit, property and component tests', vitest('unit', 'electron', 'renderer')]],
  [['Tests on a network of several machines', vitest('lan')]],
  [['End-to-end tests in a browser', vitest('e2e')]],
]

let total = NONE
for (const row of rows) {
  const counts = await Promise.all(row.map((step, i) => take(step, i === 0)))
  total = counts.reduce(sum, total)
}
await rm(folder, { recursive: true, force: true })
process.exitCode = total.failed > 0 ? 1 : 0
console.log(`\n${summary(total)}`)

/** Takes a step and says what it said: at once, or when it has ended if another one is speaking. */
async function take([name, run]: Step, aloud: boolean): Promise<Count> {
  let said = `\n== ${name}\n`
  const say: Say = aloud ? (text) => process.stdout.write(text) : (text) => void (said += text)
  if (aloud) say(said)
  const begun = performance.now()
  const count = await run(say)
  say(`== ${name}: ${summary(count)} in ${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
  if (!aloud) process.stdout.write(said)
  return count
}

/** Several commands that count as one: it passes if all of them do. */
function check(commands: readonly (readonly string[])[]): Step[1] {
  return async (say) => {
    let failed = false
    for (const command of commands) {
      const { status } = await runNode(command, root, say)
      failed ||= status !== 0
    }
    return { ...NONE, [failed ? 'failed' : 'passed']: 1 }
  }
}

async function build(say: Say): Promise<Count> {
  return (await ensureBuilt(root, (sentence) => say(`${sentence}\n`))) ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 }
}

function vitest(...projects: readonly string[]): Step[1] {
  return async (say) => {
    const report = join(folder, `${projects.join('-')}.json`)
    const args = [bin.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const chosen = projects.flatMap((project) => ['--project', project])
    const { status } = await runNode([...args, ...chosen], root, say)
    return readReport(report, status)
  }
}
