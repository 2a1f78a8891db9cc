import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

/** The time now, in milliseconds, a few times a second while somebody looks; it may be set right at any time. */
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

/** Seconds until a time, rounded up; never below nought. */
export function secondsUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1000))
}

/** Seconds as they are read from a clock: `1:05`. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
