import { accept, entryAt, firstOf, letterOf, refuse, type Result, type Seat } from '../../kit'
import { listChains, canJump } from './jumping'
import { jumpsOf, packStep, placesOf, type Move } from './move'
import { parseMove, type ParsedMove } from './notation'
import { DIAGONALS, numberOf, placeOf, STEP_TO, type Place } from './squares'
import { allMen, type NebraskaState } from './state'
import { allSteppers } from './stepping'

/** Error codes of refused move texts: the first rule that the text breaks. */
export type NebraskaCheckersRefusal =
  | 'bad-jump'
  | 'bad-move'
  | 'bad-step'
  | 'game-over'
  | 'jump-unfinished'
  | 'must-jump'
  | 'must-take-most'
  | 'no-man-there'
  | 'not-your-turn'
  | 'repeated'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
export function read(state: NebraskaState, seat: Seat, text: string): Result<Move, NebraskaCheckersRefusal> {
  if (state.ended) return refuse('game-over', 'The game is over.')
  const words = parseMove(text)
  if (!words)
    return refuse('bad-move', 'A move is a step (39-31) or a jump with every landing (17x33x45), squares 1 to 49.')
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  const from = firstOf(words.squares)
  const start = placeOf(from)
  if (start < 0 || !(allMen(state, seat) & (1 << start))) {
    return refuse('no-man-there', `No man of yours stands on square ${from}.`)
  }
  return words.jump ? readJump(state, seat, words) : readStep(state, seat, start, entryAt(words.squares, 1))
}

function readStep(
  state: NebraskaState,
  seat: Seat,
  start: Place,
  number: number,
): Result<Move, NebraskaCheckersRefusal> {
  if (canJump(state, seat)) return refuse('must-jump', 'Jumps are compulsory: while one is possible nobody may step.')
  const to = placeOf(number)
  const diagonal = to < 0 ? -1 : STEP_TO.subarray(DIAGONALS * start, DIAGONALS * (start + 1)).indexOf(to)
  if (diagonal < 0 || !(allSteppers(state, seat, diagonal) & (1 << start))) {
    return refuse('bad-step', badStep(state, start, number, diagonal))
  }
  const step = packStep(start, diagonal)
  return step === state.barred[seat]
    ? refuse('repeated', 'This man has gone to and fro twice: it may not make the same step a third time now.')
    : accept(step)
}

function badStep(state: NebraskaState, start: Place, number: number, diagonal: number): string {
  if (diagonal < 0) return `Square ${number} is not diagonally next to square ${numberOf(start)}.`
  const taken = (allMen(state, 0) | allMen(state, 1)) & (1 << placeOf(number))
  return taken ? `Square ${number} is not free.` : 'A plain man steps forward only.'
}

/** Validates a jump: compares its squares with those of all chains that the seat can make. */
function readJump(
  state: NebraskaState,
  seat: Seat,
  { squares, length }: ParsedMove,
): Result<Move, NebraskaCheckersRefusal> {
  const chains: Move[] = []
  chains.length = listChains(state, seat, chains)
  const begun = chains.filter((chain) => begins(chain, squares))
  const move = begun.find((chain) => jumpsOf(chain) + 1 === length)
  if (move === undefined) {
    return begun.length > 0
      ? refuse('jump-unfinished', 'The same man can jump again, so it must, until it cannot.')
      : refuse('bad-jump', 'A jump goes diagonally over an adjoining opposing man onto the free square right beyond.')
  }
  const most = chains.reduce((most, chain) => Math.max(most, jumpsOf(chain)), 0)
  if (state.takeMost && jumpsOf(move) < most) {
    return refuse('must-take-most', `Of several jumps only the fullest are legal: ${most} men can be taken.`)
  }
  return accept(move)
}

/** Whether a chain begins with these squares. */
function begins(chain: Move, squares: readonly number[]): boolean {
  const places = placesOf(chain)
  return squares.length <= places.length && squares.every((square, i) => numberOf(entryAt(places, i)) === square)
}
