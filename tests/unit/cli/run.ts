import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { addWorkshopCommands } from '../../../build/workshop-commands'
import { parlor as parlorInProcess } from '../../../src/cli/parlor'
import { programFile } from '../../programs/program'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

export interface RunResult {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs the real command line as a process of its own. */
export function parlor(args: readonly string[], input: string | Buffer = '', node: string[] = []): Promise<RunResult> {
  return run(process.execPath, [...node, programFile('build/parlor.ts'), ...args], input)
}

/** Runs the same program inside this process: for tests that depend only on its arguments and input. */
export async function parlorHere(args: readonly string[], input: string | Buffer = ''): Promise<RunResult> {
  let out = ''
  let err = ''
  const io = {
    input: Readable.from([Buffer.from(input)]),
    print: (text: string) => Promise.resolve(void (out += text)),
    help: (text: string) => void (err += text),
  }
  const status = await parlorInProcess(args, io, addWorkshopCommands)
  return { status, out, err }
}

/** Runs the command line as a user's shell runs it after `npm ci`. */
export function npmParlor(args: readonly string[]): Promise<RunResult> {
  return run('npm', ['run', '--silent', 'parlor', '--', ...args], '')
}

function run(command: string, args: readonly string[], input: string | Buffer): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, shell: process.platform === 'win32' && command === 'npm' })
    const out: Buffer[] = []
    const err: Buffer[] = []
    child.stdout.on('data', (part: Buffer) => out.push(part))
    child.stderr.on('data', (part: Buffer) => err.push(part))
    child.on('error', reject)
    child.on('close', (status) => {
      resolve({ status, out: Buffer.concat(out).toString(), err: Buffer.concat(err).toString() })
    })
    // The program may end before it has read all of its input.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

/** Returns the only JSON document that a run printed. Throws if it printed anything but one line. */
export function documentOf({ out }: RunResult): Record<string, unknown> {
  if (!out.endsWith('\n') || out.trimEnd().includes('\n')) throw new Error(`not one line: ${out.slice(0, 300)}`)
  return JSON.parse(out) as Record<string, unknown>
}

export function linesOf({ out }: RunResult): Record<string, unknown>[] {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
}
