import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { SolveResult } from '../../../bots/worker/messages'
import { GRADES, gradeOf, isGraded, type Grade } from '../../../bots/solvers/grades'
import type { Options } from '../../../rules/kit'
import { loadGame } from '../../games/rules'
import { createSeed, solveDeal } from '../../play/local-sessions'

/** Which deals are wanted: any, any solvable one, or one of a grade. */
export type DealFilter = 'fallen' | 'solvable' | Grade

export const DEAL_FILTERS: readonly DealFilter[] = ['fallen', 'solvable', ...GRADES]

/** Time limit of the solver for one deal, in seconds; a deal without an answer by then is rejected. */
const SOLVER_LIMIT_SECONDS = 6

/** Whether a deal meets the wish. */
export function meetsFilter(game: string, { solvable, effort }: SolveResult, filter: DealFilter): boolean {
  if (filter === 'fallen') return true
  if (solvable !== true) return false
  return filter === 'solvable' || (effort !== null && gradeOf(game, effort) === filter)
}

/** Puzzle deals, tried by the solver until one meets the wish. */
export const useDeals = defineStore('deals', () => {
  const filter = ref<DealFilter>('fallen')
  /** Number of deals tried by the running search; null if none runs. */
  const triedCount = ref<number | null>(null)
  let search: AbortController | null = null

  /**
   * Finds the seed of a deal that meets the wish. Resolves to null if the search was cancelled.
   * @throws Error with the reason if the solver fails
   */
  async function find(game: string, options: Options): Promise<string | null> {
    search?.abort()
    const controller = new AbortController()
    search = controller
    triedCount.value = 0
    try {
      await loadGame(game)
      for (;;) {
        const seed = createSeed({ game, options, seats: 1 })
        if (filter.value === 'fallen' || !isGraded(game)) return seed
        const solved = await solveDeal({ game, options, seed }, SOLVER_LIMIT_SECONDS, controller.signal)
        if (meetsFilter(game, solved, filter.value)) return seed
        triedCount.value += 1
      }
    } catch (error) {
      if (controller.signal.aborted) return null
      throw error
    } finally {
      if (search === controller) {
        search = null
        triedCount.value = null
      }
    }
  }

  function cancel(): void {
    search?.abort()
  }

  return { filter, triedCount, find, cancel }
})
