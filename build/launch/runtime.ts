import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the path of Electron's program if its runtime is installed, else null. Only checks files: asking the
 * `electron` package itself would start a download.
 */
export function findRuntime(root: string, env: Environment = process.env): string | null {
  const home = join(root, 'node_modules', 'electron')
  const named = readText(join(home, 'path.txt'))
  const own = env['ELECTRON_OVERRIDE_DIST_PATH']
  const program = own ? join(own, named ?? usualProgram()) : named && join(home, 'dist', named)
  return program && existsSync(program) ? program : null
}

function usualProgram(): string {
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron'
  return process.platform === 'win32' ? 'electron.exe' : 'electron'
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}
