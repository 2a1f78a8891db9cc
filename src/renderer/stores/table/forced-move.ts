import { defineStore } from 'pinia'
import { computed, onBeforeUnmount, ref, watch } from 'vue'
import { usePage } from '../app/page'
import { useSettings } from '../app/settings'
import { useClaim } from './claim'
import { useCount } from './count'
import type { MoveLine } from './play-source'
import { useSelection } from './selection'
import { useTable } from './table'

/** The only legal move, if there is just one. */
export const useForcedMove = defineStore('forcedMove', () => {
  const hand = useSelection()
  const claims = useClaim()

  /** Null if there is a choice, or if nobody here has to move. */
  const only = computed<MoveLine | null>(() => {
    if (!hand.awaited) return null
    const open = hand.moves.filter(({ touches }) => !claims.covers(touches))
    return open.length === 1 ? (open[0] ?? null) : null
  })
  /** The next move of an ending that nothing can spoil any more; null before that. */
  const sure = computed<string | null>(() => {
    const { source } = hand
    return hand.awaited && source !== null ? (source.face.finishingMove?.(source.seen) ?? null) : null
  })
  return { only, sure }
})

/**
 * Plays automatically, while a game is on the screen, the ending of a solitaire that nothing can spoil any more, and
 * forced moves if the setting is on. It waits for the usual pause, does not act while a sheet or a count is to be read,
 * and never acts where a claim may be made first. After an undo, the position is left to the player.
 */
export function usePlayForced(): void {
  const forced = useForcedMove()
  const hand = useSelection()
  const claims = useClaim()
  const count = useCount()
  const page = usePage()
  const settings = useSettings()
  const table = useTable()
  /** The ply to which the last undo returned. */
  const back = ref<number | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined

  watch(
    () => table.ply,
    (now, before) => (back.value = now < before ? now : null),
    { flush: 'sync' },
  )
  const due = computed(() => {
    const move = forced.sure ?? (settings.all.forced ? forced.only?.move : undefined)
    const waits = hand.held || hand.picked.length > 0 || page.sheets.length > 0 || count.shown || claims.claim !== null
    return move === undefined || waits || back.value === table.ply ? null : { move, ply: table.ply }
  })
  watch(
    due,
    (now, before) => {
      if (now?.ply === before?.ply && now?.move === before?.move) return
      clearTimeout(timer)
      if (now !== null) timer = setTimeout(() => void hand.play(now.move), settings.pause)
    },
    { immediate: true },
  )
  onBeforeUnmount(() => clearTimeout(timer))
}
