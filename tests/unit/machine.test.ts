import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { shouldSkip } from '../machine'
import { programFile } from '../programs/program'

it('skips what the machine lacks, unless it is required', () => {
  expect(shouldSkip('full-disk', 'There is no prlimit.', '')).toBe(true)
  expect(shouldSkip('full-disk', 'There is no prlimit.', 'npm,network')).toBe(true)
  expect(shouldSkip('full-disk', null, 'full-disk')).toBe(false)
  expect(() => shouldSkip('full-disk', 'There is no prlimit.', 'npm,full-disk')).toThrow('There is no prlimit.')
})

it('takes no unknown name for one that is required', () => {
  expect(() => shouldSkip('npm', null, 'full-disc')).toThrow('PARLOR_REQUIRE names full-disc')
})

it('fails a test file where what is required is missing', async () => {
  const script = programFile(resolve(import.meta.dirname, 'node/lan-server/full-disk.ts'))
  const run = (env: NodeJS.ProcessEnv) => promisify(execFile)(process.execPath, [script], { env })
  // Without a PATH no program is found, and so prlimit is not found either.
  await expect(run({ PATH: '' })).resolves.toMatchObject({ stdout: expect.stringContaining('no prlimit') as string })
  await expect(run({ PATH: '', PARLOR_REQUIRE: 'full-disk' })).rejects.toThrow('PARLOR_REQUIRE names full-disk')
})
