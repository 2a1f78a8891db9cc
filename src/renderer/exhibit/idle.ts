import { onBeforeUnmount, onMounted, ref } from 'vue'
import { paced } from './pace'

/** A watch over the time without a sign of a visitor. */
export interface IdleWatch {
  /** Seconds left on the ring; null while it is not shown. */
  readonly ring: Readonly<{ value: number | null }>
  /** Resets the time: somebody is there, or something moves automatically. */
  stir(): void
}

/** Interval between two checks, in milliseconds. */
const GLANCE = 200

/**
 * Watches for visitors who went away without ending their visit. Any touch or pointer movement counts as a sign; keys
 * are reported by `stir`.
 * @param after seconds until the ring is shown, and for how long; null while nobody is expected
 * @param gone called when the ring has run out
 */
export function useIdle(
  after: () => { readonly after: number; readonly ring: number } | null,
  gone: () => void,
): IdleWatch {
  const ring = ref<number | null>(null)
  let last = performance.now()
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = new AbortController()

  function stir(): void {
    last = performance.now()
    ring.value = null
  }

  /**
   * The ring is answered by a complete tap on itself: if it disappeared as the finger comes down, the tap would reach
   * what is below.
   */
  function sign(): void {
    if (ring.value === null) stir()
  }

  function look(): void {
    const limits = after()
    if (limits === null) return stir()
    const quiet = performance.now() - last
    const shown = quiet - paced(limits.after * 1000)
    if (shown < 0) return void (ring.value = null)
    const left = limits.ring - (shown * limits.ring) / paced(limits.ring * 1000)
    if (left > 0) return void (ring.value = left)
    stir()
    gone()
  }

  onMounted(() => {
    timer = setInterval(look, Math.max(20, paced(GLANCE)))
    for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'wheel'])
      window.addEventListener(kind, sign, { signal: stop.signal, capture: true, passive: true })
  })
  onBeforeUnmount(() => {
    clearInterval(timer)
    stop.abort()
  })
  return { ring, stir }
}
