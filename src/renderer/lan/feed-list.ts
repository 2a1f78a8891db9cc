import type { LanClient } from '../../lan-client'
import { ONLOOKER, seatOf, type Eye, type Seat } from '../../rules/kit'
import type { Pacing } from './paced-queue'
import type { News, RemoteFeed } from './remote-feed'

/** What one connection has told, and what of it is shown. */
export interface ConnectedFeed {
  readonly client: LanClient
  /** Whose eyes it was told for. */
  readonly eye: Eye
  readonly telling: RemoteFeed
  readonly pacing: Pacing<News>
  stop(): void
}

/** Whose eyes a connection has now. */
export const eyeOf = ({ state: { seat } }: LanClient): Eye => (seat === null ? ONLOOKER : seatOf(seat))

/** Whether a connection is one no more: the host has ended it or refuses it, or nobody here needs it. */
export function isLetGo({ state: { connection } }: LanClient): boolean {
  return connection.state === 'ended' || connection.state === 'refused' || connection.state === 'closed'
}

/** Whether nothing can be sent over a connection just now. */
const isLost = ({ state: { connection } }: LanClient): boolean => connection.state !== 'connected'

/** The connections of everybody who plays at this screen, or looks on, and which of them can be used. */
export class FeedList {
  private readonly feeds = new Map<LanClient, ConnectedFeed>()
  /** Connections over which nothing could be sent when they were heard last. */
  private readonly lost = new Set<LanClient>()

  /** @param viewer answers whose eye the screen has */
  constructor(private readonly viewer: () => Eye) {}

  get all(): readonly ConnectedFeed[] {
    return [...this.feeds.values()]
  }

  /** What somebody was told; null where nobody here has this eye. */
  of(eye: Eye): ConnectedFeed | null {
    return this.all.find(({ client }) => eyeOf(client) === eye) ?? null
  }

  /** The one that the screen shows: that of whoever looks. */
  lead(): ConnectedFeed | null {
    return this.of(this.viewer()) ?? this.all[0] ?? null
  }

  /** What a connection has told so far. */
  from(client: LanClient): ConnectedFeed | null {
    return this.feeds.get(client) ?? null
  }

  /** The seats of this screen's people, in order. */
  here(): Seat[] {
    const all = [...this.feeds.keys()].map(eyeOf)
    return all.filter((eye) => eye !== ONLOOKER).sort((a, b) => a - b)
  }

  /** Whether the host has ended or refused all connections. */
  isGone(): boolean {
    return this.feeds.size > 0 && [...this.feeds.keys()].every(isLetGo)
  }

  /** Whether nothing can be sent over any connection just now. */
  isCutOff(): boolean {
    return [...this.feeds.keys()].every((client) => this.lost.has(client))
  }

  /** Whether nothing can be sent for a seat just now. */
  isCutOffAt(seat: Seat): boolean {
    const feed = this.of(seat)
    return feed !== null && this.lost.has(feed.client)
  }

  /** Notes whether a connection is lost by now. Answers whether that has changed. */
  check(client: LanClient): boolean {
    if (isLost(client) === this.lost.has(client)) return false
    if (isLost(client)) this.lost.add(client)
    else this.lost.delete(client)
    return true
  }

  add(feed: ConnectedFeed): void {
    this.feeds.set(feed.client, feed)
  }

  /** Hears nothing of a connection any more, and shows nothing that waits. */
  remove(client: LanClient): void {
    const feed = this.feeds.get(client)
    feed?.stop()
    feed?.pacing.close()
    this.feeds.delete(client)
    this.lost.delete(client)
  }
}
