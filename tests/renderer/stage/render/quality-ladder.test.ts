import { describe, expect, it } from 'vitest'
import { createQualityLadder, STEPS } from '../../../../src/renderer/stage/render/quality-ladder'

const LAST = STEPS.length - 1

/** Returns the ladder of a machine whose frames take so many milliseconds at each step. */
function machine(times: readonly number[], density = 2) {
  const ladder = createQualityLadder(() => density)
  ladder.restart('high', false)
  const at = () => STEPS.indexOf(ladder.step)
  return {
    ladder,
    at,
    /** Draws so many frames. Returns the steps to which the ladder went. */
    run(frames: number): number[] {
      const steps: number[] = []
      for (let i = 0; i < frames; i++) if (ladder.addFrameTime(times[at()]!)) steps.push(at())
      return steps
    },
  }
}

describe('quality by measured frames', () => {
  it('stays where frames come in time', () => {
    expect(machine([16.7, 16.7, 16.7, 16.7, 16.7, 16.7]).run(10_000)).toEqual([])
  })

  it('gives up pixels, then samples, then the sharpness of shadows, then the rich look, until frames come in time', () => {
    expect(machine([60, 45, 30, 20, 18, 16]).run(400)).toEqual([1, 2, 3])
    expect(machine([90, 80, 70, 60, 50, 16]).run(400)).toEqual([1, 2, 3, 4, LAST])
    expect(STEPS.map(({ quality }) => quality)).toEqual(['high', 'high', 'high', 'high', 'high', 'low'])
  })

  it('passes over steps that change nothing on a screen of ordinary density', () => {
    expect(machine([60, 60, 60, 16, 16, 16], 1).run(400)[0]).toBe(3)
  })

  it('is not moved by single late frames, nor by a page that was hidden', () => {
    const { ladder } = machine([])
    for (let i = 0; i < 2000; i++) expect(ladder.addFrameTime(i % 3 === 0 ? 80 : 16)).toBe(false)
    for (let i = 0; i < 2000; i++) expect(ladder.addFrameTime(5000)).toBe(false)
  })

  it('tries something finer only after a while, and after ever longer ones if that was too much', () => {
    const slow = machine([40, 16, 16, 16, 16, 16])
    expect(slow.run(40)).toEqual([1])
    const waits: number[] = []
    for (let wait = 0; waits.length < 3; wait++) {
      if (slow.run(1)[0] !== 0) continue
      waits.push(wait)
      wait = 0
      expect(slow.run(40)).toEqual([1])
    }
    expect(waits[0]).toBeGreaterThan(500)
    expect(waits[1]).toBeGreaterThan(1.8 * waits[0]!)
    expect(waits[2]).toBeGreaterThan(1.8 * waits[1]!)
  })

  it('takes the best picture where no step is quicker: something else keeps the frames back', () => {
    const saving = machine([33, 33, 33, 33, 33, 33])
    expect(saving.run(1000).at(-1)).toBe(0)
    expect(saving.run(10_000)).toEqual([])
  })

  it('stays at the plain look where a machine begins with it and is slow even so', () => {
    const { ladder, at, run } = machine([60, 60, 60, 60, 60, 40])
    ladder.restart('low', false)
    run(1000)
    expect(at()).toBe(LAST)
  })

  it('never touches what whoever looks has chosen', () => {
    for (const quality of ['high', 'low'] as const) {
      const { ladder, run } = machine([200, 200, 200, 200, 200, 200])
      ladder.restart(quality, true)
      expect(run(2000)).toEqual([])
      expect(ladder.step.quality).toBe(quality)
    }
  })
})
