import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { lacks } from '../machine'
import { program } from '../programs/program'

it('skips what the machine lacks, unless it is required', () => {
  expect(lacks('full-disk', 'There is no prlimit.', '')).toBe(true)
  expect(lacks('full-disk', 'There is no prlimit.', 'npm,network')).toBe(true)
  expect(lacks('full-disk', null, 'full-disk')).toBe(false)
  expect(() => lacks('full-disk', 'There is no prlimit.', 'npm,full-disk')).toThrow('There is no prlimit.')
})

it('takes no unknown name for one that is required', () => {
  expect(() => lacks('npm', null, 'full-disc')).toThrow('PARLOR_REQUIRE names full-disc')
})

it('fails a test file where what is required is missing', async () => {
  const script = program(resolve(import.meta.dirname, 'node/lan-server/full-disk.ts'))
  const run = (env: NodeJS.ProcessEnv) => promisify(execFile)(process.execPath, [script], { env })
  // Without a path no program is found, prlimit neither.
  await expect(run({ PATH: '' })).resolves.toMatchObject({ stdout: expect.stringContaining('no prlimit') as string })
  await expect(run({ PATH: '', PARLOR_REQUIRE: 'full-disk' })).rejects.toThrow('PARLOR_REQUIRE names full-disk')
})
