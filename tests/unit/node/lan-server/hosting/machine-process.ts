import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { HostedTable } from '../../../../../src/protocol/app/services'
import { programFile } from '../../../../programs/program'

/** Hosting in a process of its own (`killed-machine.ts`). */
export interface MachineProcess {
  readonly pid: number
  /** The tables that it hosted when it had started. */
  readonly tables: readonly HostedTable[]
  /** Resolves with what the page would be told now. */
  hosted(): Promise<readonly HostedTable[]>
  /** Kills the process, which dies without a farewell. */
  kill(): Promise<void>
}

/** Starts `killed-machine.ts` on a data folder and a port; resolves when it has printed its tables. */
export async function startMachine(folder: string, port: string): Promise<MachineProcess> {
  const script = programFile(resolve(import.meta.dirname, 'killed-machine.ts'))
  const child = spawn(process.execPath, [script, folder, port], { stdio: 'pipe' })
  onTestFinished(() => void child.kill('SIGKILL'))
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const errors: string[] = []
  createInterface(child.stderr).on('line', (line) => errors.push(line))

  async function heard(): Promise<readonly HostedTable[]> {
    const line = await lines.next()
    if (line.done === true) throw new Error(`The machine ended too early. ${errors.join('\n')}`)
    return JSON.parse(line.value) as HostedTable[]
  }

  return {
    pid: child.pid ?? 0,
    tables: await heard(),
    hosted() {
      child.stdin.write('hosted\n')
      return heard()
    },
    async kill() {
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
