import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPacedQueue, type Pace } from '../../../src/renderer/lan/paced-queue'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const PAUSE = 800
const usual: Pace = { pause: () => PAUSE, waitUntilStill: () => Promise.resolve(), isHidden: () => false }

/**
 * Returns a queue, a function that puts things into it at once, and the times at which they were shown, in milliseconds
 * from the beginning.
 */
function queue(pace: Partial<Pace> = {}) {
  const shown: [string, number][] = []
  const begun = performance.now()
  const line = createPacedQueue<string>(
    { ...usual, ...pace },
    (thing) => !thing.startsWith('own'),
    (thing) => {
      if (thing.startsWith('broken')) throw new Error(thing)
      shown.push([thing, performance.now() - begun])
    },
  )
  const put = (...things: string[]): void => things.forEach((thing) => line.put(thing))
  return { shown, put, line }
}

describe('things that are told all at once', () => {
  it('are shown one after another, the first at once', async () => {
    const { shown, put } = queue()
    put('one', 'two', 'three')
    expect(shown).toEqual([['one', 0]])
    await vi.advanceTimersByTimeAsync(5 * PAUSE)
    expect(shown).toEqual([
      ['one', 0],
      ['two', PAUSE],
      ['three', 2 * PAUSE],
    ])
  })

  it('wait no longer than needed: what comes late, and one’s own, is shown at once', async () => {
    const { shown, put } = queue()
    put('one')
    await vi.advanceTimersByTimeAsync(2 * PAUSE)
    put('two')
    await vi.advanceTimersByTimeAsync(0)
    put('own three')
    await vi.advanceTimersByTimeAsync(0)
    expect(shown.map(([, at]) => at)).toEqual([0, 2 * PAUSE, 2 * PAUSE])
  })

  it('wait until what was shown before lies still', async () => {
    let settle = (): void => undefined
    const waitUntilStill = () => new Promise<void>((resolve) => (settle = resolve))
    const { shown, put } = queue({ waitUntilStill })
    put('one', 'two')
    await vi.advanceTimersByTimeAsync(4 * PAUSE)
    expect(shown).toHaveLength(1)
    settle()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown).toHaveLength(2)
  })

  it('can be skipped, one at a time, and are all shown before somebody acts', async () => {
    const { shown, put, line } = queue({ waitUntilStill: () => new Promise(() => undefined) })
    put('one', 'two', 'three', 'four')
    line.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(shown.map(([thing]) => thing)).toEqual(['one', 'two'])
    line.flush()
    expect(shown.map(([thing]) => thing)).toEqual(['one', 'two', 'three', 'four'])
  })

  it('are shown although one before them could not be, or the table never came to rest', async () => {
    const reports = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { shown, put, line } = queue({ waitUntilStill: () => Promise.reject(new Error('no stage')) })
    put('one', 'broken two', 'three')
    await vi.advanceTimersByTimeAsync(3 * PAUSE)
    expect(shown.map(([thing]) => thing)).toEqual(['one', 'three'])
    put('four', 'broken five', 'six')
    line.flush()
    expect(shown.map(([thing]) => thing)).toEqual(['one', 'three', 'four', 'six'])
    expect(reports).toHaveBeenCalledTimes(2)
    expect(warnings).toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('are not watched one by one by somebody who looked away, or is far behind', () => {
    const away = queue({ isHidden: () => true })
    away.put('one', 'two', 'three')
    expect(away.shown).toHaveLength(3)
    const behind = queue()
    const many = Array.from({ length: 30 }, (_, i) => String(i))
    behind.put(...many)
    return vi.advanceTimersByTimeAsync(PAUSE).then(() => expect(behind.shown.length).toBeGreaterThan(20))
  })
})
