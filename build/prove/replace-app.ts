import { cpSync, mkdirSync, readdirSync, renameSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesInArchive } from '../package/archive'

/**
 * Puts another version in the place of an unpacked app, as Debian's packager does while it runs: each file is written
 * beside the old one and then renamed over it. Returns the files of the old page, as the page names them.
 */
export function replaceApp(folder: string, newer: string): string[] {
  const page = 'out/renderer/'
  const old = filesInArchive(path.join(folder, 'resources/app.asar')).filter((file) => file.startsWith(page))
  for (const name of readdirSync(newer, { recursive: true, encoding: 'utf8' })) {
    const [from, to] = [path.join(newer, name), path.join(folder, name)]
    if (statSync(from).isDirectory()) {
      mkdirSync(to, { recursive: true })
      continue
    }
    cpSync(from, `${to}.dpkg-new`)
    renameSync(`${to}.dpkg-new`, to)
  }
  return old.map((file) => file.slice(page.length))
}
