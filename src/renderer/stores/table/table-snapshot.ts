import { ONLOOKER, type GameEvent, type Seat, type GameView } from '../../../rules/kit'
import type { LastPly } from '../../games/types'
import { type ScreenViewer, seatsAwaited } from '../../play/hot-seat'
import type { TablePort, TableSeat } from '../../play/played-table'
import type { Help } from '../../../session/types'
import { undoObstacleOf, type UndoObstacle } from '../../play/undo-obstacle'

/** Who sits at the table. */
export interface Seating {
  readonly chairs: readonly TableSeat[]
  /** Whether nobody here can act any more: the last state seen stays on the table. */
  readonly gone: boolean
  /** Whether nobody here may act at the moment. */
  readonly halted: boolean
}

/** What this screen's viewer may know. */
export interface ViewerState {
  readonly looking: ScreenViewer
  /** What the screen may show now: no hands while a curtain hangs. */
  readonly seen: GameView | null
  /** All events so far, except what a spinning arrow will still decide. */
  readonly eventHistory: readonly GameEvent[]
  /** The state on the stage: ahead of `seen` while an arrow spins. */
  readonly stageView: GameView | null
  /** The latest events: ahead of `eventHistory` while an arrow spins. */
  readonly lastEvents: readonly GameEvent[]
  /** How many moves the viewer may undo. */
  readonly undoable: number
  /** Why the viewer can undo nothing; null if undo is possible, or if the viewer does not play. */
  readonly undoBar: UndoObstacle | null
  /** The last move and its player, as told to the viewer. */
  readonly lastPly: LastPly | null
  /** What has helped a player who plays alone; null at a table for several. */
  readonly help: Help | null
}

/** How far the game has got. */
interface GameProgress {
  readonly resigned: readonly Seat[]
  readonly over: boolean
  /** Number of player moves so far. */
  readonly ply: number
}

/** A table as this screen shows it at one moment. Immutable: every change replaces it by a new one. */
export type TableSnapshot = Seating & ViewerState & GameProgress

const NOBODY: ScreenViewer = { eye: ONLOOKER, isCovered: false }

/** The snapshot without a table. */
export const NO_TABLE: TableSnapshot = {
  chairs: [],
  gone: false,
  halted: false,
  looking: NOBODY,
  seen: null,
  eventHistory: [],
  stageView: null,
  lastEvents: [],
  undoable: 0,
  undoBar: null,
  resigned: [],
  over: false,
  ply: 0,
  lastPly: null,
  help: null,
}

/** The viewer for whom the screen shows the table: the onlookers while a curtain hangs. */
const eyeOf = ({ eye, isCovered }: ScreenViewer): number => (isCovered ? ONLOOKER : eye)

/** Reads the current seating. */
export function seatingOf({ chairs, gone, halted }: TablePort): Seating {
  return { chairs: [...chairs], gone, halted }
}

/** Reads what the screen's viewer may know now. */
export function viewerStateOf(table: TablePort, looking: ScreenViewer): ViewerState {
  const steps = table.toldSteps(eyeOf(looking))
  const seen = table.viewFor(eyeOf(looking))
  const plays = looking.eye >= 0 && !looking.isCovered
  const undoable = plays ? table.undoableCount(looking.eye) : 0
  return {
    looking,
    seen,
    eventHistory: steps.flatMap(({ events }) => events),
    stageView: seen,
    lastEvents: steps.at(-1)?.events ?? [],
    undoable,
    undoBar: plays && undoable === 0 ? undoObstacleOf(steps, table.chairs, looking.eye, seatsAwaited(seen)) : null,
    lastPly: table.lastPly(eyeOf(looking)),
    help: table.alone?.help ?? null,
  }
}

/** Reads what the stage may show ahead of the narration. */
export function stageStateOf(table: TablePort, looking: ScreenViewer): Pick<ViewerState, 'stageView' | 'lastEvents'> {
  const [step] = table.toldSteps(eyeOf(looking), -1)
  return { stageView: table.viewFor(eyeOf(looking)), lastEvents: step?.events ?? [] }
}

/** Reads how far the game is. */
function progressOf({ resigned, over, ply }: TablePort): GameProgress {
  return { resigned: [...resigned], over, ply }
}

/** Reads a whole snapshot. */
export function snapshotOf(table: TablePort, looking: ScreenViewer): TableSnapshot {
  return { ...seatingOf(table), ...viewerStateOf(table, looking), ...progressOf(table) }
}
