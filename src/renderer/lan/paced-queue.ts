import { wait } from '../../async/wait'

/** The speed at which things that were told are shown. */
export interface Pace {
  /** Returns the shortest time between two plies of others, in milliseconds. */
  pause(): number
  /** Resolves when the latest state is at rest on the stage and there was time to read it. */
  waitUntilStill(): Promise<void>
  /** Whether the screen is hidden, so that nothing need be paced. */
  isHidden(): boolean
}

/** A queue that shows things one after another, however fast they arrive. */
export type PacedQueue<T> = ReturnType<typeof createPacedQueue<T>>

/** Longest queue that is paced. The excess is shown without pauses: after an absence, nobody need watch it all. */
const MAX_PACED = 8

/** @param isPaced whether a pause comes before a thing; the others are shown as soon as it is their turn */
export function createPacedQueue<T>(pace: Pace, isPaced: (thing: T) => boolean, show: (thing: T) => void) {
  const queue: T[] = []
  let running = false
  let closed = false
  let shownAt = -Infinity
  let pauseController = new AbortController()

  function showNext(): void {
    const next = queue.shift()
    if (next === undefined) return
    shownAt = performance.now()
    // One that cannot be shown must not stop those after it.
    try {
      show(next)
    } catch (fault) {
      console.error('a change of the table could not be shown:', fault)
    }
  }

  function shouldHurry(): boolean {
    return queue.length > MAX_PACED || pace.isHidden() || shownAt === -Infinity
  }

  async function pauseBeforeNext(): Promise<void> {
    pauseController = new AbortController()
    const { signal } = pauseController
    const skipped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    const rest = wait(pace.pause() - (performance.now() - shownAt), signal)
    const still = pace.waitUntilStill().catch((fault: unknown) => console.warn('the table was not awaited:', fault))
    await Promise.race([skipped, Promise.all([rest, still])])
  }

  // A function, because the compiler assumes that the flag itself does not change during an `await`.
  const isClosed = (): boolean => closed

  async function run(): Promise<void> {
    running = true
    for (let next = queue[0]; next !== undefined && !isClosed(); next = queue[0]) {
      if (isPaced(next) && !shouldHurry()) await pauseBeforeNext()
      if (!isClosed()) showNext()
    }
    running = false
  }

  return {
    put(thing: T): void {
      queue.push(thing)
      if (!running) void run()
    },
    /** Shows everything in the queue at once. */
    flush(): void {
      pauseController.abort()
      while (queue.length > 0) showNext()
    },
    /** Ends the current pause; later ones are not affected. */
    skip: (): void => pauseController.abort(),
    close(): void {
      closed = true
      queue.length = 0
      pauseController.abort()
    },
  }
}
