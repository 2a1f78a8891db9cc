import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import type { ServiceUnit } from '../exhibit-units'

/** A program that is kept running as systemd does. */
export interface Supervised {
  /** Returns the process id of the program that runs now, or that ran last. */
  pid(): number
  /** Returns all that the program has said. */
  said(): string
}

/**
 * Runs a command as systemd runs that of a unit with `Restart=always`: when it ends for any reason the rest of its
 * processes is killed, and it is started again after the unit's pause. It ends with the test.
 */
export function supervise(
  { restartSeconds }: ServiceUnit,
  [program = '', ...words]: readonly string[],
  options: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Supervised {
  let child: ChildProcess
  let pause: NodeJS.Timeout | undefined
  let said = ''
  let over = false

  function start(): void {
    // A group of its own stands for the unit's control group.
    child = spawn(program, words, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: Buffer) => void (said += part.toString()))
    child.once('exit', () => {
      killGroup(child)
      if (!over) pause = setTimeout(start, restartSeconds * 1000)
    })
  }

  start()
  onTestFinished(async () => {
    over = true
    clearTimeout(pause)
    if (child.exitCode !== null || child.signalCode !== null) return
    killGroup(child)
    await once(child, 'exit')
  })
  return { pid: () => child.pid ?? 0, said: () => said }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (fault) {
    // Nothing of the group is left.
    if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault
  }
}
