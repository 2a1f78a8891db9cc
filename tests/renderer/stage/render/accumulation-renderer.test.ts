import { describe, expect, it } from 'vitest'
import { createLoop, type Clock, type LoopCallbacks } from '../../../../src/renderer/stage/render/frame-loop'
import { MIN_SHOWN_SAMPLES, jitterOf, SAMPLES } from '../../../../src/renderer/stage/render/jitter'

describe('samples of the averaged frame', () => {
  const samples = Array.from({ length: SAMPLES }, (_, i) => jitterOf(i, SAMPLES))

  it('are enough that the blur shows no ghosts, and few enough to be over in a moment', () => {
    expect(SAMPLES).toBeGreaterThanOrEqual(16)
    expect(SAMPLES).toBeLessThanOrEqual(20)
    expect(MIN_SHOWN_SAMPLES).toBe(4)
  })

  it('stay on the lamp, on the lens and within a pixel', () => {
    for (const { lamp, lens, pixel } of samples) {
      expect(Math.hypot(...lamp)).toBeLessThanOrEqual(1)
      expect(Math.hypot(...lens)).toBeLessThanOrEqual(1)
      for (const n of pixel) expect(Math.abs(n)).toBeLessThanOrEqual(0.5)
    }
  })

  it('lie evenly: their mean is the middle, and every ring and quarter has its share', () => {
    for (const part of ['lamp', 'lens', 'pixel'] as const) {
      const mean = [0, 1].map((k) => samples.reduce((sum, s) => sum + s[part][k as 0 | 1], 0) / SAMPLES)
      expect(Math.hypot(mean[0]!, mean[1]!)).toBeLessThan(0.1)
    }
    for (const part of ['lamp', 'lens'] as const) {
      const inner = samples.filter((s) => Math.hypot(...s[part]) < Math.SQRT1_2).length
      expect(inner).toBe(SAMPLES / 2)
      for (const [sx, sy] of [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        const there = samples.filter((s) => s[part][0] * sx > 0 && s[part][1] * sy > 0).length
        expect(there).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('never stand in the same place twice', () => {
    for (const part of ['lamp', 'lens', 'pixel'] as const)
      expect(new Set(samples.map((s) => s[part].map((n) => n.toFixed(4)).join())).size).toBe(SAMPLES)
  })
})

/** Returns a clock that the test moves on. */
function handClock() {
  let now = 0
  let next = 1
  const frames = new Map<number, (now: number) => void>()
  const timers = new Map<number, { at: number; then: () => void }>()
  const clock: Clock = {
    request: (frame) => (frames.set(next, frame), next++),
    cancel: (handle) => void frames.delete(handle),
    after(ms, then) {
      const id = next++
      timers.set(id, { at: now + ms, then })
      return () => void timers.delete(id)
    },
    now: () => now,
  }
  return {
    clock,
    /** Moves the clock on by `ms` milliseconds: timers first, then one animation frame. */
    tick(ms = 16) {
      now += ms
      for (const [id, timer] of [...timers]) if (timer.at <= now && timers.delete(id)) timer.then()
      const due = [...frames.values()]
      frames.clear()
      for (const frame of due) frame(now)
    },
    get waiting() {
      return frames.size + timers.size
    },
  }
}

function stagePlay(settles: boolean) {
  const play = { left: 0, drawn: 0, samples: 0, rests: 0, glances: 0, looked: 0, came: [] as number[] }
  const host: LoopCallbacks = {
    advance: () => --play.left > 0,
    draw: () => (play.drawn += 1),
    drawSample: () => ++play.samples % SAMPLES !== 0,
    drawHighlight: () => (++play.looked, --play.glances > 0),
    reportFrameTime: (milliseconds) => void play.came.push(milliseconds),
    shouldSettle: () => settles,
    reportRest: () => (play.rests += 1),
  }
  return { play, host }
}

/** Returns a loop that settles and has just been woken, on a clock that the test moves on. */
function wokenLoop() {
  const { play, host } = stagePlay(true)
  const wound = handClock()
  const loop = createLoop(host, wound.clock)
  loop.wake()
  return { play, wound, loop }
}

describe('the loop', () => {
  it('draws while something moves, then nothing at all', () => {
    const { play, host } = stagePlay(false)
    const wound = handClock()
    const loop = createLoop(host, wound.clock)
    play.left = 5
    loop.wake()
    for (let i = 0; i < 50; i++) wound.tick()
    expect(play.drawn).toBe(5)
    expect(loop.frames).toBe(5)
    expect(loop.isSettled).toBe(true)
    expect(play.rests).toBe(1)
    expect(wound.waiting).toBe(0)
  })

  it('takes all samples after a moment of calm, one a frame, then nothing at all', () => {
    const { play, wound, loop } = wokenLoop()
    wound.tick()
    wound.tick(100)
    expect(play.samples).toBe(0)
    for (let i = 0; i < 60; i++) wound.tick(60)
    expect(play.samples).toBe(SAMPLES)
    expect(play.drawn).toBe(1)
    expect(loop.isSettled).toBe(true)
    expect(wound.waiting).toBe(0)
  })

  it('stops settling at once when something happens', () => {
    const { play, wound, loop } = wokenLoop()
    wound.tick()
    wound.tick(200)
    for (let i = 0; i < 5; i++) wound.tick()
    const taken = play.samples
    expect(taken).toBeGreaterThan(0)
    loop.wake()
    expect(loop.isSettled).toBe(false)
    wound.tick()
    expect(play.samples).toBe(taken)
    expect(play.drawn).toBe(2)
  })

  it('draws once more when it is woken while drawing, and never twice in one frame', () => {
    const { play, host } = stagePlay(false)
    const wound = handClock()
    const loop = createLoop(
      {
        ...host,
        draw: () => {
          if (++play.drawn === 1) loop.wake()
        },
      },
      wound.clock,
    )
    loop.wake()
    loop.wake()
    for (let i = 0; i < 10; i++) wound.tick()
    expect(play.drawn).toBe(2)
  })

  it('shows what is pointed at over the averaged picture, which it keeps, and then draws nothing at all', () => {
    const { play, wound, loop } = wokenLoop()
    for (let i = 0; i < 60; i++) wound.tick(60)
    play.glances = 7
    loop.showHighlight()
    loop.showHighlight()
    for (let i = 0; i < 60; i++) wound.tick()
    expect(play).toMatchObject({ drawn: 1, samples: SAMPLES, looked: 7, rests: 1 })
    expect(loop.isSettled).toBe(true)
    expect(wound.waiting).toBe(0)
  })

  it('goes on averaging while something is pointed at', () => {
    const { play, wound, loop } = wokenLoop()
    wound.tick()
    wound.tick(200)
    for (let i = 0; i < 5; i++) wound.tick()
    play.glances = 3
    loop.showHighlight()
    for (let i = 0; i < 60; i++) wound.tick()
    expect(play).toMatchObject({ drawn: 1, samples: SAMPLES, looked: 3, rests: 1 })
    expect(wound.waiting).toBe(0)
  })

  it('tells how long the frames of a movement took, and not how long nothing moved', () => {
    const { play, host } = stagePlay(false)
    const wound = handClock()
    const loop = createLoop(host, wound.clock)
    for (const left of [4, 3]) {
      play.left = left
      loop.wake()
      for (let i = 0; i < 20; i++) wound.tick(20)
    }
    expect(play.came).toEqual([20, 20, 20, 20, 20])
  })

  it('asks for nothing more after it was stopped', () => {
    const { play, wound, loop } = wokenLoop()
    loop.stop()
    loop.wake()
    for (let i = 0; i < 10; i++) wound.tick(200)
    expect(play.drawn).toBe(0)
    expect(wound.waiting).toBe(0)
  })
})
