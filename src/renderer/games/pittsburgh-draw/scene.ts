import { cardCount, isOpenHand, nearSeat, seatsOf, opponentsOf, isUndealt, packSize } from '../layout/eye'
import { dealBeat, hands } from '../layout/hands'
import { stockPile, placeOutline, verbPlace } from '../layout/outlines'
import { centredExtent, type Extent, type PageShape } from '../../framing/table-layout'
import type { SceneContext } from '../types'
import { trickRadii, trickSpots } from '../layout/trick'
import { isShowing, type Table, showingOrder, TAKE_UP, isFresh, DISCARDS, STAND } from './table'
import { namedZone, isTouchOf } from '../../stage/model/touch-names'
import type { Piece, TablePoint } from '../../stage/model/pieces'
import { cardPiece, laidCard, markPiece, rowPoses, pilePose } from '../layout/places'
import { entryAt } from '../../../rules/kit'
import { cardNamed, colourOf } from '../../../rules/forty-nine-outfit/cards'

/**
 * Returns the factor by which discards lie further out than the cards of a trick, so that rows of five do not touch.
 */
const discardDistanceFactor = (seats: number): number => (seats > 6 ? 1.1 : seats > 4 ? 1.3 : 1.5)

/** Half the size of a row of discards on a page: five overlapping cards, in inches. */
const HALF_DISCARDS = { x: 2.1, z: 1.2 } as const
/** Distances between the centres of revealed hands on a page, and half the size of one, in inches. */
const SHOWN_PAGE = { x: 8, z: 2.3 } as const
const HALF_SHOWN = { x: 3.9, z: 1.05 } as const

/**
 * Largest number of revealed hands laid out in a single column, in wide and tall windows; more are laid out in pairs.
 */
const MAX_HANDS_IN_COLUMN = { wide: 2, tall: 5 } as const

/** Returns the number of revealed hands side by side on a page. */
const handsPerRow = (seats: number, tall: boolean): number =>
  seats > MAX_HANDS_IN_COLUMN[tall ? 'tall' : 'wide'] ? 2 : 1

/**
 * Returns the extent on a page: that of a deal, with all discards, or that of the revealed hands, until the viewer
 * picks up the new cards. The camera moves to a showing and back, and stands still during every deal.
 */
export function pittsburghExtent(table: Table, shape: PageShape, picked: readonly string[] = []): Extent {
  const { seats } = table
  const [wide, deep] = trickRadii(seats)
  const far = discardDistanceFactor(seats)
  if (!isShowing(table, picked)) return centredExtent(wide * far + HALF_DISCARDS.x, deep * far + HALF_DISCARDS.z)
  const beside = handsPerRow(seats, shape === 'tall')
  const rows = Math.ceil(seats / beside)
  const half = (beside - 1) / 2
  return centredExtent(half * SHOWN_PAGE.x + HALF_SHOWN.x, ((rows - 1) / 2) * SHOWN_PAGE.z + HALF_SHOWN.z)
}

/** Largest distance of a row's centre to the side on a tall page, in inches. */
const MAX_SIDE_DISTANCE = 4

/** Returns the place of each seat's discards. */
function discardSpots(table: Table, { page }: SceneContext): Map<string, { x: number; z: number; turn: number }> {
  const far = discardDistanceFactor(table.seats)
  const aside = page === 'tall' ? Math.min(far, MAX_SIDE_DISTANCE / trickRadii(table.seats)[0]) : far
  const spots = [...trickSpots(table, page)]
  return new Map(spots.map(([seat, { x, z, turn }]) => [seat, { x: x * aside, z: z * far, turn }]))
}

/** Returns the spacing of discards, in inches: wide enough to count them, less if many seats sit close together. */
const pitch = (seats: number): number => (seats > 6 ? 0.36 : 0.62)

/** Returns every seat's discards, face down in front of it, so that everybody sees how many cards it exchanges. */
function discards(table: Table, context: SceneContext): Piece[] {
  const spots = discardSpots(table, context)
  return seatsOf(table).flatMap((seat) => {
    const ids = discardIds(table, seat)
    const spot = spots.get(seat)
    if (spot === undefined) return []
    const poses = rowPoses({ x: spot.x, z: spot.z, facing: spot.turn, pitch: pitch(table.seats), width: 2.6 }, ids)
    return ids.map((id, i): Piece => ({
      ...cardPiece(id, '49/back', entryAt(poses, i)),
      down: true,
      zone: namedZone('discards', seat),
      from: namedZone('hand', seat),
      motion: 'slide',
      beat: 0.5 * i,
    }))
  })
}

/** Returns the ids of a seat's discards. The viewer's own cards keep their ids, so that they visibly leave the hand. */
function discardIds(table: Table, seat: string): string[] {
  const thrown = table.state.discards[seat] ?? null
  if (thrown === null) return []
  if (isOpenHand(thrown) && seat === nearSeat(table)) return thrown.map((card) => `card:${card}`)
  return Array.from({ length: cardCount(thrown) }, (_, i) => `thrown:${seat}:${i}`)
}

