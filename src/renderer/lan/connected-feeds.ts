import type { LanClient, LanState } from '../../lan-client'
import type { AnyGame, GameLookup } from '../../rules/kit'
import type { PlayedChange } from '../play/played-table'
import { eyeOf, isLetGo, type ConnectedFeed, type FeedList } from './feed-list'
import type { KeptTelling } from './kept-log'
import { createPacedQueue, type Pace, type Pacing } from './paced-queue'
import { createRemoteFeed, newsOf, viewOf, type News, type RemoteFeed } from './remote-feed'

export interface FeedNeeds {
  readonly game: AnyGame
  readonly find: GameLookup
  readonly pace: Pace
  /** What this screen was told of the game before its page was reloaded. */
  readonly kept: readonly KeptTelling[]
  /** Returns the number, within the evening, of the game that is followed. */
  round(): number
  /** Returns the names of the players, by seat. */
  names(): readonly string[]
  /** Reports a change in what the screen shows. */
  tell(change: PlayedChange): void
}

/** The feeds of this screen's connections: follows each connection and shows what it reports. */
export interface ConnectedFeeds {
  /**
   * Follows a connection. One that is already followed keeps its feed, unless its eye has changed; one that is over
   * loses its feed if others remain.
   */
  hear(client: LanClient): void
  /** Returns what was told here, to be restored after a reload of the page. */
  keep(): KeptTelling[]
  close(): void
}

/** @param feeds the list that receives the feed of each connection that is followed */
export function createConnectedFeeds(feeds: FeedList, needs: FeedNeeds): ConnectedFeeds {
  function show(feed: ConnectedFeed, news: News): void {
    const shown = feed.telling.show(news)
    // The other feeds only record it, for when their viewer has the screen.
    if (shown !== null && feed === feeds.lead()) needs.tell(shown)
  }

  /** @param before what the same connection told when it had another eye */
  function feedFor(client: LanClient, before: RemoteFeed | null): ConnectedFeed {
    const { game, find, names } = needs
    const pacing: Pacing<News> = createPacedQueue(
      needs.pace,
      (news) => isPaced(feed, news, feeds),
      (news) => show(feed, news),
    )
    const eye = eyeOf(client)
    const kept = needs.kept.find((one) => one.eye === eye) ?? null
    const feed: ConnectedFeed = {
      client,
      eye,
      telling: createRemoteFeed({ game, find, eye, before, kept, names }),
      pacing,
      stop: client.listen((change, state) => {
        if (state.lobby?.round !== needs.round()) return
        const news = newsOf(change, state)
        if (news !== null) pacing.put(news)
      }),
    }
    return feed
  }

  /** Handles a connection that is over: others at this screen play on; without others, the last state stays visible. */
  function part(client: LanClient): void {
    const others = feeds.all.some((one) => one.client !== client && !isLetGo(one.client))
    if (others) feeds.remove(client)
    needs.tell({ kind: 'chairs' })
  }

  return {
    hear(client) {
      if (isLetGo(client)) return part(client)
      if (feeds.check(client)) needs.tell({ kind: 'jump' })
      const known = feeds.from(client)
      if (known?.eye === eyeOf(client)) return
      // What is still queued was told to the old eye.
      known?.pacing.flush()
      feeds.remove(client)
      const feed = feedFor(client, known?.telling ?? null)
      feeds.add(feed)
      needs.tell({ kind: 'chairs' })
      if (client.state.lobby?.round === needs.round()) catchUp(feed, client.state)
    },
    keep() {
      // What is still queued counts as told, too.
      for (const { pacing } of feeds.all) pacing.flush()
      return feeds.all.flatMap(({ telling }) => telling.keep() ?? [])
    },
    close() {
      for (const { stop, pacing } of feeds.all) {
        stop()
        pacing.close()
      }
    },
  }
}

/** Whether news is shown with a pause before it: a ply of a seat elsewhere, on the feed that the screen shows. */
function isPaced(feed: ConnectedFeed, news: News, feeds: FeedList): boolean {
  if (feed !== feeds.lead() || news.kind !== 'step') return false
  const { seat } = news.step
  return seat !== null && !feeds.here().includes(seat)
}

/** Queues what a connection knew of this game before it was followed. */
function catchUp({ pacing }: ConnectedFeed, state: LanState): void {
  const view = viewOf(state)
  if (view) pacing.put(view)
  if (state.result) pacing.put({ kind: 'result', result: state.result })
}
