import { dequal } from 'dequal'
import { isLit, litMoves, standingOf, type Attempt, type Cut, type Standing } from '../../exhibit/cuts'
import type { Thinker } from '../../ports/thinker'
import {
  checkOptions,
  createTapeSource,
  LineOfPlay,
  ONLOOKER,
  seatOf,
  seatsIn,
  type AnyGame,
  type GameRecord,
  type Options,
  type Seat,
} from '../../rules/kit'
import type { Table } from '../../session'
import { gameOf } from '../games/rules'
import { openLocalSession, createLocalTable } from '../play/local-sessions'
import type { PlayedChange, TablePort, TableSeat } from '../play/played-table'
import { isAborted } from './pace'
import { createSharedSides, type SharedSides } from './shared-sides'

/** An attempt at a cut on this page's table. The on-screen hand moves first; then visitor and rivals play. */
export interface CutTable {
  readonly port: TablePort
  /** The standing of the attempt. */
  readonly standing: Standing
  readonly visitor: Seat
  /** The next move of the hand, with the seat's letter; null when it has made all. */
  readonly nextShownMove: string | null
  /** Number of moves that the hand has still to make. */
  readonly movesToShow: number
  /** Makes the next move of the hand and the chance outcomes after it. */
  showNext(): Promise<void>
  /**
   * Plays a move for any seat, with its letter, while nobody may touch the table. Resolves to false if it is not legal.
   */
  play(move: string): Promise<boolean>
  /** Tells everybody who shows the players that their names have changed, as in another language. */
  renamePlayers(): void
  /** Lets the visitor act, and then the rivals. */
  handOver(): void
  /** The sides of two visitors who share the table; null if one plays. */
  readonly sides: SharedSides | null
}

/** The names of the players at a table. */
export interface PlayerNames {
  readonly you: string
  readonly rival: string
  /** Whether both seats are visitors': the rival stands at the far side. In a solitary game they move in turns. */
  readonly together?: boolean
}

/** A sink for a journal that is not stored: no visit is recorded. */
const DISCARDING_SINK = { append: () => undefined }

/** Opens an attempt at a cut. The thinker plays the rivals at the cut's level. */
export function openCutTable(cut: Cut, attempt: Attempt, names: PlayerNames, thinker: Thinker): CutTable {
  const { record, shownMoves } = attempt
  const { game, options } = gameOfCut(cut, record)
  const visitor = seatOf(cut.visitor)
  const isSolitary = record.seats.length === 1
  const session = openSession(attempt, options, names, thinker)
  const base = createLocalTable(session)
  const leaveController = new AbortController()
  const listeners = new Set<(change: PlayedChange) => void>()
  const changed = (): void => {
    for (const listener of [...listeners]) listener({ kind: 'chairs' })
  }
  const sides = names.together
    ? createSharedSides({
        nearSeat: visitor,
        isSolitary,
        areHandsHidden: seesHidden(base, visitor),
        onChange: changed,
        signal: leaveController.signal,
      })
    : null
  const position = createCutPosition(cut, session, game, options, record.moves.length)
  const turns = createCutTurns(cut, shownMoves, session, position, sides, changed, leaveController.signal)

  function tableSeatOf(seat: Seat): TableSeat {
    if (sides) {
      const isNear = isSolitary ? sides.side === 'near' : seat === visitor
      return sharedSeatOf(sides, seat, isNear ? names.you : names.rival)
    }
    if (seat === visitor) return { kind: 'person', name: names.you }
    return { kind: 'bot', name: names.rival, level: cut.rival ?? 1 }
  }

  const port = createCutPort({
    base,
    position,
    turns,
    visitor,
    sides,
    listeners,
    chairs: () => record.seats.map((_letter, seat) => tableSeatOf(seat)),
    onClose: () => leaveController.abort(),
  })

  return {
    port,
    visitor,
    sides,
    get standing() {
      return position.standing
    },
    get nextShownMove() {
      return turns.nextShownMove
    },
    get movesToShow() {
      return turns.movesToShow
    },
    showNext: () => turns.showNext(),
    play: (move) => turns.play(move),
    renamePlayers: changed,
    handOver: () => turns.handOver(),
  }
}

