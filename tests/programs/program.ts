import { relative, resolve } from 'node:path'
import { inject } from 'vitest'
import { PROGRAMS } from './list'

const root = resolve(import.meta.dirname, '../..')

/**
 * The file that runs such a program with plain Node, bundled once for the whole run: a process that reads its modules
 * one by one and compiles them takes a second of processor time before it does anything. Throws for a path that
 * `PROGRAMS` does not name.
 * @param path its source, absolute or from the repository's root
 */
export function programFile(path: string): string {
  const source = relative(root, resolve(root, path)).replaceAll('\\', '/')
  if (!PROGRAMS.some((known) => known === source)) throw new Error(`tests/programs/list.ts does not name ${source}.`)
  return resolve(inject('programs'), source.replace(/\.ts$/, '.mjs'))
}
