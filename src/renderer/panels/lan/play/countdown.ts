import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/**
 * The current time in milliseconds, updated every `every` milliseconds while the component is mounted; the system clock
 * may be adjusted at any time.
 */
export function useNow(every = 250): Ref<number> {
  const now = ref(Date.now())
  let timer: ReturnType<typeof setInterval> | undefined
  onMounted(() => {
    now.value = Date.now()
    timer = setInterval(() => (now.value = Date.now()), every)
  })
  onBeforeUnmount(() => clearInterval(timer))
  return now
}

/** Returns the seconds until a time, rounded up and never negative. */
export function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000))
}
