import { createBotProfile } from '../../bot-profile'
import type { Card } from '../../../rules/forty-nine-outfit/cards'
import { OFF, packPlacing, type Placing } from '../../../rules/forty-nine-outfit/placing'
import {
  pittsburghDrawPuzzle,
  IN_TRAY,
  type TenHandsState,
} from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle'
import { runSearch, createSolution, noSolution, type Solver } from '../solver'
import { problemsOf, type Problem, Search, type Shares } from './search'

/** The hands in the order in which a person would lay them: straights, extremes, flush, then ever fewer of a colour. */
const ORDER = [8, 7, 9, 0, 6, 5, 4, 3, 2, 1]

/** Slices of search for one card in the advice; a card that is not proved wrong by then passes. */
const MAX_ADVICE_SLICES = 100

/** Solves the Pittsburgh Draw Puzzle: whether the tray can be shared out while the cards in the hands stay. */
const pittsburghDrawPuzzleSolver: Solver<TenHandsState> = {
  isOpen: true,

  *solve(state) {
    for (const problem of problemsOf(state)) {
      const shares = yield* new Search(problem).run()
      // Every move brings at most one card to a hand.
      if (shares) return createSolution(placings(state, problem, shares), true)
    }
    return noSolution
  },

  /**
   * Takes away a card that stands in the way: the cards in hands are laid anew, one after another, up to the first that
   * makes the puzzle unsolvable.
   */
  advise(state) {
    const tried = pittsburghDrawPuzzle.start(state.options, state.seats)
    for (const hand of ORDER) {
      for (const card of cardsIn(state, hand)) {
        pittsburghDrawPuzzle.apply(tried, 0, packPlacing(card, hand))
        let slicesLeft = MAX_ADVICE_SLICES
        const { solvable } = runSearch(this.solve(tried), () => --slicesLeft < 0)
        if (solvable === false) return packPlacing(card, OFF)
      }
    }
    return null
  },
}

/** Returns a move for every card of the tray. */
function placings(state: TenHandsState, { held }: Problem, shares: Shares): Placing[] {
  return ORDER.flatMap((hand) => {
    const cards = [...held[hand]!, ...shares[hand]!].filter((card) => state.handOf[card] === IN_TRAY)
    return cards.sort((a, b) => a - b).map((card) => packPlacing(card, hand))
  })
}

function cardsIn(state: TenHandsState, hand: number): Card[] {
  return [...state.handOf.keys()].filter((card) => state.handOf[card] === hand)
}

export const pittsburghDrawPuzzleBot = createBotProfile(pittsburghDrawPuzzle, { solver: pittsburghDrawPuzzleSolver })
