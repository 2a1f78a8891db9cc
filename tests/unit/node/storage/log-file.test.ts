import { spawnSync } from 'node:child_process'
import { mkdir, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeFault, createLogFile } from '../../../../src/node/storage/log-file'
import { temporaryFolder } from '../../host/folders'

test('a line is dated and stands when it was written; nothing is made before', async () => {
  const folder = await temporaryFolder()
  const log = createLogFile(join(folder, 'logs', 'window.log'), 1000, () => new Date(0))
  expect(await readdir(folder)).toEqual([])
  expect([log.write('one'), log.write('two\nlines')]).toEqual([true, true])
  expect(await readFile(log.path, 'utf8')).toBe('1970-01-01T00:00:00.000Z one\n1970-01-01T00:00:00.000Z two\n  lines\n')
  if (process.platform === 'win32') return
  expect((await stat(log.path)).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'logs'))).mode & 0o777).toBe(0o700)
})

test('however much is written, a log never takes more than twice its size, and its last lines are there', async () => {
  const folder = await temporaryFolder()
  const log = createLogFile(join(folder, 'window.log'), 2000)
  for (let i = 0; i < 500; i++) log.write(`line ${String(i)} ${'x'.repeat(i % 90)}`)
  log.write('y'.repeat(100_000))
  const names = (await readdir(folder)).sort()
  expect(names).toEqual(['window.log', 'window.log.old'])
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size))
  expect(sizes[1]).toBeLessThanOrEqual(2000)
  expect(await readFile(join(folder, 'window.log.old'), 'utf8')).toContain('line 499')
})

test('a disk that refuses, and a link in the place of the log, are answered and not thrown', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), 'mine')
  expect(createLogFile(join(folder, 'file', 'window.log')).write('one')).toBe(false)
  await mkdir(join(folder, 'folder'))
  expect(createLogFile(join(folder, 'folder')).write('one')).toBe(false)
  if (process.platform === 'win32') return
  await symlink(join(folder, 'file'), join(folder, 'window.log'))
  expect(createLogFile(join(folder, 'window.log')).write('one')).toBe(false)
  expect(await readFile(join(folder, 'file'), 'utf8')).toBe('mine')
})

test.skipIf(process.platform === 'win32')(
  'a pipe that nobody reads is not waited for in the place of the log',
  async () => {
    const path = join(await temporaryFolder(), 'window.log')
    expect(spawnSync('mkfifo', [path]).status).toBe(0)
    expect(createLogFile(path).write('one')).toBe(false)
  },
)

test('an error of the system that nobody has a name for is told by its number', () => {
  const fields = { code: 'Unknown system error -9999', errno: -9999, syscall: 'fdatasync' }
  expect(describeFault(Object.assign(new Error('Unknown system error -9999'), fields))).toMatch(
    /^Error errno -9999 fdatasync\n/u,
  )
})

test('a fault is told by its kind, its code and its place, and not by what people entered', () => {
  const own = describeFault(new Error('Anna holds the 42, code K7PX2M'))
  expect(own).toMatch(/^Error\nat .*log-file\.test\.ts:\d+:\d+/)
  expect(own).not.toMatch(/Anna|42,|K7PX2M/)
  expect(own).not.toContain(import.meta.dirname)
  const [first = ''] = describeFault(new TypeError("Cannot read properties of undefined (reading 'seat')")).split('\n')
  expect(first).toBe('TypeError Cannot read properties of undefined (reading …)')
  for (const provoke of [
    () => 'kind' in ('Anna' as never),
    () => Object.setPrototypeOf({}, 'Anna' as never) as unknown,
    () => Object.assign('Anna', { length: 1 }),
    () => JSON.parse('Anna') as unknown,
  ]) {
    expect(toldOf(provoke)).not.toContain('Anna')
  }
  const refused = Object.assign(new Error("ENOSPC: no space, write '/home/anna/x'"), {
    code: 'ENOSPC',
    syscall: 'write',
  })
  expect(describeFault(refused)).toMatch(/^Error ENOSPC write\n/)
  expect(describeFault(Object.assign(new Error('x'), { name: 'Anna’s error', code: 'a b' }))).toMatch(/^Error\n/)
  expect([describeFault(null), describeFault('Anna'), describeFault(undefined)]).toEqual([
    'a thrown null',
    'a thrown string',
    'a thrown undefined',
  ])
})

function toldOf(provoke: () => unknown): string {
  try {
    provoke()
  } catch (fault) {
    return describeFault(fault)
  }
  throw new Error('nothing was thrown')
}
