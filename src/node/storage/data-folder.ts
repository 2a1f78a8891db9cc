import { lstatSync, mkdirSync, statSync, type Stats } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ServiceError } from '../../protocol/app/services'
import { asServiceError, codeOf } from './disk'
import { kindOf, makeFolders, PRIVATE_FOLDER_MODE as mode } from './files'

/**
 * Returns the default folder of saves and settings: `PARLOR_DATA`, or else the system's usual place
 * (`~/.local/share/parlor-box` or below `XDG_DATA_HOME`, `~/Library/Application Support/Parlor Box`, `%APPDATA%\Parlor
 * Box`). The window and the headless host share it.
 */
export function defaultDataFolder(): string {
  const { env, platform } = process
  if (env['PARLOR_DATA']) return env['PARLOR_DATA']
  // Asked for only where it is needed: a user who is not in the system's list has no home.
  const inHome = (...names: string[]) => join(homedir(), ...names)
  if (platform === 'win32') return join(env['APPDATA'] || inHome('AppData', 'Roaming'), 'Parlor Box')
  if (platform === 'darwin') return inHome('Library', 'Application Support', 'Parlor Box')
  return join(env['XDG_DATA_HOME'] || inHome('.local', 'share'), 'parlor-box')
}

/** The longest path that is quoted whole, in characters. */
const MAX_QUOTED = 200

/**
 * Makes the data folder if it is missing. Throws a ServiceError `bad-folder`, which names path and reason, if there can
 * be none: something else is in its place, or nothing can be made there. A folder that is there, but is read-only or on
 * a full disk, is accepted: people can play, and every call that saves nothing says so.
 */
export function requireDataFolder(path: string): void {
  const folder = resolve(path)
  let step = folder
  try {
    makeFolders(folder)
    // Some folders of the system take no others (`/proc`).
    step = join(folder, 'saves')
    mkdirSync(step, { mode })
  } catch (fault) {
    const { code } = asServiceError(fault) as { readonly code?: string }
    const isTolerable =
      code === 'disk-full' || (step !== folder && (code === 'read-only' || codeOf(fault) === 'EEXIST'))
    if (isTolerable) return
    const short = folder.length > MAX_QUOTED ? `${folder.slice(0, MAX_QUOTED)}…` : folder
    throw new ServiceError('bad-folder', `The data folder ${short} can't be used: ${reasonOf(fault, folder)}`)
  }
}

/** Returns why a folder could not be made, as the end of a sentence. */
function reasonOf(fault: unknown, folder: string): string {
  const code = codeOf(fault)
  if (code === 'ENAMETOOLONG') return 'its path is too long.'
  let part = folder
  while (entryAt(part, lstatSync) === null && dirname(part) !== part) part = dirname(part)
  const found = entryAt(part, statSync)
  if (found === null) return `${part} is a link that leads nowhere.`
  if (!found.isDirectory()) return `${part} is ${found.isFile() ? 'a file' : kindOf(found)}, not a folder.`
  return code === 'ENOENT' ? 'no folder can be made in it.' : `no folder can be made in ${part} (${code}).`
}

function entryAt(path: string, look: (path: string) => Stats): Stats | null {
  try {
    return look(path)
  } catch {
    return null
  }
}
