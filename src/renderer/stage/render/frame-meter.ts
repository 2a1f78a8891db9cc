/** Longest time step of a frame, in seconds, so that a slow machine also shows movements instead of skipping them. */
const LONGEST_STEP = 0.25

/** Counts and measures frames, with a clock in milliseconds. */
export class FrameMeter {
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
