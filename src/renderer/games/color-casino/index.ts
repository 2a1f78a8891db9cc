import type { ColorEvent, ColorView } from '../../../rules/lion-coffee/color-casino/shape'
import { createCasinoReason } from '../casino/reason'
import { result } from '../casino/result'
import { casinoPage } from '../casino/page'
import { createCasinoScene } from '../casino/scene'
import { attemptOf, touches } from '../casino/touch'
import { defineFace } from '../define-face'
import { createSounds } from '../layout/words'
import { counting } from './pad'
import { lesson } from './lesson'
import { en } from './messages/en'
import { cardLabel, LION_STYLE, type Table } from './table'
import { eventWords, moveWords, promptWords } from './words'
import { reasonFor } from '../../../bots/reasons/color-casino'
import { casinoSounds } from '../casino/sounds'
import { isFresh } from '../casino/table'

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  const { state } = seen
  if (seen.over) return 'the-end'
  if (state.deal <= 1 && state.round === 1 && isFresh(LION_STYLE, seen)) return 'the-deal'
  if (state.builds.length > 0) return 'builds'
  const stock = typeof state.stock === 'number' ? state.stock : state.stock.length
  if (state.deal > 0 && stock < seen.seats) return 'the-last-trick'
  return 'a-turn'
}

/**
 * Face of Color Casino: a faded deck of four colours, with pairs set apart and the numbers that take them on tickets.
 */
export const colorCasinoFace = defineFace<ColorView, ColorEvent>({
  id: 'color-casino',
  scene: createCasinoScene(LION_STYLE),
  tableLayout: casinoPage(LION_STYLE),
  touches,
  attempt: (touched) => attemptOf(touched, (card) => LION_STYLE.order(card)),
  anyOrder: true,
  moveWords,
  eventWords,
  announcement: ['sweep'],
  prompt: promptWords,
  reason: createCasinoReason(reasonFor, cardLabel),
  ...counting,
  result,
  sound: createSounds<ColorEvent>({
    ...casinoSounds,
    leftovers: 'flip',
    built: 'lay',
    took: ({ cards }) => (cards.includes('10R') ? 'row' : 'capture'),
    sweep: 'sweep',
    lastTrick: ({ leftovers }) => (leftovers.length > 0 ? 'flip' : 'slide'),
  }),
  anchor,
  lesson,
  messages: { en },
})
