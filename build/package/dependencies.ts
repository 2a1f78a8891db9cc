import path from 'node:path'
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'

/** Types of segments, and entries of the dynamic section, as the ELF format numbers them. */
const LOAD = 1
const DYNAMIC = 2
const NEEDED = 1
const STRING_TABLE = 5

/** Returns whether a file is a program or library of 64-bit Linux. */
export const isElf = (file: Buffer): boolean => file.length > 64 && file.readUInt32BE(0) === 0x7f454c46 && file[4] === 2

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

/**
 * Returns the libraries that an ELF file itself asks for, by name. Those that they ask for in turn are their packages'
 * business.
 */
export function neededLibraries(file: Buffer): string[] {
  const segments = segmentsOf(file)
  const dynamic = segments.find(({ type }) => type === DYNAMIC)
  if (!dynamic) return []
  const entries: { tag: number; value: number }[] = []
  for (let at = dynamic.offset; at < dynamic.offset + dynamic.size; at += 16) {
    entries.push({ tag: Number(file.readBigInt64LE(at)), value: Number(file.readBigUInt64LE(at + 8)) })
  }
  const table = entries.find(({ tag }) => tag === STRING_TABLE)?.value ?? 0
  const home = segments.find(({ type, address, size }) => type === LOAD && table >= address && table < address + size)
  if (!home) return []
  const strings = table - home.address + home.offset
  return entries
    .filter(({ tag }) => tag === NEEDED)
    .map(({ value }) => file.toString('latin1', strings + value, file.indexOf(0, strings + value)))
}

function segmentsOf(file: Buffer) {
  const start = Number(file.readBigUInt64LE(32))
  const [each, count] = [file.readUInt16LE(54), file.readUInt16LE(56)]
  return Array.from({ length: count }, (_, i) => {
    const at = start + i * each
    return {
      type: file.readUInt32LE(at),
      offset: Number(file.readBigUInt64LE(at + 8)),
      address: Number(file.readBigUInt64LE(at + 16)),
      size: Number(file.readBigUInt64LE(at + 32)),
    }
  })
}
