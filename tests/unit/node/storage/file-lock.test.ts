import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { acquireLock, releaseLock, renewLock } from '../../../../src/node/storage/file-lock'
import { shouldSkip } from '../../../machine'
import { programFile } from '../../../programs/program'
import { runCount } from '../../../scale'
import { codeOf, freshFolder } from './help'

const HOLDER = 'tests/unit/node/storage/lock-holder.ts'
/** Options with which each process gets a process namespace of its own, like a container. */
const CONTAINER = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']),
  ...['--pid', '--fork', '--kill-child', '--mount-proc'],
]
/** Number of processes that contend: more than there are processors, so that each is often stopped between two steps. */
const CONTENDERS = 6
const LONG_AGO = new Date(Date.now() - 600_000)

/** Starts a process that takes a lock; returns what came of it, and functions that end the process. */
async function startHolder(path: string, within: readonly string[] = []) {
  const [tool, ...args] = [...within, process.execPath, programFile(HOLDER), path]
  const child = spawn(tool, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  const [said] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    said,
    kill,
    async end() {
      child.stdin.end()
      await ended
    },
  }
}

const ownerOf = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>

test('a lock is another process’s until that ends or is killed, and then anybody’s at once', async () => {
  const path = join(freshFolder(), 'a.lock')
  for (const how of ['end', 'kill'] as const) {
    const holder = await startHolder(path)
    expect(holder.said).toBe('held')
    expect(await codeOf(acquireLock(path))).toBe('in-use')
    await holder[how]()
    expect(existsSync(path)).toBe(how === 'kill')
    expect(await codeOf(acquireLock(path))).toBe('no fault')
    await releaseLock(path)
  }
  expect(readdirSync(join(path, '..'))).toEqual([])
})

test('a lock with the id of this process that it did not make is nobody’s', async () => {
  const path = join(freshFolder(), 'a.lock')
  await acquireLock(path)
  const own = ownerOf(path)
  await releaseLock(path)
  // As in a container that was killed and started again, where the program always has the same number.
  writeFileSync(path, JSON.stringify({ ...own, id: 'f'.repeat(32), began: `${String(own['began'])}0` }))
  expect(await codeOf(acquireLock(path))).toBe('no fault')
  await releaseLock(path)
})

test('a lock of another container, or of a copy of this machine, is judged by its age only', async () => {
  const path = join(freshFolder(), 'a.lock')
  await acquireLock(path)
  const own = ownerOf(path)
  await releaseLock(path)
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  for (const elsewhere of [{ space: 'pid:[1]' }, { began: '00000000:17' }, { host: 'another machine' }]) {
    for (const pid of [process.pid, gone]) {
      writeFileSync(path, JSON.stringify({ ...own, pid, id: 'f'.repeat(32), ...elsewhere }))
      expect(await codeOf(acquireLock(path))).toBe('in-use')
      utimesSync(path, LONG_AGO, LONG_AGO)
      expect(await codeOf(acquireLock(path))).toBe('no fault')
      await releaseLock(path)
    }
  }
})

test.each([new Date(-1e12), new Date(0), new Date('2107-12-31')])(
  'a lock of another machine that was touched in %s is nobody’s',
  async (time) => {
    const path = join(freshFolder(), 'a.lock')
    writeFileSync(path, JSON.stringify({ pid: 1, host: 'another machine', began: 'unknown' }))
    utimesSync(path, time, time)
    expect(await codeOf(acquireLock(path))).toBe('no fault')
    await releaseLock(path)
  },
)

test('a process takes away only its own lock, not that of whoever has taken it over', async () => {
  const path = join(freshFolder(), 'a.lock')
  const holder = await startHolder(path)
  const foreign = JSON.stringify({ ...ownerOf(path), host: hostname(), space: 'pid:[1]', id: 'f'.repeat(32) })
  writeFileSync(path, foreign)
  await holder.end()
  expect(readFileSync(path, 'utf8')).toBe(foreign)
  utimesSync(path, LONG_AGO, LONG_AGO)
  await acquireLock(path)
  writeFileSync(path, foreign)
  await releaseLock(path)
  expect(readFileSync(path, 'utf8')).toBe(foreign)
})

test('a lock that is held is written again over whatever names no living owner, and over no other', async () => {
  const path = join(freshFolder(), 'a.lock')
  await acquireLock(path)
  const own = readFileSync(path, 'utf8')
  const gone = spawnSync(process.execPath, ['-e', '']).pid
  const earlier = JSON.stringify({ ...ownerOf(path), pid: gone, id: 'f'.repeat(32) })
  for (const put of ['', 'no lock', earlier]) {
    writeFileSync(path, put)
    await renewLock(path)
    expect(readFileSync(path, 'utf8')).toBe(own)
  }
  rmSync(path)
  if (process.platform !== 'win32') {
    symlinkSync('nowhere', path)
    await renewLock(path)
    expect(readFileSync(path, 'utf8')).toBe(own)
    rmSync(path)
  }
  const holder = await startHolder(path)
  expect(holder.said).toBe('held')
  expect(await codeOf(renewLock(path))).toBe('in-use')
  expect(ownerOf(path)).not.toEqual(JSON.parse(own))
  await releaseLock(path)
})

test('many processes that find a stale lock at the same time never own it together', async () => {
  const path = join(freshFolder(), 'a.lock')
  const gone = String(spawnSync(process.execPath, ['-e', '']).pid)
  const run = () =>
    promisify(execFile)(process.execPath, [programFile(HOLDER), path, String(runCount(1_000, 40)), gone])
  const said = await Promise.all(Array.from({ length: CONTENDERS }, run))
  expect(said.map(({ stdout }) => stdout)).toEqual(Array(CONTENDERS).fill('done\n'))
})

const tried = process.platform === 'linux' ? spawnSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true']) : null
const whyNot =
  tried?.status === 0 ? null : 'Locks between containers are not tried: this machine has no such namespaces.'

test.skipIf(shouldSkip('containers', whyNot))(
  'two containers over one folder do not both own a lock, whatever ids their processes have',
  async () => {
    const path = join(freshFolder(), 'a.lock')
    const first = await startHolder(path, CONTAINER)
    expect(first.said).toBe('held')
    const second = await startHolder(path, CONTAINER)
    expect(second.said).toBe('in-use')
    expect(await codeOf(acquireLock(path))).toBe('in-use')
    await second.end()
    const owner = ownerOf(path)
    await first.kill()
    // A container that is gone leaves a lock that counts until it is old.
    expect(await codeOf(acquireLock(path))).toBe('in-use')
    expect(ownerOf(path)).toEqual(owner)
    utimesSync(path, LONG_AGO, LONG_AGO)
    const third = await startHolder(path, CONTAINER)
    expect(third.said).toBe('held')
    await third.end()
    expect(existsSync(path)).toBe(false)
  },
)
