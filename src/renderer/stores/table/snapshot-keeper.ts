import { shallowRef, type ShallowRef } from 'vue'
import { ONLOOKER } from '../../../rules/kit'
import { nextViewer, seatsToMove, type Looking } from '../../play/hot-seat'
import type { TablePort } from '../../play/played-table'
import { NO_TABLE, sightOf, sittingAt, snapshotOf, stagedOf, type TableSnapshot } from './table-snapshot'

/** What this screen shows of a table, and who looks at it. */
export interface SnapshotKeeper {
  /** Replaced as a whole with everything that is shown. */
  readonly snapshot: Readonly<ShallowRef<TableSnapshot>>
  readonly looking: Looking
  /** Shows a table as it lies, to nobody yet. */
  begin(table: TablePort): void
  /** Shows what lies there now, to whoever looks. */
  take(table: TablePort): void
  /** Shows on the stage what is not told yet. */
  stage(table: TablePort): void
  /** Shows who sits there now, and gives the screen to whoever looks next. */
  seat(table: TablePort): void
  /** Gives the screen to whoever looks next. */
  look(table: TablePort): void
  /** The person whose turn it is has the screen now. */
  lift(table: TablePort): void
  /** No table is shown. */
  clear(): void
}

export function createSnapshotKeeper(): SnapshotKeeper {
  const snapshot = shallowRef(NO_TABLE)
  const change = (part: Partial<TableSnapshot>): void => void (snapshot.value = { ...snapshot.value, ...part })

  /** @param anew read what they see even if they looked before */
  function look(table: TablePort, anew: boolean): void {
    const { looking } = snapshot.value
    const next = nextViewer(table.chairs, seatsToMove(table.seen(ONLOOKER)), looking)
    const same = next === looking || (!anew && next.eye === looking.eye && next.covered === looking.covered)
    if (!same) change({ ...sightOf(table, next), halted: table.halted })
  }

  return {
    snapshot,
    get looking() {
      return snapshot.value.looking
    },
    begin: (table) => void (snapshot.value = snapshotOf(table, NO_TABLE.looking)),
    take: (table) => void (snapshot.value = snapshotOf(table, snapshot.value.looking)),
    stage: (table) => change(stagedOf(table, snapshot.value.looking)),
    seat(table) {
      change(sittingAt(table))
      look(table, true)
    },
    look: (table) => look(table, false),
    lift: (table) => change(sightOf(table, { ...snapshot.value.looking, covered: false })),
    clear: () => void (snapshot.value = NO_TABLE),
  }
}
