/**
 * `npm run release -- VERSION --runtime FOLDER`: everything of a release in one folder: packages, parts list, section of
 * the changelog and checksums. It commits and publishes nothing. See docs/packaging.md.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Command } from 'commander'
import { changesOf, writeChecksums } from './package/packages'

const ROOT = path.resolve(import.meta.dirname, '..')

interface ReleaseFlags {
  readonly runtime: string
  readonly nfpm: string
  readonly user: string | undefined
}

await new Command('npm run release --')
  .description('Make a release, ready to be published.')
  .argument('<version>', 'as the changelog names it: 0.2.0')
  .requiredOption('--runtime <folder>', 'an unpacked runtime of Electron')
  .option('--nfpm <program>', 'makes deb and rpm', 'nfpm')
  .option('--user <name>', 'who starts the app, if root makes the release')
  .action(release)
  .parseAsync()

function release(version: string, flags: ReleaseFlags): void {
  try {
    make(version, flags)
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    process.exitCode = 1
  }
}

function make(version: string, flags: ReleaseFlags): void {
  const changes = changesOf(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'), version)
  if (changes === null) throw new Error(`CHANGELOG.md has no section ## ${version}.`)
  if (execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }) !== '')
    throw new Error('The checkout has changes that are not committed.')
  const { version: before } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    readonly version: string
  }
  setVersion(version)
  try {
    fill(version, changes, flags)
  } catch (fault) {
    // So that the checkout is clean for the next attempt.
    setVersion(before)
    throw fault
  }
}

function setVersion(version: string): void {
  npm('version', version, '--no-git-tag-version', '--allow-same-version')
}

/** Proves and packages the release, and fills its folder. */
function fill(version: string, changes: string, { runtime, nfpm, user }: ReleaseFlags): void {
  const folder = path.join(ROOT, 'dist', version)
  const work = path.join(ROOT, 'dist/work')
  // What an earlier attempt left is not of this release.
  for (const each of [folder, work]) rmSync(each, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const proof = path.join(folder, 'proof.json')
  npm('run', 'prove', '--', '--electron', runtime, '--out', proof, ...(user ? ['--user', user] : []))
  npm('run', 'package', '--', '--runtime', runtime, '--nfpm', nfpm, '--out', work)
  const packages = readdirSync(work).filter((name) => /\.(deb|rpm)$/.test(name))
  for (const name of packages) copyFileSync(path.join(work, name), path.join(folder, name))
  copyFileSync(path.join(work, 'tree/usr/share/doc/parlor-box/parts.cdx.json'), path.join(folder, 'parts.cdx.json'))
  writeFileSync(path.join(folder, 'CHANGES.md'), changes)
  const files = readdirSync(folder).map((name) => path.join(folder, name))
  writeChecksums(folder, files)
  console.log(`${version} is in ${folder}: ${files.map((file) => path.basename(file)).join(', ')}, SHA256SUMS.`)
}

function npm(...args: string[]): void {
  execFileSync('npm', args, { cwd: ROOT, stdio: 'inherit' })
}
