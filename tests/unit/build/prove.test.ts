import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { readFuses, wantedFuses } from '../../../build/prove/fuses'
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

it('proves nothing without a runtime, and says so', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parlor-prove-'))
  try {
    const out = path.join(folder, 'proof.json')
    const run = promisify(execFile)(process.execPath, [programFile('build/prove.ts'), '--out', out], { cwd: ROOT })
    await expect(run).rejects.toMatchObject({ code: 1, stdout: expect.stringMatching(/^not proved: /m) as string })
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ proved: false })
  } finally {
    rmSync(folder, { recursive: true })
  }
})
