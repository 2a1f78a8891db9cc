import { defineStore } from 'pinia'
import { computed, ref, shallowRef, type Ref, type ComputedRef } from 'vue'
import type { Stage, StageStats } from '../../stage/stage-api'
import { wait } from '../../../async/wait'
import { useSettings } from './settings'
import type { ViewName } from '../../stage/options'
import { isNarrow } from '../../stage/model/aspect'

/** Text size as a multiple of the usual size. */
const TEXT_SCALE = { normal: 1, large: 1.25, larger: 1.5, largest: 2 } as const

/** The table's share of a small screen: of its width with the papers beside it, and of its height with them above. */
const TABLE_WIDTH_SHARE = 0.66

const TABLE_HEIGHT_SHARE = 0.62

/** The kind of screen that the page has, and the room that it leaves for the table. Sizes in CSS pixels. */
interface ScreenShape {
  readonly width: Ref<number>
  readonly height: Ref<number>
  readonly wide: ComputedRef<boolean>
  /**
   * Whether the screen is too small for papers beside the board: the strip is above and the moves below, or both on the
   * right.
   */
  readonly compact: ComputedRef<boolean>
  /** Whether the table's area is taller than wide: objects around the table move closer, and the box is put away. */
  readonly portrait: ComputedRef<boolean>
  /**
   * Whether games use the portrait layout, even where the area is slightly wider than high, because pieces become
   * larger.
   */
  readonly narrow: ComputedRef<boolean>
}

/** The view from which the table is seen. */
interface ViewChoice {
  readonly name: Ref<ViewName>
  /** The point over which the camera leans, in inches. */
  readonly leanPoint: Ref<{ x: number; z: number }>
  go(view: ViewName): void
  /** Leans over a point of the table, in inches; returns to the seat if the camera is leaning or close already. */
  leanTo(x: number, z: number): void
  /** Moves close to small things, so that they can be told apart before one is chosen. */
  lookClosely(x: number, z: number): void
  /** Switches to the next view in the cycle. */
  next(): void
  /** Returns to the seat. */
  returnToSeat(): void
}

const VIEW_CYCLE: readonly ViewName[] = ['seat', 'top', 'lean']

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

/** @param straighten called with every choice, also of the present view: ends what the user's hand added to it */
export function createViewChoice(straighten: () => void): ViewChoice {
  const name = ref<ViewName>('seat')
  const over = ref({ x: 0, z: 0 })

  function look(view: ViewName, x = 0, z = 0): void {
    name.value = view
    over.value = { x, z }
    straighten()
  }

  return {
    name,
    leanPoint: over,
    go: (view) => look(view),
    leanTo(x, z) {
      if (name.value === 'lean' || name.value === 'close') look('seat')
      else look('lean', x, z)
    },
    lookClosely: (x, z) => look('close', x, z),
    next: () => look(VIEW_CYCLE[(VIEW_CYCLE.indexOf(name.value) + 1) % VIEW_CYCLE.length] ?? 'seat'),
    returnToSeat: () => look('seat'),
  }
}

/** Follows the window's size for as long as the page is open. */
function createScreenShape(): ScreenShape {
  const settings = useSettings()
  const width = ref(window.innerWidth)
  const height = ref(window.innerHeight)
  window.addEventListener('resize', () => {
    width.value = window.innerWidth
    height.value = window.innerHeight
  })

  const wide = computed(() => width.value >= height.value)
  const compact = computed(() => {
    const scale = TEXT_SCALE[settings.all.text]
    return !wide.value || width.value < 820 * scale || height.value < 520 * scale
  })
  /** Aspect ratio of the table's area: width over height. */
  const aspect = computed(() => {
    const across = compact.value && wide.value ? width.value * TABLE_WIDTH_SHARE : width.value
    const down = compact.value && !wide.value ? height.value * TABLE_HEIGHT_SHARE : height.value
    return across / down
  })
  const portrait = computed(() => aspect.value < 0.9)
  const narrow = computed(() => isNarrow(aspect.value, height.value))
  return { width, height, wide, compact, portrait, narrow }
}
