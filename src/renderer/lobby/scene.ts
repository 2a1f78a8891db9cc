import { namedTouch } from '../stage/model/touch-names'
import { boxScene } from '../games/boxes/scene'
import type { BoxId } from '../../rules/manifest'
import { boardTop } from '../games/layout/board'
import { jitter } from '../games/layout/jitter'
import type { Piece, PieceKind } from '../stage/model/pieces'
import { inTableOrder, type SeatCard } from './seat-cards'

/** What a gathering shows besides the seats. */
export interface GatheringContext {
  readonly box: BoxId
  /** Whether the invitation stands on the table: false if this screen may not know the code. */
  readonly hasInvitation: boolean
  /** What can be touched: `chair:C` for a seat that is free. */
  readonly touchable: ReadonlySet<string>
  readonly arrangement: Arrangement
}

/** These would lie where the cards of the seats stand: they appear when the game begins. */
const LATER_KINDS: ReadonlySet<PieceKind> = new Set<PieceKind>(['pad', 'leaflet', 'dial', 'arrow'])

/** Half the side of the board, in inches: a card within it stands on the board. */
const HALF_BOARD = 7.6

/** Builds the table while people gather: the game's material laid ready, a card at every seat, and the invitation. */
export function lobbyScene(cards: readonly SeatCard[], context: GatheringContext): Piece[] {
  const { box, arrangement } = context
  const wide = arrangement === 'wide'
  const boxPieces = boxScene(box, { phase: 'open', touchable: new Set(), wasOpened: true, portrait: !wide })
  const places = cardPlaces(cards.length, arrangement)
  // There are as many places as cards.
  const cardPieces = inTableOrder(cards).map((card, i) => cardPiece(card, places[i]!, context))
  // On a small screen it would be too small for a camera: a button shows it there.
  const invitation = context.hasInvitation && wide ? [invitationPiece(box)] : []
  return [...boxPieces.filter(({ kind }) => !LATER_KINDS.has(kind)).map(withoutTouch), ...cardPieces, ...invitation]
}

/** Removes a piece's touch: nothing of the box reacts to touches during a gathering. */
function withoutTouch(piece: Piece): Piece {
  const { touch, ...rest } = piece
  return touch === undefined ? piece : rest
}

/** Height of a card above the unrolled layout, which is never quite flat. */
const LAYOUT_HEIGHT = 0.03

/** Returns the height of the ground at a place: of the board or the layout if there is one, or of the table. */
function groundHeight(box: BoxId, { x, z }: CardPlace): number {
  if (box === 'deck-o-cards') return LAYOUT_HEIGHT
  const onBoard = box === 'forty-nine-outfit' && Math.max(Math.abs(x), Math.abs(z)) < HALF_BOARD + 1.5
  return onBoard ? boardTop(x) : 0
}

function cardPiece({ seat }: SeatCard, place: CardPlace, { box, touchable }: GatheringContext): Piece {
  const touch = namedTouch('chair', seat)
  const id = `tent:${seat}`
  const piece: Piece = {
    id,
    kind: 'tent',
    face: `tent/${seat}`,
    pose: {
      x: place.x + jitter(id, 'x', 0.12),
      y: groundHeight(box, place),
      z: place.z + jitter(id, 'z', 0.1),
      turn: place.turn + jitter(id, 'turn', 0.05),
    },
    zone: 'table',
    motion: 'slide',
  }
  return touchable.has(touch) ? { ...piece, touch, glow: 0.35 } : piece
}

function invitationPiece(box: BoxId): Piece {
  const { x, z, turn } = INVITATION_PLACE
  return {
    id: 'tent:invite',
    kind: 'tent',
    face: 'tent/invite',
    pose: { x, y: groundHeight(box, INVITATION_PLACE), z, turn },
    zone: 'table',
    motion: 'lay',
    touch: 'invite',
  }
}

/** Position of a folded card: inches on the table, and a rotation about y. */
export interface CardPlace {
  readonly x: number
  readonly z: number
  readonly turn: number
}

