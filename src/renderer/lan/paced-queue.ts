import { wait } from '../../async/wait'

/** How fast things that were told are shown. */
export interface Pace {
  /** The shortest time between two plies of others, in milliseconds. */
  pause(): number
  /** Resolves when what was shown last lies still, and could be read. */
  still(): Promise<void>
  /** Whether nobody looks at the screen. */
  hidden(): boolean
}

/** Shows things one after another, however fast they come. */
export interface Pacing<T> {
  put(thing: T): void
  /** Whatever waits is shown at once. */
  flush(): void
  /** What is waited for now is waited for no longer. */
  skip(): void
  close(): void
}

/** More than this waits for nobody: whoever was away for a while need not watch it all. */
const BACKLOG = 8

/** @param isPaced whether a thing keeps the distance to the one before; the others are shown as soon as it is their turn */
export function createPacedQueue<T>(pace: Pace, isPaced: (thing: T) => boolean, show: (thing: T) => void): Pacing<T> {
  const queue: T[] = []
  let running = false
  let closed = false
  let shownAt = -Infinity
  let breath = new AbortController()

  function showNext(): void {
    const next = queue.shift()
    if (next === undefined) return
    shownAt = performance.now()
    show(next)
  }

  function hurries(): boolean {
    return queue.length > BACKLOG || pace.hidden() || shownAt === -Infinity
  }

  async function breathe(): Promise<void> {
    breath = new AbortController()
    const { signal } = breath
    const skipped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
    const rest = wait(pace.pause() - (performance.now() - shownAt), signal)
    await Promise.race([skipped, Promise.all([rest, pace.still()])])
  }

  // Asked through a function after a breath: the compiler takes the flag for what it was before.
  const isClosed = (): boolean => closed

  async function run(): Promise<void> {
    running = true
    for (let next = queue[0]; next !== undefined && !isClosed(); next = queue[0]) {
      if (isPaced(next) && !hurries()) await breathe()
      if (!isClosed()) showNext()
    }
    running = false
  }

  return {
    put(thing) {
      queue.push(thing)
      if (!running) void run()
    },
    flush() {
      breath.abort()
      while (queue.length > 0) showNext()
    },
    skip: () => breath.abort(),
    close() {
      closed = true
      queue.length = 0
      breath.abort()
    },
  }
}
