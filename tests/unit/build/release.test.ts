import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeEach, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** The stand-in for npm is a script of the shell. */
const noShell = process.platform === 'win32'

const folder = mkdtempSync(path.join(tmpdir(), 'parlor-release-'))
afterAll(() => rmSync(folder, { recursive: true }))

const checkout = path.join(folder, 'checkout')
const at = (name: string) => path.join(checkout, name)
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@parlorbox.example', ...args], { cwd: checkout })

/** Stands in for npm: sets the version, fails to prove if it is told to, and packages nothing in no time. */
const NPM = `#!/bin/sh
set -e
case "$1 $2" in
  version*) sed -i.old 's/"version": "[^"]*"/"version": "'"$2"'"/' package.json; rm package.json.old ;;
  'run prove') [ -z "$PROVES_NOTHING" ]; while [ "$1" != --out ]; do shift; done; echo '{}' > "$2" ;;
  'run package')
    mkdir -p dist/work/tree/usr/share/doc/parlor-box
    echo parts > dist/work/tree/usr/share/doc/parlor-box/parts.cdx.json
    echo deb > dist/work/parlor-box_0.2.0_amd64.deb ;;
esac
`

beforeEach(() => {
  rmSync(checkout, { recursive: true, force: true })
  for (const name of ['bin', 'checkout/dist/work']) mkdirSync(path.join(folder, name), { recursive: true })
  writeFileSync(path.join(folder, 'bin/npm'), NPM)
  chmodSync(path.join(folder, 'bin/npm'), 0o755)
  for (const name of ['build', 'package.json']) cpSync(path.join(ROOT, name), at(name), { recursive: true })
  symlinkSync(path.join(ROOT, 'node_modules'), at('node_modules'))
  writeFileSync(at('CHANGELOG.md'), '# Changes\n\n## 0.2.0\n\n- Something new.\n\n## 0.1.0\n\n- The first.\n')
  writeFileSync(at('.gitignore'), 'node_modules\ndist\n')
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'everything')
  // Of an earlier attempt, on a machine with nfpm.
  writeFileSync(at('dist/work/parlor-box-0.2.0-1.x86_64.rpm'), 'old')
})

const release = (version: string, env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/release.ts', version, '--runtime', 'x'], {
    cwd: checkout,
    env: { ...process.env, ...env, PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env['PATH'] ?? ''}` },
  })
const versionNow = () => (JSON.parse(readFileSync(at('package.json'), 'utf8')) as { readonly version: string }).version

it.skipIf(noShell)('makes a release in one folder: packages of this time, parts, changes and checksums', async () => {
  await release('0.2.0')
  const files = ['CHANGES.md', 'SHA256SUMS', 'parlor-box_0.2.0_amd64.deb', 'parts.cdx.json', 'proof.json']
  expect(readdirSync(at('dist/0.2.0')).sort()).toEqual(files)
  expect(readFileSync(at('dist/0.2.0/CHANGES.md'), 'utf8')).toBe('## 0.2.0\n\n- Something new.\n')
  const sums = readFileSync(at('dist/0.2.0/SHA256SUMS'), 'utf8').trim().split('\n')
  expect(sums.map((line) => line.slice(66)).sort()).toEqual(files.filter((name) => name !== 'SHA256SUMS'))
  expect(versionNow()).toBe('0.2.0')
})

it.skipIf(noShell)(
  'makes none that is not proved, described or committed, and leaves the version as it was',
  async () => {
    const before = versionNow()
    await expect(release('0.2.0', { PROVES_NOTHING: '1' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run prove') as string,
    })
    await expect(release('0.3.0')).rejects.toMatchObject({ stderr: 'CHANGELOG.md has no section ## 0.3.0.\n' })
    expect(versionNow()).toBe(before)
    expect(git('status', '--porcelain').toString()).toBe('')
    expect(existsSync(at('dist/0.2.0/SHA256SUMS'))).toBe(false)
    writeFileSync(at('new.txt'), '')
    await expect(release('0.2.0')).rejects.toMatchObject({
      stderr: 'The checkout has changes that are not committed.\n',
    })
  },
)
