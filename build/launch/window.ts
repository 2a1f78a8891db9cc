import { spawn } from 'node:child_process'

/** How a window ended. `fault` is null if it was closed or ended by a signal, else what Electron reported last. */
export interface WindowEnd {
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
