import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { alteredFiles, faultsOfArchive, filesInArchive } from '../../../build/package/archive'
import { dependenciesOf, isElf, neededLibraries } from '../../../build/package/dependencies'
import { ICON_SIZES } from '../../../build/package/unpacked'
import { writeTree } from '../../../build/package/linux-tree'
import { type Compression, packWithDpkg, writeChecksums } from '../../../build/package/packages'
import { shouldSkip } from '../../machine'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const DEB_ARCHITECTURE = process.arch === 'arm64' ? 'arm64' : 'amd64'
const RELEASE = { version: '1.2.3', epoch: 1_700_000_000 }

const folder = mkdtempSync(path.join(tmpdir(), 'parlor-package-'))
afterAll(() => rmSync(folder, { recursive: true }))

function whyNoPackages(): string | null {
  if (process.platform !== 'linux') return 'Packages for Linux are made on Linux.'
  const missing = ['dpkg-deb', 'dpkg', 'ldd'].find((name) => !existsSync(`/usr/bin/${name}`))
  return missing === undefined ? null : `There is no ${missing}.`
}
const noPackages = shouldSkip('debian', whyNoPackages())

const noLintian =
  noPackages || shouldSkip('lintian', existsSync('/usr/bin/lintian') ? null : 'There is no lintian to check packages.')

/** An unpacked app in small: a program, its helper, and what a packed Electron brings along. */
function smallApp(): string {
  const app = path.join(folder, 'app')
  mkdirSync(path.join(app, 'resources'), { recursive: true })
  for (const name of ['parlor-box', 'chrome-sandbox']) copyFileSync('/usr/bin/true', path.join(app, name))
  for (const name of ['LICENSE.electron.txt', 'LICENSES.chromium.html', 'resources/app.asar'])
    writeFileSync(path.join(app, name), name)
  writeFileSync(path.join(app, 'version'), 'v45.4.1\n')
  appendFileSync(path.join(app, 'parlor-box'), 'Chrome/150.0.7000.1')
  return app
}

function makeDeb(name: string, release = RELEASE, compression: Compression = 'zstd'): string {
  const out = path.join(folder, name)
  mkdirSync(path.join(folder, 'root/out/renderer'), { recursive: true })
  copyFileSync(path.join(ROOT, 'LICENSE'), path.join(folder, 'root/LICENSE'))
  writeFileSync(path.join(folder, 'root/out/renderer/parts.cdx.json'), '{ "components": [{ "name": "vue" }] }')
  const app = smallApp()
  const tree = path.join(out, 'tree')
  writeTree(path.join(folder, 'root'), app, tree, release)
  const dependencies = dependenciesOf(app)
  const [deb] = packWithDpkg({ ...release, tree, out, dependencies, compression })
  writeChecksums(out, [deb!])
  return out
}

