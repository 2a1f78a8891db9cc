import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Stage, StageStats } from '../../stage/stage-api'
import { wait } from '../../../async/wait'
import { createScreenShape } from './screen-shape'
import { useSettings } from './settings'
import { createViewChoice } from './view-choice'

/** How often, and how long at most, a movement is waited for, in milliseconds. */
const GLANCE = 60
const PATIENCE = 30_000

/** Whether this machine can draw the table in depth. */
function hasWebgl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** How the table is looked at: flat or in depth, from where, and on what kind of screen. */
export const useView = defineStore('view', () => {
  const settings = useSettings()
  const stage = shallowRef<Stage | null>(null)
  const choice = createViewChoice()
  const shape = createScreenShape()
  /** The game's own way of looking is switched on. */
  const lens = ref(false)
  /** False where this machine cannot draw the table in depth, or could not while this page was open. */
  const deep = ref(hasWebgl())
  /** Rises when somebody will not wait for what moves. */
  const skips = ref(0)
  const flat = computed(() => settings.all.flat || !deep.value)

  function skip(): void {
    skips.value += 1
    stage.value?.skip()
  }

  /** Resolves when the stage says so, or after a while in any case. */
  async function until(still: (stats: StageStats) => boolean): Promise<void> {
    const end = performance.now() + PATIENCE
    do await wait(GLANCE)
    while (stage.value && !still(stage.value.stats()) && performance.now() < end)
  }

  /** Resolves when nothing moves on the table any more. */
  const stillness = () => until(({ moving }) => !moving)
  /** Resolves when no arrow turns. */
  const arrowRest = () => until(({ spinning }) => !spinning)

  /** The stage could not be made: the table lies flat from now on. */
  function fail(): void {
    deep.value = false
    stage.value = null
  }

  return {
    ...choice,
    ...shape,
    ...{ stage, lens, deep, flat, skips },
    ...{ skip, stillness, arrowRest, fail },
  }
})
