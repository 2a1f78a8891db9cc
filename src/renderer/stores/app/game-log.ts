import { defineStore } from 'pinia'
import { ref } from 'vue'
import { spoken as said } from '../../i18n/spoken'

/** One line of the running log. `step` is the index of the step it tells of. */
export interface StoryLine {
  readonly id: number
  readonly step: number
  readonly text: string
  /** A move or an end, not a by-event. */
  readonly strong: boolean
}

/** What the last step brought, to be shown over the table for a moment. */
export interface Latest {
  readonly id: number
  /** All its sentences, and those that everybody hears. */
  readonly all: readonly string[]
  readonly aloud: readonly string[]
  /** Whether whoever looks did it. */
  readonly own: boolean
}

const SPOKEN_KEPT = 8

/**
 * What has been told: the running log, and what a screen reader speaks, each sentence once. Sentences that answer a
 * key or a touch at once are `urgent`.
 */
export const useGameLog = defineStore('story', () => {
  const lines = ref<StoryLine[]>([])
  const spoken = ref<{ readonly id: number; readonly text: string }[]>([])
  const urgent = ref<{ readonly id: number; readonly text: string }>({ id: 0, text: '' })
  const latest = ref<Latest | null>(null)
  let counter = 0

  function add(step: number, text: string, strong = false): void {
    lines.value = [...lines.value, { id: ++counter, step, text, strong }]
  }

  /** Drops what was told of steps from this index on. */
  function cut(step: number): void {
    lines.value = lines.value.filter((line) => line.step < step)
  }

  function speak(text: string): void {
    if (text === '') return
    spoken.value = [...spoken.value, { id: ++counter, text: said(text) }].slice(-SPOKEN_KEPT)
  }

  function answer(text: string): void {
    urgent.value = { id: ++counter, text: said(text) }
  }

  function show(step: Omit<Latest, 'id'>): void {
    if (step.all.length + step.aloud.length > 0) latest.value = { id: ++counter, ...step }
  }

  /** Forgets all that was told or said: another table begins. */
  function begin(): void {
    clear()
    spoken.value = []
    urgent.value = { id: ++counter, text: '' }
  }

  function clear(): void {
    lines.value = []
    latest.value = null
  }

  return { lines, spoken, urgent, latest, show, add, cut, speak, answer, clear, begin }
})
