import { boxOf, heightOf, widthOf, type Box } from '../framing/box'
import { projectPoint, tablePointAt, type PageCamera } from '../framing/camera'
import { NAME_ZONE, isZoneOf } from '../stage/model/touch-names'
import type { Label, Piece, PieceKind, TablePoint } from '../stage/model/pieces'
import { sizeOf } from '../stage/model/sizes'
import { boundsOf, topPiece, type TopPiece } from './top-piece'

/** A page as it is seen from straight above: the camera, and the boxes of the page and of its field, in CSS pixels. */
export interface FlatPage {
  readonly camera: PageCamera
  /** The page's box in the canvas. */
  readonly area: Box
  /** The field's box in the page. */
  readonly field: Box
}

/** A piece as the flat table draws it. */
export interface FlatPiece extends TopPiece {
  readonly touch: string | null
  /** The zone that it lies in. */
  readonly zone: string | null
  readonly carry: boolean
  /** Number of pieces in the stack; the face is that of the topmost. */
  readonly count: number
  /** The number written there: of its stack, or of the whole pile on which it lies; 1 where the pile's is hidden. */
  readonly number: number
  /** The words written there. */
  readonly label?: Label
}

/** The field: its box, and the pieces in it from the lowest to the highest. */
export interface FlatField {
  readonly box: Box
  /** Size of an inch. */
  readonly inch: number
  readonly pieces: readonly FlatPiece[]
}

/** The content of the flat table. */
export interface FlatTable {
  readonly field: FlatField | null
  readonly hand: readonly FlatPiece[]
  readonly piecesBeside: readonly FlatPiece[]
}

/**
 * A piece whose centre is nearer than this to the one below, as part of its own width, lies on it rather than beside
 * it.
 */
const MAX_STACK_DISTANCE = 0.2
const PLAYED_KINDS: ReadonlySet<PieceKind> = new Set(['card', 'chip', 'man', 'mark', 'arrow', 'dial', 'sheet', 'board'])
/** Kinds that lie under everything and determine the size of the field. */
const BOARD_KINDS: ReadonlySet<PieceKind> = new Set(['board', 'dial', 'sheet'])
/** The bare table may reach further than its page, beside which an exhibit has its buttons. */
const BARE_TABLE_FACE = /^mark\/table/
/** Least width of a man in inches: as wide as a checker, since a peg seen from above would be a dot. */
const MIN_MAN_WIDTH = 1.3

/** Returns the drawing order of a piece: its height, with dials and sheets lowered and the arrow above everything. */
const drawingOrderOf = ({ kind, pose }: Piece): number =>
  pose.y + (kind === 'arrow' ? 10 : kind === 'dial' || kind === 'sheet' ? -1 : 0)

/**
 * Whether a piece is a chip in a stock or a bank. Such chips of one value are drawn as one stack, however many towers
 * they form.
 */
const isStoredChip = ({ kind, zone }: Piece): boolean =>
  kind === 'chip' && (isZoneOf(zone, 'stock') || isZoneOf(zone, 'bank'))

/** Whether a piece is drawn. A mark that cannot be touched and gathers pieces is only where they vanish. */
const isDrawn = ({ kind, fold, gathers, touch, zone }: Piece): boolean =>
  zone === NAME_ZONE ||
  (PLAYED_KINDS.has(kind) &&
    !(kind === 'board' && fold === 1) &&
    !(kind === 'mark' && gathers !== undefined && touch === undefined))

/** Returns a point of the canvas and the pixels per inch there; without a page, the point itself. */
function project({ x, y, z }: Piece['pose'], page: FlatPage | null): { x: number; y: number; inch: number } {
  if (page === null) return { x, y: z, inch: 1 }
  const seen = projectPoint(page.camera, [x, y, z])
  return { x: seen.x + page.area.left, y: seen.y + page.area.top, inch: seen.pixelsPerInch }
}

