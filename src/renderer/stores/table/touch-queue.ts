import { nextTick, watch, type ComputedRef } from 'vue'
import type { PlaySource } from './play-source'

/** What tells whether a hand can act. */
interface HandState {
  readonly source: ComputedRef<PlaySource | null>
  readonly isBlocked: ComputedRef<boolean>
}

/**
 * Creates a queue for what a hand does while the table is busy: a move is being written, a deal arrives, or an arrow
 * spins. It is done, in order, as soon as the same hand can act again; otherwise it is dropped.
 * @returns a function that does something now, or keeps it; it resolves when that was done or kept
 */
export function createTouchQueue({ source, isBlocked }: HandState) {
  let waiting: (() => Promise<void>)[] = []
  let isWorking = false

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    try {
      while (!isBlocked.value) {
        const next = source.value === null ? undefined : waiting.shift()
        if (next === undefined) return void (waiting = [])
        await next()
        // The selection follows what has changed.
        await nextTick()
      }
    } finally {
      isWorking = false
    }
  }

  watch(
    () => source.value?.seat ?? null,
    (seat, before) => {
      if (seat !== null && before !== null && seat !== before) waiting = []
    },
  )
  watch([isBlocked, source], () => void work())

  return (act: () => Promise<void>): Promise<void> => {
    if (!isBlocked.value && !isWorking) return act()
    waiting.push(act)
    return Promise.resolve()
  }
}
