import type { LanClient, LanState } from '../../lan-client'
import { type AnyGame, ONLOOKER, seatOf, type Eye, type Seat } from '../../rules/kit'
import type { PlayedChange } from '../play/played-table'
import type { KeptFeed } from './kept-log'
import { createPacedQueue, type Pace, type PacedQueue } from './paced-queue'
import { createRemoteFeed, feedItemOf, viewItemOf, type FeedItem, type RemoteFeed } from './remote-feed'

export interface FeedDependencies {
  readonly game: AnyGame
  readonly pace: Pace
  /** What this screen was told of the game before its page was reloaded. */
  readonly keptFeeds: readonly KeptFeed[]
  /** Returns the number, within the evening, of the game that is followed. */
  round(): number
  /** Returns the names of the players, by seat. */
  names(): readonly string[]
  /** Reports a change in what the screen shows. */
  tell(change: PlayedChange): void
}

/** @param feeds the list that receives the feed of each connection that is followed */
export function createConnectedFeeds(feeds: FeedList, dependencies: FeedDependencies) {
  function show(feed: ConnectedFeed, news: FeedItem): void {
    const shown = feed.remoteFeed.show(news)
    // The other feeds only record it, for when their viewer has the screen.
    if (shown !== null && feed === feeds.shownFeed()) dependencies.tell(shown)
  }

  /** @param before what the same connection told when it had another eye */
  function createFeed(client: LanClient, before: RemoteFeed | null): ConnectedFeed {
    const { game, names } = dependencies
    const pacing: PacedQueue<FeedItem> = createPacedQueue(
      dependencies.pace,
      (news) => isPaced(feed, news, feeds),
      (news) => show(feed, news),
    )
    const eye = eyeOf(client)
    const keptFeed = dependencies.keptFeeds.find((one) => one.eye === eye) ?? null
    const feed: ConnectedFeed = {
      client,
      eye,
      remoteFeed: createRemoteFeed({ game, eye, before, keptFeed, names }),
      pacedQueue: pacing,
      stop: client.listen((change, state) => {
        if (state.lobby?.round !== dependencies.round()) return
        const news = feedItemOf(change, state)
        if (news !== null) pacing.put(news)
      }),
    }
    return feed
  }

  /** Handles a connection that is over: others at this screen play on; without others, the last state stays visible. */
  function handleEnd(client: LanClient): void {
    const others = feeds.all.some((one) => one.client !== client && !isConnectionOver(one.client))
    if (others) feeds.remove(client)
    dependencies.tell({ kind: 'chairs' })
  }

  return {
    /**
     * Follows a connection. One that is already followed keeps its feed, unless its eye has changed; one that is over
     * loses its feed if others remain.
     */
    follow(client: LanClient): void {
      if (isConnectionOver(client)) return handleEnd(client)
      if (feeds.updateLost(client)) dependencies.tell({ kind: 'jump' })
      const known = feeds.feedOfClient(client)
      if (known?.eye === eyeOf(client)) return
      // What is still queued was told to the old eye.
      known?.pacedQueue.flush()
      feeds.remove(client)
      const feed = createFeed(client, known?.remoteFeed ?? null)
      feeds.add(feed)
      dependencies.tell({ kind: 'chairs' })
      if (client.state.lobby?.round === dependencies.round()) catchUp(feed, client.state)
    },
    /** Returns what was told here, to be restored after a reload of the page. */
    keptFeeds(): KeptFeed[] {
      // What is still queued counts as told, too.
      for (const { pacedQueue } of feeds.all) pacedQueue.flush()
      return feeds.all.flatMap(({ remoteFeed }) => remoteFeed.keptFeed() ?? [])
    },
    close(): void {
      for (const { stop, pacedQueue } of feeds.all) {
        stop()
        pacedQueue.close()
      }
    },
  }
}

/** Whether news is shown with a pause before it: a ply of a seat elsewhere, on the feed that the screen shows. */
function isPaced(feed: ConnectedFeed, news: FeedItem, feeds: FeedList): boolean {
  if (feed !== feeds.shownFeed() || news.kind !== 'step') return false
  const { seat } = news.step
  return seat !== null && !feeds.seatsHere().includes(seat)
}

