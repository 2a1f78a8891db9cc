import { lastOf, createSeededRng } from '../../../rules/kit'
import { count, lowestBit } from '../../../rules/forty-nine-outfit/cards'
import { nebraskaCheckers } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import { type NebraskaState, RECENT_MOVES, NONE } from '../../../rules/forty-nine-outfit/nebraska-checkers/state'
import {
  diagonalOf,
  jumpsOf,
  placesOf,
  startOf,
  type Move,
} from '../../../rules/forty-nine-outfit/nebraska-checkers/move'
import {
  ALL,
  DIAGONALS,
  FORWARD,
  JUMP_FROM,
  JUMP_TO,
  KING_ROW,
  PLACES,
  STEP_FROM,
  STEP_TO,
} from '../../../rules/forty-nine-outfit/nebraska-checkers/squares'
import { shiftAgainst } from '../../../rules/forty-nine-outfit/nebraska-checkers/moves'
import { UNDECIDED, MAX_PLIES, WIN_VALUE, type Board } from '../../minimax/board'
import type { Endings } from './ending-tables'
import { HOME, KINDS, worthTable, type PieceValues } from './piece-values'

const rng = createSeededRng('Nebraska-Checkers')

/** Zobrist keys (Zobrist 1970) of the men, in two words: entry `PLACES * kind + place`. */
const MAN_KEYS_LOW = words(KINDS * PLACES)

const MAN_KEYS_HIGH = words(KINDS * PLACES)

/** Zobrist keys of the seat to move, and of the step that it may not make: entry `32 * to + from`. */
const TURN_KEY_LOW = rng.u32() | 0

const TURN_KEY_HIGH = rng.u32() | 0

const BARRED = words(1024)

/** Capacity of one position's move list; no reachable position has more moves. */
const MAX_MOVES = 128
/** Entry in `codes` for a jump or a forgotten move; the repetition rule never bars it. */
const NO_STEP = -1
/** Plies before the root that the repetition rule examines: as many of each side's. */
const PLIES_BEFORE_ROOT = 2 * RECENT_MOVES
/** The bit that marks the code of a jump. */
const JUMP_CODE = 1024

/** Nebraska-Checkers for alpha-beta search: the same rules, on typed arrays indexed by ply, with no move history. */
export class NebraskaBoard implements Board {
  readonly keyLow = new Int32Array(MAX_PLIES)
  readonly keyHigh = new Int32Array(MAX_PLIES)
  readonly quiet = new Int32Array(MAX_PLIES)
  /** Entry `KINDS * ply + kind`: the places of the men of a kind. */
  private readonly sets = new Int32Array(KINDS * MAX_PLIES)
  /** The value of the men for A. */
  private readonly score = new Int32Array(MAX_PLIES)
  /** Men that can jump; if there are none, entry `DIAGONALS * ply + diagonal` of `steppers` has those that can step. */
  private readonly jumpers = new Int32Array(MAX_PLIES)
  private readonly steppers = new Int32Array(DIAGONALS * MAX_PLIES)
  /** The step that led to each ply, from {@link PLIES_BEFORE_ROOT} plies before the root on, and the step that is barred there. */
  private readonly codes = new Int32Array(PLIES_BEFORE_ROOT + MAX_PLIES).fill(NO_STEP)
  private readonly barred = new Int32Array(MAX_PLIES)
  /** Moves, from entry `LISTED * ply` on: origin, destination, set of men taken, whether the man is crowned. */
  private readonly from = new Uint8Array(MAX_MOVES * MAX_PLIES)
  private readonly to = new Uint8Array(MAX_MOVES * MAX_PLIES)
  private readonly taken = new Int32Array(MAX_MOVES * MAX_PLIES)
  private readonly crowned = new Uint8Array(MAX_MOVES * MAX_PLIES)
  private readonly worths: Int32Array
  private readonly rootMoves: Move[] = []
  private found = 0

