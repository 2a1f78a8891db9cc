import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { asServiceError, retryWhileBusy, writeFileAtomically } from '../../../../src/node/storage/disk'
import { isSinceBoot } from '../../../../src/node/storage/file-lock'
import { openPrivateFile, type OpenJournal } from '../../../../src/node/storage/journal-file'
import type { TableChange } from '../../../../src/session'
import { codeOf, entriesOf, freshFolder, headOf, openSaves, playRandomMoves, createSave, createTableWith } from './help'

/** Returns a disk that fails at a chosen operation and at some after it, and then works again. */
function failingDisk() {
  let operations = 0
  let from = Infinity
  let until = Infinity
  let error: object = {}
  const fails = () => operations >= from && operations < until
  const fail = () => {
    const failing = fails()
    operations++
    if (failing) throw Object.assign(new Error('the disk fails'), error)
  }
  const opening: OpenJournal = async (path, flags) => {
    fail()
    const file = await openPrivateFile(path, flags)
    return {
      // What the disk took before it failed stays there, as half a line would.
      write(bytes, position) {
        if (fails()) file.write(bytes.subarray(0, 5), position)
        fail()
        return file.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), position)
      },
      async datasync() {
        fail()
        await file.datasync()
      },
      async truncate(size) {
        fail()
        await file.truncate(size)
      },
      stat() {
        fail()
        return file.stat()
      },
      close: () => file.close(),
    }
  }
  return {
    opening,
    failAt(operation: number, fault: string | object, times = 1) {
      operations = 0
      from = operation
      until = operation + times
      error = typeof fault === 'string' ? { code: fault } : fault
    },
    heal() {
      from = Infinity
    },
    /** Whether an operation has failed. */
    get failed() {
      return operations > from
    },
  }
}

/** Returns the fields of an error that Node has no name for. */
function nameless(errno: number) {
  return { code: `Unknown system error ${String(-errno)}`, errno: -errno, syscall: 'fdatasync' }
}

type Fault = [fault: string | object, code: string, times: number]
// Windows has no such number.
const QUOTA: Fault[] = process.platform === 'win32' ? [] : [[nameless(constants.errno.EDQUOT), 'disk-full', 1]]

