import { colorowSolitaire } from '../../../rules/forty-nine-outfit/colorow-solitaire'
import { createBotProfile } from '../../bot-profile'
import { DONE, type ColorowSolitaireState, type Move } from '../../../rules/forty-nine-outfit/colorow-solitaire'
import { members } from '../../../rules/forty-nine-outfit/bits'
import { COLOUR_COUNT, colourIndex } from '../../../rules/forty-nine-outfit/colours'
import { packPlacing } from '../../../rules/forty-nine-outfit/placing'
import { solved, unknown, unsolvable, type Solution, type Solver, type Solving } from '../solver'
import { bestGain } from './advice'
import { Annealing } from './annealing'
import { bound } from './bound'
import { EveryColouring } from './every-colouring'
import { hundredWith } from './match-hundred'
import { taskOf, type Colouring, type Task } from './task'

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
export const colorowSolitaireSolver: Solver<ColorowSolitaireState, Move> = { solve, open: true, advise: bestGain }

export const colorowSolitaireBot = createBotProfile(colorowSolitaire, { solver: colorowSolitaireSolver })
