import { spawn } from 'node:child_process'

export interface Ended {
  /** Exit status; null if a signal ended it or it never started. */
  readonly status: number | null
  /** Its standard output and standard error, the last 20,000 characters. */
  readonly output: string
}

const KEPT = 20_000

export interface RunOptions {
  /** Variables beside those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Ends it. */
  readonly signal?: AbortSignal
  /** Is told its process id as soon as it runs. */
  readonly started?: (pid: number) => void
}

/** Runs a Node script of ours or of a package to its end and keeps what it says. Never rejects. */
export function runNode(
  args: readonly string[],
  cwd: string,
  tell?: (text: string) => void,
  { env = {}, signal, started }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    })
    if (child.pid !== undefined) started?.(child.pid)
    let output = ''
    const hear = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-KEPT)
      tell?.(chunk.toString())
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (fault) => resolve({ status: null, output: output + fault.message }))
    child.once('close', (status) => resolve({ status, output }))
  })
}

/** The last lines of an output that hold anything. */
export function lastLines(output: string, count: number): string {
  return output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(-count)
    .join('\n')
}
