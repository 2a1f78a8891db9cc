import { defineGame } from '../../define-game'
import {
  type EndReason,
  type NebraskaEvent,
  type NebraskaOptions,
  type NebraskaView,
  DESCRIPTION,
  type NebraskaSeen,
} from './shape'
import {
  type Move,
  write,
  diagonalOf,
  jumpsOf,
  startOf,
  placesOf,
  packStep,
  parseMove,
  type ParsedMove,
  packJump,
  packStart,
} from './move'
import { moves, pick, canJump, allJumpers, canStep, allSteppers, listChains } from './moves'
import { clone, copy, MEN, start, type NebraskaState, allMen, remember, NONE, RECENT_MOVES, takenCount } from './state'
import {
  type TurnRefusal,
  type Seat,
  firstOf,
  lastOf,
  type EventSink,
  accept,
  entryAt,
  letterOf,
  refuse,
  type Result,
  bySeat,
  lettersOf,
  seatOf,
  type GameView,
  type Outcome,
} from '../../kit'
import { DIAGONALS, JUMP_TO, KING_ROW, STEP_TO, numberOf, numbersIn, type Place, placeOf } from './squares'

/** Nebraska-Checkers, from the sheet of 1926: checkers with seven men a side on the odd squares of the 7×7 board. */
export const nebraskaCheckers = defineGame<NebraskaState, NebraskaView, NebraskaEvent>('nebraska-checkers', {
  info: {
    ...DESCRIPTION,
    maxPlies,
  },
  start,
  clone,
  copy,
  requiredSeats: (state) => (state.ended ? 0 : 1 << state.turn),
  moves,
  pick,
  apply(state, seat, move, tell) {
    if (tell) playAndTell(state, seat, move, tell)
    else play(state, seat, move)
  },
  write: (_state, _seat, move) => write(move),
  read,
  determinize,
  outcome,
  dump,
})

/** Rows from a seat's back row to the far row. */
const ROWS_FORWARD = 6

/**
 * Returns the most plies. Each of 14 men can be taken once and, while plain, can advance at most six rows. Between two
 * such moves, and after the last, fewer than `quietLimit` other moves are possible.
 */
function maxPlies(options: NebraskaOptions): number {
  const lively = 2 * MEN * (1 + ROWS_FORWARD)
  return (lively + 1) * options.quietLimit
}

/** Plays a legal move without reporting events. */
function play(state: NebraskaState, seat: Seat, move: Move): void {
  const start = startOf(move)
  const wasKing = (state.kings[seat]! >> start) & 1
  const jumps = jumpsOf(move)
  if (jumps > 0) jump(state, seat, move, start, jumps, wasKing)
  else landMan(state, seat, start, STEP_TO[DIAGONALS * start + diagonalOf(move)]!, wasKing, 0)
  state.quiet = jumps > 0 || !wasKing ? 0 : state.quiet + 1
  remember(state, seat, move)
  state.turn = 1 - seat
  state.ended = endOf(state)
}

function jump(state: NebraskaState, seat: Seat, move: Move, start: number, jumps: number, wasKing: number): void {
  let at = start
  let taken = 0
  let touched = 0
  for (let i = 0; i < jumps; i++) {
    const way = DIAGONALS * at + diagonalOf(move, i)
    taken |= 1 << STEP_TO[way]!
    at = JUMP_TO[way]!
    touched |= 1 << at
  }
  state.men[1 - seat]! &= ~taken
  state.kings[1 - seat]! &= ~taken
  landMan(state, seat, start, at, wasKing, touched)
}

/** Puts a man down where its move ends; it becomes a king if it touched the far row. */
function landMan(state: NebraskaState, seat: Seat, from: number, to: number, wasKing: number, touched: number): void {
  const isKing = wasKing || (KING_ROW[seat]! & (touched | (1 << to))) !== 0
  if (wasKing) state.kings[seat]! &= ~(1 << from)
  else state.men[seat]! &= ~(1 << from)
  if (isKing) state.kings[seat]! |= 1 << to
  else state.men[seat]! |= 1 << to
}

/**
 * Returns how the game has ended, or null. In the order of the rules page: the seat to move has no man, has no legal
 * move, or the quiet limit is reached.
 */
function endOf(state: NebraskaState): EndReason | null {
  const { turn } = state
  if (allMen(state, turn) === 0) return 'no-men'
  if (!canStep(state, turn) && !canJump(state, turn)) return 'blocked'
  return state.quiet >= state.quietLimit ? 'quiet' : null
}

type NebraskaEventSink = EventSink<NebraskaEvent>

/** Plays a move and reports events; shape.ts documents their order. */
function playAndTell(state: NebraskaState, seat: Seat, move: Move, tell: NebraskaEventSink): void {
  const foe = 1 - seat
  const plain = (state.men[seat]! & (1 << startOf(move))) !== 0
  const men = state.men[foe]!
  const kings = state.kings[foe]!
  play(state, seat, move)
  tellWay(seat, move, plain, tell)
  for (const square of numbersIn(men & ~state.men[foe]!)) tell({ type: 'taken', seat: foe, square, king: false })
  for (const square of numbersIn(kings & ~state.kings[foe]!)) tell({ type: 'taken', seat: foe, square, king: true })
  tellNext(state, seat, tell)
}

