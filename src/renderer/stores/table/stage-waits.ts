import { useView } from '../app/view'

export type StageWaits = ReturnType<typeof createStageWaits>

/** What a table waits for before it goes on; without a stage nothing is animated, and nobody waits. */
export function createStageWaits() {
  let reading = (): Promise<void> => Promise.resolve()
  const view = useView()
  return {
    /** Whether a stage shows the table. */
    get hasStage() {
      return view.stage !== null
    },
    /** Resolves when the latest state is at rest on the stage and there was time to read it. */
    waitUntilRead: () => view.waitUntilStill().then(() => reading()),
    waitUntilStill: view.waitUntilStill,
    waitForArrow: view.waitForArrow,
    /** Registers a function that resolves when people have had time to read: for the count of a deal. */
    registerReading(read: () => Promise<void>): void {
      reading = read
    },
  }
}
