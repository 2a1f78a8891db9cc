import path from 'node:path'
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { runNode, lastLines } from '../launch/child'
import { resolve } from 'node:path'
import { Resvg } from '@resvg/resvg-js'

/** The mark in Electron's program beside which its fuses lie. */
const MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** The fuses in the order in which they lie in the program, by the names of the packager's settings. */
const FUSES = [
  'runAsNode',
  'enableCookieEncryption',
  'enableNodeOptionsEnvironmentVariable',
  'enableNodeCliInspectArguments',
  'enableEmbeddedAsarIntegrityValidation',
  'onlyLoadAppFromAsar',
  'loadBrowserProcessSpecificV8Snapshot',
  'grantFileProtocolExtraPrivileges',
] as const
type Fuse = (typeof FUSES)[number]

/** Fuses by name: whether each is on. */
type Fuses = Readonly<Partial<Record<Fuse, boolean>>>

/** Sides of the icons that installers need, in pixels. */
export const ICON_SIZES = [16, 32, 48, 64, 128, 256, 512, 1024] as const

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

/** Renders the icon into a folder in every size: `16x16.png` and so on. */
export function renderIcons(folder: string): void {
  const svg = readFileSync(resolve(import.meta.dirname, '../icons/icon.svg'), 'utf8')
  mkdirSync(folder, { recursive: true })
  for (const size of ICON_SIZES) {
    const picture = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
    writeFileSync(resolve(folder, `${size}x${size}.png`), picture)
  }
}

/** Returns the fuses of a program of Electron; null if it has none, as before version 12. */
export function readFuses(program: Buffer): Fuses | null {
  const mark = program.indexOf(MARK)
  if (mark < 0) return null
  // Behind the mark: the version of the list, its length, and one character for each: 0, 1, or r for a removed one.
  const start = mark + MARK.length + 2
  const count = program[start - 1] ?? 0
  const states = FUSES.slice(0, count).map((name, i) => [name, String.fromCharCode(program[start + i] ?? 0)] as const)
  return Object.fromEntries(states.flatMap(([name, state]) => (state === 'r' ? [] : [[name, state === '1']])))
}

/** Returns the fuses that the packager's settings ask for. */
export function wantedFuses(settings: string): Fuses {
  const [, lines = ''] = /^electronFuses:\n((?: {2}.*\n)+)/m.exec(settings) ?? []
  const states = [...lines.matchAll(/^ {2}(\w+): (true|false)$/gm)]
  return Object.fromEntries(states.map(([, name = '', on]) => [name, on === 'true'] as const))
}
