import type { ChicagoEvent, ChicagoView } from '../../../rules/forty-nine-outfit/chicago-casino/shape'
import { createCasinoReason } from '../casino/reason'
import { casinoPage } from '../casino/page'
import { createCasinoScene } from '../casino/scene'
import { attemptOf, touches } from '../casino/touch'
import { defineFace } from '../define-face'
import { counting } from './pad'
import { lesson } from './lesson'
import { en } from './messages/en'
import { CHICAGO_STYLE, rankOf, isDrone, type Table, pointsOf } from './table'
import { eventWords, moveWords, promptWords } from './words'
import { reasonFor } from '../../../bots/reasons/chicago-casino'
import { isFresh, sizeOfList } from '../casino/table'
import { eyeOf, isOpenHand } from '../layout/eye'
import { casinoSounds } from '../casino/sounds'
import { createSounds } from '../layout/words'

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  const { state } = seen
  if (seen.over) return 'the-end'
  if (state.deal <= 1 && state.round === 1 && isFresh(CHICAGO_STYLE, seen)) return 'the-deal'
  const hand = state.hands[eyeOf(seen) ?? '']
  if (state.table.includes('C') || (isOpenHand(hand) && hand.includes('C'))) return 'the-cheater'
  if (state.builds.length > 0) return 'builds'
  if (state.deal > 0 && sizeOfList(state.stock) === 0) return 'the-last-trick'
  return state.table.some(isDrone) ? 'drones' : 'a-turn'
}

/** Least points of a captured card that plays the chord: those of 35, 40 and 45. */
const MIN_CHORD_POINTS = 7

/** Returns the name of an event's sound. */
const sound = createSounds<ChicagoEvent>({
  ...casinoSounds,
  odd: 'flip',
  built: ({ from }) => (from === null ? 'lay' : 'capture'),
  took({ cards }) {
    if (cards.includes('C')) return 'cheater'
    return cards.some((card) => pointsOf(card) >= MIN_CHORD_POINTS) ? 'row' : 'capture'
  },
  swept: 'sweep',
})

/** Face of Chicago-Casino: the outfit's cards without its board, captured by higher cards of their colour. */
export const chicagoCasinoFace = defineFace<ChicagoView, ChicagoEvent>({
  id: 'chicago-casino',
  scene: createCasinoScene(CHICAGO_STYLE),
  tableLayout: casinoPage(CHICAGO_STYLE),
  touches,
  attempt: (touched) => attemptOf(touched, rankOf),
  anyOrder: true,
  moveWords,
  eventWords,
  prompt: promptWords,
  reason: createCasinoReason(reasonFor),
  ...counting,
  sound,
  anchor,
  lesson,
  messages: { en },
})
