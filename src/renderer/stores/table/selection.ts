import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { PlaySource } from './play-source'
import { createSelectionMeaning, type SelectionMeaning } from './selection-meaning'
import { createSelectionPlays } from './selection-plays'
import { createSelectionState } from './selection-state'
import { createSelectionTouches } from './selection-touches'

/** The hand of the player at this screen: the touches, the declared extras, and the refusal with its reason. */
export const useSelection = defineStore('selection', () => {
  const followed = shallowRef<() => PlaySource | null>(() => null)
  /** What can be played on now; null if nothing can. */
  const source = computed(() => followed.value())

  /** Plays from now on on what the function returns. */
  function follow(get: () => PlaySource | null): void {
    followed.value = get
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

  const { extras, shownRefusal, busy, setDealing, isBlocked, clear, refuse } = state
  return {
    ...{ source, follow, extras, shownRefusal, busy, setDealing, isBlocked, clear, refuse },
    ...publicMeaning(meaning),
    ...{ play: plays.play, playSeries: plays.playSeries, ...touches },
    ...{ confirm, toggleExtra, dismissRefusal },
  }
})

/** Returns what the rest of the page may know of the meaning of touches. */
function publicMeaning(meaning: SelectionMeaning) {
  const { picked, moves, narrowed, touchable, hoveredMoveWords, hasAmountSelected, availableExtras, isAwaited } =
    meaning
  const { legalMoveWith, moveTextWith, moveWordsWith, outcomeOf, canTouch, canDrop } = meaning
  return {
    ...{ picked, moves, narrowed, touchable, hoveredMoveWords, hasAmountSelected, availableExtras, isAwaited },
    ...{ legalMoveWith, moveTextWith, moveWordsWith, outcomeOf, canTouch, canDrop },
  }
}