describe('a fault of the disk', () => {
  test.each<Fault>([
    ['ENOSPC', 'disk-full', 1],
    ['EROFS', 'read-only', 1],
    ['EIO', 'disk-fault', 1],
    ['EIO', 'disk-fault', 2],
    ['EIO', 'disk-fault', Infinity],
    // As Node throws what it has no name for: a quota, a stale handle of a network disk, a structure to be repaired.
    ...QUOTA,
    [nameless(constants.errno.ESTALE), 'disk-fault', 1],
    [nameless(117), 'disk-fault', Infinity],
    [{ ...nameless(4094), code: 'UNKNOWN' }, 'disk-fault', 1],
  ])('%j at any operation of an append: told as %s, %d times; then all goes on', async (fault, code, times) => {
    const disk = failingDisk()
    const service = await openSaves(freshFolder(), { openFile: disk.opening })
    const { id, entries } = await createSave(service, 'fault', 5)
    let count = entries.length
    for (let operation = 0; ; operation++) {
      const hint = { kind: 'hint', seat: 'A', at: operation } as const
      disk.failAt(operation, fault, times)
      const answer = await codeOf(service.saves.append(id, count, hint))
      const { failed } = disk
      disk.heal()
      expect(answer).toBe(failed ? code : 'no fault')
      await service.saves.append(id, count, hint)
      count++
      const { entries: now, mended } = await service.saves.load(id)
      expect([now.length, now.at(-1), mended]).toEqual([count, hint, undefined])
      if (failed) continue
      expect(operation).toBeGreaterThan(3)
      break
    }
  })

  test('of an open file that a network disk has given up is over once the file was opened anew', async () => {
    let opened = 0
    let stale = 0
    const service = await openSaves(freshFolder(), {
      openFile: async (path, flags) => {
        const file = await openPrivateFile(path, flags)
        const number = ++opened
        const stat = () => {
          if (number > stale) return file.stat()
          throw Object.assign(new Error('stale'), nameless(constants.errno.ESTALE))
        }
        return { ...file, stat }
      },
    })
    const { id, entries } = await createSave(service, 'stale', 5)
    stale = opened
    const append = () => codeOf(service.saves.append(id, entries.length, { kind: 'hint', seat: 'A', at: 1 }))
    expect(await append()).toBe('disk-fault')
    expect(await append()).toBe('no fault')
  })

  test('that nobody has a name for is told by its number, the same one however Node has written it', () => {
    const told = [nameless(524), { ...nameless(524), code: 'UNKNOWN' }].map((fault) => asServiceError(fault))
    const message = 'The disk could not be used (errno 524).'
    expect(told).toMatchObject([{ message }, { message }])
  })

  test('while a game is begun leaves no half of a save', async () => {
    const disk = failingDisk()
    const service = await openSaves(freshFolder(), { openFile: disk.opening })
    for (let operation = 0; operation < 4; operation++) {
      disk.failAt(operation, 'ENOSPC')
      expect(await codeOf(service.saves.create(headOf('new')))).toBe('disk-full')
    }
    disk.heal()
    expect(await service.saves.list()).toEqual([])
    expect(readdirSync(service.savesFolder)).toEqual(['removed'])
  })

  test('lets the table play on, says so, and saves what was missed when it is over', async () => {
    const disk = failingDisk()
    const service = await openSaves(freshFolder(), { openFile: disk.opening })
    const id = await service.saves.create(headOf('play on'))
    let count = 0
    const told: TableChange['kind'][] = []
    const table = createTableWith('play on', async (entry) => {
      await service.saves.append(id, count, entry)
      count++
    })
    table.listen(({ kind }) => void told.push(kind))
    await playRandomMoves(table, 'play on', 5)
    disk.failAt(0, 'ENOSPC', Infinity)
    await playRandomMoves(table, 'play', 1)
    expect(table.record().moves).toHaveLength(6)
    expect(told.slice(-2)).toEqual(['unsaved', 'step'])
    expect((await service.saves.load(id)).entries).toHaveLength(6)
    disk.heal()
    await playRandomMoves(table, 'on', 1)
    expect(told.slice(-2)).toEqual(['saved', 'step'])
    expect((await service.saves.load(id)).entries).toHaveLength(8)
  })

  test('a folder that is none: every call says so, and nothing throws at the start', async () => {
    const folder = freshFolder()
    writeFileSync(join(folder, 'data'), 'a file')
    const service = await openSaves(join(folder, 'data'))
    expect(await codeOf(service.saves.create(headOf('x')))).toBe('disk-fault')
    expect(await codeOf(service.settings.save({}))).toBe('disk-fault')
    expect(await service.settings.load()).toBeNull()
  })

  test('a full device is told as such by the real thing', async () => {
    if (!existsSync('/dev/full')) return
    const service = await openSaves(freshFolder(), {
      openFile: () => openPrivateFile('/dev/full', 'r+'),
    })
    expect(await codeOf(service.saves.create(headOf('x')))).toBe('disk-full')
  })
})

describe('a whole file', () => {
  test('that can’t be put in place leaves the old one', async () => {
    const folder = freshFolder()
    const service = await openSaves(folder)
    await service.settings.save({ a: 1 })
    mkdirSync(join(folder, 'taken'))
    await expect(writeFileAtomically(join(folder, 'taken'), 'text')).rejects.toMatchObject({ code: 'EISDIR' })
    expect(readdirSync(folder).sort()).toEqual(['saves', 'settings.json', 'taken'])
  })

  test('held by somebody else is waited for, and given up in the end', async () => {
    let calls = 0
    const held = (times: number) => () => {
      if (calls++ < times) throw Object.assign(new Error('held'), { code: 'EBUSY' })
      return Promise.resolve('done')
    }
    expect(await retryWhileBusy(held(3))).toBe('done')
    expect(calls).toBe(4)
    await expect(retryWhileBusy(held(Infinity), 50)).rejects.toThrow('held')
    calls = 0
    await expect(
      retryWhileBusy(() => {
        calls++
        throw Object.assign(new Error('gone'), { code: 'ENOENT' })
      }),
    ).rejects.toThrow('gone')
    expect(calls).toBe(1)
  })
})