describe.skipIf(noPackages)('a deb', () => {
  const read = (out: string) => readFileSync(path.join(out, 'SHA256SUMS'), 'utf8')
  const say = (...args: string[]) => execFileSync('dpkg-deb', args, { encoding: 'utf8' })

  it('has the same bytes in whichever folder it is made', () => {
    const [one, other] = [makeDeb('one'), makeDeb('another')]
    expect(read(one)).toMatch(/^[0-9a-f]{64} {2}parlor-box_1\.2\.3_/)
    expect(read(other)).toBe(read(one))
  })

  it('holds the app with its sandbox, its file type, its icons and its licences', () => {
    const deb = path.join(makeDeb('contents'), `parlor-box_1.2.3_${DEB_ARCHITECTURE}.deb`)
    const lines = say('-c', deb).trim().split('\n')
    const find = (name: string) => lines.find((line) => line.includes(` ./${name}`)) ?? `${name} is missing`
    expect(find('usr/lib/parlor-box/chrome-sandbox')).toMatch(/^-rwsr-xr-x root\/root/)
    expect(find('usr/lib/parlor-box/parlor-box')).toMatch(/^-rwxr-xr-x root\/root/)
    expect(find('usr/bin/parlor-box')).toMatch(/ -> \.\.\/lib\/parlor-box\/parlor-box$/)
    for (const size of ICON_SIZES.filter((each) => each <= 512)) {
      for (const name of ['apps/parlor-box', 'mimetypes/application-x-parlor-record'])
        expect(find(`usr/share/icons/hicolor/${size}x${size}/${name}.png`)).toMatch(/^-rw-r--r--/)
    }
    for (const name of [
      'copyright',
      'changelog.gz',
      'LICENSE.electron.txt',
      'LICENSES.chromium.html',
      'parts.cdx.json',
    ])
      expect(find(`usr/share/doc/parlor-box/${name}`)).toMatch(/^-rw-r--r--/)
    const unpacked = path.join(folder, 'unpacked')
    say('-x', deb, unpacked)
    const desktop = readFileSync(path.join(unpacked, 'usr/share/applications/parlor-box.desktop'), 'utf8')
    const mime = readFileSync(path.join(unpacked, 'usr/share/mime/packages/parlor-box.xml'), 'utf8')
    expect(desktop).toContain('Exec=parlor-box %F')
    expect(desktop).toContain('MimeType=application/x-parlor-record;')
    expect(mime).toContain('<mime-type type="application/x-parlor-record">')
    expect(mime).toContain('<glob pattern="*.parlor"/>')
    const parts = readFileSync(path.join(unpacked, 'usr/share/doc/parlor-box/parts.cdx.json'), 'utf8')
    expect(JSON.parse(parts)).toMatchObject({
      components: [
        { name: 'vue' },
        { name: 'Electron', version: '45.4.1' },
        { name: 'Chromium', version: '150.0.7000.1' },
      ],
    })
    // Nothing runs when it is installed or removed, so nothing of a player's can be removed.
    say('-e', deb, path.join(unpacked, 'DEBIAN'))
    expect(
      ['preinst', 'postinst', 'prerm', 'postrm'].filter((name) => existsSync(path.join(unpacked, 'DEBIAN', name))),
    ).toEqual([])
    expect(say('-f', deb, 'Depends')).toContain('libc6')
  })
})

it.skipIf(noPackages)(
  'is upgraded and purged under a running app, which keeps what it has open, and leaves the games',
  () => {
    const system = path.join(folder, 'system')
    const database = path.join(system, 'var/lib/dpkg')
    for (const name of ['updates', 'info']) mkdirSync(path.join(database, name), { recursive: true })
    for (const name of ['status', 'available']) writeFileSync(path.join(database, name), '')
    const dpkg = (...args: string[]) =>
      execFileSync('dpkg', ['--root', system, '--force-depends', '--force-not-root', '--force-bad-path', ...args], {
        stdio: 'ignore',
      })
    const install = (version: string) => {
      const release = { ...RELEASE, version }
      const deb = `parlor-box_${version}_${DEB_ARCHITECTURE}.deb`
      dpkg('--install', path.join(makeDeb(`deb-${version}`, release), deb))
    }
    const changes = path.join(system, 'usr/share/doc/parlor-box/changelog.gz')
    const archive = path.join(system, 'usr/lib/parlor-box/resources/app.asar')
    const game = path.join(system, 'home/ada/.local/share/parlor-box/saves/one.parlor-journal')
    mkdirSync(path.dirname(game), { recursive: true })
    writeFileSync(game, 'a game')

    install('1.2.3')
    const open = openSync(archive, 'r')
    try {
      const before = readFileSync(changes)
      install('1.2.4')
      expect(readFileSync(changes).equals(before)).toBe(false)
      dpkg('--purge', 'parlor-box')
      expect(existsSync(path.dirname(archive))).toBe(false)
      // The running app reads on in the file that it has opened: nothing is written into it.
      expect(readFileSync(open, 'utf8')).toBe('resources/app.asar')
      expect(readFileSync(game, 'utf8')).toBe('a game')
    } finally {
      closeSync(open)
    }
  },
)

