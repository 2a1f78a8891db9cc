import { ONLOOKER, type GameEvent, type Seat, type GameView } from '../../../rules/kit'
import type { LastPly } from '../../games/types'
import { type Looking, seatsAwaited } from '../../play/hot-seat'
import type { TablePort, TableSeat } from '../../play/played-table'
import { undoBarOf, type UndoBar } from '../../play/undo-bar'

/** Who sits at the table. */
export interface Sitting {
  readonly chairs: readonly TableSeat[]
  /** Whether nobody here can act any more: the last state seen stays on the table. */
  readonly gone: boolean
  /** Whether nobody here may act at the moment. */
  readonly halted: boolean
}

/** What this screen's viewer may know. */
export interface Sight {
  readonly looking: Looking
  /** What the screen may show now: no hands while a curtain hangs. */
  readonly seen: GameView | null
  /** All events so far, except what a spinning arrow will still decide. */
  readonly story: readonly GameEvent[]
  /** The state on the stage: ahead of `seen` while an arrow spins. */
  readonly onStage: GameView | null
  /** The latest events: ahead of `story` while an arrow spins. */
  readonly told: readonly GameEvent[]
  /** How many moves the viewer may undo. */
  readonly undoable: number
  /** Why the viewer can undo nothing; null if undo is possible, or if the viewer does not play. */
  readonly undoBar: UndoBar | null
  /** The last move and its player, as told to the viewer. */
  readonly last: LastPly | null
}

/** How far the game has got. */
interface Progress {
  readonly resigned: readonly Seat[]
  readonly over: boolean
  /** Number of player moves so far. */
  readonly ply: number
}

/** A table as this screen shows it at one moment. Immutable: every change replaces it by a new one. */
export type TableSnapshot = Sitting & Sight & Progress

const NOBODY: Looking = { eye: ONLOOKER, covered: false }

/** The snapshot without a table. */
export const NO_TABLE: TableSnapshot = {
  chairs: [],
  gone: false,
  halted: false,
  looking: NOBODY,
  seen: null,
  story: [],
  onStage: null,
  told: [],
  undoable: 0,
  undoBar: null,
  resigned: [],
  over: false,
  ply: 0,
  last: null,
}

/** The viewer for whom the screen shows the table: the onlookers while a curtain hangs. */
const eyeOf = ({ eye, covered }: Looking): number => (covered ? ONLOOKER : eye)

/** Reads the current seating. */
export function sittingAt({ chairs, gone, halted }: TablePort): Sitting {
  return { chairs: [...chairs], gone, halted }
}

/** Reads what the screen's viewer may know now. */
export function sightOf(table: TablePort, looking: Looking): Sight {
  const steps = table.told(eyeOf(looking))
  const seen = table.seen(eyeOf(looking))
  const plays = looking.eye >= 0 && !looking.covered
  const undoable = plays ? table.undoable(looking.eye) : 0
  return {
    looking,
    seen,
    story: steps.flatMap(({ events }) => events),
    onStage: seen,
    told: steps.at(-1)?.events ?? [],
    undoable,
    undoBar: plays && undoable === 0 ? undoBarOf(steps, table.chairs, looking.eye, seatsAwaited(seen)) : null,
    last: table.last(eyeOf(looking)),
  }
}

/** Reads what the stage may show ahead of the narration. */
export function stagedOf(table: TablePort, looking: Looking): Pick<Sight, 'onStage' | 'told'> {
  const [step] = table.told(eyeOf(looking), -1)
  return { onStage: table.seen(eyeOf(looking)), told: step?.events ?? [] }
}

/** Reads how far the game is. */
function progressOf({ resigned, over, ply }: TablePort): Progress {
  return { resigned: [...resigned], over, ply }
}

/** Reads a whole snapshot. */
export function snapshotOf(table: TablePort, looking: Looking): TableSnapshot {
  return { ...sittingAt(table), ...sightOf(table, looking), ...progressOf(table) }
}
