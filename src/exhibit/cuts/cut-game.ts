import { gameById } from '../../rules/catalogue'
import {
  checkOptions,
  LineOfPlay,
  seatOf,
  seatsIn,
  createTapeThenSeedSource,
  type GameEvent,
  type GameRecord,
  type Refusal,
  type Seat,
  viewTable,
  replay,
  createSeededRng,
} from '../../rules/kit'
import type { Cut, CutLine } from './cut'
import { litMoves, isLit } from './lights'
import { standingOf, type Standing, type CutResult } from './standing'

/** Returns what the visitor has seen of a deal, as text; null if the moves are not legal with these cards. */
function viewTextOf(record: GameRecord, tape: readonly string[], visitor: string): string | null {
  const replayed = replay(gameById, { ...record, chance: { tape } })
  if (!replayed.ok) return null
  const { game, state } = replayed.line
  return JSON.stringify(viewTable(game, state, seatOf(visitor)))
}

/** Returns tape positions whose outcomes the visitor cannot distinguish. Found by exchanging outcomes in pairs. */
function indistinguishablePositions(record: GameRecord, tape: readonly string[], visitor: string): number[] {
  const seen = viewTextOf(record, tape, visitor)
  for (let last = tape.length - 1; last > 0; last--) {
    const free = [...tape.keys()].filter((at) => {
      if (at === last) return true
      return viewTextOf(record, withExchange(tape, at, last), visitor) === seen
    })
    if (free.length > 1) return free
  }
  return []
}

function withExchange(tape: readonly string[], one: number, other: number): string[] {
  const copy = [...tape]
  copy[one] = tape[other]!
  copy[other] = tape[one]!
  return copy
}

/**
 * Returns a function that creates tapes for a record by permuting what a seat cannot see: each tape agrees with
 * everything the seat has seen. Outcomes after the end of the tape are left to the game that continues.
 */
function createTapeShuffler(record: GameRecord, visitor: string): (seed: string) => string[] {
  const tape = record.chance?.tape ?? []
  const free = indistinguishablePositions(record, tape, visitor)
  const seen = viewTextOf(record, tape, visitor)
  return (seed) => {
    const rng = createSeededRng(seed)
    const fresh = [...tape]
    for (let left = free.length - 1; left > 0; left--) {
      const [one, other] = [free[left]!, free[rng.below(left + 1)]!]
      ;[fresh[one], fresh[other]] = [fresh[other]!, fresh[one]!]
    }
    // Pairs that are exchangeable one by one may not be so in combination; in that case the deal stays unchanged.
    return viewTextOf(record, fresh, visitor) === seen ? fresh : [...tape]
  }
}

/** The start of one try of a cut. A table can be opened from it: the record's options, tape and moves, and the seed. */
export interface Attempt {
  /** Number of the try within a visit, from 1. */
  readonly number: number
  /**
   * The record up to the point where the visitor takes over, including the moves that the on-screen hand makes after
   * lost tries.
   */
  readonly record: GameRecord
  /** The last moves of the record, which the on-screen hand makes in view, with seat letters. */
  readonly shownMoves: readonly string[]
  /** Seed of the outcomes that follow the record's tape. */
  readonly seed: string
}

/**
 * Prepares a cut for visits: the returned function begins a try. `number` counts the tries of the visit from 1; `seed`
 * differs for each visit and determines its fresh outcomes.
 */
export function createAttemptFactory(cut: Cut): (number: number, seed: string) => Attempt {
  const createFreshTape = cut.fresh ? createTapeShuffler(cut.record, cut.visitor) : null
  return (number, seed) => {
    const tape = createFreshTape?.(`${seed}/fresh`)
    const dealtRecord: GameRecord = tape ? { ...cut.record, chance: { tape } } : cut.record
    const helpMoves = helpMovesFor(cut, number)
    const moves = [...dealtRecord.moves, ...helpMoves]
    const shownMoves = helpMoves.length > 0 ? moves.slice(-1) : moves.slice(-cut.shown)
    // In a cut without fresh outcomes, those after the tape are the same at every visit, too.
    return { number, record: { ...dealtRecord, moves }, shownMoves, seed: cut.fresh ? seed : cut.id }
  }
}

/** Returns the help moves made before a try: one more after each lost try, but never the last one. */
function helpMovesFor({ help = [] }: Cut, number: number): readonly string[] {
  return help.slice(0, Math.min(number - 1, Math.max(0, help.length - 1)))
}

/** Whether a visit continues with another try of the same deal. */
export function shouldTryAgain({ tries }: Pick<Cut, 'tries'>, attempt: Attempt, { result }: Standing): boolean {
  return result === 'lost' && attempt.number < tries
}

/** One try of a cut in play, by the rules alone: no clock, no bots. */
export type CutGame = ReturnType<typeof createCutGame>

/**
 * Opens a try at the point where the visitor takes over. Throws if the record is not legal; files are checked when they
 * are read.
 */