const placeAt = (x: number, z: number, turn = 0): CardPlace => ({ x, z, turn })
/** Cards at the sides are turned so that they can be read from the near edge. */
const left = (z: number): CardPlace => placeAt(-11.6, z, 0.3)
const far = (x: number): CardPlace => placeAt(x, -12.2, -x * 0.02)

const NEAR = placeAt(0.2, 11.2)

/**
 * Returns places in turn order, from the viewer's left round the far edge to the right.
 * @param half those at the left, from the near edge on; those at the right are their image in a mirror
 * @param middle the place between the two halves, if there is one
 */
const ring = (half: readonly CardPlace[], ...middle: readonly CardPlace[]): readonly CardPlace[] => [
  ...half,
  ...middle,
  ...half.toReversed().map(({ x, z, turn }) => placeAt(-x, z, -turn)),
]

/** The other cards, by their number. */
const OTHERS: readonly (readonly CardPlace[])[] = [
  [],
  [far(0)],
  ring([left(-2.4)]),
  ring([left(-1)], far(0)),
  ring([left(0), far(-5)]),
  ring([left(1), far(-7)], far(0)),
  ring([left(2.9), left(-4.6), far(-5)]),
  ring([left(2.9), left(-4.6), far(-7)], far(0)),
]

/** On a portrait screen: two columns beside the middle, and a row at the back. */
const OTHERS_HIGH: readonly (readonly CardPlace[])[] = [
  [],
  [placeAt(0, -8)],
  ring([placeAt(-4.6, -6)]),
  ring([placeAt(-5.2, 0)], placeAt(0, -8)),
  ring([placeAt(-5.2, 2), placeAt(-5.2, -7)]),
  ring([placeAt(-5.2, 2.4), placeAt(-5.2, -4)], placeAt(0, -10.4)),
  ring([placeAt(-5.2, 4), placeAt(-5.2, -3), placeAt(-5.2, -10)]),
  ring([placeAt(-5.2, 4), placeAt(-5.2, -2), placeAt(-5.2, -8)], placeAt(0, -12)),
]
const NEAR_HIGH = placeAt(0, 9.2)

/** On a small landscape screen: as close to one another as is readable, round the middle. */
const OTHERS_LOW: readonly (readonly CardPlace[])[] = [
  [],
  [placeAt(0, -5)],
  ring([placeAt(-5.4, -2.6, 0.12)]),
  ring([placeAt(-7, -0.6, 0.16)], placeAt(0, -6.4)),
  ring([placeAt(-7.6, 0.6, 0.18), placeAt(-3.1, -6.2)]),
  ring([placeAt(-8.2, 0.8, 0.18), placeAt(-6.2, -6.4)], placeAt(0, -7)),
  ring([placeAt(-8.3, 2.8, 0.16), placeAt(-8.4, -3, 0.14), placeAt(-3, -7.6)]),
  ring([placeAt(-8.3, 3, 0.16), placeAt(-8.4, -2.6, 0.14), placeAt(-6, -8.4)], placeAt(0, -8.8)),
]
const NEAR_LOW = placeAt(0.1, 7.8)

/**
 * The arrangement of the cards: `wide` with the papers beside them; alone on a small screen, `low` in landscape and
 * `high` in portrait.
 */
export type Arrangement = 'wide' | 'low' | 'high'

const PLACES_BY_ARRANGEMENT: Readonly<
  Record<Arrangement, { readonly near: CardPlace; readonly others: typeof OTHERS }>
> = {
  wide: { near: NEAR, others: OTHERS },
  low: { near: NEAR_LOW, others: OTHERS_LOW },
  high: { near: NEAR_HIGH, others: OTHERS_HIGH },
}

/**
 * Returns the places of the cards for this number of seats: the nearest first, then clockwise round the table from the
 * left.
 */
export function cardPlaces(chairs: number, arrangement: Arrangement): readonly CardPlace[] {
  const { near, others } = PLACES_BY_ARRANGEMENT[arrangement]
  return [near, ...(others[Math.max(0, chairs - 1)] ?? [])]
}

/** The invitation stands in the middle, in front of the others. */
export const INVITATION_PLACE: CardPlace = placeAt(0.1, 2.6, 0.02)