describe('two programs in one folder', () => {
  test('one journal is written by one of them; the other is told, and may have it afterwards', async () => {
    const first = await openSaves()
    const { id, entries } = await createSave(first, 'shared', 5)
    const second = await openSaves(first.folder)
    expect(await codeOf(second.saves.load(id))).toBe('in-use')
    expect(await codeOf(second.saves.append(id, entries.length, { kind: 'hint', seat: 'A', at: 1 }))).toBe('in-use')
    expect(await codeOf(second.saves.remove(id))).toBe('in-use')
    expect(await second.saves.list()).toHaveLength(1)
    await first.close()
    expect((await second.saves.load(id)).entries).toEqual(entries)
  })

  test('a lock of a living process holds, that of a dead one does not', async () => {
    const service = await openSaves()
    const { id } = await createSave(service, 'lock', 3)
    await service.close()
    const lock = join(service.savesFolder, `${id}.parlor-journal.lock`)
    const { hostname } = await import('node:os')
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const gone = new Promise((resolve) => other.on('close', resolve))
    const owner = { pid: other.pid, host: hostname(), began: 'unknown' }
    const longAgo = new Date(Date.now() - 600_000)
    writeFileSync(lock, JSON.stringify(owner))
    expect(await codeOf(service.saves.load(id))).toBe('in-use')
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toEqual(owner)
    // A stranger may have the number of a process that is gone, so a lock only counts while it is touched now and then.
    utimesSync(lock, longAgo, longAgo)
    expect(await codeOf(service.saves.load(id))).toBe('no fault')
    await service.close()
    writeFileSync(lock, JSON.stringify(owner))
    other.kill('SIGKILL')
    await gone
    expect(await codeOf(service.saves.load(id))).toBe('no fault')
    await service.close()
    for (const stale of ['', 'not a lock', JSON.stringify({ ...owner, pid: process.pid })]) {
      writeFileSync(lock, stale)
      expect(await codeOf(service.saves.load(id))).toBe('no fault')
      await service.close()
    }
    writeFileSync(lock, JSON.stringify({ ...owner, host: 'another machine' }))
    expect(await codeOf(service.saves.load(id))).toBe('in-use')
    utimesSync(lock, longAgo, longAgo)
    expect(await codeOf(service.saves.load(id))).toBe('no fault')
  })

  test('a lock from before the system started is nobody’s, however young it is', () => {
    const [now, second] = [1_000_000_000, 1_000]
    expect(isSinceBoot(now - 60 * second, now, 90 * second)).toBe(true)
    expect(isSinceBoot(now - 60 * second, now, 30 * second)).toBe(false)
    expect(isSinceBoot(now - 600 * second, now, 9_000 * second)).toBe(false)
  })

  test('an empty folder in the place of a lock is nobody’s; one that holds something is told by its name and left', async () => {
    const service = await openSaves()
    const { id, entries } = await createSave(service, 'lock', 3)
    await service.close()
    const lock = `${id}.parlor-journal.lock`
    mkdirSync(join(service.savesFolder, lock))
    expect((await service.saves.load(id)).entries).toEqual(entries)
    await service.close()
    mkdirSync(join(service.savesFolder, lock, 'something'), { recursive: true })
    await expect(service.saves.load(id)).rejects.toMatchObject({
      code: 'disk-fault',
      message: `A folder lies where a file belongs (${lock}).`,
    })
    expect(readdirSync(service.savesFolder).sort()).toEqual([`${id}.parlor-journal`, lock, 'removed'])
  })

  test('what somebody else wrote into an open journal is never written over', async () => {
    const service = await openSaves()
    const { id, entries } = await createSave(service, 'outside', 4)
    const path = join(service.savesFolder, `${id}.parlor-journal`)
    const grown = `${readFileSync(path, 'utf8')}written by somebody else`
    writeFileSync(path, grown)
    const hint = { kind: 'hint', seat: 'A', at: 1 } as const
    expect(await service.saves.append(id, entries.length, hint)).toMatch(/^Another program .* written again/u)
    expect(readFileSync(join(service.savesFolder, 'removed', `${id}.parlor-journal`), 'utf8')).toBe(grown)
    expect((await service.saves.load(id)).entries).toHaveLength(entries.length + 1)
    expect((await entriesOf('outside', 4)).length).toBe(entries.length)
  })
})