/** Returns the game of a cut and its checked options. Throws if the game is not loaded or refuses the options. */
function gameOfCut(cut: Cut, record: GameRecord): { readonly game: AnyGame; readonly options: Options } {
  const game = gameOf(record.game)
  const options = checkOptions(game.info, record.options, record.seats.length)
  if (!options.ok) throw new Error(`the cut ${cut.id}: ${options.error.message}`)
  return { game, options: options.value }
}

/** Opens a session at the position before the hand's first move. */
function openSession(
  { record, shownMoves, seed }: Attempt,
  options: Options,
  names: PlayerNames,
  thinker: Thinker,
): Table {
  const setup = {
    game: record.game,
    options,
    chairs: record.seats.map(() => ({ kind: 'person', name: names.you }) as const),
    seed,
    ...(record.chance?.tape && { tape: record.chance.tape }),
    opening: record.moves.slice(0, record.moves.length - shownMoves.length),
  }
  return openLocalSession(setup, DISCARDING_SINK, thinker)
}

/** Whether a seat sees anything that an onlooker does not. */
function seesHidden(table: TablePort, eye: Seat): boolean {
  return !dequal(table.viewFor(eye).state, table.viewFor(ONLOOKER).state)
}

/** Returns the seat of the visitor who has the table, as the only person at it: the page shows their view. */
function sharedSeatOf(sides: SharedSides, seat: Seat, name: string): TableSeat {
  return { kind: seat === sides.seat ? 'person' : 'far', name }
}

/** The parts of an attempt that its port puts together. */
interface CutParts {
  /** The table of the session, without the exhibit's restrictions and sides. */
  readonly base: TablePort
  readonly position: CutPosition
  readonly turns: CutTurns
  readonly visitor: Seat
  /** Null if one visitor plays. */
  readonly sides: SharedSides | null
  /** Returns who sits at the table now. */
  readonly chairs: () => readonly TableSeat[]
  /** Listeners to be told that somebody else can act. */
  readonly listeners: Set<(change: PlayedChange) => void>
  /** Called when nobody plays at the table any more. */
  readonly onClose: () => void
}

const NOT_LIT = { code: 'dark', message: 'This is not lit.' }

/**
 * Creates the port through which the page plays an attempt: only the visitor whose turn it is can act, and only lit
 * moves can be played.
 */