it.skipIf(noLintian)("passes Debian's own check, but for what is known", () => {
  const deb = path.join(makeDeb('checked', RELEASE, 'xz'), `parlor-box_1.2.3_${DEB_ARCHITECTURE}.deb`)
  // It ends with an error for what is known, too.
  const { stdout } = spawnSync('lintian', [deb], { encoding: 'utf8' })
  const tags = [...stdout.matchAll(/^[EW]: parlor-box: (\S+)/gm)].map(([, tag]) => tag)
  expect([...new Set(tags)].sort()).toEqual([
    'elevated-privileges',
    // It looks for programs in /usr/games, which not every system has on its path.
    'package-section-games-but-contains-no-game',
  ])
})

it.skipIf(noPackages)('finds what a program asks for itself, and says which libraries are missing', () => {
  const program = readFileSync('/usr/bin/true')
  expect(isElf(program)).toBe(true)
  expect(neededLibraries(program)).toContain('libc.so.6')
  const lacking = path.join(folder, 'lacking')
  mkdirSync(lacking)
  // The same program, asking for a library that no one has.
  const name = program.indexOf('libc.so.6\0')
  program.write('libq.so.6', name, 'latin1')
  writeFileSync(path.join(lacking, 'parlor-box'), program, { mode: 0o755 })
  expect(() => dependenciesOf(lacking)).toThrow('libq.so.6')
  expect(lstatSync(path.join(lacking, 'parlor-box')).isFile()).toBe(true)
})

describe('an archive', () => {
  const built = ['out/main/index.js', 'out/main/host.js', 'out/renderer/index.html', 'out/sources.sha256']
  const whole = ['out/main/index.js', 'out/renderer/index.html', 'package.json']

  it('is read without the packager', () => {
    const tree = {
      files: { out: { files: { main: { files: { 'index.js': { size: 2, offset: '0' } } } } }, 'package.json': {} },
    }
    const header = Buffer.from(JSON.stringify(tree))
    const sizes = Buffer.alloc(16)
    sizes.writeUInt32LE(4, 0)
    sizes.writeUInt32LE(header.length + 8, 4)
    sizes.writeUInt32LE(header.length + 4, 8)
    sizes.writeUInt32LE(header.length, 12)
    const file = path.join(folder, 'app.asar')
    writeFileSync(file, Buffer.concat([sizes, header, Buffer.from('{}')]))
    expect(filesInArchive(file)).toEqual(['out/main/index.js', 'package.json'])
    const built = path.join(folder, 'built/out/main')
    mkdirSync(built, { recursive: true })
    writeFileSync(path.join(built, 'index.js'), '{}')
    expect(alteredFiles(file, path.join(folder, 'built'))).toEqual([])
    writeFileSync(path.join(built, 'index.js'), '[]')
    expect(alteredFiles(file, path.join(folder, 'built'))).toEqual(['out/main/index.js'])
  })

  it('is refused with anything that no player needs, or without what the app is', () => {
    expect(faultsOfArchive(whole, built, 25_000_000)).toEqual([])
    expect(faultsOfArchive(whole, built, 25_000_001)).toEqual(['It has 25000001 bytes, more than 25000000.'])
    for (const stray of [
      'out/renderer/assets/index.js.map',
      'out/main/host.js',
      'out/renderer/assets/league-gothic.woff',
      'node_modules/zod/index.js',
      'src/main/index.ts',
    ])
      expect(
        faultsOfArchive([...whole, stray], [...built, 'out/renderer/assets/league-gothic.woff'], 1).join(),
      ).toContain(stray)
    expect(faultsOfArchive(whole.slice(1), built, 1).join()).toContain('out/main/index.js is missing')
  })
})
