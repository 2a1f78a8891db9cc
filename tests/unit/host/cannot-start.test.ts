import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from './folders'
import { programFile } from '../../programs/program'

const root = resolve(import.meta.dirname, '../../..')

interface Ended {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs a headless host that is expected to end by itself. */
function ending(words: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const host = spawn(process.execPath, [programFile('src/host/main.ts'), '--port', '0', '--no-open', ...words], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void host.kill('SIGKILL'))
  let [out, err] = ['', '']
  host.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
  host.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
  return new Promise((done) => host.once('close', (status) => done({ status, out, err })))
}

/** A folder with things that are no folders, and a built page. */
async function place() {
  const folder = await temporaryFolder()
  const at = (name: string) => join(folder, name)
  mkdirSync(at('page'))
  writeFileSync(at('page/index.html'), '<!doctype html>')
  writeFileSync(at('file'), '')
  symlinkSync(at('gone'), at('dangling'))
  expect(spawnSync('mkfifo', [at('pipe')]).status).toBe(0)
  return at
}

const posix = process.platform !== 'win32'

test.runIf(posix)(
  'a data folder that cannot be one ends the host with its path and the reason, on the standard error',
  async () => {
    const at = await place()
    const bad: [path: string, reason: string][] = [
      [at('file'), 'is a file, not a folder.'],
      [at('pipe'), 'is a pipe, not a folder.'],
      [at('dangling'), 'is a link that leads nowhere.'],
      ['/dev/null', 'is a device, not a folder.'],
      ...(process.platform === 'linux' ? [['/proc/self', 'no folder can be made in it.'] as [string, string]] : []),
    ]
    const runs = bad.map(async ([path, reason]) => {
      const ended = await ending(['--page', at('page'), '--data', path])
      expect(ended, path).toMatchObject({ status: 1, out: '' })
      expect(ended.err).toContain(path)
      expect(ended.err).toContain(reason)
    })
    const byName = ending(['--page', at('page')], { PARLOR_DATA: at('file') })
    await Promise.all(runs)
    expect(await byName).toMatchObject({ status: 1, err: expect.stringContaining(at('file')) as string })
  },
)

test.runIf(posix)('so does a page or an exhibit that cannot be one; nothing is waited for', async () => {
  const at = await place()
  const runs = ['file', 'pipe', 'dangling', 'nothing'].flatMap((name) => {
    const page = ending(['--page', at(name), '--data', at('data')])
    const exhibit = ending(['--page', at('page'), '--data', at('data'), '--exhibit', at(name)])
    return [page, exhibit].map(async (run) => {
      const ended = await run
      expect(ended, name).toMatchObject({ status: 1, out: '' })
      expect(ended.err).toContain(at(name))
    })
  })
  await Promise.all(runs)
})
