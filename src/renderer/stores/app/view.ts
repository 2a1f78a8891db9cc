import { defineStore } from 'pinia'
import { computed, nextTick, ref, shallowRef } from 'vue'
import type { Stage } from '../../stage/stage-api'
import { wait } from '../../../async/wait'
import { useSettings } from './settings'
import type { ViewName } from '../../stage/options'

/** Text size as a multiple of the usual size. */
const TEXT_SCALE = { normal: 1, large: 1.25, larger: 1.5, largest: 2 } as const

const VIEW_CYCLE: readonly ViewName[] = ['seat', 'top', 'lean']

/** The longest wait for a movement, in milliseconds. */
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
  /** Whether the deal is still arriving on the table: touches are not moves yet. */
  const isDealing = ref(false)
  /**
   * Strength of the last flick of the arrow, from 0 to 1: it makes the spin longer and has no effect on the outcome.
   */
  const flick = ref<number | null>(null)
  const flat = computed(() => settings.all.flat || !supports3d.value)

  function skip(): void {
    skips.value += 1
    stage.value?.skip()
  }

  /** Resolves with the stage's promise, or after `MAX_WAIT_MS`: in a hidden window nothing moves on. */
  async function waitFor(promiseOf: (stage: Stage) => Promise<void>): Promise<void> {
    // What was just changed reaches the stage with the page's next update.
    await nextTick()
    if (stage.value === null) return
    const over = new AbortController()
    await Promise.race([promiseOf(stage.value), wait(MAX_WAIT_MS, over.signal)])
    over.abort()
  }

  /** Resolves when nothing on the table moves. */
  const waitUntilStill = () => waitFor((now) => now.whenStill())
  /** Resolves when no arrow spins. */
  const waitForArrow = () => waitFor((now) => now.whenArrowRests())

  /** Switches to the flat table because the stage could not be created. */
  function fallBackToFlat(): void {
    supports3d.value = false
    isMagnified.value = false
    stage.value = null
  }

  return {
    ...choice,
    ...shape,
    stage,
    isMagnified,
    isOverlayOn,
    supports3d,
    flat,
    skips,
    isDealing,
    flick,
    skip,
    waitUntilStill,
    waitForArrow,
    fallBackToFlat,
  }
})

/** @param straighten called with every choice, also of the present view: ends what the user's hand added to it */
export function createViewChoice(straighten: () => void) {
  const name = ref<ViewName>('seat')
  /** The point over which the camera leans, in inches. */
  const over = ref({ x: 0, z: 0 })

  function look(view: ViewName, x = 0, z = 0): void {
    name.value = view
    over.value = { x, z }
    straighten()
  }

  return {
    name,
    leanPoint: over,
    go: (view: ViewName) => look(view),
    /** Leans over a point of the table, in inches; returns to the seat if the camera is leaning or close already. */
    leanTo(x: number, z: number): void {
      if (name.value === 'lean' || name.value === 'close') look('seat')
      else look('lean', x, z)
    },
    /** Moves close to small things, so that they can be told apart before one is chosen. */
    lookClosely: (x: number, z: number) => look('close', x, z),
    /** Switches to the next view in the cycle. */
    next: () => look(VIEW_CYCLE[(VIEW_CYCLE.indexOf(name.value) + 1) % VIEW_CYCLE.length] ?? 'seat'),
    /** Returns to the seat. */
    returnToSeat: () => look('seat'),
  }
}

/** Follows the window's size for as long as the page is open. */
function createScreenShape() {
  const settings = useSettings()
  const width = ref(window.innerWidth)
  const height = ref(window.innerHeight)
  window.addEventListener('resize', () => {
    width.value = window.innerWidth
    height.value = window.innerHeight
  })

  const wide = computed(() => width.value >= height.value)
  /**
   * Whether the screen is too small for papers beside the board: the strip is above and the moves below, or both on the
   * right.
   */
  const compact = computed(() => {
    const scale = TEXT_SCALE[settings.all.text]
    return !wide.value || width.value < 820 * scale || height.value < 520 * scale
  })
  /** Whether boxes lie one behind the other: as the camera of the shelf has it, which sees the whole window. */
  const portrait = computed(() => width.value / height.value < 0.9)
  return { width, height, wide, compact, portrait }
}
