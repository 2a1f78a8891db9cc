/** What a stage lets others wait for; without a stage nothing is animated, and nobody waits. */
export interface StageRest {
  /** Whether a stage reports when it is at rest. */
  readonly staged: boolean
  /** Resolves when the latest state is at rest on the stage and there was time to read it. */
  still(): Promise<void>
  /** Resolves when the latest state is at rest on the stage. */
  stillness(): Promise<void>
  /** Resolves when no arrow spins. */
  arrowRest(): Promise<void>
  /** Registers the stage's functions. */
  watchStillness(stillness: () => Promise<void>, arrowRest: () => Promise<void>): void
  /** Registers a function that resolves when people have had time to read: for the count of a deal. */
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
