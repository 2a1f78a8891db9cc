import { namedZone } from '../../../stage/model/touch-names'
import { cardNamed, colourOf } from '../../../../rules/forty-nine-outfit/cards'
import type { Piece } from '../../../stage/model/pieces'
import { nearSeat, opponentsOf } from '../../layout/eye'
import type { Field, SceneContext } from '../../types'
import { pilePose, laidPose } from '../../layout/places'
import { handsPerRow, SHOWN_PAGE } from './field'
import { isUndealt, showingOrder, TAKE_UP, type Table } from '../table'
import { entryAt } from '../../../../rules/kit'

/** Place of a revealed hand: the centre of its row. */
interface HandPlace {
  readonly x: number
  readonly z: number
}

/**
 * Places of the opponents' revealed hands by their number, in the order of turns: in rows to be read from the near
 * side, as near to their owners as five cards side by side allow.
 */
const OPPONENT_PLACES: readonly (readonly HandPlace[])[] = [
  [],
  [{ x: 0, z: -4.6 }],
  [
    { x: -4.3, z: -1.4 },
    { x: 4.3, z: -1.4 },
  ],
  [
    { x: -4.3, z: -0.4 },
    { x: 0, z: -4.8 },
    { x: 4.3, z: -0.4 },
  ],
  [
    { x: -4.3, z: 0.2 },
    { x: -4.1, z: -4.6 },
    { x: 4.1, z: -4.6 },
    { x: 4.3, z: 0.2 },
  ],
  [
    { x: -4.3, z: 0.9 },
    { x: -4.3, z: -2.6 },
    { x: 0, z: -6.2 },
    { x: 4.3, z: -2.6 },
    { x: 4.3, z: 0.9 },
  ],
  [
    { x: -4.3, z: 1.2 },
    { x: -4.3, z: -2.2 },
    { x: -4.1, z: -5.6 },
    { x: 4.1, z: -5.6 },
    { x: 4.3, z: -2.2 },
    { x: 4.3, z: 1.2 },
  ],
  [
    { x: -4.3, z: 1.7 },
    { x: -4.3, z: -1.2 },
    { x: -4.3, z: -4.1 },
    { x: 0, z: -7 },
    { x: 4.3, z: -4.1 },
    { x: 4.3, z: -1.2 },
    { x: 4.3, z: 1.7 },
  ],
]
const NEAR_PLACE: HandPlace = { x: 0, z: 5.2 }
/** Spacing of cards within a colour, and at a change of colour, which separates a hand into its groups. */
const SAME_COLOUR_PITCH = 1.15
const COLOUR_CHANGE_PITCH = 1.45
/** Factor of the spacing for hands that have no other beside them. */
const SINGLE_OPPONENT_FACTOR = 1.25
/** Factors of all horizontal distances in a tall window and on a tall page. */
const PORTRAIT_FACTOR = 0.88
const TALL_PAGE_FACTOR = 0.72

const widthFactor = ({ portrait, page }: SceneContext): number =>
  page === 'tall' ? TALL_PAGE_FACTOR : portrait ? PORTRAIT_FACTOR : 1
const RISE = 0.016

/**
 * Returns all revealed hands, opened from the dealer's left, the winner's with a glow, and the viewer's waiting new
 * cards. A viewer's own cards come from the stock, those of others from their hands.
 */
export function shownHands(table: Table, context: SceneContext, field: Field): Piece[] {
  const { shown } = table.state
  if (shown === null) return []
  const order = showingOrder(table)
  const near = nearSeat(table)
  const others = opponentsOf(table)
  const spots = new Map<string, HandPlace>(spotsOf([near, ...others], context))
  // `spots` has an entry for every seat.
  const hands = order.flatMap((seat, turn) => shownHand(table, context, seat, spots.get(seat)!, turn))
  return table.over || table.eye < 0 || isUndealt(table) ? hands : [...hands, ...waitingCards(near, context, field)]
}

/** The near seat, then the opponents. */
type Seats = readonly [near: string, ...others: string[]]

