/**
 * Sizes of everything on the table, in inches. A piece's origin is the centre of its underside, so that a pose with `y:
 * 0` stands on the table, and one with `y: SIZE.board.h` lies on the flat board.
 */
export interface Size {
  /** Along x. */
  readonly w: number
  /** Along z. */
  readonly d: number
  /** Along y. */
  readonly h: number
}

/** Sizes by kind; `sizeOf` knows the faces that differ. */
export const SIZE = {
  card: { w: 1.94, d: 1.94, h: 0.013 },
  chip: { w: 1.55, d: 1.55, h: 0.13 },
  man: { w: 1.3, d: 1.3, h: 0.34 },
  dial: { w: 13, d: 13, h: 0.62 },
  arrow: { w: 7.5, d: 0.8, h: 0.3 },
  // Printed at 20 by 12 inches; laid at 0.83 of that, so that its marks and the dial are in view together.
  sheet: { w: 16.6, d: 9.96, h: 0.012 },
  board: { w: 16, d: 16, h: 0.1 },
  tray: { w: 16.5, d: 16.5, h: 1.5 },
  lid: { w: 16.8, d: 16.8, h: 1.2 },
  leaflet: { w: 5.5, d: 8.5, h: 0.03 },
  pad: { w: 4, d: 6, h: 0.28 },
  mark: { w: 2, d: 2, h: 0.002 },
  // A standing folded card: `d` from foot to foot, `h` up to the fold.
  tent: { w: 5.3, d: 2.3, h: 2.05 },
} as const satisfies Record<string, Size>

/** Sizes of closed boxes on the shelf, by face: a lid stands for the whole box. */
export const CLOSED_BOX_SIZES: Readonly<Record<string, Size>> = {
  'shelf/deco-lid': { w: 21, d: 14, h: 2 },
  'shelf/lion-lid': { w: 2.15, d: 3, h: 0.65 },
  'shelf/tuck-lid': { w: 2.35, d: 3.6, h: 0.75 },
  'shelf/outfit-lid': { w: 16.8, d: 16.8, h: 1.6 },
  'lion/lid': { w: 2.15, d: 3, h: 0.65 },
  'pack/lid': { w: 2.35, d: 3.6, h: 0.75 },
}

/**
 * The table top: 66 by 60 inches, so that it extends beyond every edge of a page. The picture of its wood is 66 by 42
 * inches, with its centre one inch farther from the viewer than the board's; the outermost inches, which only tall
 * screens show, mirror it.
 */
export const TABLE = { w: 66, d: 60, h: 1.1, z: 4, wood: { d: 42, z: -1 } } as const

/** Slope of each leaf of the board towards the fold, in radians: old boards never lie quite flat. */
export const LEAF_SLOPE = 0.0045

/** Sizes of marks by face, where they differ from a square of the board. */
const MARK_SIZES: Readonly<Record<string, Size>> = {
  'mark/round': { w: 1.83, d: 1.83, h: 0.002 },
  'mark/rack': { w: 5.43, d: 1.83, h: 0.002 },
  'mark/row': { w: 0.92, d: 0.92, h: 0.002 },
  'mark/stitch-round': { w: 0.24, d: 0.24, h: 0.002 },
  'mark/thread-round': { w: 0.34, d: 0.34, h: 0.002 },
  'mark/table': { w: 15.8, d: 14, h: 0.002 },
  'mark/table-upright': { w: 12.2, d: 8.2, h: 0.002 },
  'mark/deco-card-round': { w: 0.56, d: 0.56, h: 0.002 },
  'mark/deco-call': { w: 0.5, d: 0.5, h: 0.002 },
  'mark/deco-upright': { w: 0.34, d: 0.62, h: 0.002 },
  'mark/deco-level': { w: 0.62, d: 0.34, h: 0.002 },
  'mark/deco-cross': { w: 0.5, d: 0.5, h: 0.002 },
  'mark/deco-colour': { w: 2.55, d: 1.86, h: 0.002 },
  'mark/deco-side': { w: 2.55, d: 0.86, h: 0.002 },
  'mark/deco-sector': { w: 0.56, d: 1.95, h: 0.002 },
  'mark/deco-foot': { w: 2.16, d: 1.25, h: 0.002 },
}

/** The closed boxes that are packets with a flap. */
export const PACKET_FACES: ReadonlySet<string> = new Set(['lion/lid', 'pack/lid'])

/** Sizes of pieces that differ from the outfit's, by kind and beginning of the face. */
const SIZES_BY_FACE: readonly (readonly [kind: string, face: string, size: Size])[] = [
  ['card', 'ticket/', { w: 1.5, d: 1, h: 0.03 }],
  ['tray', 'deco/', { w: 21, d: 14, h: 2 }],
  ['lid', 'deco/', { w: 21.3, d: 14.3, h: 1.5 }],
  ['card', 'pack/', { w: 2.25, d: 3.5, h: 0.012 }],
  ['card', 'lion/', { w: 2, d: 2.88, h: 0.012 }],
  ['chip', 'deco/', { w: 0.62, d: 0.62, h: 0.095 }],
  ['tent', 'tent/invite', { w: 11.8, d: 7.7, h: 6.4 }],
  ['man', 'man/peg', { w: 0.8, d: 0.8, h: 1.15 }],
]

/** Height of the largest type on a card that names a seat; it leaves room for the frame. */
export const MAX_NAME_TYPE = 2

/** Returns the length of each leaf of a folded card, from its foot to the fold. */
export const leafLengthOf = ({ d, h }: Size): number => Math.hypot(d / 2, h)

/** Face of a mark around another piece: `mark/around/card/pack/QH`. */
const AROUND_FACE = /^mark\/around\/([a-z]+)\/(.+)$/
/** Extra width of a mark around a piece, both sides together, in inches. */
const AROUND_MARGIN = 0.2

/** Returns the size of a piece by kind and face. */
export function sizeOf(kind: string, face: string): Size {
  const [, ofKind, ofFace] = (kind === 'mark' ? AROUND_FACE.exec(face) : null) ?? []
  if (ofKind !== undefined && ofFace !== undefined) {
    const { w, d } = sizeOf(ofKind, ofFace)
    return { w: w + AROUND_MARGIN, d: d + AROUND_MARGIN, h: SIZE.mark.h }
  }
  const ownSize =
    CLOSED_BOX_SIZES[face] ??
    MARK_SIZES[face] ??
    SIZES_BY_FACE.find(([of, start]) => of === kind && face.startsWith(start))?.[2]
  if (ownSize) return ownSize
  return (SIZE as Readonly<Record<string, Size>>)[kind] ?? SIZE.card
}

/**
 * Returns the height in inches of the flat board's print above `SIZE.board.h` at x: zero at the outer edges, a little
 * more towards the fold. Things on the board are raised by this.
 */
export function leafRise(x: number): number {
  return LEAF_SLOPE * (SIZE.board.w / 2 - Math.min(Math.abs(x), SIZE.board.w / 2))
}
