import { createSeededRng, type Rng } from '../../../src/rules/kit'
import { createSoloCandidate, lineAtTakeover } from '../candidates'
import { playToEnd } from '../measure'
import { createTableOpener } from '../played-table'
import type { Candidate, Recipe } from '../recipe'
import { createVisitors } from '../visitors'

const ID = 'thirteen-puzzle'
const visitors = createVisitors((game, state) => game.outcome(state).scores[0]!)
const PACE = [3.5, 3, 0] as const

const WIDTH = 7
const SQUARES = 14
/** Square where the hole belongs, from 0. */
const HOME_SQUARE = 13
/** Longest walk of the hole that is considered. */
const MAX_WALK = 60
/** Slides after which a child is assumed never to finish. */
const MAX_SLIDES = 24
const VISIT_COUNT = 40

interface Walk {
  /** The cards as dealt, square 1 first. */
  readonly tape: readonly string[]
  /** Slides that bring the cards home. */
  readonly slidesHome: readonly string[]
}

/**
 * Moves the hole away from home at random until it returns after more than `left` slides; the resulting order of cards
 * is the deal. Null if the walk gets too long.
 */
function walk(left: number, rng: Rng): Walk | null {
  const squares = Array.from({ length: SQUARES }, (_, at) => at + 1)
  const slidesHome: string[] = []
  let hole = HOME_SQUARE
  let last = -1
  for (let i = 0; i <= left || hole !== HOME_SQUARE; i++) {
    if (i > MAX_WALK) return null
    const near = neighbours(hole).filter((square) => square !== last)
    const next = near[rng.below(near.length)]!
    squares[hole] = squares[next]!
    squares[next] = SQUARES
    slidesHome.push(`A ${hole + 1}-${next + 1}`)
    last = hole
    hole = next
  }
  return { tape: squares.slice(0, HOME_SQUARE).map(String), slidesHome: slidesHome.toReversed() }
}

function neighbours(at: number): number[] {
  const column = at % WIDTH
  const near = [at - WIDTH, at + WIDTH, column > 0 ? at - 1 : -1, column < WIDTH - 1 ? at + 1 : -1]
  return near.filter((square) => square >= 0 && square < SQUARES)
}

/**
 * Returns the number of slides that a child needs in half of its visits. Null if a child finishes in less than half of
 * them, or if this median equals the 20th percentile, so that the limit would decide little.
 */
function fitSlideLimit(candidate: Candidate, seed: string): number | null {
  const draft = { ...candidate, moves: MAX_SLIDES, rival: null }
  const open = createTableOpener(draft)
  const needed = Array.from({ length: VISIT_COUNT }, (_, i) => {
    const table = open({ number: 1, seed: '', rng: createSeededRng(`${seed}/${i}`) })
    return playToEnd({ draft, recipe: { pace: PACE } }, table, visitors.child).won === 1 ? table.plies : Infinity
  }).sort((a, b) => a - b)
  const [middle, early] = [needed[VISIT_COUNT / 2]!, needed[VISIT_COUNT / 5]!]
  return middle < Infinity && middle > early ? middle : null
}

/** The "13" Puzzle, cut a few slides before the end. */
export const THIRTEEN: Recipe = {
  game: ID,
  visitors,
  pace: PACE,
  candidate(at, given) {
    const seed = `${given}/${ID}/${at}`
    const rng = createSeededRng(seed)
    const left = 4 + rng.below(6)
    const walked = walk(left, rng)
    if (!walked) return null
    const candidate = createSoloCandidate(ID, {
      options: {},
      tape: walked.tape,
      moves: walked.slidesHome.slice(0, -left),
    })
    // A walk that passes through the solved position would end the game there, and a later move of it would be refused.
    if (!lineAtTakeover(candidate)) return null
    const moves = fitSlideLimit(candidate, seed)
    return moves === null ? null : { ...candidate, moves }
  },
}
