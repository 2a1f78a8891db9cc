import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { loadGameUi } from '../../games'
import { addGameMessages } from '../../i18n'
import type { Exhibit, Show, Trial } from '../../questions'
import { playSet } from './game-actions'
import { useDemo } from '../learn/demo'
import { usePage } from '../app/page'
import { useTable } from '../table/table'

/** The exhibits of 1928: which one is looked at, and what can be done there. They are loaded when first asked for. */
export const useQuestions = defineStore('questions', () => {
  const exhibits = shallowRef<readonly Exhibit[]>([])
  const chosen = ref<string | null>(null)
  const exhibit = computed(() => exhibits.value.find(({ id }) => id === chosen.value) ?? null)

  /** Opens the sheet at one exhibit, or at the list of all. */
  async function open(id: string | null): Promise<void> {
    chosen.value = id
    usePage().open('questions')
    await bring().catch(() => null)
  }

  /** Fetches them. Rejects where they cannot be had. */
  async function bring(): Promise<readonly Exhibit[]> {
    if (exhibits.value.length > 0) return exhibits.value
    const { en, EXHIBITS } = await import('../../questions')
    await addGameMessages({ id: 'questions', messages: { en } })
    return (exhibits.value = EXHIBITS)
  }

  function choose(id: string | null): void {
    chosen.value = id
  }

  /** Plays a record of the exhibit on its game's table; leaving it leads back here. */
  async function see(show: Show): Promise<void> {
    if (exhibit.value === null) return
    const { scriptOf } = await import('../../questions')
    // From a table in play: it is left as from the menu, and can be gone on with.
    if (usePage().place === 'game') useTable().leave()
    useDemo().order(scriptOf(exhibit.value, show, await loadGameUi(show.game)))
  }

  async function play({ game, options = {} }: Trial): Promise<void> {
    await playSet(game, options)
  }

  return { exhibits, exhibit, open, bring, choose, see, play }
})
