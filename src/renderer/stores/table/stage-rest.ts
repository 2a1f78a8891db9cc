/** What a stage lets others wait for; without a stage nothing flies, and nobody waits. */
export interface StageRest {
  /** Whether a stage says when it lies still. */
  readonly staged: boolean
  /** Resolves when what was shown last lies still and could be read. */
  still(): Promise<void>
  /** Resolves when what was shown last lies still. */
  stillness(): Promise<void>
  /** Resolves when no arrow turns. */
  arrowRest(): Promise<void>
  /** A stage gives its promises. */
  watchStillness(stillness: () => Promise<void>, arrowRest: () => Promise<void>): void
  /** Whoever shows what must be read says when people have had time for it: the count of a deal. */
  watchReading(reading: () => Promise<void>): void
}

export function createStageRest(): StageRest {
  const atOnce = (): Promise<void> => Promise.resolve()
  let stillness = atOnce
  let arrowRest = atOnce
  let reading = atOnce
  let staged = false
  return {
    get staged() {
      return staged
    },
    still: () => stillness().then(() => reading()),
    stillness: () => stillness(),
    arrowRest: () => arrowRest(),
    watchStillness(still, rest) {
      stillness = still
      arrowRest = rest
      staged = true
    },
    watchReading(read) {
      reading = read
    },
  }
}
