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
 * Opens the app in Electron and waits until it ends. What Electron writes is kept back (it is talkative where nothing
 * is wrong) and told only if it fails. Ctrl-C reaches the child by itself, being in the same group; this process only
 * has to outlive it.
 */
export function openElectron(program: string, root: string): Promise<Closed> {
  return new Promise((resolve) => {
    const begun = performance.now()
    const child = spawn(program, [root], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const hear = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000)
    }
    const wait = () => undefined
    const end = () => child.kill()
    const closed = (fault: string | null) => {
      process.off('SIGINT', wait).off('SIGTERM', end)
      resolve({ fault, atOnce: performance.now() - begun < START })
    }
    process.on('SIGINT', wait).on('SIGTERM', end)
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (fault) => closed(fault.message))
    child.once('close', (status, signal) => {
      const fine = status === 0 || signal === 'SIGINT' || signal === 'SIGTERM'
      closed(fine ? null : reason(output, String(status ?? signal)))
    })
  })
}

/** What went wrong, without the marks and frames that Chromium puts around it. */
function reason(output: string, status: string): string {
  const lines = output.split('\n')
  const fatal =
    lines.find((line) => /FATAL|without --no-sandbox/.test(line)) ?? lines.find((line) => /can't start/.test(line))
  const sentence = fatal?.replace(/^\[[^\]]*\]\s*/, '').trim() ?? ''
  return sentence.split(/(?<=\.)\s/)[0]?.slice(0, 200) || `it ended with ${status}`
}
