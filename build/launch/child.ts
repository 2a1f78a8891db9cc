import { spawn } from 'node:child_process'

export interface ProcessResult {
  /** Exit status; null if a signal ended it or it never started. */
  readonly status: number | null
  /** The last 20,000 characters of its standard output and standard error. */
  readonly output: string
}

const MAX_OUTPUT = 20_000

export interface RunOptions {
  /** Environment variables added to those of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Ends the child. */
  readonly signal?: AbortSignal
  /** Receives the process id as soon as the child runs. */
  readonly onStart?: (pid: number) => void
}

/** Runs a Node script of this project or of a package to its end and captures its output. Never rejects. */
export function runNode(
  args: readonly string[],
  cwd: string,
  onOutput?: (text: string) => void,
  { env = {}, signal, onStart }: RunOptions = {},
): Promise<ProcessResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    })
    if (child.pid !== undefined) onStart?.(child.pid)
    let output = ''
    const handleOutput = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT)
      onOutput?.(chunk.toString())
    }
    child.stdout.on('data', handleOutput)
    child.stderr.on('data', handleOutput)
    child.once('error', (fault) => resolve({ status: null, output: output + fault.message }))
    child.once('close', (status) => resolve({ status, output }))
  })
}

/** Returns the last non-empty lines of an output. */
export function lastLines(output: string, count: number): string {
  return output
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(-count)
    .join('\n')
}
