import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const LOCK = join(import.meta.dirname, 'package-lock.json')
/** File that names the lock file from which the installed programs come, by its hash. */
const STAMP = join(import.meta.dirname, 'node_modules', '.lock.sha256')

/**
 * Installs the programs that the project is measured against, exactly as `tests/bench/package-lock.json` names them,
 * unless they are already installed. They have a manifest of their own, because nothing else needs them. Throws if npm
 * fails.
 */
export function installPeers(): void {
  const wanted = createHash('sha256').update(readFileSync(LOCK)).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  console.log('Installing what the project is measured against …')
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ci failed in tests/bench: ${error?.message ?? `status ${String(status)}`}`)
  writeFileSync(STAMP, wanted)
}