/** Returns the place of each seat's revealed hand, the near seat's first. */
function spotsOf(seats: Seats, context: SceneContext): [string, HandPlace][] {
  if (context.page !== undefined) return pageSpots(seats, context.portrait)
  const narrow = widthFactor(context)
  const places = [NEAR_PLACE, ...entryAt(OPPONENT_PLACES, seats.length - 1)]
  return seats.map((seat, i) => {
    const { x, z } = entryAt(places, i)
    return [seat, { x: x * narrow, z }]
  })
}

/**
 * Returns the places on a page, where the hands lie in rows, the viewer's own last: two side by side if there are too
 * many for one column.
 */
function pageSpots([near, ...others]: Seats, tall: boolean): [string, HandPlace][] {
  const beside = handsPerRow(others.length + 1, tall)
  const order = [...others, near]
  const rows = Math.ceil(order.length / beside)
  return order.map((seat, i) => {
    const row = Math.floor(i / beside)
    const inRow = Math.min(beside, order.length - row * beside)
    const x = ((i % beside) - (inRow - 1) / 2) * SHOWN_PAGE.x
    return [seat, { x, z: (row - (rows - 1) / 2) * SHOWN_PAGE.z }]
  })
}

/** Returns the hand that a seat has revealed; throws if it has revealed none. */
function handOf({ state: { shown } }: Table, seat: string) {
  const hand = shown?.hands[seat]
  if (!hand) throw new RangeError(`no hand of ${seat} is shown`)
  return hand
}

function shownHand(table: Table, context: SceneContext, seat: string, at: HandPlace, turn: number): Piece[] {
  const { cards } = handOf(table, seat)
  const ids = cards.map((card) => `card:${card}`)
  const apart = opponentsOf(table).length === 1 && context.page === undefined ? SINGLE_OPPONENT_FACTOR : 1
  const rights = cardOffsets(table, seat, apart * widthFactor(context))
  const own = seat === nearSeat(table) && table.eye >= 0
  const won = seat === table.state.shown?.winner
  return ids.map((id, i) => ({
    id,
    kind: 'card',
    face: `49/${entryAt(cards, i)}`,
    pose: laidPose(id, { x: at.x + entryAt(rights, i), y: 0.004 + i * RISE, z: at.z }),
    zone: namedZone('shown', seat),
    from: own ? 'stock' : namedZone('hand', seat),
    motion: 'flip',
    beat: 2 + turn * 4 + 0.5 * i,
    glow: won ? 0.5 : 0,
    tint: won || governs(table, seat, entryAt(cards, i)) ? 1 : 0.86,
  }))
}

/**
 * Returns the offset of each card of a revealed hand to the right of its centre: colours are separated, and the Cheater
 * has the colour of the card that he stands for.
 */
function cardOffsets(table: Table, seat: string, narrow: number): number[] {
  const { cards, cheaterAs } = handOf(table, seat)
  const colours = cards.map((card) => colourOf(card === 'C' ? (cheaterAs ?? 0) - 1 : cardNamed(card)))
  let right = 0
  const rights = colours.map((colour, i) => {
    if (i > 0) right += narrow * (colour === colours[i - 1] ? SAME_COLOUR_PITCH : COLOUR_CHANGE_PITCH)
    return right
  })
  return rights.map((it) => it - right / 2)
}

/** Whether a card is among those that govern its hand; the others do not count. */
function governs(table: Table, seat: string, card: string): boolean {
  const { governs: numbers, cheaterAs } = handOf(table, seat)
  return card === 'C' ? cheaterAs !== null && numbers.includes(cheaterAs) : numbers.includes(cardNamed(card) + 1)
}

/** Returns the viewer's next hand, face down where it will be held, to be touched to pick it up. */
function waitingCards(seat: string, { touchable, portrait }: SceneContext, field: Field): Piece[] {
  const at = { x: 0, y: 0, z: portrait ? field.z + 4.55 : 9.4, turn: 0 }
  return Array.from({ length: 5 }, (_, i) => ({
    id: `back:${seat}:${i}`,
    kind: 'card',
    face: '49/back',
    pose: pilePose(`back:${seat}:${i}`, i, 5, { ...at, x: at.x + 0.24 * (i - 2) }),
    down: true,
    touch: TAKE_UP,
    zone: namedZone('hand', seat),
    group: 'hand',
    from: 'stock',
    motion: 'slide',
    beat: 8 + i,
    glow: touchable.has(TAKE_UP) ? 0.6 : 0,
  }))
}
