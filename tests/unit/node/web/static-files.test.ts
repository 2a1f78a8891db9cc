import { execFile } from 'node:child_process'
import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createStaticFiles, type PageFiles } from '../../../../src/node/web/static-files'
import { temporaryFolder } from '../../host/folders'
import { runCount } from '../../../scale'
import { programFile } from '../../../programs/program'

const SCRIPT = 'export const rows = [7, 7, 7, 7, 7, 7, 7]\n'.repeat(100)
const SECRET = 'the next hand'

/** Makes a built page with a secret beside it, and links that lead to the secret. */
async function page(): Promise<{ root: string; files: PageFiles }> {
  const home = await temporaryFolder()
  const root = join(home, 'page')
  await mkdir(join(root, 'assets'), { recursive: true })
  await mkdir(join(root, 'baked'))
  await writeFile(join(home, 'secret.txt'), SECRET)
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Parlor Box</title>')
  await writeFile(join(root, 'assets', 'index-B9z4oT3P.js'), SCRIPT)
  await writeFile(join(root, 'baked', 'board.webp'), Buffer.alloc(5000, 7))
  await writeFile(join(root, 'baked', 'board-aid-1a2b3c4d.webp'), Buffer.alloc(5000, 7))
  await writeFile(join(root, '.stamp'), SECRET)
  await link(join(home, 'secret.txt'), join(root, 'link.txt'), 'file')
  await link(home, join(root, 'up'), 'dir')
  return { root, files: createStaticFiles(root) }
}

/**
 * Makes a link. On Windows, ordinary accounts can make a junction instead of a link to a folder, but nothing instead of
 * a link to a file.
 */
async function link(target: string, path: string, kind: 'file' | 'dir'): Promise<void> {
  try {
    await symlink(target, path, kind)
  } catch (fault) {
    if (process.platform !== 'win32' || (fault as NodeJS.ErrnoException).code !== 'EPERM') throw fault
    if (kind === 'dir') await symlink(target, path, 'junction')
  }
}

test('the page, its scripts and its pictures come with their types', async () => {
  const { files } = await page()
  const index = await files({ path: '/' })
  expect(index).toMatchObject({ status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  expect(index.body?.toString()).toContain('Parlor Box')
  expect((await files({ path: '/index.html?quality=low' })).status).toBe(200)
  expect((await files({ path: '/assets/index-B9z4oT3P.js' })).headers['Content-Type']).toMatch(/^text\/javascript/)
  expect((await files({ path: '/baked/board.webp' })).headers['Content-Type']).toBe('image/webp')
})

test('only what is named by its content is kept for ever', async () => {
  const { files } = await page()
  const caching = async (path: string) => (await files({ path })).headers['Cache-Control']
  expect(await caching('/assets/index-B9z4oT3P.js')).toContain('immutable')
  expect(await caching('/baked/board-aid-1a2b3c4d.webp')).toContain('immutable')
  expect(await caching('/baked/board.webp')).toBe('no-cache')
  expect(await caching('/')).toBe('no-cache')
})

test('text is packed as the browser likes it, pictures are not', async () => {
  const { files } = await page()
  const path = '/assets/index-B9z4oT3P.js'
  const brotli = await files({ path, acceptEncoding: 'gzip, deflate, br, zstd' })
  expect(brotli.headers['Content-Encoding']).toBe('br')
  expect(brotliDecompressSync(brotli.body!).toString()).toBe(SCRIPT)
  const gzip = await files({ path, acceptEncoding: 'gzip, br;q=0' })
  expect(gunzipSync(gzip.body!).toString()).toBe(SCRIPT)
  const plain = await files({ path })
  expect(plain.headers).not.toHaveProperty('Content-Encoding')
  expect(plain.body?.toString()).toBe(SCRIPT)
  expect((await files({ path: '/baked/board.webp', acceptEncoding: 'br' })).headers).not.toHaveProperty(
    'Content-Encoding',
  )
})

test('an unchanged file is answered with 304, a changed one with its new content', async () => {
  const { root, files } = await page()
  const first = await files({ path: '/' })
  const again = await files({ path: '/', ifNoneMatch: first.headers['ETag'] })
  expect(again).toMatchObject({ status: 304, body: null })
  await writeFile(join(root, 'index.html'), '<!doctype html><title>Parlor Bix</title>')
  await utimes(join(root, 'index.html'), 1, 1)
  const changed = await files({ path: '/', ifNoneMatch: first.headers['ETag'] })
  expect(changed.body?.toString()).toContain('Bix')
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2E%2E%2Fsecret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%5csecret.txt',
  '/%252e%252e/secret.txt',
  '/..%c0%afsecret.txt',
  '/link.txt',
  '/up/secret.txt',
  '/.stamp',
  '/index.html%00.js',
  '/assets',
  '/assets/',
  '//etc/passwd',
  '/index.html/',
  '/INDEX.HTML',
  '/%',
  '',
  'index.html',
  'http://127.0.0.1/index.html',
  '/nothing.js',
])('%s leads nowhere', async (path) => {
  const { files } = await page()
  const answer = await files({ path, acceptEncoding: 'br' })
  expect([403, 404]).toContain(answer.status)
  expect(answer.body?.toString()).not.toContain(SECRET)
})

test('no path at all leaves the folder, and none breaks the server', async () => {
  const { files } = await page()
  const part = fc.oneof(
    fc.constantFrom(
      '..',
      '.',
      '%2e',
      '%2E%2E',
      '%2f',
      '%5c',
      '\\',
      '%00',
      'up',
      'assets',
      'secret.txt',
      'link.txt',
      '~',
    ),
    fc.string({ maxLength: 6 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 7 }), fc.constantFrom('/', '%2f', '\\', '//'), async (parts, glue) => {
      const answer = await files({ path: `/${parts.join(glue)}` })
      expect([200, 403, 404]).toContain(answer.status)
      expect(answer.body?.toString() ?? '').not.toContain(SECRET)
    }),
    { numRuns: runCount(2000) },
  )
})

test.skipIf(process.platform === 'win32')(
  'a file that could not be read is read again the next time (Windows has no limit to set)',
  async () => {
    const { root } = await page()
    const script = programFile(resolve(import.meta.dirname, 'starved-files.ts'))
    const args = [script, root, '/assets/index-B9z4oT3P.js']
    const ran = await promisify(execFile)('sh', ['-c', 'ulimit -n 1024; exec "$0" "$@"', process.execPath, ...args])
    expect(JSON.parse(ran.stdout)).toEqual(['EMFILE', '200'])
  },
)

test('a folder that is not there answers 404', async () => {
  const files = createStaticFiles(join(await temporaryFolder(), 'gone'))
  expect((await files({ path: '/' })).status).toBe(404)
})
