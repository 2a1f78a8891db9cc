import type { LanClient } from '../../lan-client'
import type { Lobby, LobbySeat } from '../../protocol/lan/table-schemas'
import {
  eventsVisibleTo,
  type AnyGame,
  type Eye,
  type Refusal,
  type Result,
  type Seat,
  type UndoPolicy,
  viewTable,
  ONLOOKER,
  type Options,
  type Position,
  type GameView,
  letterOf,
  listTexts,
  createSeededRng,
} from '../../rules/kit'
import { lastPlyOf, type PlayedChange, type TablePort, type ToldStep, type TableSeat } from '../play/played-table'
import { createConnectedFeeds, FeedList, type ConnectedFeed } from './connected-feeds'
import type { KeptFeed } from './kept-log'
import type { Pace } from './paced-queue'
import { refusalFor, localizeRefusal } from './refusal-text'

/** Returns the name at a chair; an open chair is named by its letter. */
const nameOf = (chair: LobbySeat, seat: Seat): string => (chair.state === 'open' ? letterOf(seat) : chair.name)

/** Lists the names in a lobby, by seat. */
const namesIn = ({ chairs }: Lobby): readonly string[] => chairs.map(nameOf)

/** The players at a remote table during one game. */
class RemoteSeats {
  /** The latest lobby from the host. */
  latest: Lobby
  /** Names by seat; the array is replaced when any of them changes. */
  names: readonly string[]
  private gameLobby: Lobby

  constructor(first: Lobby) {
    this.latest = this.gameLobby = first
    this.names = namesIn(first)
  }

  /** Takes in a lobby from the host. Returns whether the game was paused or resumed. */
  update(next: Lobby): boolean {
    const isPauseChanged = next.paused !== this.latest.paused
    this.latest = next
    // Somebody who stands up after the end still took part in this game.
    if (next.phase !== 'over') this.setGameLobby(next)
    return isPauseChanged
  }

  /**
   * Lists the seats as the table shows them.
   * @param seatsHere the seats of this screen's people
   */
  tableSeats(seatsHere: readonly Seat[]): TableSeat[] {
    return this.gameLobby.chairs.map((chair, seat) => tableSeatOf(chair, seat, seatsHere.includes(seat)))
  }

  isBot(seat: Seat): boolean {
    return this.gameLobby.chairs[seat]?.state === 'bot'
  }

  private setGameLobby(next: Lobby): void {
    this.gameLobby = next
    const names = namesIn(next)
    if (names.join() !== this.names.join()) this.names = names
  }
}

