import { readlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { App } from 'electron'
import { makeFolders } from '../node/storage/files'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Puts Chromium's own files beside the saves; this also makes the single-instance lock specific to a data folder. If
 * that folder is not writable, Electron's default locations stay, so that the app starts; saving then reports the
 * problem. Returns the error, or null.
 */
export function keepBrowserDataIn(app: App, folder: string): unknown {
  const browser = browserFolder(folder)
  try {
    makeFolders(browser)
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
 * Returns the folder of Chromium's files. On Windows the data folder may be part of a roaming profile, in which caches
 * do not belong: they go to the local profile, unless `PARLOR_DATA` names the data folder.
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
 * Whether another instance holds the lock in this folder, judging by the target of its link (`<host>-<process id>`).
 * Electron reports the same result if the lock could not be created at all. On Windows that does not occur.
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
