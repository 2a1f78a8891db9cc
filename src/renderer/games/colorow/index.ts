import type { ColorowEvent, ColorowView } from '../../../rules/forty-nine-outfit/colorow/shape'
import { defineFace } from '../define-face'
import { boardPage } from '../layout/pages'
import { lesson } from './lesson'
import { en } from './messages/en'
import { scene } from './scene'
import { isStrict, isFreshDeal, type Table } from './table'
import { eventWords, moveWords, promptWords, reasonWords } from './words'
import { createSounds } from '../layout/words'
import { nameIn, namedTouch, numberIn } from '../../stage/model/touch-names'
import { placingOf } from '../puzzles/cards-placing'
import { isOpenHand, seatsOf } from '../layout/eye'
import type { Pad, PadLine, CountStep } from '../types'
import { rowName, type Row } from '../colour-rows'

/** Returns the anchor of the leaflet's section that matters for this position. */
function anchor(seen: Table): string {
  const { phase, deal, lastPlay } = seen.state
  if (seen.over) return 'the-end'
  if (deal === 0) return 'the-deal'
  if (phase === 'claim' || (isStrict(seen) && seen.state.disputable)) return 'the-strict-game'
  if ((lastPlay?.connecting?.length ?? 0) > 0) return 'connecting-rows'
  if ((lastPlay?.completed?.length ?? 0) > 0) return 'what-a-play-brings'
  return isFreshDeal(seen) && deal > 1 ? 'the-deal' : 'rows'
}

/** Least points that play the sound of several chips: two rows at once, or a row with others joined to it. */
const MIN_CHIPS_POINTS = 10

/** Returns the name of an event's sound. */
const sound = createSounds<ColorowEvent>({
  dealt: 'deal',
  centre: 'lay',
  laid: 'lay',
  row: ({ kind }) => (kind === 'completed' ? 'row' : null),
  scored: ({ points }) => (points >= MIN_CHIPS_POINTS ? 'chips' : 'chip'),
  claimed: ({ points }) => (points > 0 ? 'call' : null),
  disputed: 'pencil',
  forfeited: 'penalty',
  accepted: 'pass',
  ended: 'bell',
})

/** Returns the touches of a move: the card and the square of a play; claims, disputes and acceptances are spoken. */
function touches(move: string): readonly string[] {
  const { card, to = null } = placingOf(move) ?? {}
  return card === undefined || to === null
    ? [namedTouch('say', move)]
    : [namedTouch('hand', card), namedTouch('square', to)]
}

/** Returns the play that a card and a square would mean, so that a refusal can name the rule. */
function attempt(touched: readonly string[]): string | null {
  const card = nameIn(touched[0], 'hand')
  const square = numberIn(touched[1], 'square')
  return card === null || square === null ? null : `${card}@${square}`
}

/** Returns the pad: the cards in each hand, the last play with its claimed points, and all points. */
function pad(seen: Table): Pad {
  const seats = seatsOf(seen)
  const handSizes = seats.map((seat) => {
    const hand = seen.state.hands[seat] ?? 0
    return String(isOpenHand(hand) ? hand.length : hand)
  })
  return {
    lines: [
      { label: { key: 'pad.deal', params: { deal: seen.state.deal } }, cells: handSizes, kind: 'note' },
      ...lastLine(seen, seats),
    ],
    totals: seats.map((seat) => String(seen.scores[seat] ?? 0)),
  }
}

function lastLine({ state: { lastPlay } }: Table, seats: readonly string[]): PadLine[] {
  if (!lastPlay) return []
  const { card, square, claimed, seat } = lastPlay
  const cells = seats.map((other) => (other === seat && claimed !== null ? String(claimed) : ''))
  return [{ label: { key: 'pad.last', params: { card, square } }, cells }]
}

/** Returns how the last play was counted, row by row, as far as the referee reveals it. */
function count(seen: Table): readonly CountStep[] {
  const { board, lastPlay } = seen.state
  if (!lastPlay) return []
  const step = (key: string) => (row: Row) => ({
    words: { key: `count.${key}`, params: { row: rowName(row), card: lastPlay.card, square: lastPlay.square } },
    seat: lastPlay.seat,
    faces: row.map((square) => `49/${board[square - 1]!}`),
    points: row.length,
  })
  return [...(lastPlay.completed ?? []).map(step('completed')), ...(lastPlay.connecting ?? []).map(step('connecting'))]
}

/** Face of Colorow: a board that fills with colours, and rows that light up. */
export const colorowFace = defineFace<ColorowView, ColorowEvent>({
  id: 'colorow',
  scene,
  tableLayout: boardPage({
    handSize: (seen) => Math.floor(49 / seen.seats),
    hasFans: true,
    hasGroupsBeside: () => true,
  }),
  touches,
  moveWords,
  verbs: (seen) =>
    isStrict(seen)
      ? [
          { touches: ['say:accept'], words: { key: 'verb.accept' } },
          { touches: ['say:dispute'], words: { key: 'verb.dispute' } },
        ]
      : [],
  eventWords,
  prompt: promptWords,
  reason: reasonWords,
  pad,
  attempt,
  count,
  sound,
  anchor,
  lesson,
  messages: { en },
})
