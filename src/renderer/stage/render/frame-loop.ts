import { FrameMeter } from './frame-meter'

/** The work that the loop drives. */
export interface Play {
  /** Advances everything by `dt` seconds; returns whether something still moves. */
  advance(dt: number): boolean
  /** Draws one plain frame. */
  draw(): void
  /** Draws one more sample of the averaged frame; returns whether more are needed. */
  settle(): boolean
  /**
   * Advances the highlight of pieces that are pointed at by `dt` seconds and draws it over the averaged picture;
   * returns whether it still changes.
   */
  glance(dt: number): boolean
  /** Reports a frame's time in milliseconds since the previous one, while something moved. */
  came(milliseconds: number): void
  /** Whether still frames are to be averaged at all. */
  settles(): boolean
  /** Reports that everything is still and drawn. */
  rested(): void
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
  after(ms, then) {
    const handle = setTimeout(then, ms)
    return () => clearTimeout(handle)
  },
  now: () => performance.now(),
}

/** Milliseconds of stillness before the averaged frame is begun. */
const CALM = 150

/** Draws on demand: frames are requested only while something moves or settles; an idle table does no work. */
export interface Loop {
  /** Draws after a change, and continues while something moves. */
  wake(): void
  /** Shows a change of the highlight, and keeps the averaged picture. */
  glance(): void
  stop(): void
  /** Resets the longest frame time; frames during preparation do not count. */
  forgive(): void
  /** Frames drawn since the start, and the longest script time of one, in milliseconds. */
  readonly frames: number
  readonly worst: number
  readonly settled: boolean
}

/** Draws the highlight of pieces that are pointed at over the averaged picture, until it no longer changes. */
class GlanceLoop {
  private asked: number | null = null

  constructor(
    private readonly play: Pick<Play, 'glance'>,
    private readonly clock: Clock,
    private readonly meter: FrameMeter,
  ) {}

  begin(): void {
    if (this.asked !== null) return
    this.meter.begin()
    this.request()
  }

  stop(): void {
    if (this.asked !== null) this.clock.cancel(this.asked)
    this.asked = null
  }

  private request(): void {
    const mine = this.clock.request((now) => {
      const dt = this.meter.step(now)
      const more = this.meter.measure(() => this.play.glance(dt))
      // The highlight may have woken the table, or ended the loop.
      if (this.asked !== mine) return
      this.asked = null
      if (more) this.request()
    })
    this.asked = mine
  }
}

/** Draws the averaged frame once the table has been still for a moment. */
class SettleLoop {
  /** Whether everything is still and drawn. */
  settled = false
  private asked: number | null = null
  private uncalm: () => void = () => undefined

  constructor(
    private readonly play: Pick<Play, 'settle' | 'settles' | 'rested'>,
    private readonly clock: Clock,
    private readonly meter: FrameMeter,
  ) {}

  begin(): void {
    if (this.play.settles()) this.uncalm = this.clock.after(CALM, () => this.request())
    else this.rest()
  }

  stop(): void {
    this.uncalm()
    if (this.asked !== null) this.clock.cancel(this.asked)
    this.asked = null
  }

  private request(): void {
    const mine = this.clock.request(() => {
      const more = this.meter.measure(() => this.play.settle())
      // Drawing may have woken the table, or ended the loop.
      if (this.asked !== mine) return
      this.asked = null
      if (more) this.request()
      else this.rest()
    })
    this.asked = mine
  }

  private rest(): void {
    this.settled = true
    this.play.rested()
  }
}

export function createLoop(play: Play, clock: Clock = browserClock): Loop {
  const meter = new FrameMeter(() => clock.now())
  const glances = new GlanceLoop(play, clock, meter)
  const settling = new SettleLoop(play, clock, meter)
  /** Whether plain frames are drawn one after another. */
  let moving = false
  let handle = 0
  let woken = false
  let stopped = false
  /** Whether the previous frame belonged to the same movement. */
  let running = false

  // A function, because the compiler would narrow the flag to the value that it had before the play was advanced.
  const isWoken = (): boolean => woken

  function step(now: number): void {
    if (running) play.came(meter.since(now))
    running = true
    const dt = meter.step(now)
    woken = false
    meter.measure(() => {
      woken = play.advance(dt) || woken
      play.draw()
    })
    if (stopped) return
    if (isWoken()) handle = clock.request(step)
    else {
      running = moving = false
      settling.begin()
    }
  }

  return {
    wake() {
      if (stopped) return
      woken = true
      if (moving) return
      moving = true
      settling.stop()
      settling.settled = false
      glances.stop()
      meter.begin()
      handle = clock.request(step)
    },
    glance() {
      if (!stopped && !moving) glances.begin()
    },
    stop() {
      stopped = true
      glances.stop()
      settling.stop()
      clock.cancel(handle)
    },
    forgive: () => void (meter.worst = 0),
    get frames() {
      return meter.frames
    },
    get worst() {
      return meter.worst
    },
    get settled() {
      return settling.settled
    },
  }
}
