import { shallowRef, type ShallowRef } from 'vue'
import { ONLOOKER } from '../../../rules/kit'
import { nextViewer, seatsToMove, type ScreenViewer } from '../../play/hot-seat'
import type { TablePort } from '../../play/played-table'
import { NO_TABLE, viewerStateOf, seatingOf, snapshotOf, stageStateOf, type TableSnapshot } from './table-snapshot'

/** What this screen shows of a table, and to which viewer. */
export interface SnapshotKeeper {
  /** Replaced as a whole whenever something is shown. */
  readonly snapshot: Readonly<ShallowRef<TableSnapshot>>
  readonly looking: ScreenViewer
  /** Begins with a table's current state, without a viewer. */
  begin(table: TablePort): void
  /** Takes the table's current state for the current viewer. */
  update(table: TablePort): void
  /** Shows on the stage what is not narrated yet. */
  updateStage(table: TablePort): void
  /** Takes the current seating, and gives the screen to the next viewer. */
  updateSeats(table: TablePort): void
  /** Gives the screen to the next viewer. */
  updateViewer(table: TablePort): void
  /** Lifts the curtain for the person whose turn it is. */
  liftCurtain(table: TablePort): void
  /** Shows no table. */
  clear(): void
}

export function createSnapshotKeeper(): SnapshotKeeper {
  const snapshot = shallowRef(NO_TABLE)
  const change = (part: Partial<TableSnapshot>): void => void (snapshot.value = { ...snapshot.value, ...part })

  /** @param mustReread whether to read the view again even if the viewer is the same */
  function updateViewer(table: TablePort, mustReread: boolean): void {
    const { looking } = snapshot.value
    const next = nextViewer(table.chairs, seatsToMove(table.viewFor(ONLOOKER)), looking)
    const same = next === looking || (!mustReread && next.eye === looking.eye && next.isCovered === looking.isCovered)
    if (!same) change({ ...viewerStateOf(table, next), halted: table.halted })
  }

  return {
    snapshot,
    get looking() {
      return snapshot.value.looking
    },
    begin: (table) => void (snapshot.value = snapshotOf(table, NO_TABLE.looking)),
    update: (table) => void (snapshot.value = snapshotOf(table, snapshot.value.looking)),
    updateStage: (table) => change(stageStateOf(table, snapshot.value.looking)),
    updateSeats(table) {
      change(seatingOf(table))
      updateViewer(table, true)
    },
    updateViewer: (table) => updateViewer(table, false),
    liftCurtain: (table) => change(viewerStateOf(table, { ...snapshot.value.looking, isCovered: false })),
    clear: () => void (snapshot.value = NO_TABLE),
  }
}
