import { readFileSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { eventually } from '../../../eventually'
import { WriteRetryQueue } from '../../../../src/node/lan-server/write-retry-queue'
import { ServiceError } from '../../../../src/protocol/app/services'
import { freshFolder } from './host'

/** Returns a file that cannot be written while a folder has its name. */
function blockedFile() {
  const path = join(freshFolder(), 'table')
  mkdirSync(path)
  const faults: unknown[] = []
  const retries = new WriteRetryQueue((fault) => faults.push(fault), 5)
  onTestFinished(() => retries.close())
  return { path, faults, retries, clear: () => rmdirSync(path), write: (text: string) => () => writeFile(path, text) }
}

/** Returns a file of a table whose writes end when the test says so. */
function slowFile() {
  const retries = new WriteRetryQueue(() => undefined, 5)
  onTestFinished(() => retries.close())
  const open: { resolve: () => void; reject: (fault: Error) => void }[] = []
  const state = { now: 'first', written: [] as string[] }
  const write = () =>
    retries.write('parlor', 'side file', () => {
      const content = state.now
      return new Promise<void>((resolve, reject) => open.push({ resolve, reject })).then(
        () => void state.written.push(content),
      )
    })
  return { retries, state, write, open, begun: (count: number) => eventually(() => expect(open).toHaveLength(count)) }
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

  test('is not given up whatever it fails with, named or not, and is told', async () => {
    const { path, retries, faults, clear, write } = blockedFile()
    const unknown = Object.assign(new Error('Unknown system error -117'), { errno: -117, syscall: 'write' })
    const causes = [Object.assign(unknown, { code: 'Unknown system error -117' }), new TypeError('nobody expected it')]
    const act = vi.fn(() => {
      const cause = causes.shift()
      return cause ? Promise.reject(cause) : write('in the end')()
    })
    await retries.write('parlor', 'side file', act)
    expect(codes(retries.faults('parlor'))).toEqual(['disk-fault'])
    clear()
    await eventually(() => expect(retries.faults('parlor')).toEqual([]))
    expect(readFileSync(path, 'utf8')).toBe('in the end')
    expect(faults).toHaveLength(2)
  })

  test('is told once where everything is refused for one reason', async () => {
    const { retries, faults } = blockedFile()
    const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    for (const table of ['parlor', 'attic'])
      for (const what of ['side file', 'game']) await retries.write(table, what, full)
    expect(codes(faults as { code: string }[])).toEqual(['disk-full'])
    expect(codes(retries.faults('attic'))).toEqual(['disk-full', 'disk-full'])
  })

  test('is no answer of our own: that is thrown, and not asked for again', async () => {
    const { retries, faults } = blockedFile()
    const refuse = vi.fn(() => Promise.reject(new ServiceError('unfinished', 'The game is not over.')))
    await expect(retries.write('parlor', 'a copy', refuse)).rejects.toThrow('The game is not over.')
    await retries.close()
    expect(refuse).toHaveBeenCalledTimes(1)
    expect(faults).toEqual([])
  })

  test('is tried again although whoever is told of it fails', async () => {
    const { path, clear, write } = blockedFile()
    const unheard: unknown[] = []
    const listener = (fault: unknown) => void unheard.push(fault)
    process.on('unhandledRejection', listener)
    onTestFinished(() => void process.off('unhandledRejection', listener))
    let attempts = 0
    const retries = new WriteRetryQueue(() => {
      throw new Error('nobody hears')
    }, 5)
    onTestFinished(() => retries.close())
    const codesInTurn = ['ENOSPC', 'EIO', 'EROFS']
    const act = () => {
      const code = codesInTurn[attempts++]
      return code === undefined ? write('in the end')() : Promise.reject(Object.assign(new Error(code), { code }))
    }
    await expect(retries.write('parlor', 'side file', act)).rejects.toThrow('nobody hears')
    clear()
    await eventually(() => expect(retries.faults('parlor')).toEqual([]))
    expect(readFileSync(path, 'utf8')).toBe('in the end')
    expect(unheard.map(String)).toEqual(['Error: nobody hears', 'Error: nobody hears'])
  })
})

describe('a file that is written over and over', () => {
  test('is written once for all who ask while it is being written, with what is true then', async () => {
    const { state, write, open, begun } = slowFile()
    const first = write()
    await begun(1)
    state.now = 'second'
    const second = write()
    state.now = 'third'
    const third = write()
    open[0]?.resolve()
    await first
    await begun(2)
    open[1]?.resolve()
    await Promise.all([second, third])
    expect(state.written).toEqual(['first', 'third'])
    expect(open).toHaveLength(2)
  })

  test('is written again after a final answer, of which only those hear whom it concerns', async () => {
    const { state, write, open, begun } = slowFile()
    const first = write()
    await begun(1)
    const second = write()
    open[0]?.reject(new ServiceError('unfinished', 'The game is not over.'))
    await expect(first).rejects.toThrow('The game is not over.')
    await begun(2)
    open[1]?.resolve()
    await second
    expect(state.written).toEqual(['first'])
  })

  test('is not repeated while it is being written, and is settled by that', async () => {
    const { retries, state, write, open, begun } = slowFile()
    const refused = write()
    await begun(1)
    state.now = 'second'
    const second = write()
    open[0]?.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
    await refused
    expect(codes(retries.faults('parlor'))).toEqual(['disk-full'])
    await begun(2)
    const another = vi.fn(() => Promise.reject(new Error('refused')))
    await retries.write('attic', 'side file', another)
    await eventually(() => expect(another.mock.calls.length).toBeGreaterThan(1))
    expect(open).toHaveLength(2)
    open[1]?.resolve()
    await second
    expect(retries.faults('parlor')).toEqual([])
    expect(state.written).toEqual(['second'])
  })

  test('is idle when nobody waits for it any more', async () => {
    const { retries, state, write, open, begun } = slowFile()
    await retries.idle()
    void write()
    await begun(1)
    void write()
    const idle = retries.idle('parlor')
    await retries.idle('attic')
    open[0]?.resolve()
    await begun(2)
    open[1]?.resolve()
    await idle
    expect(state.written).toHaveLength(2)
  })
})
