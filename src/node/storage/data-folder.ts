import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns the default folder of saves and settings: `PARLOR_DATA`, or else the system's usual place
 * (`~/.local/share/parlor-box` or below `XDG_DATA_HOME`, `~/Library/Application Support/Parlor Box`, `%APPDATA%\Parlor
 * Box`). The window and the headless host share it.
 */
export function defaultDataFolder(): string {
  const { env, platform } = process
  const home = homedir()
  if (env['PARLOR_DATA']) return env['PARLOR_DATA']
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Parlor Box')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Parlor Box')
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'parlor-box')
}
