import { fork } from 'node:child_process'
import { join } from 'node:path'

/**
 * Flags of Node for a host: it lives long and its live data is small, so memory that is not needed now is to go back
 * sooner than it would else. A smaller young generation of 4 MB would save 25 MB and cost a fifth of what 50 tables can play.
 */
export const FRUGAL = ['--max-semi-space-size=16', '--heap-growing-percent=60']

/** Ctrl-C, a polite end, a terminal or console that is closed, and Ctrl-Break. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const

/**
 * Runs the built headless host until it ends, by itself or with this process; answers its exit status. It ends when its
 * channel to this process closes, however that comes about; on Windows the system ends it, without a farewell, together
 * with a process that was ended by force.
 */
export function runBuiltHost(root: string, words: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = fork(join(root, 'out/main/host.js'), [...words], { cwd: root, execArgv: FRUGAL })
    const end = () => {
      if (child.connected) child.disconnect()
    }
    for (const signal of SIGNALS) process.on(signal, end)
    child.once('error', (fault) => {
      console.error(`The host could not be started: ${fault.message}`)
      resolve(1)
    })
    // Not 'close': with the channel shut from this side that may never come.
    child.once('exit', (status) => {
      for (const signal of SIGNALS) process.off(signal, end)
      resolve(status ?? 1)
    })
  })
}
