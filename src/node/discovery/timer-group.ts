import { callAfter } from '../../async/clock'

/** A group of timers that can be cleared together. */
export type TimerGroup = ReturnType<typeof createTimerGroup>

export function createTimerGroup() {
  const running = new Set<() => void>()
  return {
    after: (milliseconds: number, act: () => void): void => {
      const cancel = callAfter(milliseconds, () => {
        running.delete(cancel)
        act()
      })
      running.add(cancel)
    },
    clear: (): void => {
      for (const cancel of running) cancel()
      running.clear()
    },
  }
}
