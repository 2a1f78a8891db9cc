import { readFileSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../../eventually'
import { createWriteRetryQueue, EVERY_TABLE } from '../../../../../src/node/lan-server/wal/write-retry-queue'
import { freshFolder } from '../host'

/** Returns a file that cannot be written while a folder has its name. */
function blockedFile() {
  const path = join(freshFolder(), 'table')
  mkdirSync(path)
  const faults: unknown[] = []
  const retries = createWriteRetryQueue((fault) => faults.push(fault), 5)
  onTestFinished(() => retries.close())
  return { path, faults, retries, clear: () => rmdirSync(path), write: (text: string) => () => writeFile(path, text) }
}

const codes = (faults: readonly { readonly code: string }[]) => faults.map(({ code }) => code)

describe('what the disk does not take', () => {
  test('is told once, of its own table alone, and written as soon as it can be', async () => {
    const { path, faults, retries, clear, write } = blockedFile()
    await retries.write('parlor', 'side file', write('first'))
    expect(codes(retries.faults('parlor'))).toEqual(['disk-fault'])
    expect(retries.faults('attic')).toEqual([])
    await retries.write('parlor', 'side file', write('second'))
    expect(faults).toMatchObject([
      { code: 'disk-fault', message: expect.stringContaining('A folder lies where a file belongs') as unknown },
    ])
    clear()
    await eventually(() => expect(retries.faults('parlor')).toEqual([]))
    expect(readFileSync(path, 'utf8')).toBe('second')
    expect(faults).toHaveLength(1)
  })

  test('is settled by what is written later under the same name', async () => {
    const { path, retries, clear, write } = blockedFile()
    await retries.write('parlor', 'side file', write('old'))
    clear()
    await retries.write('parlor', 'side file', write('new'))
    expect(retries.faults('parlor')).toEqual([])
    expect(readFileSync(path, 'utf8')).toBe('new')
  })

  test('is a fault of every table where all of them write there', () => {
    const { retries, write } = blockedFile()
    retries.addRefused(EVERY_TABLE, 'day book', Object.assign(new Error('full'), { code: 'ENOSPC' }), write('book'))
    expect(codes(retries.faults('parlor'))).toEqual(['disk-full'])
    expect(codes(retries.faults('attic'))).toEqual(['disk-full'])
  })

  test('is tried no more when it was forgotten, and once more when the program ends', async () => {
    const { path, retries, clear, write } = blockedFile()
    const other = `${path} of another`
    await retries.write('parlor', 'side file', write('left'))
    await retries.write('attic', 'side file', async () => {
      await writeFile(path, 'never')
      writeFileSync(other, 'written')
    })
    retries.forget('parlor', 'side file')
    expect(retries.faults('parlor')).toEqual([])
    clear()
    await retries.close()
    expect(readFileSync(other, 'utf8')).toBe('written')
    expect(readFileSync(path, 'utf8')).toBe('never')
  })

  test('is no bug: what fails for another reason is thrown, and not tried again', async () => {
    const { retries, faults } = blockedFile()
    const bug = vi.fn(() => Promise.reject(new TypeError('a bug')))
    await expect(retries.write('parlor', 'side file', bug)).rejects.toThrow('a bug')
    expect(retries.faults('parlor')).toEqual([])
    await retries.close()
    expect(bug).toHaveBeenCalledTimes(1)
    expect(faults).toEqual([])
  })
})
