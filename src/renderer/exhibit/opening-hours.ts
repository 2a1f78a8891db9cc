import { onBeforeUnmount, onMounted, ref } from 'vue'
import { dateNow } from '../../async/clock'
import { isOpen, nextOpening, type ExhibitHours, type WallTime } from '../../ports/exhibit-hours'

/** How often the clock is checked, in milliseconds. */
const CHECK_INTERVAL_MS = 5000

/** Returns the current time by the clock of this machine. */
function wallTime(): WallTime {
  const now = new Date(dateNow())
  return { day: now.getDay(), minute: now.getHours() * 60 + now.getMinutes() }
}

/**
 * Checks the opening hours regularly and calls `onChange` with whether the exhibit is open. `opens` is the time of the
 * next opening (`10:00`); null if that is a day or more away.
 */
export function useOpeningHours(hours: () => ExhibitHours, onChange: (open: boolean) => void) {
  const opens = ref<string | null>(null)
  let timer: ReturnType<typeof setInterval> | undefined

  function check(): void {
    const now = wallTime()
    opens.value = nextOpening(hours(), now)
    onChange(isOpen(hours(), now))
  }

  onMounted(() => {
    check()
    timer = setInterval(check, CHECK_INTERVAL_MS)
  })
  onBeforeUnmount(() => clearInterval(timer))
  return { opens, check }
}