  constructor(
    private readonly root: NebraskaState,
    private readonly worth: PieceValues,
    private readonly endings: Endings | null,
  ) {
    this.worths = worthTable(worth)
    for (let seat = 0; seat < 2; seat++) {
      for (let rest = root.men[seat]!; rest !== 0; rest &= rest - 1) this.flip(0, 2 * seat, lowestBit(rest))
      for (let rest = root.kings[seat]!; rest !== 0; rest &= rest - 1) this.flip(0, 2 * seat + 1, lowestBit(rest))
      // The last move of the seat to move led to ply -1, the other seat's to ply 0.
      const last = seat === root.turn ? PLIES_BEFORE_ROOT - 1 : PLIES_BEFORE_ROOT
      for (let i = 0; i < RECENT_MOVES; i++) this.codes[last - 2 * i] = codeOf(root.recent[RECENT_MOVES * seat + i]!)
    }
    if (root.turn === 1) this.flipTurn(0)
    this.quiet[0] = root.quiet
    this.bar(0)
  }

  decidedValue(ply: number): number {
    const { sets, root, quiet } = this
    const own = KINDS * ply + 2 * this.turn(ply)
    const other = KINDS * ply + 2 - 2 * this.turn(ply)
    const men = sets[own]!
    const kings = sets[own + 1]!
    if ((men | kings) === 0) return ply - WIN_VALUE
    if (!this.findMovable(ply, men, kings, sets[other]! | sets[other + 1]!)) return ply - WIN_VALUE
    if (quiet[ply]! >= root.quietLimit) return 0
    if (this.endings !== null && (men | sets[other]!) === 0) {
      const plies = this.endings.plies(kings, sets[other + 1]!)
      if (plies === plies) return plies === 0 ? 0 : plies > 0 ? WIN_VALUE - ply - plies : ply - plies - WIN_VALUE
    }
    return UNDECIDED
  }

  hasPendingCaptures(ply: number): boolean {
    return this.jumpers[ply] !== 0
  }

  evaluate(ply: number): number {
    const { sets, worth } = this
    const at = KINDS * ply
    const menA = sets[at]!
    const menB = sets[at + 2]!
    let value = this.score[ply]!
    if (menB !== 0) value += worth.home * count(menA & HOME[0])
    if (menA !== 0) value -= worth.home * count(menB & HOME[1])
    const gone = 14 - count(menA | menB | sets[at + 1]! | sets[at + 3]!)
    if (value > 0) value += worth.trade * gone
    else if (value < 0) value -= worth.trade * gone
    return this.turn(ply) === 0 ? value : -value
  }

  expand(ply: number): number {
    this.found = MAX_MOVES * ply
    if (ply === 0) this.listRoot()
    else if (this.jumpers[ply] !== 0) this.listJumps(ply)
    else this.listSteps(ply)
    return this.found - MAX_MOVES * ply
  }

  captureCount(ply: number, index: number): number {
    const taken = this.taken[MAX_MOVES * ply + index]!
    return taken === 0 ? 0 : count(taken)
  }

  code(ply: number, index: number): number {
    const at = MAX_MOVES * ply + index
    const code = this.from[at]! | (this.to[at]! << 5)
    return this.taken[at] === 0 ? code : code | JUMP_CODE
  }

  make(ply: number, index: number): void {
    const at = MAX_MOVES * ply + index
    const seat = this.turn(ply)
    const from = this.from[at]!
    const to = this.to[at]!
    const taken = this.taken[at]!
    const next = ply + 1
    this.copyTo(next)
    const kind = 2 * seat
    const wasKing = (this.sets[KINDS * next + kind + 1]! >> from) & 1
    this.flip(next, kind + wasKing, from)
    this.flip(next, kind + (wasKing | this.crowned[at]!), to)
    if (taken !== 0) this.take(next, 2 - kind, taken)
    this.flipTurn(next)
    this.quiet[next] = taken !== 0 || wasKing === 0 ? 0 : this.quiet[ply]! + 1
    this.codes[PLIES_BEFORE_ROOT + next] = taken === 0 ? from | (to << 5) : NO_STEP
    this.bar(next)
  }

  rootMove(index: number): Move {
    return this.rootMoves[index]!
  }

  private turn(ply: number): 0 | 1 {
    return ((this.root.turn + ply) & 1) as 0 | 1
  }

