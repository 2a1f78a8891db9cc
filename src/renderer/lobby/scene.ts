import { namedTouch } from '../stage/model/names'
import { boxScene } from '../games/boxes/scene'
import type { BoxId } from '../../rules/manifest'
import { boardTop } from '../games/layout/board'
import { jitter } from '../games/layout/jitter'
import type { Piece, PieceKind } from '../stage/model/pieces'
import { roundFrom, type ChairCard } from './seat-cards'
import { type Arrangement, cardPlaces, INVITATION, type CardPlace } from './card-places'

/** What a gathering shows besides the seats. */
export interface GatheringContext {
  readonly box: BoxId
  /** Whether the invitation stands on the table: false if this screen may not know the code. */
  readonly invites: boolean
  /** What can be touched: `chair:C` for a seat that is free. */
  readonly touchable: ReadonlySet<string>
  readonly arrangement: Arrangement
}

/** These would lie where the cards of the seats stand: they appear when the game begins. */
const LATER: ReadonlySet<PieceKind> = new Set<PieceKind>(['pad', 'leaflet', 'dial', 'arrow'])

/** Half the side of the board, in inches: a card within it stands on the board. */
const HALF_BOARD = 7.6

/** Builds the table while people gather: the game's material laid ready, a card at every seat, and the invitation. */
export function lobbyScene(cards: readonly ChairCard[], context: GatheringContext): Piece[] {
  const { box, arrangement } = context
  const wide = arrangement === 'wide'
  const laid = boxScene(box, { phase: 'open', touchable: new Set(), wasOpened: true, portrait: !wide })
  const places = cardPlaces(cards.length, arrangement)
  // There are as many places as cards.
  const round = roundFrom(cards).map((card, i) => chairCard(card, places[i]!, context))
  // On a small screen it would be too small for a camera: a button shows it there.
  const invitation = context.invites && wide ? [theInvitation(box)] : []
  return [...laid.filter(({ kind }) => !LATER.has(kind)).map(still), ...round, ...invitation]
}

/** Removes a piece's touch: nothing of the box reacts to touches during a gathering. */
function still(piece: Piece): Piece {
  const { touch, ...rest } = piece
  return touch === undefined ? piece : rest
}

/** Height of a card above the unrolled layout, which is never quite flat. */
const ON_LAYOUT = 0.03

/** Returns the height of the ground at a place: of the board or the layout if there is one, or of the table. */
function ground(box: BoxId, { x, z }: CardPlace): number {
  if (box === 'deck-o-cards') return ON_LAYOUT
  const onBoard = box === 'forty-nine-outfit' && Math.max(Math.abs(x), Math.abs(z)) < HALF_BOARD + 1.5
  return onBoard ? boardTop(x) : 0
}

function chairCard({ seat }: ChairCard, place: CardPlace, { box, touchable }: GatheringContext): Piece {
  const touch = namedTouch('chair', seat)
  const id = `tent:${seat}`
  const piece: Piece = {
    id,
    kind: 'tent',
    face: `tent/${seat}`,
    pose: {
      x: place.x + jitter(id, 'x', 0.12),
      y: ground(box, place),
      z: place.z + jitter(id, 'z', 0.1),
      turn: place.turn + jitter(id, 'turn', 0.05),
    },
    zone: 'table',
    motion: 'slide',
  }
  return touchable.has(touch) ? { ...piece, touch, glow: 0.35 } : piece
}

function theInvitation(box: BoxId): Piece {
  const { x, z, turn } = INVITATION
  return {
    id: 'tent:invite',
    kind: 'tent',
    face: 'tent/invite',
    pose: { x, y: ground(box, INVITATION), z, turn },
    zone: 'table',
    motion: 'lay',
    touch: 'invite',
  }
}
