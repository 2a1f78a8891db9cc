import { ONLOOKER, type Seat, type Seen } from '../../../rules/kit'
import type { LastPly } from '../../games/types'
import type { PlayedChange, TablePort } from '../../play/played-table'

/** The last ply of a player, as an onlooker saw the table before and after it: it shows nothing that any eye may not see. */
export interface Trace {
  readonly seat: Seat
  readonly before: Seen
  readonly after: Seen
  /** What an onlooker was told of it. */
  readonly last: LastPly | null
}

/** Follows a table from ply to ply. */
export interface TraceKeeper {
  /** Begins at a table as it lies. */
  begin(table: TablePort): void
  /** What of the last ply is to be traced after a change that is shown now; null where none is known. */
  follow(table: TablePort, change: PlayedChange): Trace | null
}

export function createTraceKeeper(): TraceKeeper {
  let stood: Seen | null = null
  let trace: Trace | null = null

  function stepOf(table: TablePort, seat: Seat | null): Trace | null {
    const after = table.seen(ONLOOKER)
    const before = stood
    stood = after
    // What luck does after a ply leaves that ply the last one.
    if (seat === null || before === null) return trace
    return { seat, before, after, last: table.last(ONLOOKER) }
  }

  return {
    begin(table) {
      stood = table.seen(ONLOOKER)
      trace = null
    },
    follow(table, change) {
      if (change.kind === 'step') trace = stepOf(table, change.step.seat)
      else if (change.kind === 'undone' || change.kind === 'jump') {
        stood = table.seen(ONLOOKER)
        trace = null
      }
      return trace
    },
  }
}
