import { UNTOUCHED } from '../../games/layout/eye'
import type { GameFace } from '../../games/types'
import { diffPieces } from '../../stage/model/piece-diff'
import type { Piece } from '../../stage/model/pieces'
import { sizeOf } from '../../stage/model/sizes'
import { isZoneOf, OUTLINE_ZONE } from '../../stage/model/touch-names'
import type { Trace } from '../table/table-screen'
import { formOf } from '../../stage/model/instanced-forms'

/** What a ply moved: pieces by id, each with the zone where it came to rest, and the board places that were vacated. */
export interface MovedPieces {
  readonly zones: ReadonlyMap<string, string | undefined>
  readonly vacated: readonly Piece[]
}

/** Intensities of the marks, and their delay in beats: what moved has landed by then. */
const LAST_MOVE_MARK = { glow: 0.5, itself: 0.3, left: 0.32, beat: 7 } as const
const HINT_GLOW = 1
const MOVABLE_GLOW = 1
/** Extra scale of the light around a man: his shadow on the board hides the light right next to him. */
const AROUND_MAN = 1.13
/** A ply that moves more things than this is not a single play (a deal, a sweep); nothing is marked then. */
const MAX_MOVED = 14

const PLAYED_KINDS = new Set(['card', 'man', 'chip'])

/** Finds what a ply moved by comparing the scenes before and after it, as the table itself does. */
export function findMoved(face: GameFace, { before, after, lastPly }: Trace): MovedPieces {
  const piecesBefore = face.scene(before, UNTOUCHED)
  const { changes } = diffPieces(piecesBefore, face.scene(after, { ...UNTOUCHED, lastPly }))
  const moved = changes.filter(
    ({ piece, previous: from }) => PLAYED_KINDS.has(piece.kind) && from !== null && from.zone !== piece.zone,
  )
  if (moved.length > MAX_MOVED) return { zones: new Map(), vacated: [] }
  const board = piecesBefore.find(({ kind, fold }) => kind === 'board' && fold !== 1)
  return {
    zones: new Map(moved.map(({ piece }) => [piece.id, piece.zone])),
    vacated: moved.flatMap(({ previous: from }) => (from !== null && board && isOn(board, from) ? [from] : [])),
  }
}

function isOn(board: Piece, { group, pose }: Piece): boolean {
  const { w, d } = sizeOf('board', board.face)
  return group === undefined && Math.abs(pose.x - board.pose.x) < w / 2 && Math.abs(pose.z - board.pose.z) < d / 2
}

/** How pieces are highlighted: `around` flat ones, or the touched piece `itself`, as on a table without depth. */
export type Lighting = 'around' | 'itself'

/** Piles that are named while they lie face down. */
const CLOSED_PILES: ReadonlySet<string> = new Set(['rest', 'blind'])
/** Outlined places of piles that are named; their names are the zones of the piles. */
const OUTLINED_PILE = /^outline:((?:stock$|won:|books:|discards:).*)$/

/**
 * Names the piles of cards: on the topmost card of each, as on a slip of paper, or in its empty place.
 * @param captionOf given the number of cards that lie there; null for no slip
 */
export function withCaptions(
  pieces: readonly Piece[],
  captionOf: (zone: string, laid: number) => string | null,
): readonly Piece[] {
  const tops = new Map<string, Piece>()
  const counts = new Map<string, number>()
  for (const piece of pieces) {
    const { kind, pose, zone = '' } = piece
    const isPile = zone === 'stock' || (CLOSED_PILES.has(zone) && piece.down) || isZoneOf(zone, 'won')
    if (kind !== 'card' || !isPile) continue
    counts.set(zone, (counts.get(zone) ?? 0) + 1)
    if (pose.y >= (tops.get(zone)?.pose.y ?? -Infinity)) tops.set(zone, piece)
  }
  return pieces.map((piece) => {
    const { id, zone = '' } = piece
    const place = zone === OUTLINE_ZONE ? (OUTLINED_PILE.exec(id)?.[1] ?? null) : null
    const pile = place ?? (tops.get(zone) === piece ? zone : null)
    const text = pile === null ? null : captionOf(pile, counts.get(pile) ?? 0)
    return text === null ? piece : { ...piece, label: { text, tone: place === null ? 'plain' : 'faint' } }
  })
}

