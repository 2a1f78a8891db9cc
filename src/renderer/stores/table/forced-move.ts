import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { callAfter } from '../../../async/clock'
import { usePage } from '../app/page'
import { useSettings } from '../app/settings'
import { useClaim } from './claim'
import { useCount } from './count'
import type { MoveLine } from './play-source'
import { useSelection } from './selection'
import { useTable } from './table'

/** The only legal move, if there is just one. */
export const useForcedMove = defineStore('forcedMove', () => {
  const selection = useSelection()
  const claims = useClaim()

  /** Null if there is a choice, or if nobody here has to move. */
  const onlyMove = computed<MoveLine | null>(() => {
    if (!selection.isAwaited) return null
    const open = selection.moves.filter(({ touches }) => !claims.covers(touches))
    return open.length === 1 ? (open[0] ?? null) : null
  })
  /** The next move of an ending that nothing can spoil any more; null before that. */
  const finishingMove = computed<string | null>(() => {
    const { source } = selection
    return selection.isAwaited && source !== null ? (source.face.finishingMove?.(source.seen) ?? null) : null
  })
  return { onlyMove, finishingMove }
})

/**
 * Plays automatically, while a game is on the screen, the ending of a solitaire that nothing can spoil any more, and
 * forced moves if the setting is on. It waits for the usual pause, does not act while a sheet or a count is to be read,
 * and never acts where a claim may be made first. After an undo, the position is left to the player.
 */
export function useAutomaticMoves(): void {
  const forced = useForcedMove()
  const selection = useSelection()
  const claims = useClaim()
  const count = useCount()
  const page = usePage()
  const settings = useSettings()
  const table = useTable()
  /** The ply to which the last undo returned. */
  const undonePly = ref<number | null>(null)

  watch(
    () => table.ply,
    (now, before) => (undonePly.value = now < before ? now : null),
    { flush: 'sync' },
  )
  const pendingMove = computed(() => {
    const move = forced.finishingMove ?? (settings.all.forced ? forced.onlyMove?.move : undefined)
    const waits =
      selection.isBlocked ||
      selection.picked.length > 0 ||
      page.sheets.length > 0 ||
      count.isShown ||
      claims.claim !== null
    return move === undefined || waits || undonePly.value === table.ply ? null : move
  })
  watch(
    [pendingMove, () => table.ply],
    ([move], _before, onCleanup) => {
      if (move !== null) onCleanup(callAfter(settings.pause, () => void selection.play(move)))
    },
    { immediate: true },
  )
}
