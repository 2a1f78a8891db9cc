import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { formatClock } from '../../i18n/region'
import { text } from '../../i18n/say'
import { type PuzzleResult, useSettings } from '../app/settings'
import type { Help } from '../../../session/types'
import { useTable } from './table'

/** How a puzzle was just solved, the best earlier solution, null if there was none, and what has helped. */
export interface SolvedPuzzle extends PuzzleResult {
  readonly previousBest: PuzzleResult | null
  readonly help: Help
}

/** Whether nothing has helped: only such a solution can be the best. */
const isClean = ({ hints, peeks }: Help): boolean => hints + peeks === 0

/** Whether one solution is better than another: fewer moves, or equally many in less time. */
export function isBetter(a: PuzzleResult, b: PuzzleResult | null): boolean {
  if (b === null || a.moves !== b.moves) return b === null || a.moves < b.moves
  return a.seconds !== null && (b.seconds === null || a.seconds < b.seconds)
}

/** Returns what has helped a player who plays alone: one text for each kind of help, none for a clean attempt. */
export function helpTexts(help: Help | null): string[] {
  if (help === null) return []
  const { hints, peeks } = help
  return [...(hints > 0 ? [text('ending.hints', {}, hints)] : []), ...(peeks > 0 ? [text('ending.peeks')] : [])]
}

/** The solitary player's attempt: its progress, and how it was solved. */
export const useAttempt = defineStore('attempt', () => {
  const table = useTable()
  const settings = useSettings()
  const isSolitary = computed(() => table.chairs.length === 1)
  const isSolved = computed(() => isSolitary.value && table.winners?.includes(0) === true)
  /** The solution, if the puzzle was just solved. */
  const solvedPuzzle = ref<SolvedPuzzle | null>(null)
  /** When the attempt began at this screen; null for a resumed one. */
  let startedAt: number | null = null
  /** Whether the solution on this table was counted: its end may be taken back and reached again. */
  let isCounted = false

  watch(
    () => [table.table, table.over, table.ply] as const,
    ([now, over, ply], [before, was]) => {
      if (now !== before) {
        startedAt = now !== null && ply === 0 ? performance.now() : null
        solvedPuzzle.value = null
        isCounted = over
      } else if (over && !was && isSolved.value && !isCounted && now !== null) storeSolution(now.game, ply)
      // Begun again: the time of the earlier attempt is none of this one's.
      else if (ply === 0) startedAt = performance.now()
    },
  )

  /** Counts the solution, and stores it if it is the best so far. */
  function storeSolution(game: string, moves: number): void {
    const seconds = startedAt === null ? null : (performance.now() - startedAt) / 1000
    const previousBest = settings.all.best[game] ?? null
    const help = table.help ?? { hints: 0, peeks: 0 }
    isCounted = true
    settings.all.solved[game] = (settings.all.solved[game] ?? 0) + 1
    solvedPuzzle.value = { moves, seconds, previousBest, help }
    if (!isClean(help)) settings.all.helped[game] = (settings.all.helped[game] ?? 0) + 1
    else if (isBetter({ moves, seconds }, previousBest)) settings.all.best[game] = { moves, seconds }
  }

  /**
   * Progress of the attempt: moves, time of the last move, and the best earlier result. Changes with each ply only: a
   * running clock would wake an idle page. Empty before the first move and after the last.
   */
  const progressText = computed(() => {
    const { ply, over, face, help } = table
    if (!isSolitary.value || over || ply === 0 || face === null) return ''
    const best = settings.all.best[face.id]
    const parts = [text('game.attempt', { moves: ply })]
    if (startedAt !== null) parts.push(formatClock((performance.now() - startedAt) / 1000))
    parts.push(...helpTexts(help))
    if (best) parts.push(text('game.bestSoFar', { moves: best.moves }))
    return parts.join(' · ')
  })

  return { isSolitary, isSolved, solvedPuzzle, progressText, helpTexts: computed(() => helpTexts(table.help)) }
})
