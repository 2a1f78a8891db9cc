import {
  colorowSolitaire,
  DONE,
  type ColorowSolitaireState,
  type Move,
} from '../../../rules/forty-nine-outfit/colorow-solitaire'
import { createBotProfile } from '../../bot-profile'
import { members } from '../../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { packPlacing } from '../../../rules/forty-nine-outfit/placing'
import { solved, unknown, unsolvable, type Solution, type Solver, type Solving } from '../solver'
import { Annealing } from './annealing'
import { bound } from './bound'
import { EveryColouring } from './every-colouring'
import { taskOf, type Colouring, type Task, BARE } from './task'
import { listMoves } from '../../../rules/kit'
import { HUNDREDS, type Arrangement } from './hundreds'

// In range: squares, nameless colours.

/** The move after which the board counts most, if that is more than now; else null. */
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

/** The colours with which an arrangement of 100 goes on from what lies; null if none of the 52 does. */
function hundredWith(task: Task): Colouring | null {
  for (const arrangement of HUNDREDS) {
    const colours = coloursOf(arrangement, task)
    if (colours) return arrangement.map((nameless) => colours[nameless]!)
  }
  return null
}

/** A colour for each nameless one, all different and as they lie; null if two colours share a name or the reverse. */
function coloursOf(arrangement: Arrangement, { colours }: Task): number[] | null {
  const named = Array.from({ length: COLOUR_COUNT }, () => BARE)
  const taken = new Set<number>()
  for (const [square, colour] of colours.entries()) {
    if (colour === BARE) continue
    const nameless = arrangement[square]!
    if (named[nameless] === colour) continue
    if (named[nameless] !== BARE || taken.has(colour)) return null
    named[nameless] = colour
    taken.add(colour)
  }
  const rest = Array.from({ length: COLOUR_COUNT }, (_, colour) => colour).filter((colour) => !taken.has(colour))
  // As many colours are left as names are bare.
  return named.map((colour) => (colour === BARE ? rest.shift()! : colour))
}

/** The most that can be counted. */
const MOST = 100

/** Work between two looks at whoever runs it: a few milliseconds each. */
const NODES = 20_000
const TRIES = 5000

/** With no more vacant squares than that, all ways are tried. */
const FEW_VACANT = 11

/** After so many slices of annealing the question is left open. */
const SLICES = 3000

/**
 * Whether the vacant squares can be filled so that the target is reached. For 100 it is known at once, for all 52
 * arrangements are. For less, such an arrangement does too; false if even each colour by itself could not count enough;
 * else all ways are tried where they are few, or annealing.
 */
function* solve(state: ColorowSolitaireState): Solving<Move> {
  const task = taskOf(state)
  const hundred = hundredWith(task)
  if (hundred) return answer(state, task, hundred)
  if (task.target === MOST) return unsolvable
  if ((yield* bound(task)) < task.target) return unsolvable
  const found = task.vacant.length <= FEW_VACANT ? yield* tryAll(task) : yield* anneal(task)
  if (found) return answer(state, task, found)
  return found === null ? unsolvable : unknown
}

/** Null: no way reaches the target. */
function* tryAll(task: Task): Generator<null, Colouring | null, void> {
  const every = new EveryColouring(task)
  for (;;) {
    const found = every.step(NODES)
    if (found !== undefined) return found
    yield null
  }
}

function* anneal(task: Task): Generator<number, Colouring | undefined, void> {
  const annealing = new Annealing(task)
  for (let slice = 0; slice < SLICES; slice++) {
    const found = annealing.step(TRIES)
    if (found) return found
    yield slice / SLICES
  }
  return undefined
}

/** A card to each vacant square, in the order in which they come to hand; in the free game then `done`. */
function answer(state: ColorowSolitaireState, task: Task, colours: Colouring): Solution<Move> {
  const places = Array.from({ length: COLOUR_COUNT }, (_, colour) => {
    return task.vacant.filter((square) => colours[square] === colour)
  })
  // The colouring has a square for every card that comes.
  const moves = cardsToCome(state).map((card) => packPlacing(card, places[colourIndex(card)]!.shift()!))
  return solved(state.isDealt ? moves : [...moves, DONE], true)
}

/** The hand, then the stock as it lies; or the tray. */
function cardsToCome(state: ColorowSolitaireState): number[] {
  // In range: cards, colours.
  if (state.isDealt) return [...members(state.handLow, state.handHigh), ...state.pack.subarray(state.top)]
  return [...state.squareOf.keys()].filter((card) => state.squareOf[card]! < 0)
}

/** The solver of Colorow Solitaire. In the dealt game its first moves depend on nothing that lies hidden. */
const colorowSolitaireSolver: Solver<ColorowSolitaireState, Move> = { solve, open: true, advise: bestGain }

export const colorowSolitaireBot = createBotProfile(colorowSolitaire, { solver: colorowSolitaireSolver })
