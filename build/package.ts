/**
 * `npm run package -- --runtime FOLDER`: the installable packages of the app for Linux, from an unpacked runtime of
 * Electron and without a network. See docs/packaging.md.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { Command, Option } from 'commander'
import { ensureBuilt } from './launch/build'
import { downloadRuntime, findRuntime } from './launch/runtime'
import { alteredFiles, faultsOfArchive, filesInArchive } from './package/archive'
import { dependenciesOf } from './package/dependencies'
import { writeTree } from './package/linux-tree'
import { type Compression, isNfpm, packWithDpkg, packWithNfpm, writeChecksums } from './package/packages'
import { hasFuses, packUnpacked } from './package/unpacked'

const ROOT = path.resolve(import.meta.dirname, '..')
const say = (sentence: string): void => console.log(sentence)

interface PackageFlags {
  readonly runtime: string | undefined
  readonly app: string | undefined
  readonly out: string
  readonly nfpm: string
  readonly compression: Compression
  readonly dir: boolean
  readonly withoutFuses: boolean
}

await new Command('npm run package --')
  .description('Package the built app for Linux.')
  .option(
    '--runtime <folder>',
    'an unpacked runtime of Electron; by default that of the lock file, downloaded if necessary',
  )
  .option(
    '--app <folder>',
    'another folder with package.json and out; by default this one, which is built if necessary',
  )
  .option('--out <folder>', 'where the packages go', 'dist')
  .option('--nfpm <program>', 'makes deb and rpm; without it, dpkg-deb makes the deb', 'nfpm')
  .addOption(new Option('--compression <kind>', 'of the deb').choices(['xz', 'zstd']).default('xz'))
  .option('--dir', 'only the folder of the app', false)
  .option('--without-fuses', 'for trying only: allow a runtime that has no fuses', false)
  .action(run)
  .parseAsync()

async function run(flags: PackageFlags): Promise<void> {
  try {
    await pack(flags)
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    process.exitCode = 1
  }
}

async function pack({ app, out, nfpm, compression, dir, withoutFuses, ...flags }: PackageFlags): Promise<void> {
  const runtime = flags.runtime ?? (await installedRuntime())
  if (!hasFuses(runtime) && !withoutFuses)
    throw new Error(
      'This runtime has no fuses, so that the app could be altered: only --without-fuses packs it, to try.',
    )
  if (app === undefined && !(await ensureBuilt(ROOT, say))) throw new Error('The app is not built.')
  const folder = path.resolve(out)
  const source = path.resolve(app ?? ROOT)
  const packed = await packUnpacked(ROOT, { runtime: path.resolve(runtime), app: source, out: folder })
  const archive = path.join(packed, 'resources/app.asar')
  const files = filesInArchive(archive)
  const faults =
    app === undefined ? faultsOfArchive(files, filesBelow(path.join(ROOT, 'out')), statSync(archive).size) : []
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const altered = alteredFiles(archive, source)
  if (altered.length > 0) throw new Error(`The packager has altered ${altered.join(', ')}.`)
  say(`Packed ${files.length} files in ${packed}.`)
  if (dir) return
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  const tree = path.join(folder, 'tree')
  const epoch = Number(process.env['SOURCE_DATE_EPOCH'] ?? lastChange())
  writeTree(ROOT, packed, tree, { version, epoch })
  const options = { tree, out: folder, version, epoch, dependencies: dependenciesOf(packed), compression }
  const made = isNfpm(nfpm) ? packWithNfpm(nfpm, options) : packWithDpkg(options)
  for (const [name, sum] of Object.entries(writeChecksums(folder, made))) say(`${sum}  ${name}`)
}

/** Returns the folder of the runtime that the lock file names, after a download if it is not installed. */
async function installedRuntime(): Promise<string> {
  const fault = findRuntime(ROOT) === null ? await downloadRuntime(ROOT, say) : null
  const program = findRuntime(ROOT)
  if (program === null)
    throw new Error(
      `Electron's runtime is not installed (${fault ?? 'it is incomplete'}): name an unpacked one with --runtime.`,
    )
  return path.dirname(program)
}

/** Returns the files of the built app, as the archive names them. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
}

/** Returns the time of the last commit, in seconds since 1970. */
function lastChange(): string {
  return execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: ROOT, encoding: 'utf8' }).trim()
}
