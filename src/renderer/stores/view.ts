import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Stage, ViewName } from '../stage/stage'
import { wait } from './paced'
import { useSettings } from './settings'

/** How often, and how long at most, a movement is waited for, in milliseconds. */
const GLANCE = 60
const PATIENCE = 5000
/** How many times larger than usual the words are. */
const TEXT_SIZE = { normal: 1, large: 1.25, larger: 1.5, largest: 2 } as const
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
  const deep = hasWebgl()
  const broken = ref(false)
  const width = ref(window.innerWidth)
  const height = ref(window.innerHeight)
  window.addEventListener('resize', () => {
    width.value = window.innerWidth
    height.value = window.innerHeight
  })

  const flat = computed(() => settings.all.flat || !deep || broken.value)
  /** Higher than wide, or too narrow for papers beside the board. */
  const portrait = computed(() => width.value < height.value || width.value < 820 * TEXT_SIZE[settings.all.text])

  function go(view: ViewName): void {
    name.value = view
    over.value = { x: 0, z: 0 }
  }

  function leanTo(x: number, z: number): void {
    if (name.value === 'lean') return go('seat')
    name.value = 'lean'
    over.value = { x, z }
  }

  function next(): void {
    go(ROUND[(ROUND.indexOf(name.value) + 1) % ROUND.length] ?? 'seat')
  }

  function home(): void {
    go('seat')
  }

  function skip(): void {
    stage.value?.skip()
  }

  /** Resolves when nothing moves on the table any more, or after a while in any case. */
  async function stillness(): Promise<void> {
    const end = performance.now() + PATIENCE
    do await wait(GLANCE)
    while (stage.value?.stats().moving === true && performance.now() < end)
  }

  /** The stage could not be made: the table lies flat from now on. */
  function fail(): void {
    broken.value = true
    stage.value = null
  }

  return { stage, name, over, deep, flat, portrait, width, height, go, leanTo, next, home, skip, stillness, fail }
})