/** Highlights what a ply moved, and the board places where it was before. */
export function withLastMove(
  pieces: readonly Piece[],
  { zones, vacated }: MovedPieces,
  lighting: Lighting,
): readonly Piece[] {
  const isMoved = ({ id, zone }: Piece): boolean => zones.has(id) && zones.get(id) === zone
  const isRinged = (piece: Piece): boolean => isMoved(piece) && lighting === 'around' && isLevel(piece)
  const ringed = lowestOfPiles(pieces.filter(isRinged))
  const lit = pieces.map((piece) =>
    isMoved(piece) && !isRinged(piece) ? withGlow(piece, LAST_MOVE_MARK.itself) : piece,
  )
  return [
    ...lit,
    ...ringed.map((piece) => haloOf(piece, 'last', LAST_MOVE_MARK.glow, LAST_MOVE_MARK.beat)),
    // Several pieces may have come from the top of one pile: it has one light.
    ...(pieces.some(isMoved) ? [...new Set(vacated)].map((piece) => haloOf(piece, 'left', LAST_MOVE_MARK.left)) : []),
  ]
}

const withGlow = (piece: Piece, glow: number): Piece => ({ ...piece, glow: Math.max(piece.glow ?? 0, glow) })

/** Returns the lowest piece of each pile: a pile has one light. */
function lowestOfPiles(pieces: readonly Piece[]): Piece[] {
  const at = new Map<string, Piece>()
  for (const piece of pieces) {
    const { x, y, z } = piece.pose
    const key = `${x.toFixed(0)} ${z.toFixed(0)}`
    const known = at.get(key)
    if (known === undefined || known.pose.y > y) at.set(key, piece)
  }
  return [...at.values()]
}

/** Puts a light around every man who may move: his own colour hides a light on himself. */
export function withMovable(pieces: readonly Piece[], touchable: ReadonlySet<string>): readonly Piece[] {
  const movable = pieces.filter((piece) => piece.kind === 'man' && touchable.has(piece.touch ?? '') && isLevel(piece))
  return movable.length === 0
    ? pieces
    : [...pieces, ...lowestOfPiles(movable).map((piece) => lightAround(piece, 'may', MOVABLE_GLOW))]
}

/** Creates the light around a piece to be found; a man's is wider than he is. */
function lightAround(piece: Piece, of: string, glow: number): Piece {
  const halo = haloOf(piece, of, glow)
  if (piece.kind !== 'man') return halo
  return { ...halo, pose: { ...halo.pose, scale: (halo.pose.scale ?? 1) * AROUND_MAN } }
}

/** Highlights everything that these touches name: flat pieces from around; leaning pieces and places themselves. */
export function withHint(pieces: readonly Piece[], touches: readonly string[], lighting: Lighting): readonly Piece[] {
  const hintedPieces = new Set(touches.flatMap((touch) => pieces.findLast((piece) => piece.touch === touch) ?? []))
  const ringed = [...hintedPieces].filter((piece) => lighting === 'around' && piece.kind !== 'mark' && isLevel(piece))
  return [
    ...pieces.map((piece) => (hintedPieces.has(piece) ? withGlow(piece, HINT_GLOW) : piece)),
    ...ringed.map((piece) => lightAround(piece, 'hint', HINT_GLOW)),
  ]
}

/**
 * Height of a halo relative to the underside of its piece, in inches: above the ground below, but hidden by the piece.
 */
const HALO_OFFSET = -0.001
/** Pieces that lean more than this, in radians, have no halo, since its light lies flat. */
const MAX_LEVEL_LEAN = 0.02

/** Whether a piece lies flat, so that it can have a halo. */
const isLevel = ({ pose }: Piece): boolean =>
  Math.abs(pose.tilt ?? 0) < MAX_LEVEL_LEAN && Math.abs(pose.roll ?? 0) < MAX_LEVEL_LEAN

/**
 * Returns a halo, which is light around a flat piece: a mark of its size, named after the piece.
 * @param reason reason for the halo, used in its name: `last`, `hint`
 * @param glow strength, 0 to 1
 * @param beat start within a transition, in beats
 */
function haloOf(piece: Piece, reason: string, glow: number, beat = 0): Piece {
  const { x, y, z, turn = 0, scale = 1 } = piece.pose
  const round = formOf(piece.kind, piece.face)?.round === true ? '/round' : ''
  return {
    id: `${reason}:${piece.id}`,
    kind: 'mark',
    face: `mark/around/${piece.kind}/${piece.face}${round}`,
    pose: { x, y: y + HALO_OFFSET, z, turn, scale },
    glow,
    beat,
    ...(piece.group === undefined ? {} : { group: piece.group }),
  }
}
