import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Name of the environment variable that, if set, leaves out tests that are the same at full depth as in the gate. */
export const AFTER_GATE_VARIABLE = 'PARLOR_AFTER_GATE'
/** Whatever imports one of these has cases that depend on the depth or the seed. */
const DEEPER = ['tests/scale.ts', 'fast-check']
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/gu

/**
 * Returns the test files below `tests` that do at full depth what they do in the gate: neither they nor what they import
 * read the depth, and they draw no cases.
 * @param root the project's folder
 */
export function testsAsInGate(root: string): string[] {
  const known = new Map<string, boolean>()
  const isDeeper = (file: string): boolean => {
    if (DEEPER.includes(file)) return true
    const found = known.get(file)
    if (found !== undefined) return found
    known.set(file, false)
    const deeper = importsOf(root, file).some(isDeeper)
    known.set(file, deeper)
    return deeper
  }
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => `tests/${name.replaceAll('\\', '/')}`)
    .filter((file) => /(?<!\.long)\.test\.ts$/u.test(file) && !file.includes('/node_modules/') && !isDeeper(file))
}

/** Returns the packages and, as paths from the root, the modules of the tests that a module imports. */
function importsOf(root: string, file: string): string[] {
  if (!file.startsWith('tests/')) return []
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (!name.startsWith('.')) return [name]
    const path = normalize(join(dirname(file), name)).replaceAll('\\', '/')
    return [`${path}.ts`, `${path}/index.ts`].filter((module) => existsSync(join(root, module)))
  })
}
