import { describe, expect, test } from 'vitest'
import { createCoalescingWriter } from '../../../../src/node/lan-server/room-store'

/** Returns a writer of a file whose writes end when the test says so. */
function slowFile() {
  const open: { resolve: () => void; reject: (fault: Error) => void }[] = []
  const state = { now: 'first', written: [] as string[] }
  const file = createCoalescingWriter(() => {
    const content = state.now
    return new Promise<void>((resolve, reject) => {
      open.push({
        resolve: () => {
          state.written.push(content)
          resolve()
        },
        reject,
      })
    })
  })
  return { state, file, open }
}

describe('a file that is written over and over', () => {
  test('is written once for all who ask while it is being written, with what is true then', async () => {
    const { state, file, open } = slowFile()
    const first = file.write()
    state.now = 'second'
    const second = file.write()
    state.now = 'third'
    const third = file.write()
    open[0]?.resolve()
    await first
    open[1]?.resolve()
    await Promise.all([second, third])
    expect(state.written).toEqual(['first', 'third'])
    expect(open).toHaveLength(2)
  })

  test('is written again after a fault, of which only those hear whom it concerns', async () => {
    const { state, file, open } = slowFile()
    const first = file.write()
    const second = file.write()
    open[0]?.reject(new Error('full'))
    await expect(first).rejects.toThrow('full')
    open[1]?.resolve()
    await second
    expect(state.written).toEqual(['first'])
  })

  test('is idle when nobody waits for it any more', async () => {
    const { state, file, open } = slowFile()
    await file.idle()
    void file.write()
    void file.write()
    const idle = file.idle()
    open[0]?.resolve()
    await new Promise(setImmediate)
    expect(open).toHaveLength(2)
    open[1]?.resolve()
    await idle
    expect(state.written).toHaveLength(2)
  })
})
