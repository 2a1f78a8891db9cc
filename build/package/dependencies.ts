import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { isElf, neededLibraries } from './elf'

/** What the app needs of a system. */
export interface Dependencies {
  /** Names of libraries: `libgtk-3.so.0`. */
  readonly libraries: readonly string[]
  /** Debian's packages with them, each with the name that it has in newer releases. */
  readonly debian: readonly string[]
}

/** Packages that Debian 13 and Ubuntu 24.04 renamed with the width of their times. */
const RENAMED = /^(libgtk-3-0|libasound2|libatspi2\.0-0|libatk1\.0-0|libatk-bridge2\.0-0|libcups2|libglib2\.0-0)$/

/** Not linked but called: it opens links and shows files in their folder. */
const CALLED = ['xdg-utils']

/**
 * Finds what an unpacked app needs, from the app itself: dependencies written by hand were found wrong.
 * @throws Error if a library is missing on this machine, so that its package cannot be found
 */
export function dependenciesOf(app: string): Dependencies {
  const files = readdirSync(app)
    .map((name) => path.join(app, name))
    .filter((file) => statSync(file).isFile() && isElf(readFileSync(file)))
  const own = new Set(files.map((file) => path.basename(file)))
  const libraries = new Set(
    files.flatMap((file) => neededLibraries(readFileSync(file))).filter((name) => !own.has(name)),
  )
  const places = new Map(files.flatMap((file) => placesOf(file)))
  const missing = [...libraries].filter((name) => !places.get(name) && !name.startsWith('ld-linux'))
  if (missing.length > 0)
    throw new Error(`This machine lacks libraries of the app: ${missing.join(', ')}. Install them and try again.`)
  const packages = [...libraries].flatMap((name) => debianPackage(places.get(name)))
  return { libraries: [...libraries].sort(), debian: [...new Set(packages), ...CALLED].sort().map(withNewName) }
}

/** Returns the libraries that `ldd` finds for a file, by name. */
function placesOf(file: string): [string, string][] {
  const said = execFileSync('ldd', [file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  return [...said.matchAll(/^\s*(\S+) => (\/\S+)/gm)].map(([, name, place]) => [name!, place!]) // both groups match
}

/** Returns the package that a file of this system belongs to; none where the system is not Debian's. */
function debianPackage(file: string | undefined): string[] {
  if (file === undefined) return []
  // Where `/lib` leads to `/usr/lib`, the database may know either name.
  for (const name of [file, realpathSync(file), file.replace(/^\/usr/, ''), `/usr${file}`]) {
    try {
      const said = execFileSync('dpkg', ['-S', name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      return [said.split(/[:,]/, 1)[0] ?? '']
    } catch {
      // The next name.
    }
  }
  return []
}

function withNewName(name: string): string {
  const old = name.replace(/t64$/, '')
  return RENAMED.test(old) ? `${old} | ${old}t64` : name
}
