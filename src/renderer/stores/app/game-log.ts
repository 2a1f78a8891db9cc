import { defineStore } from 'pinia'
import { ref } from 'vue'
import { spoken as said } from '../../i18n/spoken'

/** One line of the running log. `step` is the index of the step that it describes. */
export interface StoryLine {
  readonly id: number
  readonly step: number
  readonly text: string
  /** Whether the line tells of a move or an ending, not of a side event. */
  readonly strong: boolean
}

/** What the last step brought, shown over the table for a moment. */
export interface Latest {
  readonly id: number
  /** All its sentences, and those that are also read aloud to everybody. */
  readonly all: readonly string[]
  readonly aloud: readonly string[]
  /** Whether the viewer made the move. */
  readonly own: boolean
}

const SPOKEN_KEPT = 8

/**
 * What has been told: the running log, and what a screen reader speaks, each sentence once. Sentences that respond to a
 * key or a touch are `urgent`.
 */
export const useGameLog = defineStore('gameLog', () => {
  const lines = ref<StoryLine[]>([])
  const spoken = ref<{ readonly id: number; readonly text: string }[]>([])
  const urgent = ref<{ readonly id: number; readonly text: string }>({ id: 0, text: '' })
  const latest = ref<Latest | null>(null)
  let counter = 0

  function add(step: number, text: string, strong = false): void {
    lines.value = [...lines.value, { id: ++counter, step, text, strong }]
  }

  /** Drops the log lines of steps from this index on. */
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

  /** Clears everything that was told or spoken; called when another table begins. */
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
