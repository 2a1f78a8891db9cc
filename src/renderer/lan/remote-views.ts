import {
  look,
  ONLOOKER,
  type AnyGame,
  type Eye,
  type Options,
  type Position,
  type Seat,
  type Seen,
} from '../../rules/kit'
import type { ToldStep } from '../play/played-table'
import type { FeedList } from './feed-list'
import type { Imagined } from './possible-moves'

/** What eyes of this screen, and onlookers, may see of a remote table. */
export interface RemoteViews {
  /** What lies open to whoever looks; null before the host has begun. */
  readonly shown: Seen | null
  /** Whoever has given up. */
  readonly resigned: readonly Seat[]
  seen(eye: Eye): Seen
  /** What an eye was told; what whoever looks was told, where nobody here has this eye. */
  steps(eye: Eye): readonly ToldStep[]
}

/** @param seats how many there are */
export function createRemoteViews(
  game: AnyGame,
  options: Options,
  seats: number,
  feeds: FeedList,
  imagined: Imagined,
): RemoteViews {
  const undealt = new Map<Eye, Seen>()
  const shown = (): Seen | null => feeds.lead()?.telling.seen ?? null

  function beforeDeal(eye: Eye): Seen {
    // Nobody can act before the host has begun, not even where nothing is dealt.
    const known = undealt.get(eye) ?? { ...look(game, game.start(options, seats) as Position, eye), toMove: [] }
    undealt.set(eye, known)
    return known
  }

  return {
    get shown() {
      return shown()
    },
    get resigned() {
      return feeds.lead()?.telling.resigned ?? []
    },
    seen(eye) {
      const own = feeds.of(eye)?.telling.seen
      if (own) return own
      const open = eye === ONLOOKER ? shown() : null
      return open ? imagined.onlooker(open) : beforeDeal(eye)
    },
    steps: (eye) => (feeds.of(eye) ?? feeds.lead())?.telling.steps ?? [],
  }
}
