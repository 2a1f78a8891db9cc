/** What a stage lets others wait for; without a stage nothing is animated, and nobody waits. */
export type StageWaits = ReturnType<typeof createStageWaits>

export function createStageWaits() {
  const atOnce = (): Promise<void> => Promise.resolve()
  let stillness = atOnce
  let arrowRest = atOnce
  let reading = atOnce
  let staged = false
  return {
    /** Whether a stage reports when it is at rest. */
    get hasStage() {
      return staged
    },
    /** Resolves when the latest state is at rest on the stage and there was time to read it. */
    waitUntilRead: () => stillness().then(() => reading()),
    /** Resolves when the latest state is at rest on the stage. */
    waitUntilStill: () => stillness(),
    /** Resolves when no arrow spins. */
    waitForArrow: () => arrowRest(),
    /** Registers the stage's functions. */
    registerStage(still: () => Promise<void>, rest: () => Promise<void>): void {
      stillness = still
      arrowRest = rest
      staged = true
    },
    /** Registers a function that resolves when people have had time to read: for the count of a deal. */
    registerReading(read: () => Promise<void>): void {
      reading = read
    },
  }
}
