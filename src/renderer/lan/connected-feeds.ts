import type { LanClient, LanState } from '../../lan-client'
import type { AnyGame, GameLookup } from '../../rules/kit'
import type { PlayedChange } from '../play/played-table'
import { eyeOf, isConnectionOver, type ConnectedFeed, type FeedList } from './feed-list'
import type { KeptFeed } from './kept-log'
import { createPacedQueue, type Pace, type PacedQueue } from './paced-queue'
import { createRemoteFeed, feedItemOf, viewItemOf, type FeedItem, type RemoteFeed } from './remote-feed'

export interface FeedDependencies {
  readonly game: AnyGame
  readonly find: GameLookup
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
    const { game, find, names } = dependencies
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
      remoteFeed: createRemoteFeed({ game, find, eye, before, keptFeed, names }),
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
