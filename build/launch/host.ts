import { fork } from 'node:child_process'
import { join } from 'node:path'

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
