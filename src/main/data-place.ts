import { mkdirSync, readlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { App } from 'electron'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Chromium's own files lie beside the saves; also, the lock of the single instance is one to a data folder. Where nothing
 * can be written in that folder, Electron's usual place stays, so that the app starts; saving says what is wrong. Answers what stood in the way, or null.
 */
export function keepBrowserDataIn(app: App, folder: string): unknown {
  const browser = browserFolder(folder)
  try {
    mkdirSync(browser, { recursive: true })
    const probe = join(folder, `.written-${String(process.pid)}`)
    writeFileSync(probe, '')
    unlinkSync(probe)
  } catch (fault) {
    return fault
  }
  app.setPath('userData', folder)
  app.setPath('sessionData', browser)
  return null
}

/**
 * Where Chromium's files lie. On Windows the data folder may be one that is carried from machine to machine, and caches
 * are not to be: they have a place of their own, unless somebody named the folder.
 */
export function browserFolder(
  folder: string,
  env: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  const local = env['LOCALAPPDATA']
  if (platform === 'win32' && local && !env['PARLOR_DATA']) return join(local, 'Parlor Box', 'browser')
  return join(folder, 'browser')
}

/**
 * Whether another instance holds the lock in this folder, as far as its link tells (`<host>-<process id>`). Electron
 * answers the same where the lock could not be made at all. On Windows that does not come up.
 */
export function isHeldByAnother(userData: string, platform: NodeJS.Platform = process.platform): boolean {
  if (platform === 'win32') return true
  let holder: string
  try {
    holder = readlinkSync(join(userData, 'SingletonLock'))
  } catch {
    return false
  }
  const [, host, id] = /^(.*)-(\d+)$/u.exec(holder) ?? []
  if (host !== hostname()) return true
  try {
    process.kill(Number(id), 0)
    return true
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM'
  }
}
