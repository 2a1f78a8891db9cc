/** A frame later than this counts as this, so that a slow machine sees every movement whole. In seconds. */
const LONGEST_STEP = 0.25

/** Counts frames and measures them, by a clock in milliseconds. */
export class FrameMeter {
  /** Frames drawn since the start. */
  frames = 0
  /** The longest script time of one, in milliseconds. */
  worst = 0
  private last = 0

  /** @param now answers the time */
  constructor(private readonly now: () => number) {}

  /** The next frame follows this moment. */
  begin(): void {
    this.last = this.now()
  }

  /** Milliseconds since the frame before. */
  since(now: number): number {
    return now - this.last
  }

  /** Takes a frame in. Answers by how many seconds it moves everything on. */
  step(now: number): number {
    const dt = Math.min(LONGEST_STEP, Math.max(0, this.since(now) / 1000))
    this.last = now
    return dt
  }

  /** Draws a frame and measures it. */
  measure<T>(draw: () => T): T {
    const start = this.now()
    const drawn = draw()
    this.worst = Math.max(this.worst, this.now() - start)
    this.frames++
    return drawn
  }
}
