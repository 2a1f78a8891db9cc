import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Where settings and saves lie, the same for Electron, the host and the command line: `PARLOR_DATA` if it is set, else
 * the usual place of the system (`~/.local/share/parlor-box`, `~/Library/Application Support/Parlor Box`,
 * `%APPDATA%\Parlor Box`).
 */
export function dataFolder(
  env: Readonly<Record<string, string | undefined>> = process.env,
  platform: NodeJS.Platform = process.platform,
  home: string = homedir(),
): string {
  if (env['PARLOR_DATA']) return env['PARLOR_DATA']
  if (platform === 'win32') return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Parlor Box')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Parlor Box')
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'parlor-box')
}
