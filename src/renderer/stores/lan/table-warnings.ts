import { dequal } from 'dequal'
import { defineStore } from 'pinia'
import { computed, onScopeDispose, ref, shallowRef, watch } from 'vue'
import type { TableWarning } from '../../../protocol/app/services'
import { isAsking, isLoss, isUnsaved } from '../../lan/refusal-text'
import { useLan } from './lan'
import { wait } from '../../../async/wait'
import { useServices } from '../app/services'

/** Polling interval for the host of this screen's table, and how long "saved again" stays shown, in milliseconds. */
const POLL_INTERVAL_MS = 1_000
const SAVED_AGAIN_MS = 8_000

/** Problems of the table that this machine hosts and this screen is at; empty at other hosts' tables. */
export const useTableWarnings = defineStore('tableWarnings', () => {
  const lan = useLan()
  const warnings = shallowRef<readonly TableWarning[]>([])
  /** Whether a failed save has recently succeeded; shown for a while. */
  const wasSavedAgain = ref(false)
  let latestWatch = 0

  /** Whether moves played here are not on the disk. */
  const hasUnsaved = computed(() => warnings.value.some(isUnsaved))
  /** Whether somebody waits for an answer from this screen. */
  const isAnswerAwaited = computed(() => warnings.value.some(isAsking))
  /** Whether part of what was played may be lost. */
  const hasLoss = computed(() => warnings.value.some(isLoss))

  function setWarnings(now: readonly TableWarning[]): void {
    if (!dequal(now, warnings.value)) warnings.value = now
  }

  /** Polls the host until another table is followed. */
  async function pollTable(id: string | null): Promise<void> {
    const ownWatch = ++latestWatch
    setWarnings([])
    wasSavedAgain.value = false
    if (id === null) return
    const { lan: service } = useServices()
    while (service !== undefined && ownWatch === latestWatch) {
      // A host that does not answer changes nothing.
      const hosted = await service.hosted().catch(() => null)
      if (ownWatch !== latestWatch) return
      const here = hosted?.find((table) => table.id === id)
      if (hosted !== null) setWarnings(here?.troubles ?? [])
      if (here) lan.updateHosted(here)
      await wait(POLL_INTERVAL_MS)
    }
  }

  async function showSavedAgain(): Promise<void> {
    wasSavedAgain.value = true
    const ownWatch = latestWatch
    await wait(SAVED_AGAIN_MS)
    if (ownWatch === latestWatch && !hasUnsaved.value) wasSavedAgain.value = false
  }

  watch(
    () => lan.joinedTable?.id ?? null,
    (id) => void pollTable(id),
    { immediate: true },
  )
  watch(hasUnsaved, (now, before) => {
    if (now) wasSavedAgain.value = false
    else if (before && lan.joinedTable !== null) void showSavedAgain()
  })
  onScopeDispose(() => {
    latestWatch += 1
  })

  return { warnings, hasUnsaved, hasLoss, isAnswerAwaited, wasSavedAgain }
})
