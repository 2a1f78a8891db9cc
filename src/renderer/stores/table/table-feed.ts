import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { ONLOOKER, type Seat } from '../../../rules/kit'
import type { GameFace } from '../../games/types'
import { loadGameUi } from '../../games'
import { gameOf } from '../../games/catalogue'
import { text } from '../../i18n/say'
import { nextViewer, seatsToMove, type Looking } from '../../play/hot-seat'
import type { PlayedChange, TablePort } from '../../play/played-table'
import { createRevealGate } from '../../play/reveal-gate'
import { useGameLog } from '../app/game-log'
import { createDealWait } from './deal-wait'
import { Narration } from './narration'
import { useSelection } from './selection'
import type { StageRest } from './stage-rest'
import { createTraceKeeper, type Trace } from './trace'
import { NO_TABLE, sightOf, sittingAt, snapshotOf, stagedOf, type TableSnapshot } from './table-snapshot'

/** The table that is played at here, and what of it this screen shows. */
export interface TableFeed {
  readonly table: Readonly<ShallowRef<TablePort | null>>
  readonly face: Readonly<ShallowRef<GameFace | null>>
  /** Replaced as a whole with everything that is shown. */
  readonly snapshot: Readonly<ShallowRef<TableSnapshot>>
  /** Who is thinking. */
  readonly thinking: Readonly<Ref<Seat | null>>
  /** The last ply of a player, to be marked on the table; null where none is known. */
  readonly trace: Readonly<ShallowRef<Trace | null>>
  /** Why the last moves are on no disk. */
  readonly unsaved: Readonly<Ref<string | null>>
  /** When the last step was shown, in milliseconds of `performance.now`. */
  playedAt(): number
  /** Takes a table up, whoever holds it; another one is left before. */
  open(table: TablePort): Promise<void>
  /** The person whose turn it is has the screen now. */
  liftCurtain(): void
  close(): void
}

/** What a feed tells its store. */
export interface FeedListener {
  /** The table of before is left. */
  closed(): void
  /** What was shown is not what lies there any more. */
  shown(): void
}

/** Shows what happens at a table: a snapshot for the page, words for the log, and a wait for whatever still flies. */
export function createTableFeed(rest: StageRest, { closed, shown }: FeedListener): TableFeed {
  const table = shallowRef<TablePort | null>(null)
  const face = shallowRef<GameFace | null>(null)
  const snapshot = shallowRef(NO_TABLE)
  const thinking = ref<Seat | null>(null)
  const unsaved = ref<string | null>(null)
  const deals = createDealWait(rest)
  const traces = createTraceKeeper()
  const trace = shallowRef<Trace | null>(null)
  let narrator: Narration | null = null
  let playedAt = 0
  /** Rises whenever a table is taken up or left: a face that comes late is not shown. */
  let order = 0
  let stopListening: () => void = () => undefined

  const isSuspended = (change: PlayedChange): boolean =>
    change.kind === 'step' && change.step.events.some((event) => face.value?.suspends?.(event) ?? false)

  const gate = createRevealGate<PlayedChange>({
    holds: isSuspended,
    begin() {
      const now = table.value
      if (now !== null) snapshot.value = { ...snapshot.value, ...stagedOf(now, snapshot.value.looking) }
    },
    rest: () => rest.arrowRest(),
    show(change) {
      show(change)
      // The flick was that of one spin: the next one may be anybody's.
      if (isSuspended(change)) useSelection().flick = null
    },
  })

  /** Gives the screen to whoever looks next. @param anew read what they see even if they looked before */
  function look(now: TablePort, anew: boolean): void {
    const { looking } = snapshot.value
    const next = nextViewer(now.chairs, seatsToMove(now.seen(ONLOOKER)), looking)
    const same = next === looking || (!anew && next.eye === looking.eye && next.covered === looking.covered)
    if (!same) snapshot.value = { ...snapshot.value, ...sightOf(now, next), halted: now.halted }
  }

  function show(change: PlayedChange): void {
    const now = table.value
    if (now === null) return
    if (change.kind === 'thinking') return void (thinking.value = change.seat)
    if (change.kind === 'chairs') {
      snapshot.value = { ...snapshot.value, ...sittingAt(now) }
      return look(now, true)
    }
    const { looking } = snapshot.value
    snapshot.value = snapshotOf(now, looking)
    trace.value = traces.follow(now, change)
    shown()
    narrate(change, looking)
    look(now, false)
    // What the last one could read must not stand there while the next one comes.
    if (snapshot.value.looking.covered && !looking.covered) narrator?.recall(snapshot.value.looking)
  }

  function narrate(change: PlayedChange, looking: Looking): void {
    if (change.kind === 'step') {
      playedAt = performance.now()
      if (change.step.seat === null && !isSuspended(change)) void deals.wait()
      narrator?.tell(change.step, looking)
    }
    if (change.kind === 'undone') narrator?.undone(change.moves, looking)
    if (change.kind === 'jump') narrator?.recall(looking)
    if (change.kind === 'resigned')
      useGameLog().speak(text('game.resigned', { name: snapshot.value.chairs[change.seat]?.name ?? '' }))
  }

  function hear(change: PlayedChange): void {
    if (change.kind === 'unsaved') unsaved.value = change.reason
    else if (change.kind === 'saved') unsaved.value = null
    else gate.pass(change)
  }

  async function open(opened: TablePort): Promise<void> {
    close()
    const mine = order
    const ui = await loadGameUi(opened.game)
    if (mine !== order) return opened.close()
    face.value = ui
    thinking.value = null
    unsaved.value = null
    narrator = new Narration(gameOf(opened.game, opened.rules), face.value, opened)
    table.value = opened
    snapshot.value = snapshotOf(opened, NO_TABLE.looking)
    traces.begin(opened)
    look(opened, false)
    narrator.recall(snapshot.value.looking)
    stopListening = opened.listen(hear)
  }

  function liftCurtain(): void {
    const now = table.value
    if (now === null) return
    snapshot.value = { ...snapshot.value, ...sightOf(now, { ...snapshot.value.looking, covered: false }) }
    narrator?.recall(snapshot.value.looking)
  }

  function close(): void {
    order += 1
    gate.drop()
    stopListening()
    stopListening = () => undefined
    deals.drop()
    table.value?.close()
    table.value = null
    snapshot.value = NO_TABLE
    trace.value = null
    closed()
    useGameLog().begin()
  }

  return { table, face, snapshot, thinking, trace, unsaved, playedAt: () => playedAt, open, liftCurtain, close }
}
