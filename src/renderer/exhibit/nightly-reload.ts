import { onBeforeUnmount, onMounted } from 'vue'
import { timeText } from '../../ports/exhibit-hours'

/** How often the clock is checked, and the minimum age of a page before it reloads, in milliseconds. */
const CHECK_INTERVAL_MS = 5000
export const MIN_PAGE_AGE_MS = 3_600_000

/** What decides whether a page reloads. */
export interface ReloadConditions {
  /** Minutes since midnight by the local clock. */
  readonly minute: number
  /** Milliseconds since the page began. */
  readonly age: number
  /** Whether nobody plays. */
  readonly idle: boolean
}

/**
 * Decides when a page reloads: once the time has come and nobody plays. A page that has only just begun does not
 * reload, so that it happens once in that minute.
 * @param at hours and minutes of the day, `04:00`; null for never
 */
export function createReloadRule(at: () => string | null): (now: ReloadConditions) => boolean {
  let due = false
  return ({ minute, age, idle }) => {
    if (age >= MIN_PAGE_AGE_MS && timeText(minute) === at()) due = true
    return due && idle
  }
}

/** Reloads the page once a day, when nobody plays. */
export function useNightlyReload(at: () => string | null, idle: () => boolean): void {
  const isDue = createReloadRule(at)
  let timer: ReturnType<typeof setInterval> | undefined
  function check(): void {
    const now = new Date()
    const minute = now.getHours() * 60 + now.getMinutes()
    if (isDue({ minute, age: performance.now(), idle: idle() })) window.location.reload()
  }
  onMounted(() => (timer = setInterval(check, CHECK_INTERVAL_MS)))
  onBeforeUnmount(() => clearInterval(timer))
}
