/** What a stage lets others wait for; without a stage nothing is animated, and nobody waits. */
export interface StageWaits {
  /** Whether a stage reports when it is at rest. */
  readonly hasStage: boolean
  /** Resolves when the latest state is at rest on the stage and there was time to read it. */
  waitUntilRead(): Promise<void>
  /** Resolves when the latest state is at rest on the stage. */
  waitUntilStill(): Promise<void>
  /** Resolves when no arrow spins. */
  waitForArrow(): Promise<void>
  /** Registers the stage's functions. */
  registerStage(stillness: () => Promise<void>, arrowRest: () => Promise<void>): void
  /** Registers a function that resolves when people have had time to read: for the count of a deal. */
  registerReading(reading: () => Promise<void>): void
}

export function createStageWaits(): StageWaits {
  const atOnce = (): Promise<void> => Promise.resolve()
  let stillness = atOnce
  let arrowRest = atOnce
  let reading = atOnce
  let staged = false
  return {
    get hasStage() {
      return staged
    },
    waitUntilRead: () => stillness().then(() => reading()),
    waitUntilStill: () => stillness(),
    waitForArrow: () => arrowRest(),
    registerStage(still, rest) {
      stillness = still
      arrowRest = rest
      staged = true
    },
    registerReading(read) {
      reading = read
    },
  }
}
