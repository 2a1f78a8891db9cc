import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { text } from '../../i18n/say'
import { type Feat, useSettings } from '../app/settings'
import { useTable } from './table'

/** How a puzzle was just solved, and the best earlier solution; null if there was none. */
export interface Solved extends Feat {
  readonly before: Feat | null
}

/** Formats seconds as minutes and seconds, like a clock. */
export function clockOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Whether one solution is better than another: fewer moves, or equally many in less time. */
export function isBetter(a: Feat, b: Feat | null): boolean {
  if (b === null || a.moves !== b.moves) return b === null || a.moves < b.moves
  return a.seconds !== null && (b.seconds === null || a.seconds < b.seconds)
}

/** The solitary player's attempt: its progress, and how it was solved. */
export const useAttempt = defineStore('attempt', () => {
  const table = useTable()
  const settings = useSettings()
  const alone = computed(() => table.chairs.length === 1)
  const solved = computed(() => alone.value && table.winners?.includes(0) === true)
  /** The solution, if the puzzle was just solved. */
  const feat = ref<Solved | null>(null)
  /** When the game began at this screen; null for a resumed one. */
  let begun: number | null = null

  watch(
    () => [table.table, table.over, table.ply] as const,
    ([now, over, ply], [before, was]) => {
      if (now !== before) {
        begun = now !== null && ply === 0 ? performance.now() : null
        feat.value = null
      } else if (over && !was && solved.value && now !== null) keep(now.game, ply)
    },
  )

  /** Stores the solution if it is the best so far. */
  function keep(game: string, moves: number): void {
    const seconds = begun === null ? null : (performance.now() - begun) / 1000
    const before = settings.all.best[game] ?? null
    feat.value = { moves, seconds, before }
    if (isBetter({ moves, seconds }, before)) settings.all.best[game] = { moves, seconds }
  }

  /**
   * Progress of the attempt: moves, time of the last move, and the best earlier result. Changes with each ply only: a
   * running clock would wake an idle page. Empty before the first move and after the last.
   */
  const soFar = computed(() => {
    const { ply, over, face } = table
    if (!alone.value || over || ply === 0 || face === null) return ''
    const best = settings.all.best[face.id]
    const parts = [text('game.attempt', { moves: ply })]
    if (begun !== null) parts.push(clockOf((performance.now() - begun) / 1000))
    if (best) parts.push(text('game.bestSoFar', { moves: best.moves }))
    return parts.join(' · ')
  })

  return { alone, solved, feat, soFar }
})
