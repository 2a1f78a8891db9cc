import { namedTouch } from '../stage/model/touch-names'
import { boxScene } from '../games/boxes/scene'
import type { BoxId } from '../../rules/manifest'
import { boardTop } from '../games/layout/board'
import { jitter } from '../games/layout/jitter'
import type { Piece, PieceKind } from '../stage/model/pieces'
import { inTableOrder, type SeatCard } from './seat-cards'
import { type Arrangement, cardPlaces, INVITATION_PLACE, type CardPlace } from './card-places'

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
