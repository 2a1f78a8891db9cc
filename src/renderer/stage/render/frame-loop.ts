import { callAfter } from '../../../async/clock'

/** Longest time step of a frame, in seconds, so that a slow machine also shows movements instead of skipping them. */
const LONGEST_STEP = 0.25

/** Counts and measures frames, with a clock in milliseconds. */
class FrameMeter {
  /** Frames drawn since the start. */
  frames = 0
  /** The longest script time of a frame, in milliseconds. */
  longestMs = 0
  private lastTime = 0

  /** @param now returns the time in milliseconds */
  constructor(private readonly now: () => number) {}

  /** Sets the reference time for the next frame's step. */
  begin(): void {
    this.lastTime = this.now()
  }

  /** Returns the milliseconds since the previous frame. */
  since(now: number): number {
    return now - this.lastTime
  }

  /** Registers a frame; returns the time step in seconds. */
  step(now: number): number {
    const dt = Math.min(LONGEST_STEP, Math.max(0, this.since(now) / 1000))
    this.lastTime = now
    return dt
  }

  /** Draws a frame, measures its script time, and returns the result of `draw`. */
  measure<T>(draw: () => T): T {
    const start = this.now()
    const drawn = draw()
    this.longestMs = Math.max(this.longestMs, this.now() - start)
    this.frames++
    return drawn
  }
}

/** The work that the loop drives. */
export interface LoopCallbacks {
  /** Advances everything by `dt` seconds; returns whether something still moves. */
  advance(dt: number): boolean
  /** Draws one plain frame. */
  draw(): void
  /** Draws one more sample of the averaged frame; returns whether more are needed. */
  drawSample(): boolean
  /**
   * Advances the highlight of pieces that are pointed at by `dt` seconds and draws it over the averaged picture;
   * returns whether it still changes.
   */
  drawHighlight(dt: number): boolean
  /** Reports a frame's time in milliseconds since the previous one, while something moved. */
  reportFrameTime(milliseconds: number): void
  /** Whether still frames are to be averaged at all. */
  shouldSettle(): boolean
  /** Reports that everything is still and drawn. */
  reportRest(): void
}

/** The timers that the loop uses; tests replace them. */
export interface Clock {
  request(frame: (now: number) => void): number
  cancel(handle: number): void
  /** Calls back after `ms` milliseconds; returns a function that cancels it. */
  after(ms: number, then: () => void): () => void
  now(): number
}

/** The browser's clock. */
export const browserClock: Clock = {
  request: (frame) => requestAnimationFrame(frame),
  cancel: (handle) => cancelAnimationFrame(handle),
  after: callAfter,
  now: () => performance.now(),
}

/** Milliseconds of stillness before the averaged frame is begun. */
const CALM_MS = 150

/** Draws on demand: frames are requested only while something moves or settles; an idle table does no work. */
export type Loop = ReturnType<typeof createLoop>

/**
 * Draws frames one after another until one needs no more, or they are stopped.
 * @param draw draws a frame; returns whether more are needed
 */
function createFrames(clock: Clock, draw: (now: number) => boolean, onDone: () => void = () => undefined) {
  let handle: number | null = null

  function request(): void {
    const own = clock.request((now) => {
      const more = draw(now)
      // Drawing may have woken the table, or ended the loop.
      if (handle !== own) return
      handle = null
      if (more) request()
      else onDone()
    })
    handle = own
  }

  return {
    request,
    get isRequested() {
      return handle !== null
    },
    stop(): void {
      if (handle !== null) clock.cancel(handle)
      handle = null
    },
  }
}

export function createLoop(callbacks: LoopCallbacks, clock: Clock = browserClock) {
  const meter = new FrameMeter(() => clock.now())
  /** Draws the highlight of pieces that are pointed at over the averaged picture, until it no longer changes. */
  const highlightFrames = createFrames(clock, (now) => {
    const dt = meter.step(now)
    return meter.measure(() => callbacks.drawHighlight(dt))
  })
  const samples = createFrames(clock, () => meter.measure(() => callbacks.drawSample()), rest)
  /** Whether everything is still and drawn. */
  let isSettled = false
  let cancelWait: () => void = () => undefined
  /** Whether plain frames are drawn one after another. */
  let moving = false
  let handle = 0
  let woken = false
  let stopped = false
  /** Whether the previous frame belonged to the same movement. */
  let running = false

  // A function, because the compiler would narrow the flag to the value that it had before the play was advanced.
  const isWoken = (): boolean => woken

  function rest(): void {
    isSettled = true
    callbacks.reportRest()
  }

  /** Draws the averaged frame once the table has been still for a moment. */
  function settle(): void {
    if (callbacks.shouldSettle()) cancelWait = clock.after(CALM_MS, samples.request)
    else rest()
  }

  function stopSettling(): void {
    cancelWait()
    samples.stop()
  }

  function step(now: number): void {
    if (running) callbacks.reportFrameTime(meter.since(now))
    running = true
    const dt = meter.step(now)
    woken = false
    meter.measure(() => {
      woken = callbacks.advance(dt) || woken
      callbacks.draw()
    })
    if (stopped) return
    if (isWoken()) handle = clock.request(step)
    else {
      running = moving = false
      settle()
    }
  }

  return {
    /** Draws after a change, and continues while something moves. */
    wake(): void {
      if (stopped) return
      woken = true
      if (moving) return
      moving = true
      stopSettling()
      isSettled = false
      highlightFrames.stop()
      meter.begin()
      handle = clock.request(step)
    },
    /** Shows a change of the highlight, and keeps the averaged picture. */
    showHighlight(): void {
      if (stopped || moving || highlightFrames.isRequested) return
      meter.begin()
      highlightFrames.request()
    },
    stop(): void {
      stopped = true
      highlightFrames.stop()
      stopSettling()
      clock.cancel(handle)
    },
    /** Resets the longest frame time; frames during preparation do not count. */
    resetLongest: () => void (meter.longestMs = 0),
    /** Frames drawn since the start, and the longest script time of one, in milliseconds. */
    get frames() {
      return meter.frames
    },
    get longestMs() {
      return meter.longestMs
    },
    get isSettled() {
      return isSettled
    },
  }
}
