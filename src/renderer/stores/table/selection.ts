import { defineStore } from 'pinia'
import { computed, shallowReactive, watch } from 'vue'
import { usePage } from '../app/page'
import type { PlaySource } from './play-source'
import { createSelectionMeaning } from './selection-meaning'
import { createSelectionPlays } from './selection-plays'
import { createSelectionState } from './selection-state'
import { createSelectionTouches } from './selection-touches'

/** Who has something that can be played on. */
type SourceOwner = 'table' | 'lesson'

/**
 * The hand of whoever plays at this screen: what is touched, what is said with the play, and what was refused and why.
 */
export const useSelection = defineStore('hand', () => {
  const sources = shallowReactive(new Map<SourceOwner, () => PlaySource | null>())
  /** What is played on: a lesson's step while the page shows a lesson, else the table. Nobody else decides it. */
  const source = computed(() => sources.get(usePage().place === 'lesson' ? 'lesson' : 'table')?.() ?? null)

  /** Gives what can be played on at a table or in a lesson. */
  function offer(owner: SourceOwner, get: () => PlaySource | null): void {
    sources.set(owner, get)
  }

  const state = createSelectionState(source)
  const meaning = createSelectionMeaning(state)
  const plays = createSelectionPlays(state)
  const touches = createSelectionTouches(state, meaning, plays)
  const { picked, extras, slip } = state

  watch(source, (now, before) => {
    if (now === null || now.seat !== before?.seat) return state.put([])
    // Somebody else did something meanwhile: what was said to this hand still stands.
    picked.value = state.kept()
    extras.value = []
  })

  async function confirm(): Promise<void> {
    const { single } = meaning.narrowed.value
    if (single !== null) await plays.play(single)
  }

  function toggleExtra(id: string): void {
    extras.value = extras.value.includes(id) ? extras.value.filter((it) => it !== id) : [...extras.value, id]
  }

  function dismiss(): void {
    slip.value = null
  }

  const { busy, dealing, held, clear, refuse } = state
  const { moves, narrowed, laden, meantBy, textOf, meant, touchable, offered, awaited } = meaning
  return {
    ...{ source, offer, picked, extras, slip, busy, dealing, held, clear, refuse },
    ...{ moves, narrowed, laden, meaning: meaning.meaning, meantBy, textOf, meant, touchable, offered, awaited },
    ...{ play: plays.play, playSeries: plays.playSeries, ...touches },
    ...{ confirm, toggleExtra, dismiss },
  }
})
