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

function make(version: string, { runtime, nfpm, user }: ReleaseFlags): void {
  const changes = changesOf(readFileSync(path.join(ROOT, 'CHANGELOG.md'), 'utf8'), version)
  if (changes === null) throw new Error(`CHANGELOG.md has no section ## ${version}.`)
  if (execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }) !== '')
    throw new Error('The checkout has changes that are not committed.')
  const folder = path.join(ROOT, 'dist', version)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  npm('version', version, '--no-git-tag-version', '--allow-same-version')
  npm(
    'run',
    'prove',
    '--',
    '--electron',
    runtime,
    '--out',
    path.join(folder, 'proof.json'),
    ...(user ? ['--user', user] : []),
  )
  const work = path.join(ROOT, 'dist/work')
  npm('run', 'package', '--', '--runtime', runtime, '--nfpm', nfpm, '--out', work)
  const packages = readdirSync(work).filter((name) => /\.(deb|rpm)$/.test(name) && name.includes(version))
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
