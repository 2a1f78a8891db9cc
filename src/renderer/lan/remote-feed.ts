import type { GameResult, LanChange, LanState } from '../../lan-client'
import {
  viewTable,
  ONLOOKER,
  seatOf,
  type AnyGame,
  type Eye,
  type Seat,
  type GameView,
  eventsVisibleTo,
  LineOfPlay,
  parseRecord,
  createTapeSource,
  type GameEvent,
  type GameRecord,
} from '../../rules/kit'
import { loadedGame } from '../games/rules'
import type { ToldStep } from '../play/played-table'
import type { KeptFeed } from './kept-log'
import { ToldHistory } from './told-history'
import { visiblePlyFor } from '../../protocol/lan/visible-ply'

/** The change to the table when one more item of news is shown. */
type FeedChange =
  | { readonly kind: 'step'; readonly step: ToldStep }
  | { readonly kind: 'undone'; readonly moves: number }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'jump' }

/** One item that the host told, as it waits to be shown. */
export type FeedItem =
  | { readonly kind: 'step'; readonly step: Pick<ToldStep, 'seat' | 'move' | 'events'>; readonly seen: GameView }
  | { readonly kind: 'view'; readonly seen: GameView; readonly resigned: readonly Seat[] }
  | { readonly kind: 'result'; readonly result: GameResult }

/** Returns the news in a change that a client reports; null if nothing in the game has changed. */
export function feedItemOf(change: LanChange, state: LanState): FeedItem | null {
  const { seen, result } = state
  if (change.kind === 'step' && seen) {
    const { seat, move, events } = change.step
    return { kind: 'step', step: { seat: seat === null ? null : seatOf(seat), move, events }, seen }
  }
  if (change.kind === 'view') return viewItemOf(state)
  return change.kind === 'result' && result ? { kind: 'result', result } : null
}

/** Returns the whole table as a client knows it; null before the host has begun. */
export function viewItemOf({ seen, resigned }: LanState): FeedItem | null {
  return seen && { kind: 'view', seen, resigned: resigned.map((letter) => seatOf(letter)) }
}

/** What one eye has been shown of a game: the plies as they were told, and the latest view. */
export type RemoteFeed = ReturnType<typeof createRemoteFeed>

/** Reduces a step told to another eye to what this eye may know; the text of a move was only for its mover. */
function forEye(game: AnyGame, eye: Eye, step: ToldStep): ToldStep {
  return { ...step, move: null, events: eventsVisibleTo(game, step.events, eye) }
}

export interface RemoteFeedDependencies {
  readonly game: AnyGame
  readonly eye: Eye
  /** What the same person was told with another eye; it stays in the log. */
  readonly before: RemoteFeed | null
  /** What the same eye was told before the page was reloaded. */
  readonly keptFeed: KeptFeed | null
  /** Returns the names of the present players, by seat. */
  names(): readonly string[]
}

