import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Seat } from '../../../rules/kit'
import type { GameFace } from '../../games/types'
import type { PlayedChange, TablePort } from '../../play/played-table'
import { createRevealGate } from '../../play/reveal-gate'
import { useSelection } from './selection'
import { createSnapshotKeeper } from './snapshot-keeper'
import type { StageRest } from './stage-rest'
import type { TableSnapshot } from './table-snapshot'
import { createTableTeller, isSuspended } from './table-teller'
import { createTraceKeeper, type Trace } from './trace'

/** What this screen shows of one table: a snapshot for the page, words for the log, and marks of the last ply. */
export interface TableScreen {
  readonly snapshot: Readonly<ShallowRef<TableSnapshot>>
  /** The seat whose bot is thinking. */
  readonly thinking: Readonly<Ref<Seat | null>>
  /** The last ply of a player, to be marked on the table; null if none is known. */
  readonly trace: Readonly<ShallowRef<Trace | null>>
  /** When the last step was shown, in milliseconds of `performance.now`. */
  playedAt(): number
  /** Shows a table's current state. */
  begin(table: TablePort, face: GameFace): void
  /** Shows a change, after any spinning arrow that decides an earlier one has stopped. */
  pass(change: PlayedChange): void
  /** Lifts the curtain for the person whose turn it is. */
  liftCurtain(): void
  /** Shows no table and drops what waits. */
  clear(): void
}

/** @param shown called when the table no longer matches what was shown */
export function createTableScreen(rest: StageRest, shown: () => void): TableScreen {
  const thinking = ref<Seat | null>(null)
  const trace = shallowRef<Trace | null>(null)
  const keeper = createSnapshotKeeper()
  const teller = createTableTeller(rest)
  const traces = createTraceKeeper()
  let table: TablePort | null = null
  let face: GameFace | null = null

  const gate = createRevealGate<PlayedChange>({
    holds: (change) => isSuspended(face, change),
    begin() {
      if (table !== null) keeper.stage(table)
    },
    rest: () => rest.arrowRest(),
    show(change) {
      if (table !== null) show(table, change)
      // The flick belonged to one spin: the next may be somebody else's.
      if (isSuspended(face, change)) useSelection().flick = null
    },
  })

  function show(now: TablePort, change: PlayedChange): void {
    if (change.kind === 'thinking') return void (thinking.value = change.seat)
    if (change.kind === 'chairs') return keeper.seat(now)
    const { looking } = keeper
    keeper.take(now)
    trace.value = traces.follow(now, change)
    shown()
    teller.tell(change, looking)
    keeper.look(now)
    // Text that the previous viewer could read must not stay while the next one takes the screen.
    if (keeper.looking.covered && !looking.covered) teller.recall(keeper.looking)
  }

  return {
    snapshot: keeper.snapshot,
    thinking,
    trace,
    playedAt: () => teller.playedAt,
    begin(opened, ui) {
      table = opened
      face = ui
      thinking.value = null
      teller.begin(opened, ui)
      keeper.begin(opened)
      traces.begin(opened)
      keeper.look(opened)
      teller.recall(keeper.looking)
    },
    pass: (change) => gate.pass(change),
    liftCurtain() {
      if (table === null) return
      keeper.lift(table)
      teller.recall(keeper.looking)
    },
    clear() {
      gate.drop()
      teller.drop()
      table = null
      keeper.clear()
      trace.value = null
    },
  }
}