  private copyTo(ply: number): void {
    const { sets } = this
    const at = KINDS * ply
    sets[at] = sets[at - 4]!
    sets[at + 1] = sets[at - 3]!
    sets[at + 2] = sets[at - 2]!
    sets[at + 3] = sets[at - 1]!
    this.score[ply] = this.score[ply - 1]!
    this.keyLow[ply] = this.keyLow[ply - 1]!
    // The step that was barred for the other seat is no part of this position.
    this.keyHigh[ply] = this.keyHigh[ply - 1]! ^ barredWord(this.barred[ply - 1]!)
  }

  /** Places a man on an empty place, or removes it. */
  private flip(ply: number, kind: number, place: number): void {
    const entry = PLACES * kind + place
    const set = (this.sets[KINDS * ply + kind]! ^= 1 << place)
    const worth = this.worths[entry]!
    this.score[ply]! += (set >> place) & 1 ? worth : -worth
    this.keyLow[ply]! ^= MAN_KEYS_LOW[entry]!
    this.keyHigh[ply]! ^= MAN_KEYS_HIGH[entry]!
  }

  private flipTurn(ply: number): void {
    this.keyLow[ply]! ^= TURN_KEY_LOW
    this.keyHigh[ply]! ^= TURN_KEY_HIGH
  }

  private take(ply: number, kind: number, taken: number): void {
    const men = this.sets[KINDS * ply + kind]!
    for (let rest = taken; rest !== 0; rest &= rest - 1) {
      const place = lowestBit(rest)
      this.flip(ply, (men >> place) & 1 ? kind : kind + 1, place)
    }
  }

  /** Finds the barred step: the one that would be made a third time with nothing but the way back between. */
  private bar(ply: number): void {
    const { codes } = this
    const last = PLIES_BEFORE_ROOT + ply - 1
    const back = codes[last]!
    const there = codes[last - 2]!
    let barred = NO_STEP
    if (back !== NO_STEP && there === ((back >> 5) | ((back & 31) << 5)) && this.root.repeatRule) {
      if (codes[last - 4] === back && codes[last - 6] === there) barred = there
    }
    this.barred[ply] = barred
    this.keyHigh[ply]! ^= barredWord(barred)
  }

  /** Finds the men of a side that can move; returns whether there are any. */
  private findMovable(ply: number, men: number, kings: number, foes: number): boolean {
    const free = ALL & ~(men | kings | foes)
    const forward = FORWARD[this.turn(ply)]
    const all = men | kings
    let jumpers = findJumpers(all, foes, free, forward) | findJumpers(all, foes, free, forward + 1)
    if (kings !== 0)
      jumpers |= findJumpers(kings, foes, free, 2 - forward) | findJumpers(kings, foes, free, 3 - forward)
    this.jumpers[ply] = jumpers
    if (jumpers !== 0) return true
    const { steppers } = this
    const at = DIAGONALS * ply
    steppers[at + forward] = findSteppers(all, free, forward)
    steppers[at + forward + 1] = findSteppers(all, free, forward + 1)
    steppers[at + 2 - forward] = kings === 0 ? 0 : findSteppers(kings, free, 2 - forward)
    steppers[at + 3 - forward] = kings === 0 ? 0 : findSteppers(kings, free, 3 - forward)
    const barred = this.barred[ply]!
    if (barred !== NO_STEP) for (let i = 0; i < DIAGONALS; i++) this.dropBarred(at + i, i, barred)
    return (steppers[at]! | steppers[at + 1]! | steppers[at + 2]! | steppers[at + 3]!) !== 0
  }

  private dropBarred(at: number, diagonal: number, barred: number): void {
    const from = barred & 31
    if (STEP_TO[DIAGONALS * from + diagonal] === barred >> 5) this.steppers[at]! &= ~(1 << from)
  }

  private listSteps(ply: number): void {
    const row = KING_ROW[this.turn(ply)]
    for (let diagonal = 0; diagonal < DIAGONALS; diagonal++) {
      for (let rest = this.steppers[DIAGONALS * ply + diagonal]!; rest !== 0; rest &= rest - 1) {
        const from = lowestBit(rest)
        const to = STEP_TO[DIAGONALS * from + diagonal]!
        this.list(from, to, 0, (row >> to) & 1)
      }
    }
  }

