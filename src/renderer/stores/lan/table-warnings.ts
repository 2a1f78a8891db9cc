import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { TableWarning } from '../../../protocol/app/services'
import { isAsking, isLoss, isUnsaved } from '../../lan/warning-text'
import { useLan } from './lan'
import { wait } from '../../../async/wait'
import { useServices } from '../app/services'

/** Polling interval for the host of this screen's table, and how long "saved again" stays shown, in milliseconds. */
const GLANCE = 1_000
const NEWS = 8_000

/** Problems of the table that this machine hosts and this screen is at; empty at other hosts' tables. */
export const useTableWarnings = defineStore('tableWarnings', () => {
  const lan = useLan()
  const troubles = shallowRef<readonly TableWarning[]>([])
  /** Whether a failed save has recently succeeded; shown for a while. */
  const mended = ref(false)
  let watching = 0

  /** Whether moves played here are not on the disk. */
  const unsaved = computed(() => troubles.value.some(isUnsaved))
  /** Whether somebody waits for an answer from this screen. */
  const asked = computed(() => troubles.value.some(isAsking))
  /** Whether part of what was played may be lost. */
  const lost = computed(() => troubles.value.some(isLoss))

  function take(now: readonly TableWarning[]): void {
    if (JSON.stringify(now) !== JSON.stringify(troubles.value)) troubles.value = now
  }

  /** Polls the host until another table is followed. */
  async function follow(id: string | null): Promise<void> {
    const mine = ++watching
    take([])
    mended.value = false
    if (id === null) return
    const { lan: service } = useServices()
    while (service !== undefined && mine === watching) {
      // A host that does not answer changes nothing.
      const hosted = await service.hosted().catch(() => null)
      if (mine !== watching) return
      if (hosted !== null) take(hosted.find((table) => table.id === id)?.troubles ?? [])
      await wait(GLANCE)
    }
  }

  async function tellMended(): Promise<void> {
    mended.value = true
    const mine = watching
    await wait(NEWS)
    if (mine === watching && !unsaved.value) mended.value = false
  }

  watch(
    () => lan.at?.id ?? null,
    (id) => void follow(id),
    { immediate: true },
  )
  watch(unsaved, (now, before) => {
    if (now) mended.value = false
    else if (before && lan.at !== null) void tellMended()
  })
  onScopeDispose(() => {
    watching += 1
  })

  return { troubles, unsaved, lost, asked, mended }
})
