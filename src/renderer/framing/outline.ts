import { sizeOf } from '../stage/model/sizes'
import type { Piece, PieceKind } from '../stage/model/pieces'
import type { Point } from './camera'

const ROUND_KINDS: ReadonlySet<PieceKind> = new Set<PieceKind>(['chip', 'man', 'dial'])
/** Number of points on the rim of a round piece. */
const RIM_POINT_COUNT = 24

/**
 * The corners of a piece's upper face (`top`) and of both faces (`all`), in inches; round pieces have points on their
 * rims.
 */
export interface Outline {
  readonly top: readonly Point[]
  readonly all: readonly Point[]
}

/** Returns the outline of a piece at its pose. Cards are taken as level sheets with sharp corners. */
export function outlineOf(piece: Piece): Outline {
  const { w, d, h } = sizeOf(piece.kind, piece.face)
  const toTable = createTableTransform(piece)
  if (piece.kind === 'tent') return tentOutline(w, d, h, toTable)
  const rim = ROUND_KINDS.has(piece.kind) ? ellipsePoints(w, d) : cornersOf(w, d)
  const upper = rim.map(([a, c]) => toTable(a, h, c))
  return { top: upper, all: [...rim.map(([a, c]) => toTable(a, 0, c)), ...upper] }
}

/** Returns the outline of a standing folded card: its four feet and the two ends of its fold. */
function tentOutline(w: number, d: number, h: number, toTable: (a: number, b: number, c: number) => Point): Outline {
  const fold = [toTable(-w / 2, h, 0), toTable(w / 2, h, 0)]
  return { top: fold, all: [...cornersOf(w, d).map(([a, c]) => toTable(a, 0, c)), ...fold] }
}

const cornersOf = (w: number, d: number): readonly (readonly [number, number])[] => [
  [-w / 2, -d / 2],
  [w / 2, -d / 2],
  [w / 2, d / 2],
  [-w / 2, d / 2],
]

function ellipsePoints(w: number, d: number): readonly (readonly [number, number])[] {
  return Array.from({ length: RIM_POINT_COUNT }, (_, i) => {
    const angle = (i * 2 * Math.PI) / RIM_POINT_COUNT
    return [(Math.cos(angle) * w) / 2, (Math.sin(angle) * d) / 2] as const
  })
}

/**
 * Returns a function that transforms a point from the piece's own coordinates to the table: scaled, rolled, tilted,
 * turned, moved.
 */
function createTableTransform({ pose }: Piece): (a: number, b: number, c: number) => Point {
  const { x, y, z, turn = 0, tilt = 0, roll = 0, scale = 1 } = pose
  const [c1, s1] = [Math.cos(tilt), Math.sin(tilt)]
  const [c2, s2] = [Math.cos(turn), Math.sin(turn)]
  const [c3, s3] = [Math.cos(roll), Math.sin(roll)]
  return (a, b, c) => [
    x + scale * ((c2 * c3 + s1 * s2 * s3) * a + (c3 * s1 * s2 - c2 * s3) * b + c1 * s2 * c),
    y + scale * (c1 * s3 * a + c1 * c3 * b - s1 * c),
    z + scale * ((c2 * s1 * s3 - c3 * s2) * a + (c2 * c3 * s1 + s2 * s3) * b + c1 * c2 * c),
  ]
}

/** Returns all outline points of these pieces. */
export const outlinePointsOf = (pieces: readonly Piece[]): Point[] =>
  pieces.flatMap((piece) => [...outlineOf(piece).all])
