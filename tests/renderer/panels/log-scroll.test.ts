import { describe, expect, it } from 'vitest'
import { isCut, scrollFor } from '../../../src/renderer/panels/game/log-scroll'

/** Returns entries of so many lines of 20 pixels each, one below the other. */
function entries(...lines: number[]) {
  let top = 0
  return lines.map((count) => {
    const span = { top, bottom: top + count * 20 }
    top = span.bottom
    return span
  })
}

describe('the log rests', () => {
  it('at its beginning while all of it is in sight', () => {
    expect(scrollFor([], 60)).toEqual({ top: 0, spaceBelow: 0 })
    expect(scrollFor(entries(1, 2), 60)).toEqual({ top: 0, spaceBelow: 0 })
  })

  it('with the newest entry whole, and whole ones before it', () => {
    // The last line of the second entry would stand alone above the third.
    const log = entries(1, 2, 2)
    expect(scrollFor(log, 60)).toEqual({ top: 60, spaceBelow: 20 })
    expect(isCut(log, 60)).toBe(false)
    expect(isCut(log, 40)).toBe(true)
    expect(scrollFor(entries(1, 1, 1, 1, 2), 80)).toEqual({ top: 40, spaceBelow: 0 })
  })

  it('at the first line of an entry that is longer than the panel', () => {
    expect(scrollFor(entries(1, 5), 60)).toEqual({ top: 20, spaceBelow: 0 })
  })

  it.each([40, 55, 60, 90, 200])('never in the middle of an entry, in a panel of %i pixels', (height) => {
    for (let seed = 1; seed < 60; seed++) {
      const log = entries(...Array.from({ length: (seed % 9) + 1 }, (_, i) => ((seed * 7 + i * 5) % 4) + 1))
      const { top, spaceBelow } = scrollFor(log, height)
      const last = log.at(-1)!
      expect(isCut(log, top)).toBe(false)
      expect(top).toBeLessThanOrEqual(last.top)
      // The log can be scrolled that far, and no further than is useful.
      expect(top).toBeLessThanOrEqual(Math.max(0, last.bottom + spaceBelow - height))
      if (last.bottom - last.top <= height) expect(last.bottom - top).toBeLessThanOrEqual(height)
    }
  })
})
