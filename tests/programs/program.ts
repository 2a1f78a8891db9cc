import { relative, resolve } from 'node:path'
import { inject } from 'vitest'
import { PROGRAMS } from './list'

const root = resolve(import.meta.dirname, '../..')

/**
 * Returns the file that runs a program of `PROGRAMS` with plain Node. It is bundled once for the whole run, because a
 * process that reads and compiles its modules one by one takes a second of processor time before it does anything.
 * Throws for a path that `PROGRAMS` does not name.
 * @param path the program's source, absolute or from the repository's root
 */
export function programFile(path: string): string {
  const source = relative(root, resolve(root, path)).replaceAll('\\', '/')
  if (!PROGRAMS.some((known) => known === source)) throw new Error(`tests/programs/list.ts does not name ${source}.`)
  return resolve(inject('programs'), source.replace(/\.ts$/, '.mjs'))
}
