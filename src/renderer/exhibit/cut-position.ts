import { isLit, litMoves, standingOf, type Cut, type Standing } from '../../exhibit/cuts'
import {
  LineOfPlay,
  seatsIn,
  tapeOutcomes,
  type AnyGame,
  type GameRecord,
  type Options,
  type Seat,
} from '../../rules/kit'
import type { Table } from '../../session'

/** The position of a try by the rules: it knows what only the exhibit asks, which no table tells. */
export interface CutPosition {
  /** How the try stands. */
  readonly standing: Standing
  /** Whom the game waits for; null where nobody is to move. */
  readonly toMove: Seat | null
  /** The legal moves of a seat that the screen lights, as text. */
  lit(seat: Seat): string[]
  /** Whether a legal move, given as its text without the letter, is lit. */
  isLit(seat: Seat, text: string): boolean
}

/** What a position is followed in. */
export interface CutPositionGiven {
  readonly cut: Cut
  /** The session in which the try is played. */
  readonly session: Table
  readonly game: AnyGame
  /** Complete and checked. */
  readonly options: Options
  /** With how many moves the session began. */
  readonly begun: number
}

/** Follows a session: its record is played anew when somebody asks after a step. */
export function createCutPosition({ cut, session, game, options, begun }: CutPositionGiven): CutPosition {
  let known: { readonly steps: number; readonly line: LineOfPlay; readonly standing: Standing } | null = null

  function now() {
    const steps = session.steps.length
    if (known?.steps === steps) return known
    const record = session.record()
    const line = lineOf(game, options, record)
    const own = record.moves.slice(begun).filter((move) => move.startsWith(`${cut.visitor} `)).length
    known = { steps, line, standing: standingOf(cut, line.game, line.state, own) }
    return known
  }

  return {
    get standing() {
      return now().standing
    },
    get toMove() {
      const { line } = now()
      return seatsIn(line.game.must(line.state))[0] ?? null
    },
    lit(seat) {
      if (cut.lights === 'all') return session.moves(seat)
      const { line } = now()
      return litMoves(cut.lights, line.game, line.state, seat).map((move) => line.game.write(line.state, seat, move))
    },
    isLit(seat, text) {
      const { line } = now()
      return isLit(cut.lights, line.game, line.state, seat, text)
    },
  }
}

/** Where a record stands. Luck that is due may not have fallen yet: then it stands before that. */
function lineOf(game: AnyGame, options: Options, { seats, chance, moves }: GameRecord): LineOfPlay {
  const line = new LineOfPlay(game, options, seats.length, tapeOutcomes(chance?.tape ?? []))
  line.settle()
  for (const move of moves) {
    const refusal = line.playText(move)
    if (refusal) throw new Error(`${move}: ${refusal.message}`)
    line.settle()
  }
  return line
}
