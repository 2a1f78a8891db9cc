import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { SolveResult } from '../../../bots/worker/messages'
import { GRADES, gradeOf, isGraded, type Grade } from '../../../bots/solvers/grades'
import type { Options } from '../../../rules/kit'
import { newSeed, solveDeal } from '../../play/local-sessions'

/** Which deals are wanted: any, any solvable one, or one of a grade. */
export type Wish = 'fallen' | 'solvable' | Grade

export const WISHES: readonly Wish[] = ['fallen', 'solvable', ...GRADES]

/** Time limit of the solver for one deal, in seconds; a deal without an answer by then is rejected. */
const PATIENCE = 6

/** Whether a deal meets the wish. */
export function suits(game: string, { solvable, effort }: SolveResult, wish: Wish): boolean {
  if (wish === 'fallen') return true
  if (solvable !== true) return false
  return wish === 'solvable' || (effort !== null && gradeOf(game, effort) === wish)
}

/** Puzzle deals, tried by the solver until one meets the wish. */
export const useDeals = defineStore('deals', () => {
  const wish = ref<Wish>('fallen')
  /** Number of deals tried by the running search; null if none runs. */
  const tried = ref<number | null>(null)
  let search: AbortController | null = null

  /**
   * Finds the seed of a deal that meets the wish. Resolves to null if the search was cancelled.
   * @throws Error with the reason if the solver fails
   */
  async function find(game: string, options: Options): Promise<string | null> {
    search?.abort()
    const mine = new AbortController()
    search = mine
    tried.value = 0
    try {
      for (;;) {
        const seed = newSeed()
        if (wish.value === 'fallen' || !isGraded(game)) return seed
        const solved = await solveDeal({ game, options, seed }, PATIENCE, mine.signal)
        if (suits(game, solved, wish.value)) return seed
        tried.value += 1
      }
    } catch (error) {
      if (mine.signal.aborted) return null
      throw error
    } finally {
      if (search === mine) {
        search = null
        tried.value = null
      }
    }
  }

  function cancel(): void {
    search?.abort()
  }

  return { wish, tried, find, cancel }
})
