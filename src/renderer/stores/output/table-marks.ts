import type { GameFace, SceneContext } from '../../games/types'
import { haloOf, isLevel } from '../../stage/model/halo'
import { compare } from '../../stage/model/piece-diff'
import type { Piece } from '../../stage/model/pieces'
import { sizeOf } from '../../stage/model/sizes'
import type { Trace } from '../table/trace'

/** What a ply moved: pieces by id, each in the zone where it came to lie, and what left a place of a board. */
export interface Moved {
  readonly zones: ReadonlyMap<string, string | undefined>
  readonly left: readonly Piece[]
}

/** How strong the marks are, and when they come, in beats: what moved has come down by then. */
const LAST = { glow: 0.5, itself: 0.3, left: 0.32, beat: 7 } as const
const HINT = 1
const MAY = 1
/** How much larger a man's light is than his foot: what he throws on the board hides the light right around it. */
const AROUND_MAN = 1.13
/** Whatever moves more things than this is no play of a hand: a deal, a sweep. Nothing is marked then. */
const MOST = 14

const PLAYED = new Set(['card', 'man', 'chip'])

/** A scene that nobody touches. */
const UNTOUCHED: SceneContext = {
  touchable: new Set(),
  picked: [],
  last: null,
  portrait: false,
  flick: null,
  page: true,
  covered: false,
}

/** What a ply moved, by comparing the scene after it with the one before, as the table itself does. */
export function movedBy(face: GameFace, { before, after, last }: Trace): Moved {
  const was = face.scene(before, UNTOUCHED)
  const { changes } = compare(was, face.scene(after, { ...UNTOUCHED, last }))
  const moved = changes.filter(
    ({ piece, was: from }) => PLAYED.has(piece.kind) && from !== null && from.zone !== piece.zone,
  )
  if (moved.length > MOST) return { zones: new Map(), left: [] }
  const board = was.find(({ kind, fold }) => kind === 'board' && fold !== 1)
  return {
    zones: new Map(moved.map(({ piece }) => [piece.id, piece.zone])),
    left: moved.flatMap(({ was: from }) => (from !== null && board && isOn(board, from) ? [from] : [])),
  }
}

function isOn(board: Piece, { group, pose }: Piece): boolean {
  const { w, d } = sizeOf('board', board.face)
  return group === undefined && Math.abs(pose.x - board.pose.x) < w / 2 && Math.abs(pose.z - board.pose.z) < d / 2
}

/** How a table is lit: `around` what lies flat on it, or what is touched `itself`, as a table without depth is. */
export type Lighting = 'around' | 'itself'

/** The table with light on what a ply moved, and where on a board that stood before. */
export function withLastMove(pieces: readonly Piece[], { zones, left }: Moved, lighting: Lighting): readonly Piece[] {
  const isMoved = ({ id, zone }: Piece): boolean => zones.has(id) && zones.get(id) === zone
  const isRinged = (piece: Piece): boolean => isMoved(piece) && lighting === 'around' && isLevel(piece)
  const ringed = lowest(pieces.filter(isRinged))
  const lit = pieces.map((piece) => (isMoved(piece) && !isRinged(piece) ? litBy(piece, LAST.itself) : piece))
  return [
    ...lit,
    ...ringed.map((piece) => haloOf(piece, 'last', LAST.glow, LAST.beat)),
    ...(pieces.some(isMoved) ? left.map((piece) => haloOf(piece, 'left', LAST.left)) : []),
  ]
}

const litBy = (piece: Piece, glow: number): Piece => ({ ...piece, glow: Math.max(piece.glow ?? 0, glow) })

/** The lowest of those that lie on one another: a pile has one light. */
function lowest(pieces: readonly Piece[]): Piece[] {
  const at = new Map<string, Piece>()
  for (const piece of pieces) {
    const { x, y, z } = piece.pose
    const key = `${x.toFixed(0)} ${z.toFixed(0)}`
    const known = at.get(key)
    if (known === undefined || known.pose.y > y) at.set(key, piece)
  }
  return [...at.values()]
}

/** The table with light around every man who may move: his own colour hides what light lies on him. */
export function withMovable(pieces: readonly Piece[], touchable: ReadonlySet<string>): readonly Piece[] {
  const movable = pieces.filter((piece) => piece.kind === 'man' && touchable.has(piece.touch ?? '') && isLevel(piece))
  return movable.length === 0 ? pieces : [...pieces, ...lowest(movable).map((piece) => lightAround(piece, 'may', MAY))]
}

/** Light around a piece that is to be found: a man's is wider than he is. */
function lightAround(piece: Piece, of: string, glow: number): Piece {
  const halo = haloOf(piece, of, glow)
  if (piece.kind !== 'man') return halo
  return { ...halo, pose: { ...halo.pose, scale: (halo.pose.scale ?? 1) * AROUND_MAN } }
}

/** The table with everything lit that these touches name: what lies flat from around, what leans or is a place by itself. */
export function withHint(pieces: readonly Piece[], touches: readonly string[], lighting: Lighting): readonly Piece[] {
  const meant = new Set(touches.flatMap((touch) => pieces.findLast((piece) => piece.touch === touch) ?? []))
  const ringed = [...meant].filter((piece) => lighting === 'around' && piece.kind !== 'mark' && isLevel(piece))
  return [
    ...pieces.map((piece) => (meant.has(piece) ? litBy(piece, HINT) : piece)),
    ...ringed.map((piece) => lightAround(piece, 'hint', HINT)),
  ]
}
