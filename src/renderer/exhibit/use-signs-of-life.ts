import { onBeforeUnmount, onMounted } from 'vue'
import { useVisit } from './visit'

/** Interval of the page's sign of life, in milliseconds. */
const ALIVE_INTERVAL_MS = 2000

/** Reports at intervals that the page is alive, and which scene it shows. A host that is away misses them. */
export function useSignsOfLife(): void {
  const visit = useVisit()
  let timer: ReturnType<typeof setInterval> | undefined
  const report = (): void =>
    void visit
      .calls()
      ?.alive(visit.scene)
      .catch(() => undefined)
  onMounted(() => (timer = setInterval(report, ALIVE_INTERVAL_MS)))
  onBeforeUnmount(() => clearInterval(timer))
}