function tellWay(seat: Seat, move: Move, plain: boolean, tell: NebraskaEventSink): void {
  const places = placesOf(move)
  let crowned = !plain
  for (let i = 1; i < places.length; i++) {
    const [from, to] = [places[i - 1]!, places[i]!]
    if (jumpsOf(move) === 0) tell({ type: 'stepped', seat, from: numberOf(from), to: numberOf(to) })
    // Along a diagonal, places change by equal steps.
    else tell({ type: 'jumped', seat, from: numberOf(from), over: numberOf((from + to) / 2), to: numberOf(to) })
    if (crowned || !(KING_ROW[seat]! & (1 << to))) continue
    tell({ type: 'crowned', seat, square: numberOf(to) })
    crowned = true
  }
}

function tellNext(state: NebraskaState, seat: Seat, tell: NebraskaEventSink): void {
  const { scores, winners } = outcome(state)
  const reason = state.ended
  if (reason !== null && winners) {
    tell({ type: 'ended', seat, reason, scores, winners })
    return
  }
  const { turn } = state
  const mustJump = numbersIn(allJumpers(state, turn))
  tell({ type: 'turn', seat: turn, mustJump })
  const barred = state.barred[turn]!
  if (barred === NONE || mustJump.length > 0) return
  if (!(allSteppers(state, turn, diagonalOf(barred)) & (1 << startOf(barred)))) return
  const places = placesOf(barred)
  tell({ type: 'barred', seat: turn, from: numberOf(firstOf(places)), to: numberOf(lastOf(places)) })
}

/** Error codes of refused move texts: the first rule that the text breaks. */
type NebraskaCheckersRefusal =
  | TurnRefusal
  | 'bad-jump'
  | 'bad-step'
  | 'jump-unfinished'
  | 'must-jump'
  | 'must-take-most'
  | 'no-man-there'
  | 'repeated'

/** Parses a move text: returns the legal move, or the first broken rule in the order of the rules page. */
function read(state: NebraskaState, seat: Seat, text: string): Result<Move, NebraskaCheckersRefusal> {
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

/** Restores a table from a view; nothing is hidden. */
export function determinize(seen: NebraskaSeen): NebraskaState {
  const state = start(seen.options, seen.seats)
  const { turn, men, kings, quiet, recent, result } = seen.state
  lettersOf(seen.seats).forEach((letter, seat) => {
    state.men[seat] = setOf(men[letter] ?? [])
    state.kings[seat] = setOf(kings[letter] ?? [])
    for (const text of recent[letter] ?? []) remember(state, seat, moveOf(text))
  })
  state.quiet = quiet
  state.ended = result
  state.turn = turn === null ? loserOf(seen) : seatOf(turn)
  return state
}

/** Returns the seat that would have moved next: the loser; after a draw either seat will do. */
function loserOf({ winners }: GameView): number {
  return winners?.length === 1 ? 1 - seatOf(firstOf(winners)) : 0
}

function setOf(squares: readonly number[]): number {
  return squares.reduce((set, square) => set | (1 << placeOf(square)), 0)
}

/** Parses a move written by {@link write}, whatever the position. */
function moveOf(text: string): Move {
  const isJump = text.includes('x')
  const places = text.split(isJump ? 'x' : '-').map((number) => placeOf(Number(number)))
  const start = firstOf(places)
  if (!isJump) return packStep(start, wayTo(STEP_TO, start, lastOf(places)))
  return places
    .slice(1)
    .reduce((chain, to, i) => packJump(chain, wayTo(JUMP_TO, entryAt(places, i), to)), packStart(start))
}

function wayTo(table: Int8Array, from: number, to: number): number {
  return table.subarray(DIAGONALS * from, DIAGONALS * (from + 1)).indexOf(to)
}

/** Returns the State of the rules page, which every viewer sees in full. */
export function dump(state: NebraskaState): NebraskaView {
  return {
    turn: state.ended ? null : letterOf(state.turn),
    men: bySeat(Array.from(state.men, (set) => numbersIn(set))),
    kings: bySeat(Array.from(state.kings, (set) => numbersIn(set))),
    quiet: state.quiet,
    recent: bySeat([recentOf(state, 0), recentOf(state, 1)]),
    result: state.ended,
  }
}

function recentOf(state: NebraskaState, seat: Seat): string[] {
  const kept = state.recent.subarray(RECENT_MOVES * seat, RECENT_MOVES * (seat + 1))
  return Array.from(kept.filter((move) => move !== NONE).reverse(), (move) => write(move))
}

/**
 * Returns the standing. The scores are the men taken, but they do not decide: a seat that has no man or cannot move has
 * lost; at the quiet limit the game is drawn.
 */
export function outcome(state: NebraskaState): Outcome {
  const scores = [takenCount(state, 0), takenCount(state, 1)]
  const reason = state.ended
  if (reason === null) return { over: false, scores, winners: null, reason }
  return { over: true, scores, winners: reason === 'quiet' ? [0, 1] : [1 - state.turn], reason }
}
