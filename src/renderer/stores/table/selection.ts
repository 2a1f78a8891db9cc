import { defineStore } from 'pinia'
import { computed, shallowReactive, watch } from 'vue'
import { usePage } from '../app/page'
import type { PlaySource } from './play-source'
import { createSelectionMeaning, type SelectionMeaning } from './selection-meaning'
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

  watch(source, (now, before) => {
    if (now === null || now.seat !== before?.seat) return state.select([])
    // Somebody else acted meanwhile: a refusal shown to this hand stays.
    state.picked.value = state.keptTouches()
    state.extras.value = []
  })

  async function confirm(): Promise<void> {
    const { single } = meaning.narrowed.value
    if (single !== null) await plays.play(single)
  }

  function toggleExtra(id: string): void {
    const { extras } = state
    extras.value = extras.value.includes(id) ? extras.value.filter((it) => it !== id) : [...extras.value, id]
  }

  function dismissRefusal(): void {
    state.shownRefusal.value = null
  }

  const { extras, shownRefusal, busy, dealing, isBlocked, clear, refuse } = state
  return {
    ...{ source, registerSource, extras, shownRefusal, busy, dealing, isBlocked, clear, refuse },
    ...publicMeaning(meaning),
    ...{ play: plays.play, playSeries: plays.playSeries, ...touches },
    ...{ confirm, toggleExtra, dismissRefusal },
  }
})

/** Returns what the rest of the page may know of the meaning of touches. */
function publicMeaning(meaning: SelectionMeaning) {
  const { picked, moves, narrowed, touchable, hoveredMoveWords, hasAmountSelected, availableExtras, isAwaited } =
    meaning
  const { legalMoveWith, moveTextWith, moveWordsWith, canTouch, canDrop } = meaning
  return {
    ...{ picked, moves, narrowed, touchable, hoveredMoveWords, hasAmountSelected, availableExtras, isAwaited },
    ...{ legalMoveWith, moveTextWith, moveWordsWith, canTouch, canDrop },
  }
}
