import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { FONT_PACKAGES } from '../fonts'
import type { Job } from '../job'

const require = createRequire(import.meta.url)
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** The encoder is an input of all pictures. */
const ENCODER_FILE = fileURLToPath(new URL('./bake-job.ts', import.meta.url))

/** Modules that list all jobs; their imports are no inputs of a single picture. */
const JOB_LIST_MODULES = new Set(['build/print/pictures.ts'])

const relative = (file: string): string => path.relative(ROOT, file).replaceAll('\\', '/')

/** Returns the relative modules that a file imports by value or type, as absolute paths. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from|import) '(\.{1,2}\/[^']*)'/g)
  return [...found].map(([, name]) => resolveModule(path.resolve(path.dirname(file), name!), file))
}

function resolveModule(stem: string, from: string): string {
  const file = [`${stem}.ts`, path.join(stem, 'index.ts')].find((each) => existsSync(each))
  if (file === undefined) throw new Error(`${relative(from)} imports ${relative(stem)}, which is not there`)
  return file
}

/**
 * Returns a module and everything that it imports from this project, directly or indirectly, sorted.
 * @param knownImports imports of modules that were already read; extended by those that this call reads
 */
export function sourcesOf(file: string, knownImports = new Map<string, readonly string[]>()): string[] {
  const seen = new Set<string>()
  const visit = (each: string): void => {
    if (seen.has(each) || JOB_LIST_MODULES.has(relative(each))) return
    seen.add(each)
    const imports = knownImports.get(each) ?? importsOf(each)
    knownImports.set(each, imports)
    imports.forEach(visit)
  }
  visit(file)
  return [...seen].sort()
}

/** Returns the versions of the packages that render the pictures. */
function toolVersions(): string {
  return ['@resvg/resvg-js', 'sharp', ...FONT_PACKAGES].map((name) => `${name}@${installedVersion(name)}`).join(' ')
}

/** Returns a package's installed version. Reads package.json as a file, since not every package exports it. */
function installedVersion(name: string): string {
  const manifest = path.join(ROOT, 'node_modules', name, 'package.json')
  const file = existsSync(manifest) ? manifest : require.resolve(`${name}/package.json`)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** Returns the hash of all inputs of what a module draws. */
export type Digester = (job: Pick<Job, 'source' | 'pictures'>) => string

/**
 * Returns a function from a job to the hash of all inputs of its pictures; keeps the hash and imports of each source.
 */
export function createDigester(): Digester {
  const versions = toolVersions()
  const hashes = new Map<string, string>()
  const knownImports = new Map<string, readonly string[]>()
  const hashOf = (file: string): string => {
    const known = hashes.get(file) ?? createHash('sha256').update(readFileSync(file)).digest('hex')
    hashes.set(file, known)
    return known
  }
  return (job) => {
    const hash = createHash('sha256').update(versions).update(JSON.stringify(job.pictures))
    for (const file of new Set([ENCODER_FILE, ...sourcesOf(fileURLToPath(job.source), knownImports)])) {
      hash.update(relative(file)).update(hashOf(file))
    }
    return hash.digest('hex').slice(0, 16)
  }
}
