import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import type { CountStep } from '../games/types'
import { wait } from './paced'
import { useSettings } from './settings'
import { useTable } from './table'

/** How long one step of a count stands alone, in milliseconds at normal speed. */
export const COUNT_BEAT = 650
/** How long a count is waited for after its last step. */
const READING = 2500
const GLANCE = 100

/** The count of the last deal: shown when a deal is over, card by card, until it is put away or somebody plays on. */
export const useCount = defineStore('count', () => {
  const table = useTable()
  const settings = useSettings()
  const steps = computed<readonly CountStep[]>(() => {
    const { face, seen } = table
    return face === null || seen === null ? [] : (face.count?.(seen) ?? [])
  })
  const shown = ref(false)
  const told = computed(() => JSON.stringify(steps.value))

  watch([() => table.table, told, () => table.ply] as const, ([now, after, ply], [before, counted, ago]) => {
    // A table that was just opened, and a move taken back, show an old count only when it is asked for.
    if (now !== before || ply < ago) shown.value = false
    else if (after !== counted) shown.value = steps.value.length > 0 && !table.over
    else if (playedHere()) shown.value = false
  })
  function playedHere(): boolean {
    const seat = table.last?.seat ?? null
    return seat !== null && table.persons.includes(seat)
  }

  /** Resolves when nobody need wait for the count any more. */
  async function done(): Promise<void> {
    const { stageSpeed } = settings
    if (stageSpeed === 0) return
    const end = performance.now() + (steps.value.length * COUNT_BEAT + READING) / stageSpeed
    while (shown.value && performance.now() < end) await wait(GLANCE)
  }

  return { steps, shown, done }
})