  private listJumps(ply: number): void {
    const { sets } = this
    const begun = this.found
    const own = KINDS * ply + 2 * this.turn(ply)
    const other = KINDS * ply + 2 - 2 * this.turn(ply)
    const foes = sets[other]! | sets[other + 1]!
    const free = ALL & ~(sets[own]! | sets[own + 1]! | foes)
    for (let rest = this.jumpers[ply]!; rest !== 0; rest &= rest - 1) {
      const from = lowestBit(rest)
      this.jumpOn(ply, from, from, (sets[own + 1]! >> from) & 1, foes, 0, free | (1 << from))
    }
    if (this.root.takeMost) this.keepFullest(begun)
  }

  /** Lists all ends of a jump that stands at a place and has taken men already. */
  private jumpOn(ply: number, from: number, at: number, king: number, foes: number, taken: number, free: number): void {
    const before = this.found
    const seat = this.turn(ply)
    const first = king ? 0 : FORWARD[seat]
    const end = king ? DIAGONALS : first + 2
    for (let diagonal = first; diagonal < end; diagonal++) {
      const to = JUMP_TO[DIAGONALS * at + diagonal]!
      if (to < 0 || (free & (1 << to)) === 0) continue
      const over = 1 << STEP_TO[DIAGONALS * at + diagonal]!
      if ((foes & over & ~taken) === 0) continue
      const crowned = king | ((KING_ROW[seat] >> to) & 1)
      if (crowned !== king && this.root.crownEndsJump) this.list(from, to, taken | over, 1)
      else this.jumpOn(ply, from, to, crowned, foes, taken | over, free)
    }
    if (this.found === before && taken !== 0) this.list(from, at, taken, king)
  }

  private keepFullest(begun: number): void {
    const { taken } = this
    let most = 0
    for (let i = begun; i < this.found; i++) most = Math.max(most, count(taken[i]!))
    const end = this.found
    this.found = begun
    for (let i = begun; i < end; i++) {
      if (count(taken[i]!) === most) this.list(this.from[i]!, this.to[i]!, taken[i]!, this.crowned[i]!)
    }
  }

  /** Lists the root's moves as the rules do, so that the chosen one can be played. */
  private listRoot(): void {
    const { root, rootMoves } = this
    rootMoves.length = nebraskaCheckers.moves(root, root.turn, rootMoves)
    for (const move of rootMoves) {
      const after = nebraskaCheckers.clone(root)
      nebraskaCheckers.apply(after, root.turn, move)
      const to = lastOf(placesOf(move))
      const foe = 1 - root.turn
      const taken = (root.men[foe]! & ~after.men[foe]!) | (root.kings[foe]! & ~after.kings[foe]!)
      this.list(startOf(move), to, taken, (after.kings[root.turn]! >> to) & 1)
    }
  }

  private list(from: number, to: number, taken: number, crowned: number): void {
    const at = this.found++
    this.from[at] = from
    this.to[at] = to
    this.taken[at] = taken
    this.crowned[at] = crowned
  }
}

function findJumpers(men: number, foes: number, free: number, diagonal: number): number {
  return (
    men & JUMP_FROM[diagonal]! & shiftAgainst(foes, diagonal) & shiftAgainst(shiftAgainst(free, diagonal), diagonal)
  )
}

function findSteppers(men: number, free: number, diagonal: number): number {
  return men & STEP_FROM[diagonal]! & shiftAgainst(free, diagonal)
}

/** Returns a step as one number; {@link NO_STEP} for a jump or no move. */
function codeOf(move: Move): number {
  if (move === NONE || jumpsOf(move) > 0) return NO_STEP
  const from = startOf(move)
  return from | (STEP_TO[DIAGONALS * from + diagonalOf(move)]! << 5)
}

function barredWord(code: number): number {
  return code === NO_STEP ? 0 : BARRED[code]!
}

function words(length: number): Int32Array {
  return Int32Array.from({ length }, () => rng.u32() | 0)
}
