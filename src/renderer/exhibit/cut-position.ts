import { isLit, litMoves, standingOf, type Cut, type Standing } from '../../exhibit/cuts'
import {
  LineOfPlay,
  seatsIn,
  createTapeSource,
  type AnyGame,
  type GameRecord,
  type Options,
  type Seat,
} from '../../rules/kit'
import type { Table } from '../../session'

/** The position of an attempt by the game's rules, with what the exhibit alone needs and no table tells. */
export type CutPosition = ReturnType<typeof createCutPosition>

/** The dependencies of a cut's position. */
export interface CutPositionDependencies {
  readonly cut: Cut
  /** The session in which the attempt is played. */
  readonly session: Table
  readonly game: AnyGame
  /** Complete and checked. */
  readonly options: Options
  /** The number of moves with which the session began. */
  readonly initialMoveCount: number
}

/** Follows a session: its record is replayed on the first query after each step. */
export function createCutPosition({ cut, session, game, options, initialMoveCount }: CutPositionDependencies) {
  let cached: { readonly steps: number; readonly line: LineOfPlay; readonly standing: Standing } | null = null

  function current() {
    const steps = session.steps.length
    if (cached?.steps === steps) return cached
    const record = session.record()
    const line = lineOf(game, options, record)
    const own = record.moves.slice(initialMoveCount).filter((move) => move.startsWith(`${cut.visitor} `)).length
    cached = { steps, line, standing: standingOf(cut, line.game, line.state, own) }
    return cached
  }

  return {
    /** The standing of the attempt. */
    get standing() {
      return current().standing
    },
    /** The seat to move; null if nobody is. */
    get toMove() {
      const { line } = current()
      return seatsIn(line.game.requiredSeats(line.state))[0] ?? null
    },
    /** Lists the legal moves of a seat that the screen lights, as text. */
    listLitMoves(seat: Seat): string[] {
      if (cut.lights === 'all') return session.moves(seat)
      const { line } = current()
      return litMoves(cut.lights, line.game, line.state, seat).map((move) => line.game.write(line.state, seat, move))
    },
    /** Whether a legal move, given as its text without the seat's letter, is lit. */
    isLit(seat: Seat, text: string): boolean {
      const { line } = current()
      return isLit(cut.lights, line.game, line.state, seat, text)
    },
  }
}

/** Returns the line of play of a record. If a chance outcome is still due, the line ends before it. */
function lineOf(game: AnyGame, options: Options, { seats, chance, moves }: GameRecord): LineOfPlay {
  const line = new LineOfPlay(game, options, seats.length, createTapeSource(chance?.tape ?? []))
  line.settleChance()
  for (const move of moves) {
    const refusal = line.playText(move)
    if (refusal) throw new Error(`${move}: ${refusal.message}`)
    line.settleChance()
  }
  return line
}
