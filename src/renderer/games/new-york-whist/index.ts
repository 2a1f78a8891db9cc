import type { NewYorkWhistEvent, NewYorkWhistView } from '../../../rules/forty-nine-outfit/new-york-whist/shape'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { CENTRE_CARD_SCALE, trickExtent } from '../layout/pages'
import { count, counts, pad } from './pad'
import { lesson } from './lesson'
import { en } from './messages/en'
import { packSize, hasSides, sideOf, type Table, mustFollowSuit, isFresh, isUndealt, centreTrick } from './table'
import { scene } from './scene'
import { eventWords, moveWords, promptWords, reasonWords } from './words'
import { letterOf } from '../../../rules/kit'
import { seatParam, type Words } from '../../i18n/words'
import { eyeOf, isOpenHand } from '../layout/eye'
import { nameIn, namedTouch } from '../../stage/model/touch-names'

/**
 * Returns the winning side with the names of all its seats and the scores; null if each seat plays for itself or nobody
 * won.
 */
function result(seen: Table): Words | null {
  const winner = seen.winners?.[0]
  if (!seen.over || winner === undefined || !hasSides(seen)) return null
  const side = sideOf(seen, winner)
  const other = seen.state.sides.find((each) => each !== side)?.[0] ?? winner
  // The viewer is named first: "You and Mabel win".
  const viewerRank = (seat: string) => Number(seen.eye >= 0 && seat === letterOf(seen.eye))
  const inTurn = [...side].sort((a, b) => viewerRank(b) - viewerRank(a))
  const names = Object.fromEntries(inTurn.map((seat, i) => [`name${i + 1}`, seatParam(seat)]))
  return {
    key: `result.side-${side.length}`,
    params: { ...names, points: seen.scores[winner] ?? 0, others: seen.scores[other] ?? 0 },
  }
}

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  if (seen.over) return 'the-end'
  if (isUndealt(seen)) return 'the-deal'
  if (isFresh(seen)) return 'the-play'
  if (seen.state.blindTo === null) return 'the-blind'
  if (centreTrick(seen).some(({ card }) => card === 'C')) return 'the-cheater'
  const hand = seen.state.hands[eyeOf(seen) ?? '']
  if (isOpenHand(hand) && hand.includes('C')) return 'the-cheater'
  if (mustFollowSuit(seen)) return 'following-suit'
  if (seen.state.trump !== null) return 'trumps'
  return hasSides(seen) ? 'partners' : 'what-counts'
}

/** Returns the touches of a move: one card of the hand. */
function touches(move: string): readonly string[] {
  return [namedTouch('hand', move)]
}

/** Returns the card that these touches would play, legal or not. */
function attempt(touched: readonly string[]): string | null {
  const [first] = touched
  return nameIn(first, 'hand')
}

/** Face of New York Whist: tricks at the centre, captured packets in front of the sides. */
export const newYorkWhistFace = defineFace<NewYorkWhistView, NewYorkWhistEvent>({
  id: 'new-york-whist',
  scene,
  tableLayout: {
    kind: 'cards',
    extent: (seen) => trickExtent(seen.seats),
    cardScale: CENTRE_CARD_SCALE,
    handSize: (seen) => Math.floor(packSize(seen) / seen.seats),
    hasFans: true,
    hasGroupsBeside: () => true,
  },
  touches,
  attempt,
  moveWords,
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  runningCounts: counts,
  count,
  result,
  sound: createSounds<NewYorkWhistEvent>({
    dealt: 'deal',
    laid: ({ card }) => (card === 'C' ? 'cheater' : 'lay'),
    taken: 'trick',
    blind: 'flip',
    ended: 'bell',
  }),
  anchor,
  lesson,
  messages: { en },
})
