import type { LanClient } from '../../lan-client'
import { ONLOOKER, seatOf, type Eye, type Seat } from '../../rules/kit'
import type { PacedQueue } from './paced-queue'
import type { FeedItem, RemoteFeed } from './remote-feed'

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
