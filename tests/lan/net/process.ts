import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A program of a test that runs on one machine of the network. */
export interface RunningProgram {
  /** All lines that it has printed so far, each with the time (`Date.now`) at which it arrived. */
  readonly lines: readonly { readonly at: number; readonly text: string }[]
  /**
   * Resolves with the first line since a time for which `isIt` holds, whether it has arrived already or is still to
   * come. Rejects if the program ends before.
   */
  line(isIt: (text: string) => boolean, since?: number): Promise<{ readonly at: number; readonly text: string }>
  /** Writes a line to its standard input. */
  tell(text: string): void
  /** Sends it a signal. With SIGKILL a host dies without a farewell. Resolves when the program is gone. */
  end(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a program. If it ends too early, the error contains what it wrote to its standard error. */
export function startProgram(command: readonly string[]): RunningProgram {
  const [tool = '', ...args] = command
  const child = spawn(tool, args, { stdio: 'pipe' })
  const lines: { at: number; text: string }[] = []
  const waiting = new Set<() => void>()
  let errors = ''
  let ended = false

  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4000)))
  child.stdin.on('error', () => undefined)
  createInterface({ input: child.stdout }).on('line', (text) => {
    lines.push({ at: Date.now(), text })
    for (const look of waiting) look()
  })
  const gone = new Promise<void>((resolve) => {
    const leave = () => {
      ended = true
      for (const look of waiting) look()
      resolve()
    }
    child.once('close', leave).once('error', (fault) => {
      errors += fault.message
      leave()
    })
  })

  return {
    lines,
    line: (isIt, since = 0) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const line = lines.find(({ at, text }) => at >= since && isIt(text))
          if (!line && !ended) return
          waiting.delete(look)
          if (line) resolve(line)
          else reject(new Error(`${command.join(' ')} ended too early. ${errors}`))
        }
        waiting.add(look)
        look()
      }),
    tell: (text) => void child.stdin.write(`${text}\n`),
    end: (signal = 'SIGTERM') => {
      if (!ended) child.kill(signal)
      return gone
    },
  }
}
