import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'

/** Runs a tool to its end. If the tool fails, rejects with what it said. */
export function runTool(tool: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(tool, [...args], { timeout: 10_000 }, (fault, stdout, stderr) => {
      if (fault) reject(new Error(`${tool} ${args.join(' ')}: ${stderr.trim() || fault.message}`))
      else resolve(stdout)
    })
  })
}

/** A process that keeps a namespace alive: a namespace lives as long as a process in it. */
export interface NamespaceHolder {
  /** The options with which `nsenter` runs something in the namespace. */
  readonly enter: readonly string[]
  end(): Promise<void>
}

/**
 * Starts `cat` in a namespace of its own. `cat` ends with its standard input, which ends with this process. So the
 * namespaces of a test and all that was built in them are gone afterwards, whatever happens to the test.
 */
export async function holdNamespace(command: readonly string[], own: readonly string[]): Promise<NamespaceHolder> {
  const [tool, ...args] = [...command, 'cat']
  const child = spawn(tool, args, { stdio: 'pipe' })
  await echo(child)
  return {
    enter: ['--target', String(child.pid), ...own],
    end: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) resolve()
        else child.once('exit', () => resolve())
        child.stdin.end()
      }),
  }
}

/** Resolves when `cat` gives back what it was given: then it runs, and everything before it is done. */
function echo(child: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdout.once('data', () => resolve())
    child.stdin.on('error', () => undefined)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(said.trim() || 'The namespace ended at once.')))
    child.stdin.write('\n')
  })
}
