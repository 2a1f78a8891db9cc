import { ref, shallowRef } from 'vue'
import { type Seat, ONLOOKER, type GameEvent, type GameView } from '../../../rules/kit'
import { loadGameFace } from '../../games'
import { gameOf } from '../../games/rules'
import type { GameFace, LastPly } from '../../games/types'
import { text } from '../../i18n/say'
import { nextViewer, seatsAwaited, seatsToMove, type ScreenViewer } from '../../play/hot-seat'
import {
  createRevealGate,
  undoObstacleOf,
  type PlayedChange,
  type TablePort,
  type TableSeat,
  type UndoObstacle,
} from '../../play/played-table'
import type { Help } from '../../../session/types'
import { useGameLog } from '../app/game-log'
import { useSettings } from '../app/settings'
import { useView } from '../app/view'
import { Narration } from './narration'

/** A table as this screen shows it at one moment. Immutable: every change replaces it by a new one. */
export interface TableSnapshot {
  readonly chairs: readonly TableSeat[]
  /** Whether nobody here can act any more: the last state seen stays on the table. */
  readonly gone: boolean
  /** Whether nobody here may act at the moment. */
  readonly halted: boolean
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
  readonly resigned: readonly Seat[]
  readonly over: boolean
  /** Number of player moves so far. */
  readonly ply: number
}

const NO_TABLE: TableSnapshot = {
  chairs: [],
  gone: false,
  halted: false,
  looking: { eye: ONLOOKER, isCovered: false },
  seen: null,
  eventHistory: [],
  stageView: null,
  lastEvents: [],
  undoable: 0,
  undoBar: null,
  lastPly: null,
  resigned: [],
  over: false,
  ply: 0,
  help: null,
}

/** The viewer for whom the screen shows the table: the onlookers while a curtain hangs. */
const eyeOf = ({ eye, isCovered }: ScreenViewer): number => (isCovered ? ONLOOKER : eye)

const seatingOf = ({ chairs, gone, halted }: TablePort) => ({ chairs: [...chairs], gone, halted })

