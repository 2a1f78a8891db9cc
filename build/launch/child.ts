import { spawn, fork } from 'node:child_process'
import { join } from 'node:path'

export interface ProcessResult {
  /** Exit status; null if a signal ended it or it never started. */
  readonly status: number | null
  /** The last 20,000 characters of its standard output and standard error. */
  readonly output: string
}

const MAX_OUTPUT = 20_000

interface RunOptions {
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

/** How a window ended. `fault` is null if it was closed or ended by a signal, else what Electron reported last. */
interface WindowEnd {
  readonly fault: string | null
  /** Whether it ended so soon that nobody can have used it. */
  readonly endedAtOnce: boolean
}

/** Time within which a start that fails does so, in milliseconds. */
const START_TIMEOUT_MS = 15_000

/**
 * Opens the app in Electron, with command-line arguments, and waits until it ends. Electron's output is verbose even
 * without a fault, so it is printed only on failure. Ctrl-C reaches the child directly, because it is in the same
 * process group, and this process only has to outlive it. On Windows, where a program with a window has no console, the
 * child is asked to close instead.
 */
export function openElectron(program: string, root: string, words: readonly string[] = []): Promise<WindowEnd> {
  return new Promise((resolve) => {
    const begun = performance.now()
    const child = spawn(program, [root, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const handleOutput = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
    }
    const interrupt = () => {
      if (process.platform === 'win32' && child.pid !== undefined) askToClose(child.pid)
    }
    const end = () => child.kill()
    const finish = (fault: string | null) => {
      process.off('SIGINT', interrupt).off('SIGTERM', end).off('SIGHUP', end)
      resolve({ fault, endedAtOnce: performance.now() - begun < START_TIMEOUT_MS })
    }
    process.on('SIGINT', interrupt).on('SIGTERM', end).on('SIGHUP', end)
    child.stdout.on('data', handleOutput)
    child.stderr.on('data', handleOutput)
    child.once('error', (fault) => finish(fault.message))
    child.once('close', (status, signal) => {
      const fine = status === 0 || ['SIGINT', 'SIGTERM', 'SIGHUP'].includes(String(signal))
      finish(fine ? null : reason(output, String(status ?? signal)))
    })
  })
}

/** Asks a Windows program to close its window, like its close button. If the request fails, the window stays open. */
function askToClose(pid: number): void {
  const asking = spawn('taskkill', ['/PID', String(pid)], { stdio: 'ignore', windowsHide: true })
  asking.once('error', (fault) => console.error(`The window could not be asked to close: ${fault.message}`))
}

/** Returns what went wrong, without the marks and frames that Chromium puts around it. */
function reason(output: string, status: string): string {
  const lines = output.split('\n')
  const fatal =
    lines.find((line) => /FATAL|without --no-sandbox/.test(line)) ?? lines.find((line) => /can't start/.test(line))
  const sentence = fatal?.replace(/^\[[^\]]*\]\s*/, '').trim() ?? ''
  return sentence.split(/(?<=\.)\s/)[0]?.slice(0, 200) || `it ended with ${status}`
}

/**
 * Flags of Node for a host. It runs for a long time with little live data, so unused memory should be returned sooner
 * than by default. A smaller young generation of 4 MB would save 25 MB but cost a fifth of the throughput of 50 tables.
 */
export const LOW_MEMORY_FLAGS = ['--max-semi-space-size=16', '--heap-growing-percent=60']

/** Ctrl-C, a termination request, a closed terminal or console, and Ctrl-Break. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/**
 * Runs the built headless host until it ends, by itself or with this process; returns its exit status. It ends when its
 * channel to this process closes, for whatever reason. If this process is killed on Windows, the system kills the host,
 * too, without a graceful shutdown.
 */
export function runBuiltHost(root: string, words: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = fork(join(root, 'out/main/host.js'), [...words], { cwd: root, execArgv: LOW_MEMORY_FLAGS })
    const end = () => {
      if (child.connected) child.disconnect()
    }
    for (const signal of SIGNALS) process.on(signal, end)
    child.once('error', (fault) => {
      console.error(`The host could not be started: ${fault.message}`)
      resolve(1)
    })
    // Not 'close', which may never come once this side has closed the channel.
    child.once('exit', (status) => {
      for (const signal of SIGNALS) process.off(signal, end)
      resolve(status ?? 1)
    })
  })
}
