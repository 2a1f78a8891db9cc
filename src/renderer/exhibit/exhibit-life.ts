import { onBeforeUnmount, onMounted, ref, watch, type WatchSource, computed } from 'vue'
import { dateNow, callAfter } from '../../async/clock'
import { isOpen, nextOpening, type ExhibitHours, type WallTime } from '../../ports/exhibit-hours'
import { scaleToPace } from './pace'
import { useStaff } from './staff/staff'
import { useVisit } from './visit'

/** Interval of the page's sign of life, in milliseconds. */
const ALIVE_INTERVAL_MS = 2000

/**
 * How long touches are ignored after a change of scene, in milliseconds: a late finger was meant for the previous one.
 */
const SHIELD_MS = 350

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

/** Ignores touches for a moment after a change. @returns whether they are ignored now */
export function useShield(sources: readonly WatchSource<unknown>[]): () => boolean {
  const root = document.documentElement
  let cancelTimer = (): void => {}
  watch(
    [...sources],
    () => {
      root.dataset['shield'] = ''
      cancelTimer()
      cancelTimer = callAfter(scaleToPace(SHIELD_MS), () => delete root.dataset['shield'])
    },
    { flush: 'sync' },
  )
  onBeforeUnmount(() => cancelTimer())
  return () => root.dataset['shield'] !== undefined
}

/**
 * Reports, at intervals and whenever it changes, that the page is alive and which scene it shows: `staff` while the
 * staff's menu or its keypad is open. A host that is away misses it. The page loads itself again when the host says so.
 */
export function useSignsOfLife(): void {
  const [visit, staff] = [useVisit(), useStaff()]
  const scene = computed(() => (staff.panel === 'none' ? visit.scene : 'staff'))
  let timer: ReturnType<typeof setInterval> | undefined

  async function report(): Promise<void> {
    const told = scene.value
    const order = await visit
      .calls()
      ?.alive(told)
      .catch(() => 'none')
    // A visitor may have come in the meantime.
    if (order === 'reload' && scene.value === told) window.location.reload()
  }

  watch(scene, () => void report())
  onMounted(() => {
    void report()
    timer = setInterval(() => void report(), ALIVE_INTERVAL_MS)
  })
  onBeforeUnmount(() => clearInterval(timer))
}
