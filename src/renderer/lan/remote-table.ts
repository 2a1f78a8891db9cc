import type { LanClient } from '../../lan-client'
import type { Lobby } from '../../protocol/lan/table-schemas'
import { eventsVisibleTo } from '../../rules/kit'
import type { AnyGame, Eye, GameLookup, Refusal, Result, Seat } from '../../rules/kit'
import { lastPlyOf, type PlayedChange, type TablePort, type ToldStep } from '../play/played-table'
import { createConnectedFeeds } from './connected-feeds'
import { FeedList, type ConnectedFeed } from './feed-list'
import type { KeptFeed } from './kept-log'
import type { Pace } from './paced-queue'
import { createPossibleMoves } from './possible-moves'
import { refusalFor, localizeRefusal } from './refusal-text'
import { RemoteSeats } from './remote-seats'
import { createRemoteViews, type RemoteViews } from './remote-views'
import { undoableCountOf } from './undoable-moves'

export interface RemoteTableDependencies {
  readonly game: AnyGame
  readonly find: GameLookup
  /** The lobby at the beginning of this game, or when this page joined. */
  readonly lobby: Lobby
  /** Returns the connections of all who play at this screen or, if nobody plays, of the onlooker. */
  clients(): readonly LanClient[]
  /** Returns the eye that the screen has now. */
  eye(): Eye
  /** What this screen was told of the game before its page was reloaded. */
  readonly keptFeeds?: readonly KeptFeed[]
  readonly pace: Pace
}

/** A LAN table that is hosted elsewhere, for one game. */
export interface RemoteTable extends TablePort {
  readonly round: number
  /** Follows a connection; one that is already followed keeps its feed, unless its eye has changed. */
  follow(client: LanClient): void
  /** Takes in a lobby: other players, somebody away, or the game paused or resumed. */
  updateSeats(lobby: Lobby): void
  /** Ends the current pause before the next ply is shown. */
  skip(): void
  /** Returns what was told here, to be restored after a reload of the page. */
  keptFeeds(): KeptFeed[]
}

/** Time that an answer of the host may take before the connection is checked, and time for that check, in ms. */
const ANSWER_TIMEOUT_MS = 2_000

/** Creates a game at a remote table: what this screen's people are told of it, shown one item after another. */
export function createRemoteTable(dependencies: RemoteTableDependencies): RemoteTable {
  const { game, find, pace, keptFeeds: keptFeeds = [] } = dependencies
  const { options, round, chairs } = dependencies.lobby
  const listeners = new Set<(change: PlayedChange) => void>()
  const seats = new RemoteSeats(dependencies.lobby)
  const feeds = new FeedList(() => dependencies.eye())
  const possibleMoves = createPossibleMoves(game)
  const views = createRemoteViews(game, options, chairs.length, feeds, possibleMoves)

  function tell(change: PlayedChange): void {
    for (const listener of [...listeners]) listener(change)
  }

  const connected = createConnectedFeeds(feeds, {
    ...{ game, find, pace, keptFeeds, tell },
    round: () => seats.latest.round,
    names: () => seats.names,
  })

  const haltRefusal = (seat: Seat): Refusal | null => whyHalted(seat, feeds, views, seats.latest)
  const refusal = (seat: Seat, text: string): Refusal | null =>
    haltRefusal(seat) ?? possibleMoves.refusal(views.viewFor(seat), seat, text)

  const table: RemoteTable = {
    round,
    game: game.info.id,
    rules: game.info.version,
    options,
    hint: null,
    get chairs() {
      return seats.tableSeats(feeds.seatsHere())
    },
    get resigned() {
      return views.resigned
    },
    get over() {
      return views.shownView?.over ?? false
    },
    get gone() {
      return feeds.isGone()
    },
    get halted() {
      return feeds.isGone() || seats.latest.paused || feeds.isCutOff()
    },
    get ply() {
      return feeds.shownFeed()?.remoteFeed.steps.at(-1)?.ply ?? 0
    },
    lastPly: (eye) => lastPlyOf(game, views.stepsFor(eye), eye),
    viewFor: (eye) => views.viewFor(eye),
    toldSteps: (eye, from = 0): readonly ToldStep[] =>
      views
        .stepsFor(eye)
        .slice(from)
        .map((step) => ({ ...step, events: eventsVisibleTo(game, step.events, eye) })),
    moves: (seat) => (haltRefusal(seat) === null ? possibleMoves.moves(views.viewFor(seat), seat) : []),
    refusal,
    play: (seat, text) =>
      act(feeds.feedOfEye(seat), (client) => {
        const error = refusal(seat, text)
        return error === null ? client.move(text) : Promise.resolve({ ok: false, error })
      }),
    undoableCount(seat) {
      const steps = feeds.feedOfEye(seat)?.remoteFeed.steps ?? []
      return haltRefusal(seat) === null
        ? undoableCountOf(game.info.undo, steps, seat, (other) => seats.isBot(other))
        : 0
    },
    undo: (seat) => act(feeds.feedOfEye(seat), (client) => client.undo()),
    resign: (seat) => act(feeds.feedOfEye(seat), (client) => client.resign()),
    record: () => feeds.shownFeed()?.client.state.result?.record ?? null,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run: () => Promise.resolve(),
    follow: (client) => connected.follow(client),
    updateSeats: (lobby) => tell(seats.update(lobby) ? { kind: 'jump' } : { kind: 'chairs' }),
    skip: () => feeds.shownFeed()?.pacedQueue.skip(),
    keptFeeds: () => connected.keptFeeds(),
    close() {
      connected.close()
      listeners.clear()
    },
  }
  for (const client of dependencies.clients()) table.follow(client)
  return table
}

/** Returns why a seat cannot act now, or null. While its connection is lost, no move is offered to it. */
function whyHalted(seat: Seat, feeds: FeedList, views: RemoteViews, { paused }: Lobby): Refusal | null {
  if (feeds.isGone() || feeds.isCutOffAt(seat)) return refusalFor('not-connected')
  if (views.shownView === null) return refusalFor('not-begun')
  if (views.shownView.over) return refusalFor('game-over')
  if (paused) return refusalFor('paused')
  return views.resigned.includes(seat) ? refusalFor('resigned') : null
}

/**
 * Sends a request to the host. Resolves with its answer; a refusal is put into the page's own words.
 * @param feed the feed of the seat that acts; null if no such seat is at this screen
 */
async function act(
  feed: ConnectedFeed | null,
  request: (client: LanClient) => Promise<Result<void>>,
): Promise<Result<void>> {
  if (feed === null) return { ok: false, error: refusalFor('no-seat') }
  // A person who acts must see the table as it is now.
  feed.pacedQueue.flush()
  const wakeTimer = setTimeout(() => feed.client.wake(ANSWER_TIMEOUT_MS), ANSWER_TIMEOUT_MS)
  const answer = await request(feed.client).finally(() => clearTimeout(wakeTimer))
  return answer.ok ? answer : { ok: false, error: localizeRefusal(answer.error) }
}
