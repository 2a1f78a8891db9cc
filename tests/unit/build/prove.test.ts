import { execFile } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { filesInArchive } from '../../../build/package/archive'
import { readFuses, wantedFuses } from '../../../build/package/unpacked'
import { replaceApp } from '../../../build/prove/checks'
import { programFile } from '../../programs/program'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const MARK = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'

/** A program of Electron in small: code, the mark, version and length of the list, and a character for each fuse. */
const programWith = (states: string) =>
  Buffer.concat([Buffer.from('code'), Buffer.from(MARK), Buffer.from([1, states.length]), Buffer.from(`${states}code`)])

it('reads the fuses out of a program as the packager sets them', () => {
  expect(readFuses(programWith('0010r'))).toEqual({
    runAsNode: false,
    enableCookieEncryption: false,
    enableNodeOptionsEnvironmentVariable: true,
    enableNodeCliInspectArguments: false,
  })
  expect(readFuses(Buffer.from('a program without any'))).toBeNull()
  const wanted = wantedFuses(readFileSync(path.join(ROOT, 'build/electron-builder.yml'), 'utf8'))
  expect(wanted).toMatchObject({
    runAsNode: false,
    onlyLoadAppFromAsar: true,
    enableEmbeddedAsarIntegrityValidation: true,
  })
  // The list of names knows every fuse that the settings name.
  const all = Object.keys(readFuses(programWith('00000000')) ?? {})
  expect(Object.keys(wanted).filter((name) => !all.includes(name))).toEqual([])
})

it.skipIf(process.platform === 'win32')(
  'replaces an app as Debian’s packager does: what is open stays as it was, and the rest is new',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parlor-replace-'))
    const app = (name: string, text: string) => {
      const resources = path.join(folder, name, 'resources')
      mkdirSync(resources, { recursive: true })
      const list = Buffer.from(
        JSON.stringify({
          files: { out: { files: { renderer: { files: { [`${text}.js`]: { size: 1, offset: '0' } } } } } },
        }),
      )
      const sizes = Buffer.alloc(16)
      sizes.writeUInt32LE(list.length + 8, 4)
      sizes.writeUInt32LE(list.length, 12)
      writeFileSync(path.join(resources, 'app.asar'), Buffer.concat([sizes, list, Buffer.from(text)]))
      return path.join(folder, name)
    }
    const [old, newer] = [app('old', 'a'), app('newer', 'b')]
    const open = openSync(path.join(old, 'resources/app.asar'), 'r')
    try {
      const before = readFileSync(path.join(old, 'resources/app.asar'))
      expect(replaceApp(old, newer)).toEqual(['a.js'])
      expect(readFileSync(open).equals(before)).toBe(true)
      expect(filesInArchive(path.join(old, 'resources/app.asar'))).toEqual(['out/renderer/b.js'])
    } finally {
      closeSync(open)
      rmSync(folder, { recursive: true })
    }
  },
)

it('proves nothing without a runtime, and says so', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlor-prove-'))
  try {
    const out = path.join(folder, 'proof.json')
    const run = promisify(execFile)(process.execPath, [programFile('build/prove.ts'), '--out', out], { cwd: ROOT })
    await expect(run).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/^not proved: /m) as string })
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ proved: false })
    expect(readFileSync(out.replace('.json', '.txt'), 'utf8')).toMatch(/^not proved: /m)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
