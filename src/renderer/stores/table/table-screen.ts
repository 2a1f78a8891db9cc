import { ref, shallowRef } from 'vue'
import { type Seat, ONLOOKER } from '../../../rules/kit'
import type { GameFace } from '../../games/types'
import type { PlayedChange, TablePort } from '../../play/played-table'
import { createRevealGate } from '../../play/reveal-gate'
import { useSelection } from './selection'
import type { StageWaits } from './stage-waits'
import { type TableSnapshot, NO_TABLE, viewerStateOf, seatingOf, snapshotOf, stageStateOf } from './table-snapshot'
import { createTraceKeeper, type Trace } from './trace'
import { nextViewer, seatsToMove, type ScreenViewer } from '../../play/hot-seat'
import { gameOf } from '../../games/rules'
import { text } from '../../i18n/say'
import { useGameLog } from '../app/game-log'
import { Narration } from './narration'
import { useSettings } from '../app/settings'

/** What this screen shows of one table: a snapshot for the page, words for the log, and marks of the last ply. */
export type TableScreen = ReturnType<typeof createTableScreen>

/** @param onShown called when the table no longer matches what was shown */
export function createTableScreen(waits: StageWaits, onShown: () => void) {
  /** The seat whose bot is thinking. */
  const thinking = ref<Seat | null>(null)
  /** The last ply of a player, to be marked on the table; null if none is known. */
  const trace = shallowRef<Trace | null>(null)
  const keeper = createSnapshotKeeper()
  const narrator = createTableNarrator(waits)
  const traces = createTraceKeeper()
  let table: TablePort | null = null
  let face: GameFace | null = null

  const gate = createRevealGate<PlayedChange>({
    shouldDelay: (change) => isSuspended(face, change),
    showOnTable() {
      // What is touched meanwhile is kept until the outcome is told.
      useSelection().setDealing(true)
      if (table !== null) keeper.updateStage(table)
    },
    waitUntilRevealed: () => waits.waitForArrow(),
    tell(change) {
      const wasSuspended = isSuspended(face, change)
      if (wasSuspended) useSelection().setDealing(false)
      if (table !== null) show(table, change)
      // The flick belonged to one spin: the next may be somebody else's.
      if (wasSuspended) useSelection().dropFlick()
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
    /** When the last step was shown, in milliseconds of `performance.now`. */
    playedAt: () => narrator.playedAt,
    /** Shows a table's current state. */
    begin(opened: TablePort, ui: GameFace): void {
      table = opened
      face = ui
      thinking.value = null
      narrator.begin(opened, ui)
      keeper.begin(opened)
      traces.begin(opened)
      keeper.updateViewer(opened)
      narrator.rewriteLog(keeper.looking)
    },
    /** Shows a change, after any spinning arrow that decides an earlier one has stopped. */
    showChange: (change: PlayedChange) => gate.pass(change),
    /** Lifts the curtain for the person whose turn it is. */
    liftCurtain(): void {
      if (table === null) return
      keeper.liftCurtain(table)
      narrator.rewriteLog(keeper.looking)
    },
    /** Shows no table and drops what waits. */
    clear(): void {
      gate.clear()
      narrator.cancel()
      table = null
      keeper.clear()
      trace.value = null
    },
  }
}

/** What this screen shows of a table, and to which viewer. */
function createSnapshotKeeper() {
  /** Replaced as a whole whenever something is shown. */
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
    /** Begins with a table's current state, without a viewer. */
    begin: (table: TablePort) => void (snapshot.value = snapshotOf(table, NO_TABLE.looking)),
    /** Takes the table's current state for the current viewer. */
    update: (table: TablePort) => void (snapshot.value = snapshotOf(table, snapshot.value.looking)),
    /** Shows on the stage what is not narrated yet. */
    updateStage: (table: TablePort) => change(stageStateOf(table, snapshot.value.looking)),
    /** Takes the current seating, and gives the screen to the next viewer. */
    updateSeats(table: TablePort): void {
      change(seatingOf(table))
      updateViewer(table, true)
    },
    /** Gives the screen to the next viewer. */
    updateViewer: (table: TablePort) => updateViewer(table, false),
    /** Lifts the curtain for the person whose turn it is. */
    liftCurtain: (table: TablePort) => change(viewerStateOf(table, { ...snapshot.value.looking, isCovered: false })),
    /** Shows no table. */
    clear: () => void (snapshot.value = NO_TABLE),
  }
}

/** Blocks moves until the deal lies on the table. */
function createDealWait(waits: StageWaits) {
  /** Incremented by every deal and every table: earlier waits are stale. */
  let latest = 0
  return {
    async wait(): Promise<void> {
      const mine = ++latest
      if (!waits.hasStage || useSettings().stageSpeed === 0) return
      useSelection().setDealing(true)
      await waits.waitUntilStill()
      if (mine === latest) useSelection().setDealing(false)
    },
    drop(): void {
      latest += 1
      useSelection().setDealing(false)
    },
  }
}

/** Whether a change is narrated only after the table has shown its outcome: where an arrow stops. */
function isSuspended(face: GameFace | null, change: PlayedChange): boolean {
  return change.kind === 'step' && change.step.events.some((event) => face?.waitsForArrow?.(event) ?? false)
}

/** Narrates what is shown of a table: words for the log, sounds, and a wait for each deal. */
function createTableNarrator(waits: StageWaits) {
  const deals = createDealWait(waits)
  let now: { readonly table: TablePort; readonly face: GameFace; readonly narrator: Narration } | null = null
  let playedAt = 0

  return {
    /** When the last step was narrated, in milliseconds of `performance.now`. */
    get playedAt() {
      return playedAt
    },
    /** Narrates this table from now on. */
    begin(table: TablePort, face: GameFace): void {
      now = { table, face, narrator: new Narration(gameOf(table.game, table.rules), face, table) }
    },
    /** Narrates what has just been shown to the viewer. */
    narrate(change: PlayedChange, looking: ScreenViewer): void {
      if (now === null) return
      const { table, face, narrator } = now
      if (change.kind === 'step') {
        playedAt = performance.now()
        if (change.step.seat === null && !isSuspended(face, change)) void deals.wait()
        narrator.tell(change.step, looking)
      }
      if (change.kind === 'undone') narrator.undo(change.moves, looking)
      if (change.kind === 'jump') narrator.rewriteLog(looking)
      if (change.kind === 'resigned')
        useGameLog().speak(text('game.resigned', { name: table.chairs[change.seat]?.name ?? '' }))
    },
    /** Rewrites the log for the current viewer, without reading it aloud. */
    rewriteLog: (looking: ScreenViewer) => now?.narrator.rewriteLog(looking),
    /** Cancels every wait. */
    cancel: () => deals.drop(),
  }
}
