import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import { programFile } from '../../../programs/program'

/** A host in a process of its own (`killed-host.ts`). */
export interface HostProcess {
  readonly pid: number
  readonly port: number
  readonly resumed: number
  readonly codes: readonly string[]
  /** Resolves when its standard error has said this, earlier or from now on. */
  says(words: string): Promise<void>
  /** Kills the host, which dies without a farewell. */
  kill(): Promise<void>
}

/**
 * Starts a host in a process of its own.
 * @param more a port, and the game of a table to open
 */
export async function startHost(folder: string, ...more: string[]): Promise<HostProcess> {
  const script = programFile(resolve(import.meta.dirname, 'killed-host.ts'))
  const child = spawn(process.execPath, [script, folder, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const errors: string[] = []
  const listeners = new Set<() => void>()
  createInterface({ input: child.stderr }).on('line', (line) => {
    errors.push(line)
    for (const listener of listeners) listener()
  })
  const gone = once(child, 'exit').then(() => {
    throw new Error(`The host ended too early. ${errors.join('\n')}`)
  })
  gone.catch(() => undefined)
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), gone])) as [string]
  return {
    pid: child.pid ?? 0,
    ...(JSON.parse(line) as Pick<HostProcess, 'port' | 'resumed' | 'codes'>),
    says: (words) =>
      new Promise((heard) => {
        const look = () => {
          if (!errors.some((one) => one.includes(words))) return
          listeners.delete(look)
          heard()
        }
        listeners.add(look)
        look()
      }),
    async kill() {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
