import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { spoken as spokenText } from '../../i18n/spoken-text'

/** One line of the running log. `step` is the index of the step that it describes. */
export interface GameLogLine {
  readonly id: number
  readonly step: number
  readonly text: string
  /** Whether the line tells of a move or an ending, not of a side event. */
  readonly isMain: boolean
}

/** What the last step brought, shown over the table for a moment. */
export interface LatestStep {
  readonly id: number
  /** All its sentences, and those that are also read aloud to everybody. */
  readonly sentences: readonly string[]
  readonly publicSentences: readonly string[]
  /** Whether the viewer made the move. */
  readonly isOwnMove: boolean
}

const MAX_SPOKEN = 8

/** Returns a sentence with a full stop, which a heading lacks, so that a voice pauses after it. */
const wholeSentence = (text: string): string => (/[.!?…:”]$/u.test(text) ? text : `${text}.`)

/**
 * What has been told: the running log, and what a screen reader speaks, each sentence once. Sentences that respond to a
 * key or a touch are `urgent`.
 */
export const useGameLog = defineStore('gameLog', () => {
  const lines = ref<GameLogLine[]>([])
  const spoken = ref<{ readonly id: number; readonly text: string }[]>([])
  const urgent = ref<{ readonly id: number; readonly text: string }>({ id: 0, text: '' })
  const latest = ref<LatestStep | null>(null)
  /** Index of the first step after the last turn of the person at this screen; 0 before their first one. */
  const firstMissedStep = ref(0)
  /** What has happened since that person's last turn. */
  const missed = computed(() => lines.value.filter(({ step }) => step >= firstMissedStep.value))
  let counter = 0

  function add(step: number, text: string, isMain = false): void {
    lines.value = [...lines.value, { id: ++counter, step, text, isMain }]
  }

  /** Drops the log lines of steps from this index on. */
  function dropFrom(step: number): void {
    lines.value = lines.value.filter((line) => line.step < step)
  }

  function speak(text: string): void {
    if (text === '') return
    spoken.value = [...spoken.value, { id: ++counter, text: wholeSentence(spokenText(text)) }].slice(-MAX_SPOKEN)
  }

  function answer(text: string): void {
    urgent.value = { id: ++counter, text: spokenText(text) }
  }

  function show(step: Omit<LatestStep, 'id'>): void {
    if (step.sentences.length + step.publicSentences.length > 0) latest.value = { id: ++counter, ...step }
  }

  /** Clears everything that was told or spoken; called when another table begins. */
  function reset(): void {
    clear()
    spoken.value = []
    urgent.value = { id: ++counter, text: '' }
  }

  function clear(): void {
    lines.value = []
    latest.value = null
    firstMissedStep.value = 0
  }

  return { lines, missed, firstMissedStep, spoken, urgent, latest, show, add, dropFrom, speak, answer, clear, reset }
})
