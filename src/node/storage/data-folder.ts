import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Where saves and settings lie unless somebody says otherwise: `PARLOR_DATA`, else the usual place of the system
 * (`~/.local/share/parlor-box` or below `XDG_DATA_HOME`, `~/Library/Application Support/Parlor Box`,
 * `%APPDATA%\Parlor Box`). The window, the headless host and the command line share it.
 */
export function defaultDataFolder(): string {
  const { env, platform } = process
  const home = homedir()
  if (env['PARLOR_DATA']) return env['PARLOR_DATA']
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Parlor Box')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Parlor Box')
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'parlor-box')
}