export function createCutGame(cut: Cut, attempt: Attempt) {
  const events: GameEvent[] = []
  const recordEvent = (event: GameEvent) => void events.push(event)
  const line = replayAttempt(attempt, recordEvent)
  const { game } = line
  const visitor = seatOf(cut.visitor)
  let ownMoveCount = 0
  let standing = standingOf(cut, game, line.state, ownMoveCount)
  const turn = (): Seat | null =>
    standing.result === null ? (seatsIn(game.requiredSeats(line.state))[0] ?? null) : null
  return {
    attempt,
    game,
    line,
    visitor,
    /** The seat that the game waits for; null when the try is over. */
    get turn(): Seat | null {
      return turn()
    },
    get standing(): Standing {
      return standing
    },
    /** Returns the visitor's lit moves as texts without the seat letter; empty unless it is the visitor's turn. */
    listLitMoves(): string[] {
      if (turn() !== visitor) return []
      return litMoves(cut.lights, game, line.state, visitor).map((move) => game.write(line.state, visitor, move))
    },
    /**
     * Plays a seat's move (`B C@45`) and the outcomes of chance after it, or returns why it is not legal. Moves that are
     * not lit are legal too.
     */
    play(text: string): Refusal | null {
      if (standing.result !== null) return { code: 'try-over', message: 'This try is over.' }
      const refusal = line.playText(text, recordEvent)
      if (refusal) return refusal
      settleChance(line, recordEvent)
      if (text.startsWith(cut.visitor)) ownMoveCount++
      standing = standingOf(cut, game, line.state, ownMoveCount)
      return null
    },
    /** Returns the events that a seat was told since the deal, for bots that remember them. */
    eventsFor: (seat: Seat) => events.flatMap((event) => game.eventFor(event, seat) ?? []),
  }
}

type EventRecorder = (event: GameEvent) => void

function replayAttempt({ record, seed }: Attempt, recordEvent: EventRecorder): LineOfPlay {
  const game = gameById(record.game)
  if (!game) throw new Error(`There is no game ${record.game}.`)
  const options = checkOptions(game.info, record.options, record.seats.length)
  if (!options.ok) throw new Error(options.error.message)
  const outcomeSource = createTapeThenSeedSource(record.chance?.tape ?? [], seed)
  const line = new LineOfPlay(game, options.value, record.seats.length, outcomeSource)
  const stopped = line.playAll(record.moves, recordEvent)
  if (!stopped) return line
  const { refusal, index } = stopped
  throw new Error(index === null ? refusal.message : `${record.moves[index] ?? ''}: ${refusal.message}`)
}

function settleChance(line: LineOfPlay, recordEvent: EventRecorder): void {
  const refusal = line.settleChance(recordEvent)
  if (refusal) throw new Error(refusal.message)
}

/**
 * Plays a cut's won and lost line to their ends, and its help. Returns a sentence about the first fault, or null: a
 * line that is refused, continues after its end, has no end, or ends with another result than it claims.
 */
export function proveCut(cut: Cut): string | null {
  return (
    startFault(cut) ??
    lineFault(cut, 'won', cut.won, cut.record.moves) ??
    lineFault(cut, 'lost', cut.lost, cut.record.moves) ??
    helpFault(cut)
  )
}

function attemptAt(cut: Cut, moves: readonly string[], tape: readonly string[] | undefined): Attempt {
  const record = { ...cut.record, moves, ...(tape && { chance: { tape } }) }
  return { number: 1, record, shownMoves: moves.slice(-cut.shown), seed: cut.id }
}

/** Returns a fault unless the visitor is to move, with a lit move, at the end of the record. */
function startFault(cut: Cut): string | null {
  try {
    const { turn, visitor, listLitMoves } = createCutGame(cut, attemptAt(cut, cut.record.moves, undefined))
    if (turn !== visitor) return 'It is not the visitor who is to move where the record ends.'
    return listLitMoves().length > 0 ? null : 'Nothing is lit where the visitor takes over.'
  } catch (fault) {
    return `The record is refused: ${(fault as Error).message}`
  }
}

function lineFault(cut: Cut, result: CutResult, { moves, tape }: CutLine, before: readonly string[]): string | null {
  try {
    const game = createCutGame(cut, attemptAt(cut, before, tape))
    for (const move of moves) {
      if (isUnlit(cut, game, move)) return `The ${result} line has ${move}, which is not lit.`
      const refusal = game.play(move)
      if (refusal) return `The ${result} line is refused at ${move}: ${refusal.message}`
    }
    const { standing } = game
    return standing.result === result ? null : `The ${result} line ends as ${standing.result ?? 'not over'}.`
  } catch (fault) {
    return `The ${result} line is refused: ${(fault as Error).message}`
  }
}

/** Returns a fault unless the help solves the puzzle with moves that the visitor could touch. */
function helpFault(cut: Cut): string | null {
  if (!cut.help) return null
  const game = createCutGame({ ...cut, moves: Infinity }, attemptAt(cut, cut.record.moves, undefined))
  for (const move of cut.help) {
    if (isUnlit(cut, game, move)) return `The help has ${move}, which is not lit.`
    const refusal = game.play(move)
    if (refusal) return `The help is refused at ${move}: ${refusal.message}`
  }
  return game.standing.result === 'won' ? null : 'The help does not end the puzzle.'
}

/** Whether a move is the visitor's and is not lit. For an illegal move it returns false; the game reports why. */
function isUnlit({ visitor, lights }: Cut, { game, line, visitor: seat }: CutGame, move: string): boolean {
  return line.read(move).ok && move.startsWith(visitor) && !isLit(lights, game, line.state, seat, move.slice(2))
}
