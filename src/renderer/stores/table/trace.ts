import { ONLOOKER, type Seat, type GameView } from '../../../rules/kit'
import type { LastPly } from '../../games/types'
import type { PlayedChange, TablePort } from '../../play/played-table'

/**
 * The last ply of a player, with the table before and after it as an onlooker saw it, so that it reveals nothing to any
 * viewer.
 */
export interface Trace {
  readonly seat: Seat
  readonly before: GameView
  readonly after: GameView
  /** What an onlooker was told of the ply. */
  readonly lastPly: LastPly | null
}

/** Tracks a table from ply to ply. */
export type TraceKeeper = ReturnType<typeof createTraceKeeper>

export function createTraceKeeper() {
  let viewBefore: GameView | null = null
  let trace: Trace | null = null

  function stepOf(table: TablePort, seat: Seat | null): Trace | null {
    const after = table.viewFor(ONLOOKER)
    const before = viewBefore
    viewBefore = after
    // A chance outcome after a ply does not replace it as the last one.
    if (seat === null || before === null) return trace
    return { seat, before, after, lastPly: table.lastPly(ONLOOKER) }
  }

  return {
    /** Begins with a table's current state. */
    begin(table: TablePort): void {
      viewBefore = table.viewFor(ONLOOKER)
      trace = null
    },
    /** Returns the last ply to trace after a change that is shown now; null if none is known. */
    follow(table: TablePort, change: PlayedChange): Trace | null {
      if (change.kind === 'step') trace = stepOf(table, change.step.seat)
      else if (change.kind === 'undone' || change.kind === 'jump') {
        viewBefore = table.viewFor(ONLOOKER)
        trace = null
      }
      return trace
    },
  }
}
