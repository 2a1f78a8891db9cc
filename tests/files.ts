import { readdirSync } from 'node:fs'

/** Returns everything below a folder: paths in it, with `/` between their parts on every system. */
export function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
}