export interface RemoteTableDependencies {
  readonly game: AnyGame
  /** The lobby at the beginning of this game, or when this page joined. */
  readonly lobby: Lobby
  /** Returns the connections of all who play at this screen or, if nobody plays, of the onlooker. */
  clients(): readonly LanClient[]
  /** Returns the eye that the screen has now. */
  eye(): Eye
  /** What this screen was told of the game before its page was reloaded. */
  readonly keptFeeds?: readonly KeptFeed[]
  readonly pace: Pace
  /**
   * Whether people may move while their connection is lost: the move is sent when it is back, and refused if the game has
   * gone on.
   */
  readonly keepsMoves?: () => boolean
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
  const { game, pace, keptFeeds = [], keepsMoves = () => false } = dependencies
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
    game,
    pace,
    keptFeeds,
    tell,
    round: () => seats.latest.round,
    names: () => seats.names,
  })

  const haltRefusal = (seat: Seat): Refusal | null =>
    whyHalted(feeds, views, seats.latest, !keepsMoves() && feeds.isCutOffAt(seat), seat)
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
      return feeds.isGone() || seats.latest.paused || (feeds.isCutOff() && !keepsMoves())
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
function whyHalted(
  feeds: FeedList,
  views: RemoteViews,
  { paused }: Lobby,
  isCutOff: boolean,
  seat: Seat,
): Refusal | null {
  if (feeds.isGone() || isCutOff) return refusalFor('not-connected')
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

/**
 * Returns the number of moves that the host may let a seat take back: its own last one and all bot moves since. It is
 * only an upper limit, because the host alone knows what those moves revealed, and decides.
 */
function undoableCountOf(
  policy: UndoPolicy,
  steps: readonly ToldStep[],
  seat: Seat,
  isBot: (seat: Seat) => boolean,
): number {
  if (policy === 'never') return 0
  for (let at = steps.length - 1; at >= 0; at--) {
    const seatThen = steps[at]?.seat ?? null
    // A chance event, or a ply that is not known here.
    if (seatThen === null) return 0
    if (seatThen === seat) return steps.length - at
    if (!isBot(seatThen)) return 0
  }
  return 0
}

/** The views that the eyes of this screen, and onlookers, may have of a remote table. */
type RemoteViews = ReturnType<typeof createRemoteViews>

/** @param seats number of seats */
function createRemoteViews(
  game: AnyGame,
  options: Options,
  seats: number,
  feeds: FeedList,
  possibleMoves: PossibleMoves,
) {
  const undealt = new Map<Eye, GameView>()
  const shownView = (): GameView | null => feeds.shownFeed()?.remoteFeed.seen ?? null

  function beforeDeal(eye: Eye): GameView {
    // Nobody can act before the host has begun, not even in a game without a deal.
    const known = undealt.get(eye) ?? { ...viewTable(game, game.start(options, seats), eye), toMove: [] }
    undealt.set(eye, known)
    return known
  }

  return {
    /** The view that the screen shows; null before the host has begun. */
    get shownView() {
      return shownView()
    },
    /** The seats that have resigned. */
    get resigned() {
      return feeds.shownFeed()?.remoteFeed.resigned ?? []
    },
    /** Returns the view of an eye; the table before the deal if its view is not known. */
    viewFor(eye: Eye): GameView {
      const own = feeds.feedOfEye(eye)?.remoteFeed.seen
      if (own) return own
      const open = eye === ONLOOKER ? shownView() : null
      return open ? possibleMoves.onlookerView(open) : beforeDeal(eye)
    },
    /** Returns what an eye was told or, if nobody here has this eye, what the screen shows. */
    stepsFor: (eye: Eye) => (feeds.feedOfEye(eye) ?? feeds.shownFeed())?.remoteFeed.steps ?? [],
  }
}

/**
 * Converts a chair of a lobby to the form that the table shows.
 * @param isHere whether somebody at this screen sits there
 */
function tableSeatOf(chair: LobbySeat, seat: Seat, isHere: boolean): TableSeat {
  switch (chair.state) {
    case 'open':
      return { kind: 'far', name: nameOf(chair, seat), away: true }
    case 'bot':
      if (isHere) return { kind: 'person', name: chair.name }
      return { kind: 'bot', name: chair.name, level: chair.level, away: chair.standsIn }
    case 'here':
    case 'away':
      return isHere
        ? { kind: 'person', name: chair.name }
        : { kind: 'far', name: chair.name, away: chair.state === 'away' }
  }
}

/** The possible moves of a seat, derived from its own view alone; the rules guarantee that nothing else matters. */
type PossibleMoves = ReturnType<typeof createPossibleMoves>

/** Caches its answers for each `GameView` object. */
export function createPossibleMoves(game: AnyGame) {
  const positions = new WeakMap<GameView, Position>()
  const movesCache = new WeakMap<GameView, Map<Seat, string[]>>()
  const onlookerViews = new WeakMap<GameView, GameView>()

  function positionOf(seen: GameView): Position {
    const known = positions.get(seen) ?? game.determinize(seen, createSeededRng('what is open'))
    positions.set(seen, known)
    return known
  }

  function list(seen: GameView, seat: Seat): string[] {
    const state = positionOf(seen)
    return listTexts(game, state, seat).sort()
  }

  function onlookerViewOf(seen: GameView): GameView {
    const { over, toMove, winners } = seen
    // These three may depend on resignations, which the imagined position does not contain.
    return { ...viewTable(game, positionOf(seen), ONLOOKER), over, toMove, winners }
  }

  return {
    /** Lists the legal moves of a seat as text, in the order of their notation. */
    moves(seen: GameView, seat: Seat): string[] {
      const known = movesCache.get(seen) ?? new Map<Seat, string[]>()
      movesCache.set(seen, known)
      const moves = known.get(seat) ?? list(seen, seat)
      known.set(seat, moves)
      return moves
    },
    /** Returns why a move text would be refused, or null if it is legal. */
    refusal(seen: GameView, seat: Seat, text: string): Refusal | null {
      const read = game.read(positionOf(seen), seat, text)
      return read.ok ? null : read.error
    },
    /** Returns the onlookers' view of the position of which a seat has this view. */
    onlookerView(seen: GameView): GameView {
      if (seen.eye === ONLOOKER) return seen
      const known = onlookerViews.get(seen) ?? onlookerViewOf(seen)
      onlookerViews.set(seen, known)
      return known
    },
  }
}