export function createRemoteFeed(dependencies: RemoteFeedDependencies) {
  const { eye, before, keptFeed, names } = dependencies
  const history = historyFrom(dependencies)
  const resigned = new Set<Seat>((before ?? keptFeed)?.resigned)

  function step({ step: { seat, move, events }, seen }: FeedItem & { kind: 'step' }): FeedChange {
    const told = { ply: history.ply + (seat === null ? 0 : 1), seat, move, events, names: names() }
    history.add(told, seen)
    return { kind: 'step', step: told }
  }

  function view({ seen, resigned: gone }: FeedItem & { kind: 'view' }): FeedChange | null {
    const isFirst = history.seen === null
    const fresh = gone.filter((seat) => !resigned.has(seat))
    for (const seat of fresh) resigned.add(seat)
    if (history.isBlank) {
      begin(history, dependencies, seen)
      return { kind: 'jump' }
    }
    if (history.isLast(seen)) {
      history.seen = seen
      // After a reload, the table does not show the restored steps yet.
      if (isFirst) return { kind: 'jump' }
      // Without a resignation, nothing has happened: the view was sent again after a refusal or a lost connection.
      return fresh[0] === undefined ? null : { kind: 'resigned', seat: fresh[0] }
    }
    const back = history.findEarlier(seen)
    if (back < 0) {
      history.addGap('far.gap', seen)
      return { kind: 'jump' }
    }
    const moves = history.takeBack(back, seen)
    return isFirst ? { kind: 'jump' } : { kind: 'undone', moves }
  }

  function handleResult({ record, resigned: letters }: GameResult): FeedChange | null {
    for (const letter of letters) resigned.add(seatOf(letter))
    if (!history.missed) return letters.length > 0 ? { kind: 'jump' } : null
    const whole = replayFor(record, eye)
    if (whole.length === 0 || history.seen === null) return null
    history.complete(whole, history.seen)
    return { kind: 'jump' }
  }

  return {
    /** Null before the first view. */
    get seen() {
      return history.seen
    },
    steps: history.steps as readonly ToldStep[],
    /** The seats that have resigned. */
    get resigned(): readonly Seat[] {
      return [...resigned]
    },
    /** Whether part of the game was played but never told here. */
    get missed() {
      return history.missed
    },
    /** Takes in one more item of news. Returns the change to the table; null if there is nothing to show. */
    show(item: FeedItem): FeedChange | null {
      if (item.kind === 'result') return handleResult(item.result)
      return item.kind === 'step' ? step(item) : view(item)
    },
    /** Returns what a reloaded page continues from; null before the first view. */
    keptFeed(): KeptFeed | null {
      const { seen, steps, missed } = history
      return seen && { eye, steps, sights: history.lastViewDigests(), resigned: [...resigned], missed }
    },
  }
}

/** Creates the history with what was told before this feed: with another eye, or before the page was reloaded. */
function historyFrom({ game, eye, before, keptFeed }: RemoteFeedDependencies): ToldHistory {
  if (!before) return keptFeed ? ToldHistory.from(keptFeed) : new ToldHistory([])
  const history = new ToldHistory(before.steps.map((step) => forEye(game, eye, step)))
  history.missed = before.missed
  return history
}

/** Takes in the first view: of the table before the deal, of a game under way, or of the same game with another eye. */
function begin(history: ToldHistory, { game, eye, before }: RemoteFeedDependencies, seen: GameView): void {
  history.begin(seen)
  if (before?.seen) {
    if (!seen.over) history.addNote(eye === ONLOOKER ? 'far.looksOn' : 'far.sitsDown', seen)
    return
  }
  const undealt = viewTable(game, game.start(seen.options, seen.seats), eye)
  if (!history.isLast(undealt)) history.addGap('far.missed', seen)
}

/**
 * Lists the steps of a finished game for an eye that missed part of it, as far as its record can be replayed; empty if
 * the record cannot be parsed. Tells the eye nothing that it would not have been told at the table.
 */
function replayFor(record: GameRecord, eye: Eye): ToldStep[] {
  const parsed = parseRecord(loadedGame, record)
  if (!parsed.ok) return []
  const { game, options, seats, chance, moves } = parsed.value
  const line = new LineOfPlay(game, options, seats, createTapeSource(chance?.tape ?? []))
  const steps: ToldStep[] = []
  const viewText = () => JSON.stringify(viewTable(game, line.state, eye))
  let before = viewText()
  let events: GameEvent[] = []
  line.playAll(
    moves,
    (event) => events.push(event),
    (seat, move) => {
      const after = viewText()
      const told = visiblePlyFor(game, { seat, move, events }, eye, () => after !== before)
      const ply = (steps.at(-1)?.ply ?? 0) + (seat === null ? 0 : 1)
      if (told) steps.push({ ply, seat, move: told.move, events: told.events })
      before = after
      events = []
    },
  )
  return steps
}
