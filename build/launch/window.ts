import { spawn } from 'node:child_process'

/** How a window ended: null if it was closed or ended from outside, else what Electron said last. */
export interface Closed {
  readonly fault: string | null
  /** It ended before anybody can have done anything with it. */
  readonly atOnce: boolean
}

/** A start that fails does so within this time, in milliseconds. */
const START = 15_000

/**
 * Opens the app in Electron, with words of its command line, and waits until it ends. What Electron writes is kept back (it is talkative where nothing
 * is wrong) and told only if it fails. Ctrl-C reaches the child by itself, being in the same group, and this process only
 * has to outlive it; but on Windows, where a program with a window has no console and is asked to close instead.
 */
export function openElectron(program: string, root: string, words: readonly string[] = []): Promise<Closed> {
  return new Promise((resolve) => {
    const begun = performance.now()
    const child = spawn(program, [root, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const hear = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
    }
    const interrupt = () => {
      if (process.platform === 'win32' && child.pid !== undefined) askToClose(child.pid)
    }
    const end = () => child.kill()
    const closed = (fault: string | null) => {
      process.off('SIGINT', interrupt).off('SIGTERM', end).off('SIGHUP', end)
      resolve({ fault, atOnce: performance.now() - begun < START })
    }
    process.on('SIGINT', interrupt).on('SIGTERM', end).on('SIGHUP', end)
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (fault) => closed(fault.message))
    child.once('close', (status, signal) => {
      const fine = status === 0 || ['SIGINT', 'SIGTERM', 'SIGHUP'].includes(String(signal))
      closed(fine ? null : reason(output, String(status ?? signal)))
    })
  })
}

/** Asks a program of Windows to close its window, as its own cross does. Where that can't be asked, the window stays. */
function askToClose(pid: number): void {
  const asking = spawn('taskkill', ['/PID', String(pid)], { stdio: 'ignore', windowsHide: true })
  asking.once('error', (fault) => console.error(`The window could not be asked to close: ${fault.message}`))
}

/** What went wrong, without the marks and frames that Chromium puts around it. */
function reason(output: string, status: string): string {
  const lines = output.split('\n')
  const fatal =
    lines.find((line) => /FATAL|without --no-sandbox/.test(line)) ?? lines.find((line) => /can't start/.test(line))
  const sentence = fatal?.replace(/^\[[^\]]*\]\s*/, '').trim() ?? ''
  return sentence.split(/(?<=\.)\s/)[0]?.slice(0, 200) || `it ended with ${status}`
}
