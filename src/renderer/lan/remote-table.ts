import type { LanClient } from '../../lan-client'
import type { Lobby } from '../../protocol/lan/table-schemas'
import type { AnyGame, Eye, GameLookup, Refusal, Result, Seat } from '../../rules/kit'
import { knownTo, lastPlyOf, type PlayedChange, type TablePort, type ToldStep } from '../play/played-table'
import { createConnectedFeeds } from './connected-feeds'
import { FeedList, type ConnectedFeed } from './feed-list'
import type { KeptTelling } from './kept-log'
import type { Pace } from './paced-queue'
import { createPossibleMoves } from './possible-moves'
import { refusalFor, worded } from './refusal-text'
import { RemoteSeats } from './remote-seats'
import { createRemoteViews, type RemoteViews } from './remote-views'
import { undoableAt } from './undoable-moves'

export interface FarNeeds {
  readonly game: AnyGame
  readonly find: GameLookup
  /** The lobby at the beginning of this game, or when this page joined. */
  readonly lobby: Lobby
  /** Returns the connections of all who play at this screen or, if nobody plays, of the onlooker. */
  clients(): readonly LanClient[]
  /** Returns the eye that the screen has now. */
  eye(): Eye
  /** What this screen was told of the game before its page was reloaded. */
  readonly kept?: readonly KeptTelling[]
  readonly pace: Pace
}

/** A LAN table that is hosted elsewhere, for one game. */
export interface RemoteTable extends TablePort {
  readonly round: number
  /** Follows a connection; one that is already followed keeps its feed, unless its eye has changed. */
  hear(client: LanClient): void
  /** Takes in a lobby: other players, somebody away, or the game paused or resumed. */
  seat(lobby: Lobby): void
  /** Ends the current pause before the next ply is shown. */
  skip(): void
  /** Returns what was told here, to be restored after a reload of the page. */
  keep(): KeptTelling[]
}

/** Time that an answer of the host may take before the connection is checked, and time for that check, in ms. */
const SILENCE = 2_000

/** Creates a game at a remote table: what this screen's people are told of it, shown one item after another. */
export function createRemoteTable(needs: FarNeeds): RemoteTable {
  const { game, find, pace, kept = [] } = needs
  const { options, round, chairs } = needs.lobby
  const listeners = new Set<(change: PlayedChange) => void>()
  const seats = new RemoteSeats(needs.lobby)
  const feeds = new FeedList(() => needs.eye())
  const imagined = createPossibleMoves(game)
  const views = createRemoteViews(game, options, chairs.length, feeds, imagined)

  function tell(change: PlayedChange): void {
    for (const listener of [...listeners]) listener(change)
  }

  const connected = createConnectedFeeds(feeds, {
    ...{ game, find, pace, kept, tell },
    round: () => seats.latest.round,
    names: () => seats.names,
  })

  const halted = (seat: Seat): Refusal | null => whyHalted(seat, feeds, views, seats.latest)
  const refusal = (seat: Seat, text: string): Refusal | null =>
    halted(seat) ?? imagined.refusal(views.seen(seat), seat, text)

  const table: RemoteTable = {
    round,
    game: game.info.id,
    rules: game.info.version,
    options,
    hint: null,
    get chairs() {
      return seats.shown(feeds.here())
    },
    get resigned() {
      return views.resigned
    },
    get over() {
      return views.shown?.over ?? false
    },
    get gone() {
      return feeds.isGone()
    },
    get halted() {
      return feeds.isGone() || seats.latest.paused || feeds.isCutOff()
    },
    get ply() {
      return feeds.lead()?.telling.steps.at(-1)?.ply ?? 0
    },
    last: (eye) => lastPlyOf(game, views.steps(eye), eye),
    seen: (eye) => views.seen(eye),
    told: (eye, from = 0): readonly ToldStep[] =>
      views
        .steps(eye)
        .slice(from)
        .map((step) => ({ ...step, events: knownTo(game, step.events, eye) })),
    moves: (seat) => (halted(seat) === null ? imagined.moves(views.seen(seat), seat) : []),
    refusal,
    play: (seat, text) =>
      act(feeds.of(seat), (client) => {
        const error = refusal(seat, text)
        return error === null ? client.move(text) : Promise.resolve({ ok: false, error })
      }),
    undoable(seat) {
      const steps = feeds.of(seat)?.telling.steps ?? []
      return halted(seat) === null ? undoableAt(game.info.undo, steps, seat, (other) => seats.isBot(other)) : 0
    },
    undo: (seat) => act(feeds.of(seat), (client) => client.undo()),
    resign: (seat) => act(feeds.of(seat), (client) => client.resign()),
    record: () => feeds.lead()?.client.state.result?.record ?? null,
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run: () => Promise.resolve(),
    hear: (client) => connected.hear(client),
    seat: (lobby) => tell(seats.take(lobby) ? { kind: 'jump' } : { kind: 'chairs' }),
    skip: () => feeds.lead()?.pacing.skip(),
    keep: () => connected.keep(),
    close() {
      connected.close()
      listeners.clear()
    },
  }
  for (const client of needs.clients()) table.hear(client)
  return table
}

/** Returns why a seat cannot act now, or null. While its connection is lost, no move is offered to it. */
function whyHalted(seat: Seat, feeds: FeedList, views: RemoteViews, { paused }: Lobby): Refusal | null {
  if (feeds.isGone() || feeds.isCutOffAt(seat)) return refusalFor('not-connected')
  if (views.shown === null) return refusalFor('not-begun')
  if (views.shown.over) return refusalFor('game-over')
  if (paused) return refusalFor('paused')
  return views.resigned.includes(seat) ? refusalFor('resigned') : null
}

/**
 * Sends a request to the host. Resolves with its answer; a refusal is put into the page's own words.
 * @param feed the feed of the seat that acts; null if no such seat is at this screen
 */
async function act(
  feed: ConnectedFeed | null,
  what: (client: LanClient) => Promise<Result<void>>,
): Promise<Result<void>> {
  if (feed === null) return { ok: false, error: refusalFor('no-seat') }
  // A person who acts must see the table as it is now.
  feed.pacing.flush()
  const impatient = setTimeout(() => feed.client.wake(SILENCE), SILENCE)
  const answer = await what(feed.client).finally(() => clearTimeout(impatient))
  return answer.ok ? answer : { ok: false, error: worded(answer.error) }
}
