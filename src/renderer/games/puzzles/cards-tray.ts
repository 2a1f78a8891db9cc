import { namedTouch, namedZone } from '../../stage/model/names'
import type { Extent } from '../../framing/table-layout'
import type { Piece, Pose } from '../../stage/model/pieces'
import { furniture } from '../boxes/furniture'
import { laidPose } from '../layout/places'
import type { SceneContext } from '../types'
import { entryAt } from '../../../rules/kit'

/** Box and papers stand as at a table of three, the papers a little further out still. */
export const TRAY_SEATS = 3
const PAPERS_OUT = 1.1

/** What stands about while cards lie to both sides of the middle: all of it out of their way. */
export function furnitureAside(portrait: boolean): Piece[] {
  return furniture('forty-nine-outfit', TRAY_SEATS, portrait).map((piece) => {
    if (piece.id !== 'leaflet' && piece.id !== 'pad') return piece
    return { ...piece, pose: { ...piece.pose, x: piece.pose.x + Math.sign(piece.pose.x) * PAPERS_OUT } }
  })
}

const COLOUR_SIZE = 7
/** Green, the middle colour, lies in front of the board; three colours in columns to either side of it. */
const MIDDLE = 3
const COLUMNS = [-12.75, -10.88, -9.02, 0, 9.02, 10.88, 12.75] as const
/** The left ones begin before the box; the right ones further away, since the list of moves lies over their near end. */
const COLUMN_FROM = { left: -2.3, right: -5.4 } as const
const COLUMN_PITCH = 1.76
/** On a page: three columns at the left of the board, four at its right, and nothing before it. */
const COLUMNS_PAGE = [-12.9, -10.95, -9.02, 9.02, 10.95, 12.9, 14.85] as const
const FROM_PAGE = -5.3
/** Clear of the prompt at the near edge, and of the board. */
const FRONT = { z: 9.5, pitch: 2.05 }

/** On a high screen two colours lie behind the board and five before it, each a row that shows its lower half. */
const ROWS_PORTRAIT = [-11.3, -9.4, 9.5, 10.75, 12, 13.25, 14.4] as const
const PITCH_PORTRAIT = 2.05
const OVERLAP = 0.03

/** Where card 1 to 49 lies while it is in the tray: always the same place, by colours, so that it is soon found. */
function traySpot(
  card: number,
  { portrait, page }: Pick<SceneContext, 'portrait' | 'page'>,
): { readonly x: number; readonly y: number; readonly z: number } {
  const colour = Math.floor((card - 1) / COLOUR_SIZE)
  const at = (card - 1) % COLOUR_SIZE
  const across = at - MIDDLE
  if (portrait) {
    const y = 0.004 + (ROWS_PORTRAIT.length - 1 - colour) * OVERLAP
    return { x: across * PITCH_PORTRAIT, y, z: entryAt(ROWS_PORTRAIT, colour) }
  }
  if (page === true)
    return { x: entryAt(COLUMNS_PAGE, colour), y: 0.004 + at * OVERLAP, z: FROM_PAGE + at * COLUMN_PITCH }
  if (colour === MIDDLE) return { x: across * FRONT.pitch, y: 0.004, z: FRONT.z }
  const from = colour < MIDDLE ? COLUMN_FROM.left : COLUMN_FROM.right
  // Each card lies a little upon the one behind it.
  return { x: COLUMNS[colour]!, y: 0.004 + at * OVERLAP, z: from + at * COLUMN_PITCH }
}

/** The board with the tray round it. */
const EXTENT: Extent = { left: -13.9, right: 15.85, far: -8, near: 8 }
const EXTENT_TALL: Extent = { left: -8, right: 8, far: -12.3, near: 15.4 }

/** What a tray and its board reach over. */
export const trayExtent = (tall: boolean): Extent => (tall ? EXTENT_TALL : EXTENT)

/** A card of the tray, touched as `hand:<card>`; picked it is lifted toward the eye. */
export function trayCard(card: string, context: SceneContext): Piece {
  return cardToTake(card, traySpot(Number(card), context), 0.6, context)
}

/** A card that may be taken up from where it lies, a little askew by `stray`: touched as `hand:<card>`. */
export function cardToTake(card: string, spot: Pose, stray: number, context: SceneContext): Piece {
  const id = `card:${card}`
  const touch = namedTouch('hand', card)
  const picked = context.picked.includes(touch)
  const pose = laidPose(id, spot, stray)
  return {
    id,
    kind: 'card',
    face: `49/${card}`,
    pose: picked ? liftedPose(pose, context) : pose,
    zone: namedZone('hand', 'A'),
    motion: 'lay',
    touch,
    ...(picked ? { glow: 0.9 } : {}),
  }
}

/** The empty place of a card that lies on the board: it can be put back there. Touched as `tray`. */
export function trayGap(card: string, context: SceneContext): Piece {
  const { x, y, z } = traySpot(Number(card), context)
  return {
    id: `gap:${card}`,
    kind: 'mark',
    face: 'mark/square',
    pose: { x, y, z },
    touch: 'tray',
    zone: 'marks',
    glow: context.touchable.has('tray') ? 0.35 : 0,
  }
}

/** Taken up from where it lies; on a high screen only so far that it hides nothing of what lies behind it. */
export function liftedPose(pose: Pose, { portrait }: SceneContext): Pose {
  return { ...pose, y: pose.y + (portrait ? 0.25 : 0.7), z: pose.z + 0.15, bend: [0.02, 0.01] }
}