/** Reads what the screen's viewer may know now. */
function viewerStateOf(table: TablePort, looking: ScreenViewer) {
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
function stageStateOf(table: TablePort, looking: ScreenViewer) {
  const [step] = table.toldSteps(eyeOf(looking), -1)
  return { stageView: table.viewFor(eyeOf(looking)), lastEvents: step?.events ?? [] }
}

function snapshotOf(table: TablePort, looking: ScreenViewer): TableSnapshot {
  const { resigned, over, ply } = table
  return { ...seatingOf(table), ...viewerStateOf(table, looking), resigned: [...resigned], over, ply }
}

/** What a screen reports to its store. */
interface ScreenListener {
  /** Called when a table is closed; null if there was none. */
  onClosed(closed: TablePort | null): void
  /** Called when the table no longer matches what was shown. */
  onShown(): void
}

export type TableScreen = ReturnType<typeof createTableScreen>

/** Opens one table after another, and shows its changes: a snapshot for the page, words for the log, the last ply. */
export function createTableScreen({ onClosed, onShown }: ScreenListener) {
  const view = useView()
  const table = shallowRef<TablePort | null>(null)
  const face = shallowRef<GameFace | null>(null)
  /** Replaced as a whole whenever something is shown. */
  const snapshot = shallowRef(NO_TABLE)
  /** The seat whose bot is thinking. */
  const thinking = ref<Seat | null>(null)
  /** Why the last moves are not on the disk; null if they are. */
  const unsaved = ref<string | null>(null)
  const traces = createTraceKeeper()
  const deals = createDealWait()
  let narration: Narration | null = null
  let playedAt = 0
  /** Incremented whenever a table is opened or closed: a face that loads too late is not shown. */
  let latestOpening = 0
  let stopListening: () => void = () => undefined

  /** Whether a change is told only after the table has shown its outcome: where an arrow stops. */
  const isSuspended = (change: PlayedChange): boolean =>
    change.kind === 'step' && change.step.events.some((event) => face.value?.waitsForArrow?.(event) ?? false)

  const gate = createRevealGate<PlayedChange>({
    shouldDelay: isSuspended,
    showOnTable() {
      // What is touched meanwhile is kept until the outcome is told.
      view.isDealing = true
      if (table.value !== null) change(stageStateOf(table.value, snapshot.value.looking))
    },
    waitUntilRevealed: view.waitForArrow,
    tell(told) {
      const wasSuspended = isSuspended(told)
      if (wasSuspended) view.isDealing = false
      if (table.value !== null) show(table.value, told)
      // The flick belonged to one spin: the next may be somebody else's.
      if (wasSuspended) view.flick = null
    },
  })

  function change(part: Partial<TableSnapshot>): void {
    snapshot.value = { ...snapshot.value, ...part }
  }

  /**
   * Gives the screen to the next viewer.
   * @param mustReread whether to read the view again even if the viewer is the same
   */
  function updateViewer(now: TablePort, mustReread = false): void {
    const { looking } = snapshot.value
    const next = nextViewer(now.chairs, seatsToMove(now.viewFor(ONLOOKER)), looking)
    const same = next === looking || (!mustReread && next.eye === looking.eye && next.isCovered === looking.isCovered)
    if (!same) change({ ...viewerStateOf(now, next), halted: now.halted })
  }

  function show(now: TablePort, told: PlayedChange): void {
    if (told.kind === 'thinking') return void (thinking.value = told.seat)
    const { looking } = snapshot.value
    if (told.kind === 'chairs') {
      change(seatingOf(now))
      return updateViewer(now, true)
    }
    snapshot.value = snapshotOf(now, looking)
    traces.follow(now, told)
    onShown()
    narrate(now, told, looking)
    updateViewer(now)
    // Text that the previous viewer could read must not stay while the next one takes the screen.
    if (snapshot.value.looking.isCovered && !looking.isCovered) narration?.rewriteLog(snapshot.value.looking)
  }

  /** Narrates what has just been shown to the viewer: words for the log, sounds, and a wait for each deal. */
  function narrate(now: TablePort, told: PlayedChange, looking: ScreenViewer): void {
    if (told.kind === 'step') {
      playedAt = performance.now()
      if (told.step.seat === null && !isSuspended(told)) void deals.wait()
      narration?.tell(told.step, looking)
    }
    if (told.kind === 'undone') narration?.undo(told.moves, looking)
    if (told.kind === 'jump') narration?.rewriteLog(looking)
    if (told.kind === 'resigned') useGameLog().speak(text('game.resigned', { name: now.chairs[told.seat]?.name ?? '' }))
  }

  function onChange(told: PlayedChange): void {
    if (told.kind === 'unsaved') unsaved.value = told.reason
    else if (told.kind === 'saved') unsaved.value = null
    else gate.pass(told)
  }

  /** Opens a table of any kind; closes the previous one first. */
  async function open(opened: TablePort): Promise<void> {
    close()
    const opening = latestOpening
    const ui = await loadGameFace(opened.game)
    if (opening !== latestOpening) return opened.close()
    face.value = ui
    unsaved.value = null
    thinking.value = null
    table.value = opened
    narration = new Narration(gameOf(opened.game, opened.rules), ui, opened)
    snapshot.value = snapshotOf(opened, NO_TABLE.looking)
    traces.begin(opened)
    updateViewer(opened)
    narration.rewriteLog(snapshot.value.looking)
    stopListening = opened.listen(onChange)
  }

  /** Shows no table and drops what waits. */
  function close(): void {
    latestOpening += 1
    stopListening()
    stopListening = () => undefined
    const closed = table.value
    closed?.close()
    table.value = null
    gate.clear()
    deals.drop()
    snapshot.value = NO_TABLE
    traces.clear()
    // A flick belongs to one spin of one table.
    view.flick = null
    onClosed(closed)
    useGameLog().reset()
  }

  /** Lifts the curtain for the person whose turn it is. */
  function liftCurtain(): void {
    if (table.value === null) return
    change(viewerStateOf(table.value, { ...snapshot.value.looking, isCovered: false }))
    narration?.rewriteLog(snapshot.value.looking)
  }

  return {
    table,
    face,
    snapshot,
    thinking,
    trace: traces.trace,
    unsaved,
    /** When the last step was shown, in milliseconds of `performance.now`. */
    playedAt: () => playedAt,
    open,
    liftCurtain,
    close,
  }
}

/** Blocks moves until the deal lies on the table. */
function createDealWait() {
  const view = useView()
  /** Incremented by every deal and every table: earlier waits are stale. */
  let latest = 0
  return {
    async wait(): Promise<void> {
      const mine = ++latest
      if (view.stage === null || useSettings().stageSpeed === 0) return
      view.isDealing = true
      await view.waitUntilStill()
      if (mine === latest) view.isDealing = false
    },
    drop(): void {
      latest += 1
      view.isDealing = false
    },
  }
}

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
function createTraceKeeper() {
  /** The last ply to mark on the table; null if none is known. */
  const trace = shallowRef<Trace | null>(null)
  let before: GameView | null = null

  function begin(table: TablePort): void {
    before = table.viewFor(ONLOOKER)
    trace.value = null
  }

  return {
    trace,
    /** Begins with a table's current state. */
    begin,
    /** Takes a change that is shown now. */
    follow(table: TablePort, change: PlayedChange): void {
      if (change.kind === 'undone' || change.kind === 'jump') return begin(table)
      if (change.kind !== 'step') return
      const after = table.viewFor(ONLOOKER)
      const { seat } = change.step
      // A chance outcome after a ply does not replace it as the last one.
      if (seat !== null && before !== null) trace.value = { seat, before, after, lastPly: table.lastPly(ONLOOKER) }
      before = after
    },
    clear: () => void (trace.value = null),
  }
}
