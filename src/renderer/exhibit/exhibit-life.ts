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
  watch(
    [...sources],
    (_now, _before, onCleanup) => {
      root.dataset['shield'] = ''
      onCleanup(callAfter(scaleToPace(SHIELD_MS), () => delete root.dataset['shield']))
    },
    { flush: 'sync' },
  )
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

/** Interval between two looks whether somebody is there, in milliseconds. */
const IDLE_CHECK_MS = 200

/**
 * Watches for visitors who went away without ending their visit. Any touch or pointer movement counts as a sign; keys
 * are reported by `recordActivity`.
 * @param after seconds until the ring is shown, and for how long; null while nobody is expected
 * @param onTimeout called when the ring has run out
 */
export function useIdle(after: () => { readonly after: number; readonly ring: number } | null, onTimeout: () => void) {
  /** Seconds left on the ring; null while it is not shown. */
  const ring = ref<number | null>(null)
  let lastActivity = performance.now()
  let cancelCheck = (): void => {}
  const stop = new AbortController()

  /** Resets the time: somebody is there, or something moves automatically. */
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
    cancelCheck = callAfter(Math.max(20, scaleToPace(IDLE_CHECK_MS)), () => {
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
