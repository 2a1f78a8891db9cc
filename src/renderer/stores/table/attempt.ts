import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { formatClock } from '../../i18n/format-clock'
import { text } from '../../i18n/say'
import { type PuzzleResult, useSettings } from '../app/settings'
import { useTable } from './table'

/** How a puzzle was just solved, and the best earlier solution; null if there was none. */
export interface SolvedPuzzle extends PuzzleResult {
  readonly previousBest: PuzzleResult | null
}

/** Whether one solution is better than another: fewer moves, or equally many in less time. */
export function isBetter(a: PuzzleResult, b: PuzzleResult | null): boolean {
  if (b === null || a.moves !== b.moves) return b === null || a.moves < b.moves
  return a.seconds !== null && (b.seconds === null || a.seconds < b.seconds)
}

/** The solitary player's attempt: its progress, and how it was solved. */
export const useAttempt = defineStore('attempt', () => {
  const table = useTable()
  const settings = useSettings()
  const isSolitary = computed(() => table.chairs.length === 1)
  const isSolved = computed(() => isSolitary.value && table.winners?.includes(0) === true)
  /** The solution, if the puzzle was just solved. */
  const solvedPuzzle = ref<SolvedPuzzle | null>(null)
  /** When the game began at this screen; null for a resumed one. */
  let startedAt: number | null = null

  watch(
    () => [table.table, table.over, table.ply] as const,
    ([now, over, ply], [before, was]) => {
      if (now !== before) {
        startedAt = now !== null && ply === 0 ? performance.now() : null
        solvedPuzzle.value = null
      } else if (over && !was && isSolved.value && now !== null) storeSolution(now.game, ply)
    },
  )

  /** Counts the solution, and stores it if it is the best so far. */
  function storeSolution(game: string, moves: number): void {
    const seconds = startedAt === null ? null : (performance.now() - startedAt) / 1000
    const previousBest = settings.all.best[game] ?? null
    settings.all.solved[game] = (settings.all.solved[game] ?? 0) + 1
    solvedPuzzle.value = { moves, seconds, previousBest }
    if (isBetter({ moves, seconds }, previousBest)) settings.all.best[game] = { moves, seconds }
  }

  /**
   * Progress of the attempt: moves, time of the last move, and the best earlier result. Changes with each ply only: a
   * running clock would wake an idle page. Empty before the first move and after the last.
   */
  const progressText = computed(() => {
    const { ply, over, face } = table
    if (!isSolitary.value || over || ply === 0 || face === null) return ''
    const best = settings.all.best[face.id]
    const parts = [text('game.attempt', { moves: ply })]
    if (startedAt !== null) parts.push(formatClock((performance.now() - startedAt) / 1000))
    if (best) parts.push(text('game.bestSoFar', { moves: best.moves }))
    return parts.join(' · ')
  })

  return { isSolitary, isSolved, solvedPuzzle, progressText }
})
