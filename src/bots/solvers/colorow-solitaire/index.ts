import { colorowSolitaire, DONE, type Move } from '../../../rules/forty-nine-outfit/colorow-solitaire'
import type { ColorowSolitaireState } from '../../../rules/forty-nine-outfit/colorow-solitaire/state'
import { createBotProfile } from '../../bot-profile'
import { members } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { packPlacing } from '../../../rules/forty-nine-outfit/placing'
import { createSolution, unknownSolution, noSolution, type Solution, type Solver, type SolutionSearch } from '../solver'
import { Annealing } from './annealing'
import { bound } from './bound'
import { ColouringSearch } from './colouring-search'
import { taskOf, type Colouring, type Task, VACANT } from './task'
import { listMoves } from '../../../rules/kit'
import { HUNDREDS, type Arrangement } from './hundreds'

/** Returns the move after which the board counts most, if that is more than now; else null. */
function bestGain(state: ColorowSolitaireState): Move | null {
  const after = colorowSolitaire.clone(state)
  let best: Move | null = null
  let bestScore = state.score
  for (const move of listMoves(colorowSolitaire, state, 0)) {
    colorowSolitaire.copy(state, after)
    colorowSolitaire.apply(after, 0, move)
    if (after.score <= bestScore) continue
    best = move
    bestScore = after.score
  }
  return best
}

/** Returns the colouring of an arrangement of 100 that agrees with the cards laid; null if none of the 52 does. */
function hundredWith(task: Task): Colouring | null {
  for (const arrangement of HUNDREDS) {
    const colours = coloursOf(arrangement, task)
    if (colours) return arrangement.map((nameless) => colours[nameless]!)
  }
  return null
}

/** Returns an actual colour for each anonymous one, all different and as the cards lie; null if that is impossible. */
function coloursOf(arrangement: Arrangement, { colours }: Task): number[] | null {
  const named = Array.from({ length: COLOUR_COUNT }, () => VACANT)
  const taken = new Set<number>()
  for (const [square, colour] of colours.entries()) {
    if (colour === VACANT) continue
    const nameless = arrangement[square]!
    if (named[nameless] === colour) continue
    if (named[nameless] !== VACANT || taken.has(colour)) return null
    named[nameless] = colour
    taken.add(colour)
  }
  const rest = Array.from({ length: COLOUR_COUNT }, (_, colour) => colour).filter((colour) => !taken.has(colour))
  // There are as many unused colours as anonymous ones without a colour.
  return named.map((colour) => (colour === VACANT ? rest.shift()! : colour))
}

/** The maximum score. */
const MAX_SCORE = 100

/** Cards laid, and exchanges tried, between two yields: a few milliseconds each. */
const NODES = 20_000
const TRIES = 5000

/** Largest number of vacant squares for which all ways are tried. */
const MAX_EXHAUSTIVE_VACANT = 11

/** Slices of annealing after which the question is left open. */
const SLICES = 3000

/**
 * Searches for a way to fill the vacant squares that reaches the target. For 100 the answer is known at once, since all
 * 52 arrangements are. For less, such an arrangement will do as well; the puzzle is unsolvable if the best that each
 * colour could count by itself adds up to too little; otherwise all ways are tried if they are few, else annealing.
 */
function* solve(state: ColorowSolitaireState): SolutionSearch<Move> {
  const task = taskOf(state)
  const hundred = hundredWith(task)
  if (hundred) return answer(state, task, hundred)
  if (task.target === MAX_SCORE) return noSolution
  if ((yield* bound(task)) < task.target) return noSolution
  const found = task.vacant.length <= MAX_EXHAUSTIVE_VACANT ? yield* tryAll(task) : yield* anneal(task)
  if (found) return answer(state, task, found)
  return found === null ? noSolution : unknownSolution
}

/** Returns null if no way reaches the target. */
function* tryAll(task: Task): Generator<null, Colouring | null, void> {
  const every = new ColouringSearch(task)
  for (;;) {
    const found = every.step(NODES)
    if (found !== undefined) return found
    yield null
  }
}

/** Returns undefined if the target is not reached within the budget. */
function* anneal(task: Task): Generator<number, Colouring | undefined, void> {
  const annealing = new Annealing(task)
  for (let slice = 0; slice < SLICES; slice++) {
    const found = annealing.step(TRIES)
    if (found) return found
    yield slice / SLICES
  }
  return undefined
}

/** Returns a card for each vacant square, in the order in which they come to hand; in the free game then `done`. */
function answer(state: ColorowSolitaireState, task: Task, colours: Colouring): Solution<Move> {
  const places = Array.from({ length: COLOUR_COUNT }, (_, colour) => {
    return task.vacant.filter((square) => colours[square] === colour)
  })
  // The colouring has a square for every card that comes.
  const moves = cardsToCome(state).map((card) => packPlacing(card, places[colourIndex(card)]!.shift()!))
  return createSolution(state.isDealt ? moves : [...moves, DONE], true)
}

/** Returns the hand, then the stock in its order; in the free game, the tray. */
function cardsToCome(state: ColorowSolitaireState): number[] {
  if (state.isDealt) return [...members(state.handLow, state.handHigh), ...state.pack.subarray(state.top)]
  return [...state.squareOf.keys()].filter((card) => state.squareOf[card]! < 0)
}

/** The solver of Colorow Solitaire. In the dealt game its first moves do not depend on hidden cards. */
const colorowSolitaireSolver: Solver<ColorowSolitaireState, Move> = { solve, isOpen: true, advise: bestGain }

export const colorowSolitaireBot = createBotProfile(colorowSolitaire, { solver: colorowSolitaireSolver })
