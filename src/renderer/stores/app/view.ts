import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { isNarrow } from '../../stage/model/aspect'
import type { Stage, StageStats } from '../../stage/stage-api'
import type { ViewName } from '../../stage/options'
import { wait } from '../../../async/wait'
import { useSettings } from './settings'

/** How often, and how long at most, a movement is waited for, in milliseconds. */
const GLANCE = 60
const PATIENCE = 30_000
/** How many times larger than usual the words are. */
const TEXT_SIZE = { normal: 1, large: 1.25, larger: 1.5, largest: 2 } as const
/** Shares of the screen that the table has on a small one: beside the papers, and above them. */
const BESIDE = 0.66
const ABOVE = 0.62
const ROUND: readonly ViewName[] = ['seat', 'top', 'lean']

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
  const name = ref<ViewName>('seat')
  /** The point that is leaned over, in inches. */
  const over = ref({ x: 0, z: 0 })
  /** The game's own way of looking is switched on. */
  const lens = ref(false)
  /** False where this machine cannot draw the table in depth, or could not while this page was open. */
  const deep = ref(hasWebgl())
  /** Rises when somebody will not wait for what moves. */
  const skips = ref(0)
  const width = ref(window.innerWidth)
  const height = ref(window.innerHeight)
  window.addEventListener('resize', () => {
    width.value = window.innerWidth
    height.value = window.innerHeight
  })

  const flat = computed(() => settings.all.flat || !deep.value)
  const wide = computed(() => width.value >= height.value)
  /** Too small for papers beside the board: a strip above and the moves below it, or both at its right. */
  const compact = computed(() => {
    const scale = TEXT_SIZE[settings.all.text]
    return !wide.value || width.value < 820 * scale || height.value < 520 * scale
  })
  /** Of the table itself: width over height. */
  const aspect = computed(() => {
    const across = compact.value && wide.value ? width.value * BESIDE : width.value
    const down = compact.value && !wide.value ? height.value * ABOVE : height.value
    return across / down
  })
  /** The table is higher than wide: what stands round it comes nearer, and the box lies away. */
  const portrait = computed(() => aspect.value < 0.9)
  /** Games are laid out for a high table even where it is a little wider than high: so everything on it is larger. */
  const narrow = computed(() => isNarrow(aspect.value, height.value))

  function go(view: ViewName): void {
    name.value = view
    over.value = { x: 0, z: 0 }
  }

  function leanTo(x: number, z: number): void {
    if (name.value === 'lean' || name.value === 'close') return go('seat')
    name.value = 'lean'
    over.value = { x, z }
  }

  /** Leans in over a spot of the table, in inches, where nobody does yet; or looks from the seat again. */
  function zoom(isNearer: boolean, { x, z }: { readonly x: number; readonly z: number }): void {
    if (!isNearer) return home()
    if (name.value === 'seat' || name.value === 'top') leanTo(x, z)
  }

  /** Looks closely at small things, before one of them is chosen; from there they can be told apart. */
  function lookClosely(x: number, z: number): void {
    name.value = 'close'
    over.value = { x, z }
  }

  function next(): void {
    go(ROUND[(ROUND.indexOf(name.value) + 1) % ROUND.length] ?? 'seat')
  }

  function home(): void {
    go('seat')
  }

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
    stage,
    name,
    over,
    lens,
    deep,
    flat,
    compact,
    portrait,
    narrow,
    wide,
    width,
    height,
    go,
    leanTo,
    zoom,
    lookClosely,
    next,
    home,
    skips,
    skip,
    stillness,
    arrowRest,
    fail,
  }
})
