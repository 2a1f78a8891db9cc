import { viewTable, ONLOOKER, type AnyGame, type Eye, type Options, type Seat, type GameView } from '../../rules/kit'
import type { ToldStep } from '../play/played-table'
import type { FeedList } from './feed-list'
import type { PossibleMoves } from './possible-moves'

/** The views that the eyes of this screen, and onlookers, may have of a remote table. */
export interface RemoteViews {
  /** The view that the screen shows; null before the host has begun. */
  readonly shownView: GameView | null
  /** The seats that have resigned. */
  readonly resigned: readonly Seat[]
  /** Returns the view of an eye; the table before the deal if its view is not known. */
  viewFor(eye: Eye): GameView
  /** Returns what an eye was told or, if nobody here has this eye, what the screen shows. */
  stepsFor(eye: Eye): readonly ToldStep[]
}

/** @param seats number of seats */
export function createRemoteViews(
  game: AnyGame,
  options: Options,
  seats: number,
  feeds: FeedList,
  possibleMoves: PossibleMoves,
): RemoteViews {
  const undealt = new Map<Eye, GameView>()
  const shownView = (): GameView | null => feeds.shownFeed()?.remoteFeed.seen ?? null

  function beforeDeal(eye: Eye): GameView {
    // Nobody can act before the host has begun, not even in a game without a deal.
    const known = undealt.get(eye) ?? { ...viewTable(game, game.start(options, seats), eye), toMove: [] }
    undealt.set(eye, known)
    return known
  }

  return {
    get shownView() {
      return shownView()
    },
    get resigned() {
      return feeds.shownFeed()?.remoteFeed.resigned ?? []
    },
    viewFor(eye) {
      const own = feeds.feedOfEye(eye)?.remoteFeed.seen
      if (own) return own
      const open = eye === ONLOOKER ? shownView() : null
      return open ? possibleMoves.onlookerView(open) : beforeDeal(eye)
    },
    stepsFor: (eye) => (feeds.feedOfEye(eye) ?? feeds.shownFeed())?.remoteFeed.steps ?? [],
  }
}
