import path from 'node:path'
import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { Dependencies } from './dependencies'
import { DESCRIPTION, HOMEPAGE, MAINTAINER, PROGRAM, SANDBOX, SUMMARY, type Release } from './linux-tree'

/**
 * The version of nfpm with which packages were proved, and the checksum of its module, by which one that `go install`
 * made is known. Another one is refused.
 */
const NFPM = ['2.45.2', 'h1:sWBXUErMSKHMvT8f1mgtY3yn2jbNBAE2TNBXNXpSDGc=']

/** Compression of a deb: `xz` to ship, `zstd` to try, which takes a twentieth of the time. */
export type Compression = 'xz' | 'zstd'

interface PackageOptions extends Release {
  readonly tree: string
  readonly out: string
  readonly dependencies: Dependencies
  readonly compression: Compression
}

const ARCHITECTURE = process.arch === 'arm64' ? 'arm64' : 'amd64'

/** Whether this program is the nfpm that packages were proved with. */
export function isNfpm(program: string): boolean {
  try {
    const said = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return NFPM.some((mark) => said.includes(mark))
  } catch {
    return false
  }
}

/** Makes a deb and an rpm with nfpm, out of one description. Returns the files. */
export function packWithNfpm(nfpm: string, options: PackageOptions): string[] {
  const { tree, out, version, epoch, dependencies, compression } = options
  // nfpm refuses a file that is both in a tree and listed with a mode of its own.
  const sandbox = path.join(out, 'chrome-sandbox')
  renameSync(path.join(tree, SANDBOX), sandbox)
  const description = {
    name: PROGRAM,
    arch: ARCHITECTURE,
    version,
    section: 'games',
    priority: 'optional',
    maintainer: MAINTAINER,
    homepage: HOMEPAGE,
    license: 'MIT',
    description: [SUMMARY, ...DESCRIPTION].join('\n'),
    mtime: new Date(epoch * 1000).toISOString(),
    umask: 0o022,
    depends: dependencies.debian,
    contents: [
      { src: `${tree}/`, dst: '/', type: 'tree' },
      { src: sandbox, dst: `/${SANDBOX}`, file_info: { mode: 0o4755, owner: 'root', group: 'root' } },
    ],
    deb: { compression },
    // Not the name of this machine, so that every machine makes the same bytes.
    rpm: { buildhost: 'localhost' },
    overrides: { rpm: { depends: [...dependencies.libraries.map((name) => `${name}()(64bit)`), 'xdg-utils'] } },
  }
  // JSON is YAML.
  const file = path.join(out, 'nfpm.json')
  writeFileSync(file, JSON.stringify(description))
  try {
    return ['deb', 'rpm'].map((kind) => {
      const target = path.join(out, packageName(version, kind))
      execFileSync(nfpm, ['package', '-f', file, '-p', kind, '-t', target], { stdio: ['ignore', 'ignore', 'inherit'] })
      return target
    })
  } finally {
    renameSync(sandbox, path.join(tree, SANDBOX))
    rmSync(file)
  }
}

/** Makes a deb with Debian's own tool. Returns the file. */
export function packWithDpkg({ tree, out, version, epoch, dependencies, compression }: PackageOptions): string[] {
  const files = readdirSync(tree, { recursive: true, encoding: 'utf8' })
    .sort()
    .filter((name) => lstatSync(path.join(tree, name)).isFile())
  const bytes = files.reduce((sum, name) => sum + lstatSync(path.join(tree, name)).size, 0)
  const control = [
    `Package: ${PROGRAM}`,
    `Version: ${version}`,
    'Section: games',
    'Priority: optional',
    `Architecture: ${ARCHITECTURE}`,
    `Maintainer: ${MAINTAINER}`,
    `Installed-Size: ${Math.ceil(bytes / 1024)}`,
    `Depends: ${dependencies.debian.join(', ')}`,
    `Homepage: ${HOMEPAGE}`,
    `Description: ${SUMMARY}`,
    ...DESCRIPTION.map((line) => ` ${line}`),
    '',
  ]
  const sums = files.map((name) => `${md5(path.join(tree, name))}  ${name}\n`)
  const folder = path.join(tree, 'DEBIAN')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'control'), control.join('\n'))
  writeFileSync(path.join(folder, 'md5sums'), sums.join(''))
  const target = path.join(out, packageName(version, 'deb'))
  try {
    execFileSync('dpkg-deb', ['--root-owner-group', `-Z${compression}`, '--build', tree, target], {
      env: { ...process.env, SOURCE_DATE_EPOCH: String(epoch) },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
  return [target]
}

const md5 = (file: string): string => createHash('md5').update(readFileSync(file)).digest('hex')

const packageName = (version: string, kind: string): string =>
  kind === 'deb'
    ? `${PROGRAM}_${version}_${ARCHITECTURE}.deb`
    : `${PROGRAM}-${version}-1.${ARCHITECTURE === 'arm64' ? 'aarch64' : 'x86_64'}.rpm`

/** Writes the checksums of files beside them, as `sha256sum --check` reads them. Returns them by file name. */
export function writeChecksums(folder: string, files: readonly string[]): Record<string, string> {
  const sums = files.map(
    (file) => [path.basename(file), createHash('sha256').update(readFileSync(file)).digest('hex')] as const,
  )
  writeFileSync(path.join(folder, 'SHA256SUMS'), sums.map(([name, sum]) => `${sum}  ${name}\n`).join(''))
  return Object.fromEntries(sums)
}

/** Returns the section of a version in the changelog, with its heading; null if there is none. */
export function changesOf(changelog: string, version: string): string | null {
  const section = changelog.split(/^(?=## )/m).find((each) => each.startsWith(`## ${version}\n`))
  return section === undefined ? null : `${section.trimEnd()}\n`
}
