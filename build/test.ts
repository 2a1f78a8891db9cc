/**
 * `npm test`: everything that must hold, one after the other, whatever fails on the way. The last line counts:
 * each test counts as one, so do the type check, the lint and the build.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runNode } from './launch/child'
import { ensureBuilt } from './launch/build'
import { NONE, readReport, sum, summary, type Count } from './test/report'

const root = resolve(import.meta.dirname, '..')
const folder = await mkdtemp(join(tmpdir(), 'parlor-box-report-'))
const say = (sentence: string) => console.log(sentence)

const bin = {
  tsc: 'node_modules/typescript/bin/tsc',
  vueTsc: 'node_modules/vue-tsc/bin/vue-tsc.js',
  eslint: 'node_modules/eslint/bin/eslint.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  vitest: 'node_modules/vitest/vitest.mjs',
}

const steps: readonly (readonly [string, () => Promise<Count>])[] = [
  [
    'Type check',
    () =>
      check([
        [bin.tsc, '-p', 'tsconfig.pure.json'],
        [bin.tsc, '-p', 'tsconfig.node.json'],
        [bin.vueTsc, '-p', 'tsconfig.web.json'],
      ]),
  ],
  [
    'Lint',
    () =>
      check([
        [bin.eslint, '--max-warnings', '0', '.'],
        [bin.prettier, '--check', '--log-level', 'warn', '.'],
      ]),
  ],
  ['Build', async () => ((await ensureBuilt(root, say)) ? { ...NONE, passed: 1 } : { ...NONE, failed: 1 })],
  ['Unit, property and component tests', () => vitest('unit', 'renderer')],
  ['Tests on a network of several machines', () => vitest('lan')],
  ['End-to-end tests in a browser', () => vitest('e2e')],
]

let total = NONE
for (const [name, run] of steps) {
  say(`\n== ${name}`)
  const begun = performance.now()
  const count = await run()
  total = sum(total, count)
  say(`== ${name}: ${summary(count)} in ${((performance.now() - begun) / 1000).toFixed(1)} s`)
}
await rm(folder, { recursive: true, force: true })
process.exitCode = total.failed > 0 ? 1 : 0
say(`\n${summary(total)}`)

/** Several commands that count as one: it passes if all of them do. */
async function check(commands: readonly (readonly string[])[]): Promise<Count> {
  let failed = false
  for (const command of commands) {
    const { status } = await runNode(command, root, (text) => process.stdout.write(text))
    failed ||= status !== 0
  }
  return { ...NONE, [failed ? 'failed' : 'passed']: 1 }
}

async function vitest(...projects: readonly string[]): Promise<Count> {
  const report = join(folder, `${projects.join('-')}.json`)
  const args = [bin.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = projects.flatMap((project) => ['--project', project])
  const { status } = await runNode([...args, ...chosen], root, (text) => process.stdout.write(text))
  return readReport(report, status)
}
