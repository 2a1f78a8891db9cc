import type { RatedCandidate } from '../../bots/think/candidates'
import type { Solver } from '../../bots/solvers/solver'
import type { Position } from '../../rules/kit'
import type { Course, CurvePoint, KeptCourse, KeptPuzzle, TurningPoint } from './course'
import type { ReplayedGame } from './replayed-game'

/** Slices of the solver, of a few milliseconds each, that one position may take. */
const MAX_SLICES = 1500

/** The study of a puzzle: from which move on it could no longer be completed, with all cards open. */
export class PuzzleCourse implements Course {
  readonly kept: KeptPuzzle

  constructor(
    private readonly solver: Solver<Position> | null,
    private readonly played: ReplayedGame,
    kept: KeptCourse | null,
  ) {
    const { game, end, moves } = played
    const isSolved = (game.outcome(end).winners ?? []).length > 0
    this.kept = kept?.kind === 'solver' ? kept : { kind: 'solver', known: { [moves.length]: isSolved } }
  }

  /** Once a puzzle cannot be completed it never can again: the move that spoilt it is found by halving. */
  *run(): Generator<void> {
    const { kept, solver, played } = this
    if (!solver || kept.known[played.moves.length] === true) return
    let [low, high] = [0, played.moves.length]
    while (low < high) {
      const middle = low === 0 && kept.known[0] === undefined ? 0 : Math.floor((low + high) / 2)
      if (kept.known[middle] === undefined) kept.known[middle] = yield* this.solve(solver, played.moves[middle]!.before)
      if (kept.known[middle] === true) low = middle + 1
      else if (kept.known[middle] === false) high = middle
      else return
    }
  }

  done(): number {
    const unknown = this.curve().filter(({ chance }) => chance === null).length
    return 1 - Math.log2(unknown + 1) / Math.log2(this.played.moves.length + 2)
  }

  curve(): CurvePoint[] {
    return Array.from({ length: this.played.moves.length + 1 }, (_, ply) => {
      const chance = this.solvableAt(ply)
      return { ply, chance: chance === null ? null : Number(chance), margin: 0 }
    })
  }

  luckAndPlay(): null {
    return null
  }

  turningPoints(): TurningPoint[] {
    return this.played.moves.flatMap(({ seat, text }, ply): TurningPoint[] => {
      if (this.solvableAt(ply) !== true || this.solvableAt(ply + 1) !== false) return []
      const kind = this.solver?.isOpen ? 'slip' : 'fact'
      return [{ ply: ply + 1, seat, move: text, before: 1, after: 0, kind }]
    })
  }

  /** The next move of a solution, unless it would show hidden cards. */
  *bestMoves(ply: number): Generator<void, readonly RatedCandidate[]> {
    const { solver, played } = this
    const { before, seat } = played.moves[ply]!
    if (!solver?.isOpen) return []
    const search = solver.solve(before)
    for (let slices = 0; slices < MAX_SLICES; slices++) {
      const slice = search.next()
      if (!slice.done) {
        yield
        continue
      }
      const [first] = slice.value.moves
      return first === undefined ? [] : [{ move: played.game.write(before, seat, first), wins: 1, margin: 0 }]
    }
    return []
  }

  private solvableAt(ply: number): boolean | null {
    const { known } = this.kept
    for (let at = ply; at <= this.played.moves.length; at++) if (known[at] === true) return true
    for (let at = ply; at >= 0; at--) if (known[at] === false) return false
    return null
  }

  private *solve(solver: Solver<Position>, position: Position): Generator<void, boolean | null> {
    const search = solver.solve(position)
    for (let slices = 0; slices < MAX_SLICES; slices++) {
      const slice = search.next()
      if (slice.done) return slice.value.solvable
      yield
    }
    return null
  }
}
