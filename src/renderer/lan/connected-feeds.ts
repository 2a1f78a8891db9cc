import type { LanClient, LanState } from '../../lan-client'
import { ONLOOKER, seatOf, type AnyGame, type Eye, type GameLookup, type Seat } from '../../rules/kit'
import type { PlayedChange } from '../play/played-table'
import type { KeptTelling } from './kept-log'
import { createPacedQueue, type Pace, type Pacing } from './paced-queue'
import { createRemoteFeed, newsOf, viewOf, type News, type RemoteFeed } from './remote-feed'

/** What one connection has told, and what of it is shown. */
interface ConnectedFeed {
  readonly client: LanClient
  /** Whose eyes it was told for. */
  readonly eye: Eye
  readonly telling: RemoteFeed
  readonly pacing: Pacing<News>
  stop(): void
}

export interface FeedNeeds {
  readonly game: AnyGame
  readonly find: GameLookup
  readonly pace: Pace
  /** What this screen was told of the game before its page was loaded anew. */
  readonly kept: readonly KeptTelling[]
  /** Which game of the evening is heard. */
  round(): number
  /** Whose eye the screen has. */
  eye(): Eye
  /** Of whoever sits at each seat. */
  names(): readonly string[]
  /** What the screen shows has changed. */
  tell(change: PlayedChange): void
}

/** The connections of everybody who plays at this screen, or looks on, and what each has told. */
export interface ConnectedFeeds {
  /** What somebody was told; null where nobody here has this eye. */
  of(eye: Eye): ConnectedFeed | null
  /** The one that the screen shows: that of whoever looks. */
  lead(): ConnectedFeed | null
  /** The seats of this screen's people, in order. */
  here(): Seat[]
  /** Whether the host has ended or refused all connections. */
  isGone(): boolean
  /** Whether nothing can be sent over any connection just now. */
  isCutOff(): boolean
  /** Whether nothing can be sent for a seat just now. */
  isCutOffAt(seat: Seat): boolean
  /** Hears what a connection is told; one that is heard already stays as it is, unless it has other eyes by now. */
  hear(client: LanClient): void
  /** What was told here, for a page that is loaded anew. */
  keep(): KeptTelling[]
  close(): void
}

/** Whether a connection is one no more: the host has ended it or refuses it, or nobody here needs it. */
function isLetGo({ state: { connection } }: LanClient): boolean {
  return connection.state === 'ended' || connection.state === 'refused' || connection.state === 'closed'
}

/** Whether nothing can be sent over a connection just now. */
const isLost = ({ state: { connection } }: LanClient): boolean => connection.state !== 'connected'

const eyeOf = ({ state: { seat } }: LanClient): Eye => (seat === null ? ONLOOKER : seatOf(seat))

export function createConnectedFeeds(needs: FeedNeeds): ConnectedFeeds {
  const feeds = new Map<LanClient, ConnectedFeed>()
  /** Connections over which nothing could be sent when they were heard last. */
  const lost = new Set<LanClient>()

  const of = (eye: Eye): ConnectedFeed | null => [...feeds.values()].find(({ client }) => eyeOf(client) === eye) ?? null
  const lead = (): ConnectedFeed | null => of(needs.eye()) ?? [...feeds.values()][0] ?? null

  function here(): Seat[] {
    const all = [...feeds.keys()].map(eyeOf)
    return all.filter((eye) => eye !== ONLOOKER).sort((a, b) => a - b)
  }

  function show(feed: ConnectedFeed, news: News): void {
    const shown = feed.telling.show(news)
    // The others only hear it for the time when the screen is theirs.
    if (shown !== null && feed === lead()) needs.tell(shown)
  }

  /** Plies of others keep their distance, for whoever looks at the screen. */
  function isPaced(feed: ConnectedFeed, news: News): boolean {
    if (feed !== lead() || news.kind !== 'step') return false
    const { seat } = news.step
    return seat !== null && !here().includes(seat)
  }

  /** @param before what the same connection told from another place at the table */
  function feedFor(client: LanClient, before: RemoteFeed | null): ConnectedFeed {
    const { game, find, names } = needs
    const pacing: Pacing<News> = createPacedQueue(
      needs.pace,
      (news) => isPaced(feed, news),
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

  /** What a connection knew before it was heard. */
  function catchUp({ pacing }: ConnectedFeed, state: LanState): void {
    if (state.lobby?.round !== needs.round()) return
    const view = viewOf(state)
    if (view) pacing.put(view)
    if (state.result) pacing.put({ kind: 'result', result: state.result })
  }

  /** Notes whether a connection is lost; tells where that has changed. */
  function check(client: LanClient): void {
    if (isLost(client) === lost.has(client)) return
    if (isLost(client)) lost.add(client)
    else lost.delete(client)
    needs.tell({ kind: 'jump' })
  }

  /** The host wants no more of somebody: the others at this screen play on, and whoever is alone looks at what was. */
  function part(client: LanClient): void {
    const others = [...feeds.keys()].some((one) => one !== client && !isLetGo(one))
    if (others) forget(client)
    needs.tell({ kind: 'chairs' })
  }

  function forget(client: LanClient): void {
    const feed = feeds.get(client)
    feed?.stop()
    feed?.pacing.close()
    feeds.delete(client)
    lost.delete(client)
  }

  return {
    of,
    lead,
    here,
    isGone: () => feeds.size > 0 && [...feeds.keys()].every(isLetGo),
    isCutOff: () => [...feeds.keys()].every((client) => lost.has(client)),
    isCutOffAt(seat) {
      const feed = of(seat)
      return feed !== null && lost.has(feed.client)
    },
    hear(client) {
      const known = feeds.get(client)
      if (isLetGo(client)) return part(client)
      check(client)
      if (known?.eye === eyeOf(client)) return
      // What waits to be shown was told to the old eyes.
      known?.pacing.flush()
      forget(client)
      const feed = feedFor(client, known?.telling ?? null)
      feeds.set(client, feed)
      needs.tell({ kind: 'chairs' })
      catchUp(feed, client.state)
    },
    keep() {
      // What waits to be shown was told all the same.
      for (const { pacing } of feeds.values()) pacing.flush()
      return [...feeds.values()].flatMap(({ telling }) => telling.keep() ?? [])
    },
    close() {
      for (const { stop, pacing } of feeds.values()) {
        stop()
        pacing.close()
      }
    },
  }
}
