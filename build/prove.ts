/**
 * `npm run prove -- --electron FOLDER`: packs the app with this runtime of Electron and checks, in the packed app itself,
 * what only a real window can show. Ends with "proved", or with "not proved: …" and status 1. See docs/packaging.md.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { messageOf } from '../src/async/do-all'
import { ensureBuilt } from './launch/build'
import { packUnpacked } from './package/unpacked'
import { CHECKS, OutOfReach, type Subject } from './prove/checks'

const ROOT = path.resolve(import.meta.dirname, '..')
const say = (sentence: string): void => console.log(sentence)

interface ProveFlags {
  readonly electron: string | undefined
  readonly app: string | undefined
  readonly user: string | undefined
  readonly flag: readonly string[]
  readonly out: string
}

/** What was seen of one check. */
interface Finding {
  readonly check: string
  /** Null if this system can neither pass nor fail the check. */
  readonly proved: boolean | null
  readonly seen: string
}

await new Command('npm run prove --')
  .description('Prove the packed app in a real window.')
  .option('--electron <folder>', 'an unpacked runtime of Electron')
  .option('--app <folder>', 'another folder with package.json and out')
  .option('--user <name>', 'who starts the app, if root proves it')
  .option('--flag <switch>', "a switch of Electron's; may be given again", (one, all: string[]) => [...all, one], [])
  .option('--out <file>', 'the report', 'dist/proof.json')
  .action(prove)
  .parseAsync()

async function prove(flags: ProveFlags): Promise<void> {
  const why = whyNot(flags)
  if (why !== null) return end([{ check: 'everything', proved: false, seen: why }], flags)
  const folder = mkdtempSync(path.join(tmpdir(), 'parlor-proof-'))
  const display = process.env['DISPLAY'] === undefined ? await openDisplay() : null
  try {
    const subject = await prepare(flags, folder, display?.name ?? process.env['DISPLAY'] ?? '')
    const findings: Finding[] = []
    for (const { name, run } of CHECKS) {
      findings.push(await find(name, () => run(subject)))
      say(lineOf(findings.at(-1)!)) // pushed just now
    }
    end(findings, flags)
  } catch (fault) {
    const packing = { check: 'packing', proved: false, seen: messageOf(fault) }
    // The packager's last words, of which the outcome has only the first line.
    say(lineOf(packing))
    end([packing], flags)
  } finally {
    display?.server.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns why nothing can be proved here; null if it can. */
function whyNot({ electron, user }: ProveFlags): string | null {
  if (process.platform !== 'linux') return 'the checks read what Linux says of processes'
  if (electron === undefined) return 'no runtime of Electron was named (--electron FOLDER)'
  if (!existsSync(path.join(electron, 'version'))) return `there is no runtime of Electron in ${electron}`
  if (process.getuid?.() === 0 && user === undefined) return 'root proves nothing of the sandbox (--user NAME)'
  if (process.env['DISPLAY'] === undefined && !isInstalled('Xvfb')) return 'there is no display, and no Xvfb'
  return null
}

function isInstalled(program: string): boolean {
  return (process.env['PATH'] ?? '').split(path.delimiter).some((folder) => existsSync(path.join(folder, program)))
}

/** Opens a display that no one sees. */
async function openDisplay(): Promise<{ server: ChildProcess; name: string }> {
  const server = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said] = (await once(server.stdout, 'data')) as [Buffer]
  return { server, name: `:${said.toString().trim()}` }
}

/** Packs the app and makes a folder for the player's games. */
async function prepare(
  { electron = '', app, user, flag }: ProveFlags,
  folder: string,
  display: string,
): Promise<Subject> {
  if (app === undefined && !(await ensureBuilt(ROOT, say))) throw new Error('the app is not built')
  const owner = user === undefined ? null : { uid: idOf('-u', user), gid: idOf('-g', user) }
  const options = { runtime: path.resolve(electron), app: path.resolve(app ?? ROOT) }
  const pack = async (name: string, version?: string) => {
    const made = await packUnpacked(ROOT, { ...options, out: path.join(folder, name), ...(version && { version }) })
    // The helper of the sandbox works only if it runs as root, as the package installs it.
    if (owner) chmodSync(path.join(made, 'chrome-sandbox'), 0o4755)
    return made
  }
  const packed = await pack('app')
  const data = path.join(folder, 'games')
  mkdirSync(data)
  chmodSync(folder, 0o755)
  if (owner) chownSync(data, owner.uid, owner.gid)
  const start = { args: flag, user: owner, display }
  return { root: ROOT, folder: packed, data, start, pack: (version) => pack(version, version) }
}

function idOf(which: string, user: string): number {
  return Number(execFileSync('id', [which, user], { encoding: 'utf8' }))
}

async function find(check: string, run: () => Promise<string> | string): Promise<Finding> {
  try {
    return { check, proved: true, seen: await run() }
  } catch (fault) {
    const seen = messageOf(fault)
    return { check, proved: fault instanceof OutOfReach ? null : false, seen }
  }
}

function lineOf({ check, proved, seen }: Finding): string {
  return `${proved === null ? 'out of reach' : proved ? 'proved' : 'NOT PROVED'}: ${check} (${seen})`
}

/** Writes the report, as JSON and beside it as text, and says the outcome. */
function end(findings: readonly Finding[], { electron, out }: ProveFlags): void {
  const open = findings.filter(({ proved }) => proved === false)
  const version =
    electron !== undefined && existsSync(path.join(electron, 'version')) && statSync(electron).isDirectory()
  mkdirSync(path.dirname(path.resolve(out)), { recursive: true })
  const report = {
    proved: open.length === 0,
    electron: version ? readFileSync(path.join(electron, 'version'), 'utf8').trim() : null,
    node: process.version,
    findings,
  }
  writeFileSync(out, `${JSON.stringify(report, null, 1)}\n`)
  if (open.length > 0) process.exitCode = 1
  const proved = findings.filter((finding) => finding.proved === true).length
  const beyond = findings.flatMap(({ check, proved: state }) =>
    state === null ? [`; out of reach here: ${check}`] : [],
  )
  const outcome =
    open.length === 0
      ? `proved: ${proved} checks${beyond.join('')}`
      : `not proved: ${open.map(({ check, seen }) => `${check}: ${seen.split('\n')[0]}`).join('; ')}`
  const head = `Electron ${report.electron ?? 'not found'}, Node ${report.node}`
  writeFileSync(out.replace(/(\.json)?$/, '.txt'), [head, ...findings.map(lineOf), outcome, ''].join('\n'))
  say(outcome)
}
