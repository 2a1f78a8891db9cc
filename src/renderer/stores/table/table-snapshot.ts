import { ONLOOKER, type GameEvent, type Seat, type Seen } from '../../../rules/kit'
import type { LastPly } from '../../games/types'
import { type Looking, seatsAwaited } from '../../play/hot-seat'
import type { TablePort, TableSeat } from '../../play/played-table'
import { undoBarOf, type UndoBar } from '../../play/undo-bar'

/** Who sits at the table. */
export interface Sitting {
  readonly chairs: readonly TableSeat[]
  /** Nobody here can act any more: what lies there is what was seen last. */
  readonly gone: boolean
  /** Nobody here may act for now. */
  readonly halted: boolean
}

/** What this screen's eye may know. */
export interface Sight {
  readonly looking: Looking
  /** What the screen may show now: nobody's hand while a curtain hangs. */
  readonly seen: Seen | null
  /** All that happened so far, but for what an arrow that still turns will bring. */
  readonly story: readonly GameEvent[]
  /** What lies on the table: ahead of `seen` while an arrow turns. */
  readonly onStage: Seen | null
  /** What happened last: ahead of `story` while an arrow turns. */
  readonly told: readonly GameEvent[]
  /** How many moves the person who looks may take back. */
  readonly undoable: number
  /** Why they can take nothing back; null where they can, or nobody looks who plays. */
  readonly undoBar: UndoBar | null
  /** The last move and who made it, as the eye was told it. */
  readonly last: LastPly | null
}

/** How far the game is. */
interface Progress {
  readonly resigned: readonly Seat[]
  readonly over: boolean
  /** Moves of players so far. */
  readonly ply: number
}

/** A table as this screen shows it at one moment. It is never changed: whatever happens, a new one takes its place. */
export type TableSnapshot = Sitting & Sight & Progress

const NOBODY: Looking = { eye: ONLOOKER, covered: false }

/** No table. */
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

/** Whose eyes the screen has: nobody's while a curtain hangs. */
const eyeOf = ({ eye, covered }: Looking): number => (covered ? ONLOOKER : eye)

/** Who sits there now. */
export function sittingAt({ chairs, gone, halted }: TablePort): Sitting {
  return { chairs: [...chairs], gone, halted }
}

/** What a screen that looks like this may know now. */
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

/** What the stage may show ahead of what is told. */
export function stagedOf(table: TablePort, looking: Looking): Pick<Sight, 'onStage' | 'told'> {
  const [step] = table.told(eyeOf(looking), -1)
  return { onStage: table.seen(eyeOf(looking)), told: step?.events ?? [] }
}

/** How far the game is now. */
function progressOf({ resigned, over, ply }: TablePort): Progress {
  return { resigned: [...resigned], over, ply }
}

/** Everything anew. */
export function snapshotOf(table: TablePort, looking: Looking): TableSnapshot {
  return { ...sittingAt(table), ...sightOf(table, looking), ...progressOf(table) }
}