function createCutPort({ base, position, turns, visitor, sides, chairs, listeners, onClose }: CutParts): TablePort {
  const isVisitorsSeat = (seat: Seat): boolean => turns.canAct && seat === (sides?.seat ?? visitor)

  return {
    game: base.game,
    rules: base.rules,
    options: base.options,
    get chairs() {
      return chairs()
    },
    resigned: [],
    get over() {
      return turns.over
    },
    gone: false,
    get halted() {
      return !turns.canAct
    },
    get ply() {
      return base.ply
    },
    lastPly: (eye) => base.lastPly(sides ? ONLOOKER : eye),
    hint: base.hint,
    // A hand that lies face down is shown as onlookers see it, at its own side.
    viewFor: (eye) => (sides && !sides.canAct && !turns.over ? { ...base.viewFor(ONLOOKER), eye } : base.viewFor(eye)),
    // Both visitors read the page, so it tells only what onlookers may know.
    toldSteps: (eye, from) => base.toldSteps(sides ? ONLOOKER : eye, from),
    moves: (seat) => (isVisitorsSeat(seat) ? position.listLitMoves(seat) : []),
    refusal(seat, text) {
      if (!isVisitorsSeat(seat)) return NOT_LIT
      return base.refusal(seat, text) ?? (position.isLit(seat, text) ? null : NOT_LIT)
    },
    play: base.play,
    undoableCount: () => 0,
    undo: base.undo,
    resign: base.resign,
    record: base.record,
    listen(listener) {
      listeners.add(listener)
      const stop = base.listen(listener)
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
    run: () => turns.run(),
    close() {
      onClose()
      base.close()
    },
  }
}

/** The position of an attempt by the game's rules, with what the exhibit alone needs and no table tells. */
type CutPosition = ReturnType<typeof createCutPosition>

/**
 * Follows a session: its record is replayed on the first query after each step.
 * @param options complete and checked
 * @param initialMoveCount the number of moves with which the session began
 */
function createCutPosition(cut: Cut, session: Table, game: AnyGame, options: Options, initialMoveCount: number) {
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
  const stopped = line.playAll(moves)
  if (stopped && stopped.index !== null) throw new Error(`${moves[stopped.index] ?? ''}: ${stopped.refusal.message}`)
  return line
}

/** The order of moves in an attempt: first the hand; then visitor and rivals, until it is over. */
type CutTurns = ReturnType<typeof createCutTurns>

/**
 * Creates the turns of an attempt. It plays nothing before `showNext`, `play`, `handOver` or `run` is called.
 * @param shownMoves the moves of the hand, each with the seat's letter
 * @param sides null if one visitor plays
 * @param onChange called when the seat that can act changes
 * @param leaveSignal aborts when the table is left
 */
function createCutTurns(
  cut: Cut,
  shownMoves: readonly string[],
  session: Table,
  position: CutPosition,
  sides: SharedSides | null,
  onChange: () => void,
  leaveSignal: AbortSignal,
) {
  const visitor = seatOf(cut.visitor)
  const remainingMoves = [...shownMoves]
  let isHandedOver = false

  const over = (): boolean => remainingMoves.length === 0 && position.standing.result !== null

  /**
   * Plays a move for any seat, with its letter, and the chance outcomes after it. Resolves to false if it is not legal.
   */
  async function play(move: string): Promise<boolean> {
    const played = await session.play(seatOf(move[0] ?? ''), move.slice(2))
    if (played.ok && !isAborted(leaveSignal) && !over()) await session.run()
    return played.ok
  }

  /** Plays chance outcomes first; then the rivals, until it is a visitor's turn or the attempt is over. */
  async function run(): Promise<void> {
    if (isAborted(leaveSignal)) return
    // Once the attempt is over, no further round is dealt.
    if (!over()) await session.run()
    while (isHandedOver && !isAborted(leaveSignal) && !over()) {
      const seat = position.toMove
      if (seat === null) break
      if (sides) {
        await sides.giveTable(seat, session.steps.at(-1)?.ply ?? 0)
        break
      }
      if (seat === visitor) break
      await session.playFor(seat, cut.rival ?? 1)
      if (!over() && !isAborted(leaveSignal)) await session.run()
    }
    if (!isAborted(leaveSignal)) onChange()
  }

  return {
    /** Whether the hand has made its moves and the result is final. */
    get over() {
      return over()
    },
    /** Whether the viewer can act, and sees their own hand. */
    get canAct() {
      return isHandedOver && !over() && (sides === null || sides.canAct)
    },
    /** The next move of the hand, with the seat's letter; null when it has made all. */
    get nextShownMove() {
      return remainingMoves[0] ?? null
    },
    /** Number of moves that the hand has still to make. */
    get movesToShow() {
      return remainingMoves.length
    },
    /** Makes the next move of the hand and the chance outcomes after it. Rejects if it is not legal. */
    async showNext(): Promise<void> {
      const move = remainingMoves.shift()
      if (move !== undefined && !(await play(move)))
        throw new Error(`the cut ${cut.id} has ${move}, which is not legal`)
    },
    play,
    /** Lets visitors act from now on. */
    handOver(): void {
      isHandedOver = true
      onChange()
      void run()
    },
    run,
  }
}
