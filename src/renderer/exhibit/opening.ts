import { onBeforeUnmount, onMounted, ref } from 'vue'
import { isOpen, nextOpening, type ExhibitHours, type WallTime } from '../../ports/exhibit-hours'

/** How often the clock is checked, in milliseconds. */
const GLANCE = 5000

/** Returns the current time by the clock of this machine. */
function wallTime(): WallTime {
  const now = new Date()
  return { day: now.getDay(), minute: now.getHours() * 60 + now.getMinutes() }
}

/**
 * Checks the opening hours regularly and calls `turned` with whether the exhibit is open. `opens` is the time of the
 * next opening (`10:00`); null if that is neither today nor tomorrow.
 */
export function useOpening(hours: () => ExhibitHours, turned: (open: boolean) => void) {
  const opens = ref<string | null>(null)
  let timer: ReturnType<typeof setInterval> | undefined

  function look(): void {
    const now = wallTime()
    opens.value = nextOpening(hours(), now)
    turned(isOpen(hours(), now))
  }

  onMounted(() => {
    look()
    timer = setInterval(look, GLANCE)
  })
  onBeforeUnmount(() => clearInterval(timer))
  return { opens, look }
}