/** Returns a piece as it is drawn: on a page, or in inches about the table's centre without one. */
export function flatPiece(piece: Piece, page: FlatPage | null): FlatPiece {
  const { kind, face, touch = null, zone = null, carry = false, label } = piece
  const { inch, ...at } = project(piece.pose, page)
  const { w } = sizeOf(kind, face)
  const widened = kind === 'man' ? Math.max(w, MIN_MAN_WIDTH) / w : 1
  return {
    ...topPiece(piece, at, widened * inch),
    touch,
    zone,
    carry,
    count: 1,
    number: 1,
    ...(label === undefined ? {} : { label }),
  }
}

/**
 * Converts the pieces of a page to what a table without depth shows: everything where the page has it, as seen from
 * straight above. A pile or stack becomes one piece with a count; boxes and papers are left out, since they are not
 * played with. Everything that can be touched in depth can be touched here.
 * @param page null where no page was laid out: then only a box's board is shown, with what lies around it
 */
export function flatten(pieces: readonly Piece[], page: FlatPage | null): FlatTable {
  const drawn = pieces.filter(isDrawn)
  const groupOf = ({ group, zone }: Piece) =>
    page === null ? 'field' : zone === NAME_ZONE ? 'names' : (group ?? 'field')
  const pickGroup = (isIn: (group: string) => boolean) =>
    mergeStacks(
      drawn.filter((it) => isIn(groupOf(it))),
      page,
    )
  const hasField = page !== null || drawn.some(({ kind }) => BOARD_KINDS.has(kind))
  return {
    field: hasField
      ? fieldOf(
          pickGroup((group) => group === 'field'),
          page,
        )
      : null,
    hand: drawn.filter((it) => groupOf(it) === 'hand').map((piece) => flatPiece(piece, page)),
    piecesBeside: pickGroup((group) => group !== 'field' && group !== 'hand'),
  }
}

/** Returns a field that holds these pieces alone, in inches. */
export const fieldWith = (pieces: readonly Piece[]): FlatField =>
  fieldOf(mergeStacks(pieces.filter(isDrawn), null), null)

function fieldOf(pieces: readonly FlatPiece[], page: FlatPage | null): FlatField {
  if (page === null) return { box: boundsOf(pieces), inch: 1, pieces }
  const { field, area, camera } = page
  const middle = tablePointAt(camera, (field.left + field.right) / 2, (field.top + field.bottom) / 2)
  const box = boxOf(field.left + area.left, field.top + area.top, field.right + area.left, field.bottom + area.top)
  const inField = pieces.map((piece) => (BARE_TABLE_FACE.test(piece.face) ? cutTo(area, piece) : piece))
  const { pixelsPerInch } = projectPoint(camera, [middle.x, 0, middle.z])
  return { box: boundsOf(inField, box), inch: pixelsPerInch, pieces: inField }
}

/** Kinds that the table below a result is looked at for; a hand may lie under the result. */
const END_KINDS: ReadonlySet<PieceKind> = new Set(['board', 'sheet', 'dial', 'card', 'chip', 'man'])

/**
 * Returns the page as it is drawn beside a paper in its lower right part, if that covers anything of the field: as large
 * as all of the field lies above the paper, or at its left where the paper does not reach across; else the page itself.
 * @param pieces all pieces
 * @param free the box that the page's other papers leave, in the canvas
 * @param paper the paper's box in the canvas
 */
export function besidePaper(page: FlatPage, pieces: readonly Piece[], free: Box, paper: Box): FlatPage {
  const field = flatten(pieces, page).field?.pieces.filter(({ kind }) => END_KINDS.has(kind)) ?? []
  const { right, bottom } = boundsOf(field)
  if (right <= paper.left || bottom <= paper.top) return page
  const isAbove = paper.left - free.left < widthOf(free) / 3
  const scale = isAbove ? (paper.top - free.top) / (bottom - free.top) : (paper.left - free.left) / (right - free.left)
  const x = (isAbove ? (free.left + free.right) / 2 : free.left) - page.area.left
  const y = (isAbove ? free.top : (free.top + free.bottom) / 2) - page.area.top
  const across = (it: number) => x + (it - x) * scale
  const down = (it: number) => y + (it - y) * scale
  const { camera, field: box } = page
  return {
    ...page,
    camera: { ...camera, focal: camera.focal * scale, cx: across(camera.cx), cy: down(camera.cy) },
    field: boxOf(across(box.left), down(box.top), across(box.right), down(box.bottom)),
  }
}

