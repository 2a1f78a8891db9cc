import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

const UPDATE_INTERVAL_MS = 250

/** The time in milliseconds of `performance.now`, updated while the component is mounted. */
export function useNow(): Ref<number> {
  const now = ref(performance.now())
  let timer: ReturnType<typeof setInterval> | undefined
  onMounted(() => {
    now.value = performance.now()
    timer = setInterval(() => (now.value = performance.now()), UPDATE_INTERVAL_MS)
  })
  onBeforeUnmount(() => clearInterval(timer))
  return now
}

/** Returns the seconds until a time, rounded up and never negative. */
export function secondsUntil(end: number, now: number): number {
  // Sums of fractions of a millisecond are not exact.
  return Math.max(0, Math.ceil(Math.round(end - now) / 1000))
}
