import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Stage, StageStats } from '../../stage/stage-api'
import { wait } from '../../../async/wait'
import { createScreenShape } from './screen-shape'
import { useSettings } from './settings'
import { createViewChoice } from './view-choice'

/** The polling interval and the longest wait for a movement, in milliseconds. */
const POLL_INTERVAL_MS = 60
const MAX_WAIT_MS = 30_000

/** Whether this machine can draw the table in 3D. */
function hasWebgl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null
  } catch {
    return false
  }
}

/** How the table is viewed: flat or in 3D, from where, and on what kind of screen. */
export const useView = defineStore('view', () => {
  const settings = useSettings()
  const stage = shallowRef<Stage | null>(null)
  const choice = createViewChoice(() => stage.value?.straighten())
  const shape = createScreenShape()
  /** Whether the game's special view is switched on. */
  const isOverlayOn = ref(false)
  /** Whether the user looks at a magnified part of the picture. */
  const isMagnified = ref(false)
  /** False if this machine cannot draw the table in 3D, or failed to while this page was open. */
  const supports3d = ref(hasWebgl())
  /** Incremented when the viewer skips the animations. */
  const skips = ref(0)
  const flat = computed(() => settings.all.flat || !supports3d.value)

  function skip(): void {
    skips.value += 1
    stage.value?.skip()
  }

  /** Resolves when the stage's statistics meet the condition, or after `MAX_WAIT_MS` in any case. */
  async function pollStage(isMet: (stats: StageStats) => boolean): Promise<void> {
    const end = performance.now() + MAX_WAIT_MS
    do await wait(POLL_INTERVAL_MS)
    while (stage.value && !isMet(stage.value.stats()) && performance.now() < end)
  }

  /** Resolves when nothing on the table moves. */
  const waitUntilStill = () => pollStage(({ isMoving }) => !isMoving)
  /** Resolves when no arrow spins. */
  const waitForArrow = () => pollStage(({ isSpinning }) => !isSpinning)

  /** Switches to the flat table because the stage could not be created. */
  function fallBackToFlat(): void {
    supports3d.value = false
    isMagnified.value = false
    stage.value = null
  }

  return {
    ...choice,
    ...shape,
    ...{ stage, isMagnified, isOverlayOn, supports3d, flat, skips },
    ...{ skip, waitUntilStill, waitForArrow, fallBackToFlat },
  }
})
