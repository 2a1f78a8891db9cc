import {
  viewTable,
  ONLOOKER,
  type AnyGame,
  type Eye,
  type Options,
  type Position,
  type Seat,
  type GameView,
} from '../../rules/kit'
import type { ToldStep } from '../play/played-table'
import type { FeedList } from './feed-list'
import type { Imagined } from './possible-moves'

/** The views that the eyes of this screen, and onlookers, may have of a remote table. */
export interface RemoteViews {
  /** The view that the screen shows; null before the host has begun. */
  readonly shown: GameView | null
  /** The seats that have resigned. */
  readonly resigned: readonly Seat[]
  /** Returns the view of an eye; the table before the deal if its view is not known. */
  seen(eye: Eye): GameView
  /** Returns what an eye was told or, if nobody here has this eye, what the screen shows. */
  steps(eye: Eye): readonly ToldStep[]
}

/** @param seats number of seats */
export function createRemoteViews(
  game: AnyGame,
  options: Options,
  seats: number,
  feeds: FeedList,
  imagined: Imagined,
): RemoteViews {
  const undealt = new Map<Eye, GameView>()
  const shown = (): GameView | null => feeds.lead()?.telling.seen ?? null

  function beforeDeal(eye: Eye): GameView {
    // Nobody can act before the host has begun, not even in a game without a deal.
    const known = undealt.get(eye) ?? { ...viewTable(game, game.start(options, seats) as Position, eye), toMove: [] }
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