/** Queues what a connection knew of this game before it was followed. */
function catchUp({ pacedQueue }: ConnectedFeed, state: LanState): void {
  const view = viewItemOf(state)
  if (view) pacedQueue.put(view)
  if (state.result) pacedQueue.put({ kind: 'result', result: state.result })
}

/** A connection with what it has told, and the queue of what is not shown yet. */
export interface ConnectedFeed {
  readonly client: LanClient
  /** The eye that `remoteFeed` is for. */
  readonly eye: Eye
  readonly remoteFeed: RemoteFeed
  readonly pacedQueue: PacedQueue<FeedItem>
  stop(): void
}

/** Returns the eye that a connection has now. */
export const eyeOf = ({ state: { seat } }: LanClient): Eye => (seat === null ? ONLOOKER : seatOf(seat))

/** Whether a connection is over: ended or refused by the host, or closed here. */
export function isConnectionOver({ state: { connection } }: LanClient): boolean {
  return connection.state === 'ended' || connection.state === 'refused' || connection.state === 'closed'
}

/** Whether nothing can be sent over a connection at the moment. */
const isLost = ({ state: { connection } }: LanClient): boolean => connection.state !== 'connected'

/** The feeds of everybody who plays or looks on at this screen, and which of their connections are usable. */
export class FeedList {
  private readonly feeds = new Map<LanClient, ConnectedFeed>()
  /** Connections over which nothing could be sent at their last `updateLost`. */
  private readonly lost = new Set<LanClient>()

  /** @param viewer returns the eye that the screen has now */
  constructor(private readonly viewer: () => Eye) {}

  get all(): readonly ConnectedFeed[] {
    return [...this.feeds.values()]
  }

  /** Returns the feed of an eye; null if nobody here has this eye. */
  feedOfEye(eye: Eye): ConnectedFeed | null {
    return this.all.find(({ client }) => eyeOf(client) === eye) ?? null
  }

  /** Returns the feed that the screen shows: the viewer's or, without one, the first; null if there is none. */
  shownFeed(): ConnectedFeed | null {
    return this.feedOfEye(this.viewer()) ?? this.all[0] ?? null
  }

  /** Returns the feed of a connection; null if it is not followed. */
  feedOfClient(client: LanClient): ConnectedFeed | null {
    return this.feeds.get(client) ?? null
  }

  /** Lists the seats of this screen's people, in order. */
  seatsHere(): Seat[] {
    const all = [...this.feeds.keys()].map(eyeOf)
    return all.filter((eye) => eye !== ONLOOKER).sort((a, b) => a - b)
  }

  /** Whether there are connections and all of them are over (see `isConnectionOver`). */
  isGone(): boolean {
    return this.feeds.size > 0 && [...this.feeds.keys()].every(isConnectionOver)
  }

  /** Whether nothing can be sent over any connection at the moment; true if there is none. */
  isCutOff(): boolean {
    return [...this.feeds.keys()].every((client) => this.lost.has(client))
  }

  /** Whether a seat of this screen is cut off from the host at the moment; false for a seat elsewhere. */
  isCutOffAt(seat: Seat): boolean {
    const feed = this.feedOfEye(seat)
    return feed !== null && this.lost.has(feed.client)
  }

  /** Records whether a connection is lost now. Returns whether that has changed. */
  updateLost(client: LanClient): boolean {
    if (isLost(client) === this.lost.has(client)) return false
    if (isLost(client)) this.lost.add(client)
    else this.lost.delete(client)
    return true
  }

  add(feed: ConnectedFeed): void {
    this.feeds.set(feed.client, feed)
  }

  /** Stops following a connection and discards what is queued to be shown. */
  remove(client: LanClient): void {
    const feed = this.feeds.get(client)
    feed?.stop()
    feed?.pacedQueue.close()
    this.feeds.delete(client)
    this.lost.delete(client)
  }
}
