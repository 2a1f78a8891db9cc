import { callAfter } from '../../async/clock'

/** A group of timers that can be cleared together. */
export interface TimerGroup {
  after(milliseconds: number, act: () => void): void
  clear(): void
}

export function createTimerGroup(): TimerGroup {
  const running = new Set<() => void>()
  return {
    after: (milliseconds, act) => {
      const cancel = callAfter(milliseconds, () => {
        running.delete(cancel)
        act()
      })
      running.add(cancel)
    },
    clear: () => {
      for (const cancel of running) cancel()
      running.clear()
    },
  }
}
