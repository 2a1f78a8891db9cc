/** A group of timers that can be cleared together. */
export interface TimerGroup {
  after(milliseconds: number, act: () => void): void
  clear(): void
}

export function createTimerGroup(): TimerGroup {
  const running = new Set<NodeJS.Timeout>()
  return {
    after: (milliseconds, act) => {
      const timer = setTimeout(() => {
        running.delete(timer)
        act()
      }, milliseconds)
      running.add(timer)
    },
    clear: () => {
      for (const timer of running) clearTimeout(timer)
      running.clear()
    },
  }
}