/** Returns the part of a piece that lies in a box. */
function cutTo(box: Box, piece: FlatPiece): FlatPiece {
  const [left, right] = [Math.max(box.left, piece.x - piece.w / 2), Math.min(box.right, piece.x + piece.w / 2)]
  const [top, bottom] = [Math.max(box.top, piece.y - piece.h / 2), Math.min(box.bottom, piece.y + piece.h / 2)]
  return { ...piece, x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top }
}

/** A piece of the scene with its flat counterpart. */
interface PiecePair {
  readonly piece: Piece
  readonly flat: FlatPiece
}

function canMerge(top: PiecePair, next: PiecePair): boolean {
  // A fan stays a fan, however close its cards lie: their number may be secret.
  if (next.piece.group?.startsWith('fan:') === true) return false
  if (top.piece.kind !== next.piece.kind || top.flat.touch !== next.flat.touch || next.piece.kind === 'mark')
    return false
  if (isStoredChip(next.piece)) return top.piece.zone === next.piece.zone && top.piece.face === next.piece.face
  return Math.hypot(top.flat.x - next.flat.x, top.flat.y - next.flat.y) < MAX_STACK_DISTANCE * next.flat.w
}

/** Whether a card lies so squarely on a pile that it hides the pile's number. */
const hidesNumber = (top: PiecePair, pile: PiecePair): boolean =>
  pile.flat.number > 1 &&
  top.piece.kind === 'card' &&
  pile.piece.kind === 'card' &&
  top.piece.group?.startsWith('fan:') !== true &&
  Math.hypot(top.flat.x - pile.flat.x, top.flat.y - pile.flat.y) < MAX_STACK_DISTANCE * pile.flat.w

/**
 * Sorts pieces from the lowest to the highest. Pieces that lie squarely on each other and share a touch are merged into
 * the topmost one, with their number. A card with another touch, as on a heap, shows the number of the whole pile. A label
 * such as "You: 29 cards" tells it of all piles of its group.
 */
function mergeStacks(pieces: readonly Piece[], page: FlatPage | null): FlatPiece[] {
  const tops: PiecePair[] = []
  for (const piece of [...pieces].sort((a, b) => drawingOrderOf(a) - drawingOrderOf(b))) {
    const next = { piece, flat: flatPiece(piece, page) }
    const below = tops.findIndex((top) => canMerge(top, next))
    const [under] = below < 0 ? [] : tops.splice(below, 1)
    const count = (under?.flat.count ?? 0) + 1
    const label = next.flat.label ?? under?.flat.label
    const hidden = tops.findIndex((it) => hidesNumber(next, it))
    const pile = tops[hidden]
    if (pile !== undefined) tops[hidden] = { ...pile, flat: { ...pile.flat, number: 1 } }
    const number = count + (pile?.flat.number ?? 0)
    tops.push({ piece, flat: { ...next.flat, count, number, ...(label && { label }) } })
  }
  const told = new Set(tops.flatMap(({ piece: { group }, flat }) => (/\d/.test(flat.label?.text ?? '') ? [group] : [])))
  return tops.map(({ piece, flat }) =>
    piece.group !== undefined && told.has(piece.group) ? { ...flat, count: 1, number: 1 } : flat,
  )
}

/** Returns the table's point at a part of a field's box, in inches. */
export function tableAt({ box }: FlatField, page: FlatPage | null, across: number, down: number) {
  const [x, y] = [box.left + across * widthOf(box), box.top + down * heightOf(box)]
  return page === null ? { x, z: y } : tablePointAt(page.camera, x - page.area.left, y - page.area.top)
}

/** Returns the part of a field's box at which a point of the table is seen, 0 to 1. */
export function partAt({ box }: FlatField, page: FlatPage | null, { x, z }: TablePoint) {
  const seen = project({ x, y: 0, z }, page)
  return { across: (seen.x - box.left) / widthOf(box), down: (seen.y - box.top) / heightOf(box) }
}
