import { TEN_HANDS } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/ten-hands'
import { isTouchOf, nameIn, namedTouch, numberIn } from '../../stage/model/touch-names'
import { placingOf } from '../puzzles/cards'
import {
  handOf,
  type Table,
  HAND_SIZE,
  handCards,
  HANDS,
  isRight,
  namedCards,
  rankOf,
  racksExtent,
  scene,
} from './scene'
import type { TenHandsEvent, TenHandsView } from '../../../rules/forty-nine-outfit/pittsburgh-draw-puzzle/shape'
import type { Words } from '../../i18n/words'
import { createEventWords, actorWords, createSounds } from '../layout/words'
import { defineFace } from '../define-face'
import { soloPad } from '../layout/pad'
import type { Pad } from '../types'
import { soloRecord, lessonStep } from '../layout/lesson'

/** Returns the moves that fill a hand of the solution. */
export function fillMoves(hand: number): string[] {
  return (TEN_HANDS[hand - 1] ?? []).map((card) => `${card}@${hand}`)
}

function cell(table: Table, hand: number): string {
  if (isRight(table, hand)) return '✓'
  const rank = rankOf(table.state, hand)
  return rank === null ? `${handCards(table.state, hand).length}/${HAND_SIZE}` : `✗ ${rank}`
}

/**
 * The order of the solution's hands: first those whose cards are given, then the runs across borders, then the rest by
 * colours.
 */
const ORDER = [10, 1, 9, 8, 7, 6, 5, 4, 3, 2]
const MOVES = ORDER.flatMap(fillMoves)

const record = (moves: readonly string[]) => soloRecord('pittsburgh-draw-puzzle', moves)
const MOVES_BEFORE_LAST = [10, 1, 9, 8, 7, 6, 5, 4, 3].flatMap(fillMoves)

/** Face of the Pittsburgh Draw Puzzle: fifty cards, ten racks. */
export const pittsburghDrawPuzzleFace = defineFace<TenHandsView, TenHandsEvent>({
  id: 'pittsburgh-draw-puzzle',
  scene,
  tableLayout: { kind: 'tableau', extent: (_seen, shape) => racksExtent(shape) },
  /**
   * Returns the touches of a move: the card where it lies, `hand:17` in the tray or `card:17` in a rack, then a rack or
   * the tray.
   */
  touches(move, seen): readonly string[] {
    const placing = placingOf(move)
    if (!placing) return []
    const { card, to } = placing
    const from = handOf(seen.state, card) === null ? namedTouch('hand', card) : namedTouch('card', card)
    return [from, to === null ? 'tray' : namedTouch('rack', to)]
  },
  /** Returns a move in words: the card, and the hand by its kind. */
  moveWords(_seen, _seat, move): Words {
    const { card = '', to = null } = placingOf(move) ?? {}
    const key = card === 'C' ? 'move.cheater' : 'move.card'
    return { key: `${key}.${to ?? 'off'}`, params: { card } }
  },
  eventWords: createEventWords<TenHandsEvent>({
    placed({ card, to }, you) {
      const key = card === 'C' ? 'event.placed-cheater' : 'event.placed'
      return actorWords(`${key}${to === null ? '-off' : ''}`, you, { card, hand: to ?? '' })
    },
    opened: 'told',
    filled: ({ right, rank, hand }) => ({ key: `event.${right ? 'right' : 'wrong'}.${rank}`, params: { hand } }),
    solved: 'acted',
  }),
  /** Returns what the viewer can do now, and which hands are wrong. */
  prompt(seen): Words {
    const { right, tray } = seen.state
    if (seen.over) return { key: 'prompt.over' }
    const params = { right, left: tray.length }
    if (seen.eye < 0) return { key: 'prompt.watch', params }
    if (tray.length === HAND_SIZE * HANDS.length) return { key: 'prompt.fresh' }
    const wrong = HANDS.filter((hand) => rankOf(seen.state, hand) !== null && !isRight(seen, hand))
    if (wrong.length === 0) return { key: 'prompt.lay', params }
    return { key: 'prompt.wrong', params: { ...params, n: wrong.length, hands: wrong.join(', ') } }
  },
  /** Returns the reason for a hint's move: what the hand needs, or that the card is in the way. */
  reason(seen, _seat, move): Words {
    const { card = '', to = null } = placingOf(move) ?? {}
    if (to === null) return { key: 'reason.off', params: { hand: handOf(seen.state, card) ?? '' } }
    const params = { hand: to, card, n: HAND_SIZE - 1 - handCards(seen.state, to).length }
    if (namedCards(seen, to)?.includes(card) === true) return { key: `reason.named.${to}`, params }
    return { key: `reason.kind.${to}`, params }
  },
  /**
   * Returns the pad: each hand with a tick if it is right, else its actual rank, or its number of cards; the total is the
   * number of right hands.
   */
  pad(seen): Pad {
    return soloPad(Object.fromEntries(HANDS.map((hand) => [hand, cell(seen, hand)])), seen.state.right)
  },
  /**
   * Returns the move that these touches would mean. A card dropped on another goes to that card's place: its rack, or the
   * tray.
   */
  attempt(touched, seen): string | null {
    const [first, second] = touched
    const card = nameIn(first, 'hand') ?? nameIn(first, 'card')
    if (card === null || second === undefined) return null
    if (second === 'tray' || isTouchOf(second, 'hand')) return `${card}@off`
    const under = nameIn(second, 'card')
    const hand = under === null ? numberIn(second, 'rack') : handOf(seen.state, under)
    return hand === null ? null : `${card}@${hand}`
  },
  result(seen): Words | null {
    return seen.state.solved ? { key: 'result.done' } : null
  },
  sound: createSounds<TenHandsEvent>({
    placed: ({ to }) => (to === null ? 'slide' : 'lay'),
    filled: ({ right }) => (right ? 'row' : 'pass'),
    solved: 'bell',
  }),
  anchor(seen) {
    if (seen.over) return 'the-question-of-1928'
    if (seen.state.tray.length === 50) return 'the-problem'
    const wrong = HANDS.some((hand) => rankOf(seen.state, hand) !== null && !isRight(seen, hand))
    return wrong ? 'the-ten-hands' : 'where-to-begin'
  },
  /** A solution, hand by hand, in the order in which a person would look for it. */
  demo: {
    record: soloRecord('pittsburgh-draw-puzzle', MOVES),
    remarks: ORDER.map((hand, i) => ({ ply: 5 * i + 1, words: { key: `demo.${hand}`, params: { hand } } })),
  },
  /** The first lesson: a run across a border, a card that is taken back, and the last hand. */
  lesson: [
    lessonStep('border', record(['25@9', '26@9', '27@9', '28@9']), ['29@9'], { card: 29 }),
    lessonStep('wrong', record(['16@7', '17@7', '18@7', '19@7', '20@7']), ['20@off'], { card: 20 }),
    lessonStep('last', record([...MOVES_BEFORE_LAST, ...fillMoves(2).slice(0, 4)]), ['24@2'], { card: 24 }),
  ],
})
