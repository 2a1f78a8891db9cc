import { dequal } from 'dequal'
import type { Attempt, Cut, Standing } from '../../exhibit/cuts'
import type { Thinker } from '../../ports/thinker'
import { checkOptions, ONLOOKER, seatOf, type AnyGame, type GameRecord, type Options, type Seat } from '../../rules/kit'
import type { Table } from '../../session'
import { gameOf } from '../games/rules'
import { openLocalSession } from '../play/local-sessions'
import { createLocalTable } from '../play/local-table'
import type { PlayedChange, TablePort, TableSeat } from '../play/played-table'
import { createCutPort } from './cut-port'
import { createCutPosition } from './cut-position'
import { createCutTurns } from './cut-turns'
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
  const position = createCutPosition({ cut, session, game, options, initialMoveCount: record.moves.length })
  const events = { onChange: changed, leaveSignal: leaveController.signal }
  const turns = createCutTurns({ cut, shownMoves, session, position, sides, ...events })

  function tableSeatOf(seat: Seat): TableSeat {
    if (sides) {
      const isNear = isSolitary ? sides.side === 'near' : seat === visitor
      return sharedSeatOf(sides, seat, isNear ? names.you : names.rival)
    }
    if (seat === visitor) return { kind: 'person', name: names.you }
    return { kind: 'bot', name: names.rival, level: cut.rival ?? 1 }
  }

  const port = createCutPort({
    ...{ base, position, turns, visitor, sides, listeners },
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
