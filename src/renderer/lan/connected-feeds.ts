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
  /** What this screen was told of the game before its page was loaded anew. */
  readonly kept: readonly KeptTelling[]
  /** Which game of the evening is heard. */
  round(): number
  /** Of whoever sits at each seat. */
  names(): readonly string[]
  /** What the screen shows has changed. */
  tell(change: PlayedChange): void
}

/** Hears the connections of this screen, and shows what they tell. */
export interface ConnectedFeeds {
  /** Hears what a connection is told; one that is heard already stays as it is, unless it has other eyes by now. */
  hear(client: LanClient): void
  /** What was told here, for a page that is loaded anew. */
  keep(): KeptTelling[]
  close(): void
}

/** @param feeds the list that connections are put into as they are heard */
export function createConnectedFeeds(feeds: FeedList, needs: FeedNeeds): ConnectedFeeds {
  function show(feed: ConnectedFeed, news: News): void {
    const shown = feed.telling.show(news)
    // The others only hear it for the time when the screen is theirs.
    if (shown !== null && feed === feeds.lead()) needs.tell(shown)
  }

  /** @param before what the same connection told from another place at the table */
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

  /** The host wants no more of somebody: the others at this screen play on, and whoever is alone looks at what was. */
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
      // What waits to be shown was told to the old eyes.
      known?.pacing.flush()
      feeds.remove(client)
      const feed = feedFor(client, known?.telling ?? null)
      feeds.add(feed)
      needs.tell({ kind: 'chairs' })
      if (client.state.lobby?.round === needs.round()) catchUp(feed, client.state)
    },
    keep() {
      // What waits to be shown was told all the same.
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

/** Plies of others keep their distance, for whoever looks at the screen. */
function isPaced(feed: ConnectedFeed, news: News, feeds: FeedList): boolean {
  if (feed !== feeds.lead() || news.kind !== 'step') return false
  const { seat } = news.step
  return seat !== null && !feeds.here().includes(seat)
}

/** What a connection knew of this game before it was heard. */
function catchUp({ pacing }: ConnectedFeed, state: LanState): void {
  const view = viewOf(state)
  if (view) pacing.put(view)
  if (state.result) pacing.put({ kind: 'result', result: state.result })
}
