import { computed, onBeforeUnmount, onMounted, watch } from 'vue'
import { useStaff } from './staff/staff'
import { useVisit } from './visit'

/** Interval of the page's sign of life, in milliseconds. */
const ALIVE_INTERVAL_MS = 2000

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
