import { execFile, spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'

/** Runs a tool to its end. Rejects with what it said if it failed. */
export function runTool(tool: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(tool, [...args], { timeout: 10_000 }, (fault, stdout, stderr) => {
      if (fault) reject(new Error(`${tool} ${args.join(' ')}: ${stderr.trim() || fault.message}`))
      else resolve(stdout)
    })
  })
}

/** A namespace lives as long as a process in it. */
export interface NamespaceHolder {
  /** What `nsenter` needs to run something there. */
  readonly enter: readonly string[]
  end(): Promise<void>
}

/**
 * Starts `cat` in a namespace of its own. It ends with its standard input, which ends with this process: whatever
 * happens to a test, its namespaces and all that was built in them are gone afterwards.
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

/** Resolves when `cat` gives back what it was given: then it runs, and all that comes before it is done. */
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