/** Spacing of cards within a colour, and at a change of colour, which separates a hand into its groups. */
const SAME_COLOUR_PITCH = 1.15
const COLOUR_CHANGE_PITCH = 1.45
/** Factor of the distances within a revealed hand on a tall page. */
const TALL_PAGE_FACTOR = 0.72
const RISE = 0.016

/**
 * Returns all revealed hands, opened from the dealer's left, the winner's with a glow, and the viewer's waiting new
 * cards. A viewer's own cards come from the stock, those of others from their hands.
 */
function shownHands(table: Table, context: SceneContext): Piece[] {
  const { shown } = table.state
  if (shown === null) return []
  const order = showingOrder(table)
  const near = nearSeat(table)
  const others = opponentsOf(table)
  const spots = new Map(spotsOf([near, ...others], context.page === 'tall'))
  // `spots` has an entry for every seat.
  const hands = order.flatMap((seat, turn) => shownHand(table, context, seat, spots.get(seat)!, turn))
  return table.over || table.eye < 0 || isUndealt(table) ? hands : [...hands, ...waitingCards(near, context)]
}

/** The near seat, then the opponents. */
type Seats = readonly [near: string, ...others: string[]]

/**
 * Returns the place of each seat's revealed hand. They lie in rows, the viewer's own last: two side by side if there
 * are too many for one column.
 */
function spotsOf([near, ...others]: Seats, tall: boolean): [string, TablePoint][] {
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

function shownHand(table: Table, context: SceneContext, seat: string, at: TablePoint, turn: number): Piece[] {
  const { cards } = handOf(table, seat)
  const rights = cardOffsets(table, seat, context.page === 'tall' ? TALL_PAGE_FACTOR : 1)
  const own = seat === nearSeat(table) && table.eye >= 0
  const won = seat === table.state.shown?.winner
  return cards.map((card, i) => ({
    ...laidCard(card, { x: at.x + entryAt(rights, i), y: 0.004 + i * RISE, z: at.z }),
    zone: namedZone('shown', seat),
    from: own ? 'stock' : namedZone('hand', seat),
    motion: 'flip',
    beat: 2 + turn * 4 + 0.5 * i,
    glow: won ? 0.5 : 0,
    tint: won || governs(table, seat, card) ? 1 : 0.86,
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
function waitingCards(seat: string, { touchable }: SceneContext): Piece[] {
  const ids = Array.from({ length: 5 }, (_, i) => `back:${seat}:${i}`)
  return ids.map((id, i) => ({
    ...cardPiece(id, '49/back', pilePose(id, i, ids.length, { x: 0.24 * (i - 2), y: 0, z: 0, turn: 0 })),
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

/**
 * Returns the hands as they are held. In a new deal cards come from the stock; after a showing the viewer's own come
 * from where they were put down.
 */
function heldHands(table: Table, context: SceneContext): Piece[] {
  const hasShownHands = table.state.shown !== null
  return hands(table, context, {
    cards: (seat) => table.state.hands[seat] ?? 0,
    from: (seat) => (hasShownHands && seat === nearSeat(table) ? namedZone('hand', seat) : 'stock'),
    ...(isFresh(table) && !hasShownHands ? { beat: dealBeat(table, context) } : {}),
  })
}

/**
 * Returns a place to touch for keeping all five cards; once cards are picked, also the place in front of the hand for
 * the discards. Who only watches has neither.
 */
function marks(table: Table, context: SceneContext): Piece[] {
  if (table.over || table.eye < 0 || isUndealt(table)) return []
  const stand = verbPlace(STAND, context)
  const isDiscarding = context.picked.some((touch) => isTouchOf(touch, 'hand'))
  return isDiscarding ? [stand, discardMark(table, context)] : [stand]
}

function discardMark(table: Table, context: SceneContext): Piece {
  // `discardSpots` has an entry for every seat.
  const { x, z } = discardSpots(table, context).get(nearSeat(table))!
  return { ...markPiece(`mark:${DISCARDS}`, 'square', { x, y: 0.004, z }, 0.9), touch: DISCARDS }
}

/** Returns the outlines of the places for discards where none lie and none can be laid down at the moment. */
function emptyDiscards(table: Table, context: SceneContext): Piece[] {
  if (table.over || isUndealt(table)) return []
  const isDiscarding = context.picked.some((touch) => isTouchOf(touch, 'hand'))
  return [...discardSpots(table, context)].flatMap(([seat, at]) => {
    const isUsed = cardCount(table.state.discards[seat] ?? null) > 0 || (isDiscarding && seat === nearSeat(table))
    return isUsed ? [] : [placeOutline(`discards:${seat}`, '49/back', at)]
  })
}

/**
 * Returns the table of Pittsburgh Draw: hands and discards, or the hands revealed last. Those stay until the viewer
 * picks up the new cards, although the next deal has been made.
 */
export function scene(seen: Table, context: SceneContext): Piece[] {
  const playing = isShowing(seen, context.picked)
    ? shownHands(seen, context)
    : [
        ...heldHands(seen, context),
        ...discards(seen, context),
        ...emptyDiscards(seen, context),
        ...marks(seen, context),
      ]
  const before = isUndealt(seen) && seen.state.shown === null
  return [...stockPile(seen, before ? packSize(seen) : cardCount(seen.state.stock)), ...playing]
}
