import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderIcons } from '../icons/render'
import { readFuses } from '../prove/fuses'
import { runNode, lastLines } from '../launch/child'

/** Whether a runtime has fuses: every Electron from version 12 on. */
export function hasFuses(runtime: string): boolean {
  const program = path.join(runtime, 'electron')
  return existsSync(program) && readFuses(readFileSync(program)) !== null
}

interface UnpackedOptions {
  /** Unpacked runtime of Electron. */
  readonly runtime: string
  /** Folder with `package.json` and `out`. */
  readonly app: string
  readonly out: string
  /** Another version than that of `package.json`. */
  readonly version?: string
}

/**
 * Packs the built app with an unpacked runtime, without a network; fuses are set if the runtime has any. Returns the
 * folder of the packed app.
 * @throws Error with the last lines of the packager if that fails
 */
export async function packUnpacked(root: string, { runtime, app, out, version }: UnpackedOptions): Promise<string> {
  const packager = installPackager(root)
  renderIcons(path.join(root, 'dist/icons'))
  mkdirSync(out, { recursive: true })
  const config = path.join(out, 'electron-builder.yml')
  const settings = readFileSync(path.join(root, 'build/electron-builder.yml'), 'utf8')
  const icons = settings.replaceAll('dist/icons', path.join(root, 'dist/icons'))
  writeFileSync(config, hasFuses(runtime) ? icons : icons.replace(/^electronFuses:\n(?: {2}.*\n)+/m, ''))
  const electron = readFileSync(path.join(runtime, 'version'), 'utf8').trim().replace(/^v/, '')
  const overrides = [`electronDist=${runtime}`, `electronVersion=${electron}`, `directories.output=${out}`]
  if (version !== undefined) overrides.push(`extraMetadata.version=${version}`)
  const flags = ['--projectDir', app, '--config', config, '--linux', 'dir', '--publish', 'never']
  const { status, output } = await runNode([packager, ...flags, ...overrides.map((each) => `-c.${each}`)], root)
  if (status !== 0) throw new Error(`The packager failed. The last it said was:\n${lastLines(output, 20)}`)
  const packed = path.join(out, process.arch === 'arm64' ? 'linux-arm64-unpacked' : 'linux-unpacked')
  // What Electron shows when it is started without an app.
  rmSync(path.join(packed, 'resources/default_app.asar'), { force: true })
  return packed
}

/**
 * Installs the packager in the version that its lock file names, once, and returns its program. It lies in `dist`, so
 * that nothing takes its sources for the project's.
 */
function installPackager(root: string): string {
  const folder = path.join(root, 'dist/packager')
  const program = path.join(folder, 'node_modules/electron-builder/cli.js')
  if (existsSync(program)) return program
  console.log('Installing the packager …')
  cpSync(path.join(root, 'build/package/tools'), folder, { recursive: true })
  execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return program
}
