import { onBeforeUnmount, onMounted, ref } from 'vue'
import { callAfter } from '../../async/clock'
import { scaleToPace } from './pace'

/** A watch over the time without a sign of a visitor. */
export interface IdleWatch {
  /** Seconds left on the ring; null while it is not shown. */
  readonly ring: Readonly<{ value: number | null }>
  /** Resets the time: somebody is there, or something moves automatically. */
  recordActivity(): void
}

/** Interval between two checks, in milliseconds. */
const CHECK_INTERVAL_MS = 200

/**
 * Watches for visitors who went away without ending their visit. Any touch or pointer movement counts as a sign; keys
 * are reported by `recordActivity`.
 * @param after seconds until the ring is shown, and for how long; null while nobody is expected
 * @param onTimeout called when the ring has run out
 */
export function useIdle(
  after: () => { readonly after: number; readonly ring: number } | null,
  onTimeout: () => void,
): IdleWatch {
  const ring = ref<number | null>(null)
  let lastActivity = performance.now()
  let cancelCheck = (): void => {}
  const stop = new AbortController()

  function recordActivity(): void {
    lastActivity = performance.now()
    ring.value = null
  }

  /**
   * The ring is answered by a complete tap on itself: if it disappeared as the finger comes down, the tap would reach
   * what is below.
   */
  function handleInput(): void {
    if (ring.value === null) recordActivity()
  }

  function check(): void {
    const limits = after()
    if (limits === null) return recordActivity()
    const idleMs = performance.now() - lastActivity
    const ringMs = idleMs - scaleToPace(limits.after * 1000)
    if (ringMs < 0) return void (ring.value = null)
    const left = limits.ring - (ringMs * limits.ring) / scaleToPace(limits.ring * 1000)
    if (left > 0) return void (ring.value = left)
    recordActivity()
    onTimeout()
  }

  function scheduleCheck(): void {
    cancelCheck = callAfter(Math.max(20, scaleToPace(CHECK_INTERVAL_MS)), () => {
      scheduleCheck()
      check()
    })
  }

  onMounted(() => {
    scheduleCheck()
    for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'wheel'])
      window.addEventListener(kind, handleInput, { signal: stop.signal, capture: true, passive: true })
  })
  onBeforeUnmount(() => {
    cancelCheck()
    stop.abort()
  })
  return { ring, recordActivity }
}
