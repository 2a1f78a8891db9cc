import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { loadGameFace } from '../../games'
import { addGameMessages } from '../../i18n'
import type { QuestionExhibit, Show, Trial } from '../../questions'
import { playWithOptions } from './game-actions'
import { useDemo } from '../learn/demo'
import { usePage } from '../app/page'
import { useTable } from '../table/table'

/** The exhibits of 1928: which is selected and what it offers. They are loaded on first use. */
export const useQuestions = defineStore('questions', () => {
  const exhibits = shallowRef<readonly QuestionExhibit[]>([])
  const chosenId = ref<string | null>(null)
  const exhibit = computed(() => exhibits.value.find(({ id }) => id === chosenId.value) ?? null)

  /** Opens the sheet on one exhibit, or on the list of all. */
  async function open(id: string | null): Promise<void> {
    chosenId.value = id
    usePage().open('questions')
    await loadExhibits().catch(() => null)
  }

  /** Loads the exhibits. Rejects if they cannot be loaded. */
  async function loadExhibits(): Promise<readonly QuestionExhibit[]> {
    if (exhibits.value.length > 0) return exhibits.value
    const { WORDS, EXHIBITS } = await import('../../questions')
    await addGameMessages({ id: 'questions', words: WORDS })
    return (exhibits.value = EXHIBITS)
  }

  function choose(id: string | null): void {
    chosenId.value = id
  }

  /** Plays a record of the exhibit on its game's table; leaving it returns here. */
  async function watchRecord(show: Show): Promise<void> {
    if (exhibit.value === null) return
    const { scriptOf } = await import('../../questions')
    // A table in play is left as from the menu, and can be resumed.
    if (usePage().place === 'game') useTable().leave()
    useDemo().playScript(scriptOf(exhibit.value, show, await loadGameFace(show.game)))
  }

  async function playTrial({ game, options = {} }: Trial): Promise<void> {
    await playWithOptions(game, options)
  }

  return { exhibits, exhibit, open, loadExhibits, choose, watchRecord, playTrial }
})
