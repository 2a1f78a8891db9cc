import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { Seat } from '../../../rules/kit'
import type { GameFace } from '../../games/types'
import type { PlayedChange, TablePort } from '../../play/played-table'
import { createRevealGate } from '../../play/reveal-gate'
import { useSelection } from './selection'
import { createSnapshotKeeper } from './snapshot-keeper'
import type { StageWaits } from './stage-waits'
import type { TableSnapshot } from './table-snapshot'
import { createTableNarrator, isSuspended } from './table-narrator'
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
  showChange(change: PlayedChange): void
  /** Lifts the curtain for the person whose turn it is. */
  liftCurtain(): void
  /** Shows no table and drops what waits. */
  clear(): void
}

/** @param onShown called when the table no longer matches what was shown */
export function createTableScreen(waits: StageWaits, onShown: () => void): TableScreen {
  const thinking = ref<Seat | null>(null)
  const trace = shallowRef<Trace | null>(null)
  const keeper = createSnapshotKeeper()
  const narrator = createTableNarrator(waits)
  const traces = createTraceKeeper()
  let table: TablePort | null = null
  let face: GameFace | null = null

  const gate = createRevealGate<PlayedChange>({
    shouldDelay: (change) => isSuspended(face, change),
    showOnTable() {
      if (table !== null) keeper.updateStage(table)
    },
    waitUntilRevealed: () => waits.waitForArrow(),
    tell(change) {
      if (table !== null) show(table, change)
      // The flick belonged to one spin: the next may be somebody else's.
      if (isSuspended(face, change)) useSelection().flick = null
    },
  })

  function show(now: TablePort, change: PlayedChange): void {
    if (change.kind === 'thinking') return void (thinking.value = change.seat)
    if (change.kind === 'chairs') return keeper.updateSeats(now)
    const { looking } = keeper
    keeper.update(now)
    trace.value = traces.follow(now, change)
    onShown()
    narrator.narrate(change, looking)
    keeper.updateViewer(now)
    // Text that the previous viewer could read must not stay while the next one takes the screen.
    if (keeper.looking.isCovered && !looking.isCovered) narrator.rewriteLog(keeper.looking)
  }

  return {
    snapshot: keeper.snapshot,
    thinking,
    trace,
    playedAt: () => narrator.playedAt,
    begin(opened, ui) {
      table = opened
      face = ui
      thinking.value = null
      narrator.begin(opened, ui)
      keeper.begin(opened)
      traces.begin(opened)
      keeper.updateViewer(opened)
      narrator.rewriteLog(keeper.looking)
    },
    showChange: (change) => gate.pass(change),
    liftCurtain() {
      if (table === null) return
      keeper.liftCurtain(table)
      narrator.rewriteLog(keeper.looking)
    },
    clear() {
      gate.clear()
      narrator.cancel()
      table = null
      keeper.clear()
      trace.value = null
    },
  }
}
