/** What the loop drives. */
export interface Play {
  /** Moves everything on by `dt` seconds; answers whether something still moves. */
  advance(dt: number): boolean
  /** Draws one plain frame. */
  draw(): void
  /** Draws one more sample of the averaged frame; answers whether more are wanted. */
  settle(): boolean
  /**
   * Brings what answers to being pointed at on by `dt` seconds, and shows it over the picture that stands there; answers
   * whether it still changes.
   */
  glance(dt: number): boolean
  /** A frame came so many milliseconds after the one before it, while something moved. */
  came(milliseconds: number): void
  /** Whether still frames are to be averaged at all. */
  settles(): boolean
  /** All is still and drawn. */
  rested(): void
}

export interface Clock {
  request(frame: (now: number) => void): number
  cancel(handle: number): void
  /** Calls back after `ms`; answers what cancels it. */
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

/** A frame later than this counts as this, so that a slow machine sees every movement whole. */
const LONGEST_STEP = 0.25

/** Draws on demand: frames are asked for only while something moves or settles; idle is nothing at all. */
export interface Loop {
  /** Something changed: draw, and go on while it moves. */
  wake(): void
  /** Something else is pointed at: show it, and keep the averaged picture. */
  glance(): void
  stop(): void
  /** Forgets the longest frame so far: those of the preparation are no frames of the play. */
  forgive(): void
  /** Frames drawn since the start, and the longest script time of one, in milliseconds. */
  readonly frames: number
  readonly worst: number
  readonly settled: boolean
}

type Phase = 'idle' | 'plain' | 'calm' | 'soft'

export function createLoop(play: Play, clock: Clock = browserClock): Loop {
  let phase: Phase = 'idle'
  let handle = 0
  let uncalm: () => void = () => undefined
  let woken = false
  let last = 0
  let frames = 0
  let worst = 0
  let settled = false
  let stopped = false
  /** Whether the frame before this one was of the same movement. */
  let running = false
  let glancing: number | null = null

  function timed(work: () => void): void {
    const start = clock.now()
    work()
    worst = Math.max(worst, clock.now() - start)
    frames++
  }

  // Asked through a function after the play was advanced: the compiler takes the flag for what it was before.
  const isWoken = (): boolean => woken

  function step(now: number): void {
    if (running) play.came(now - last)
    running = true
    const dt = Math.min(LONGEST_STEP, Math.max(0, (now - last) / 1000))
    last = now
    woken = false
    timed(() => {
      woken = play.advance(dt) || woken
      play.draw()
    })
    if (stopped) return
    if (isWoken()) handle = clock.request(step)
    else calm()
  }

  function calm(): void {
    running = false
    if (!play.settles()) return rest()
    phase = 'calm'
    uncalm = clock.after(CALM, () => {
      phase = 'soft'
      handle = clock.request(soften)
    })
  }

  function soften(): void {
    let more = false as boolean
    timed(() => (more = play.settle()))
    if (stopped || phase !== 'soft') return
    if (more) handle = clock.request(soften)
    else rest()
  }

  function look(now: number): void {
    const dt = Math.min(LONGEST_STEP, Math.max(0, (now - last) / 1000))
    last = now
    let more = false as boolean
    timed(() => (more = play.glance(dt)))
    glancing = more && !stopped ? clock.request(look) : null
  }

  function stopLooking(): void {
    if (glancing !== null) clock.cancel(glancing)
    glancing = null
  }

  function rest(): void {
    phase = 'idle'
    settled = true
    play.rested()
  }

  return {
    wake() {
      if (stopped) return
      woken = true
      settled = false
      if (phase === 'plain') return
      if (phase === 'calm') uncalm()
      if (phase === 'soft') clock.cancel(handle)
      stopLooking()
      phase = 'plain'
      last = clock.now()
      handle = clock.request(step)
    },
    glance() {
      if (stopped || phase === 'plain' || glancing !== null) return
      last = clock.now()
      glancing = clock.request(look)
    },
    stop() {
      stopped = true
      stopLooking()
      uncalm()
      clock.cancel(handle)
    },
    forgive: () => void (worst = 0),
    get frames() {
      return frames
    },
    get worst() {
      return worst
    },
    get settled() {
      return settled
    },
  }
}
