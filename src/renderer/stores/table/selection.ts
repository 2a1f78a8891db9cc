import { defineStore } from 'pinia'
import { computed, shallowReactive, watch } from 'vue'
import { usePage } from '../app/page'
import type { PlaySource } from './play-source'
import { createSelectionMeaning } from './selection-meaning'
import { createSelectionPlays } from './selection-plays'
import { createSelectionState } from './selection-state'
import { createSelectionTouches } from './selection-touches'

/** The owners of a play source. */
type SourceOwner = 'table' | 'lesson'

/** The hand of the player at this screen: the touches, the declared extras, and the refusal with its reason. */
export const useSelection = defineStore('selection', () => {
  const sources = shallowReactive(new Map<SourceOwner, () => PlaySource | null>())
  /**
   * The current play source: a lesson's step while the page shows a lesson, otherwise the table. It is decided here
   * alone.
   */
  const source = computed(() => sources.get(usePage().place === 'lesson' ? 'lesson' : 'table')?.() ?? null)

  /** Registers the play source of a table or of a lesson. */
  function registerSource(owner: SourceOwner, get: () => PlaySource | null): void {
    sources.set(owner, get)
  }

  const state = createSelectionState(source)
  const meaning = createSelectionMeaning(state)
  const plays = createSelectionPlays(state)
  const touches = createSelectionTouches(state, meaning, plays)
  const { picked, extras, shownRefusal } = state

  watch(source, (now, before) => {
    if (now === null || now.seat !== before?.seat) return state.select([])
    // Somebody else acted meanwhile: a refusal shown to this hand stays.
    picked.value = state.keptTouches()
    extras.value = []
  })

  async function confirm(): Promise<void> {
    const { single } = meaning.narrowed.value
    if (single !== null) await plays.play(single)
  }

  function toggleExtra(id: string): void {
    extras.value = extras.value.includes(id) ? extras.value.filter((it) => it !== id) : [...extras.value, id]
  }

  function dismissRefusal(): void {
    shownRefusal.value = null
  }

  const { busy, dealing, isBlocked, clear, refuse } = state
  const {
    moves,
    narrowed,
    hasAmountSelected,
    legalMoveWith,
    moveTextWith,
    hoveredMoveWords,
    touchable,
    availableExtras,
    isAwaited,
  } = meaning
  return {
    ...{ source, registerSource, picked, extras, shownRefusal, busy, dealing, isBlocked, clear, refuse },
    ...{
      moves,
      narrowed,
      hasAmountSelected,
      moveWordsWith: meaning.moveWordsWith,
      legalMoveWith,
      moveTextWith,
      hoveredMoveWords,
      touchable,
      availableExtras,
      isAwaited,
    },
    ...{ play: plays.play, playSeries: plays.playSeries, ...touches },
    ...{ confirm, toggleExtra, dismissRefusal },
  }
})
