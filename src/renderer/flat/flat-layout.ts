import { OUTLINE_ZONE, isTouchOf, isZoneOf, namedZone, seatLetterInZone } from '../stage/model/touch-names'
import { formOf, underFaceOf } from '../stage/shapes/instanced-forms'
import type { Piece, PieceKind } from '../stage/model/pieces'
import { sizeOf } from '../stage/model/sizes'
import type { FlatField, FlatPiece, FlatSeat, FlatTable } from './types'

/** A piece of the scene with its flat counterpart. */
interface PiecePair {
  readonly piece: Piece
  readonly flat: FlatPiece
}

/**
 * A piece whose centre is nearer than this to the one below, as part of its own width, lies on it rather than beside
 * it.
 */
const MAX_STACK_DISTANCE = 0.2

/** Returns the drawing order of a piece: its height, with dials and sheets lowered and the arrow above everything. */
const drawingOrderOf = ({ kind, pose }: Piece): number =>
  pose.y + (kind === 'arrow' ? 10 : kind === 'dial' || kind === 'sheet' ? -1 : 0)

/**
 * Whether a piece is a chip in a stock or a bank. Such chips of one value are drawn as one stack, however many towers
 * they form.
 */
const isStoredChip = ({ kind, zone }: Piece): boolean =>
  kind === 'chip' && (isZoneOf(zone, 'stock') || isZoneOf(zone, 'bank'))

const PLAYED_KINDS: ReadonlySet<PieceKind> = new Set(['card', 'chip', 'man', 'mark', 'arrow', 'dial', 'sheet', 'board'])
/** Kinds that lie under everything and determine the size of the field. */
const BOARD_KINDS: ReadonlySet<PieceKind> = new Set(['board', 'dial', 'sheet'])
/**
 * Largest distance of played pieces from the centre, in inches along either axis; hands and the seats' own things lie
 * outside.
 */
const MAX_MIDDLE_DISTANCE = 8.4
/** Touches of a patience's piles and foundations: they belong to the field, however far they reach. */
const FIELD_TOUCH = /^(pile:|up$)/
/** A hand whose nearest card has a z greater than this, in inches, is the viewer's own. */
const MIN_OWN_HAND_Z = 8.5

/** Least width of a man in inches: as wide as a checker, since a peg seen from above would be a dot. */
const MIN_MAN_WIDTH = 1.3

/** Size of an offered ticket in inches: a fingertip high, and its neighbours in a row and in a column stay clear. */
const OFFERED_TICKET = { w: 1.66, d: 1.2 }

/** Returns the width and depth of a piece as it is drawn, in inches. */
function drawnSize({ kind, face, group }: Piece): { readonly w: number; readonly d: number } {
  if (group === 'tickets' && kind === 'card') return OFFERED_TICKET
  const { w, d } = sizeOf(kind, face)
  const widening = kind === 'man' ? Math.max(w, MIN_MAN_WIDTH) / w : 1
  return { w: w * widening, d: d * widening }
}

function flatPiece(piece: Piece): FlatPiece {
  const { x, z, turn = 0 } = piece.pose
  const owner = isZoneOf(piece.zone, 'hand') ? seatOf(piece.zone) : null
  return {
    id: piece.id,
    kind: piece.kind,
    face: piece.down === true && piece.kind === 'card' ? underFaceOf('card', piece.face) : piece.face,
    touch: piece.touch ?? null,
    zone: piece.zone ?? null,
    x,
    z,
    ...drawnSize(piece),
    round: formOf(piece.kind, piece.face)?.round ?? (piece.kind === 'dial' || piece.face.endsWith('/round')),
    turn: (-turn * 180) / Math.PI,
    glow: piece.glow ?? 0,
    carry: piece.carry ?? false,
    count: 1,
    ...(owner === null || piece.touch === undefined ? {} : { owner }),
    ...(piece.label === undefined ? {} : { label: piece.label }),
  }
}

/** Returns half the bounding box of a turned piece along x and z. */
function halfExtentsOf({ w, d, turn, round }: FlatPiece): readonly [number, number] {
  if (round) return [w / 2, d / 2]
  const [c, s] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
  return [(w * c + d * s) / 2, (w * s + d * c) / 2]
}

/** Returns the smallest field that contains these pieces; null if there are none. */
function fieldOf(pieces: readonly FlatPiece[]): FlatField | null {
  if (pieces.length === 0) return null
  const edges = pieces.map((piece) => ({ piece, half: halfExtentsOf(piece) }))
  const margin = pieces.some(({ kind }) => BOARD_KINDS.has(kind)) ? 0 : 0.3
  const x = Math.min(...edges.map(({ piece, half }) => piece.x - half[0])) - margin
  const z = Math.min(...edges.map(({ piece, half }) => piece.z - half[1])) - margin
  const right = Math.max(...edges.map(({ piece, half }) => piece.x + half[0])) + margin
  const near = Math.max(...edges.map(({ piece, half }) => piece.z + half[1])) + margin
  const field = { x, z, w: right - x, d: near - z, pieces }
  return margin === 0 ? field : enlargeToMinimum(field)
}

/** Least size of a field without a board, in inches, so that a single card in the centre is not drawn too large. */
const MIN_FIELD = { w: 12, d: 8 }

function enlargeToMinimum(field: FlatField): FlatField {
  const [w, d] = [Math.max(field.w, MIN_FIELD.w), Math.max(field.d, MIN_FIELD.d)]
  return { ...field, x: field.x - (w - field.w) / 2, z: field.z - (d - field.d) / 2, w, d }
}

/** Returns the zones of hands at the near edge: the viewer's own. */
function ownZones(pairs: readonly PiecePair[]): ReadonlySet<string> {
  const zones = new Map<string, number>()
  for (const { zone, pose } of pairs.map(({ piece }) => piece)) {
    if (zone !== undefined && isZoneOf(zone, 'hand')) zones.set(zone, Math.max(zones.get(zone) ?? -Infinity, pose.z))
  }
  return new Set([...zones].filter(([, z]) => z > MIN_OWN_HAND_Z).map(([zone]) => zone))
}

/** Stands for the bank where a seat's letter is expected. */
export const BANK = 'bank'

/** Returns the seat that a zone belongs to: B for `hand:B` and `won:B`, the bank for `bank:5`. */
const seatOf = (zone: string | undefined): string | null => (isZoneOf(zone, BANK) ? BANK : seatLetterInZone(zone))

function isInMiddle({ piece, flat }: PiecePair, boardField: FlatField | null): boolean {
  if (isStoredChip(piece)) return false
  if (boardField === null)
    return FIELD_TOUCH.test(piece.touch ?? '') || Math.max(Math.abs(flat.x), Math.abs(flat.z)) <= MAX_MIDDLE_DISTANCE
  const isInside = flat.x >= boardField.x && flat.x <= boardField.x + boardField.w && flat.z >= boardField.z
  return BOARD_KINDS.has(piece.kind) || (isInside && flat.z <= boardField.z + boardField.d)
}

/**
 * Converts the pieces of a scene for a table without depth. Pieces in the centre keep their place, size and turn; a
 * pile or stack becomes one piece with a count; hands become rows; boxes and papers are left out, since they are not
 * played with. Everything that can be touched in depth can be touched here.
 */
export function flatten(pieces: readonly Piece[]): FlatTable {
  const pairs = pieces
    .filter((piece) => PLAYED_KINDS.has(piece.kind) && !(piece.kind === 'board' && piece.fold === 1))
    .map((piece) => ({ piece, flat: flatPiece(piece) }))
  const ownHandZones = ownZones(pairs)
  const isOwn = ({ piece }: PiecePair) => isTouchOf(piece.touch, 'hand') || ownHandZones.has(piece.zone ?? '')
  const isHand = ({ piece }: PiecePair) => isZoneOf(piece.zone, 'hand')
  const boardField = fieldOf(pairs.filter(({ piece }) => BOARD_KINDS.has(piece.kind)).map(({ flat }) => flat))
  // A mark that cannot be touched is only the destination of vanishing pieces; it is not drawn.
  const isGatheringPlace = ({ piece }: PiecePair) => piece.gathers !== undefined && piece.touch === undefined
  const rest = pairs.filter((it) => !isOwn(it) && !(it.piece.kind === 'mark' && isGatheringPlace(it)))
  const middle = rest.filter((it) => !isHand(it) && isInMiddle(it, boardField))
  // Beside the field, where positions carry no meaning, an empty place is not shown.
  const others = rest.filter((it) => !middle.includes(it) && it.piece.zone !== OUTLINE_ZONE)
  return {
    field: fieldOf(mergeStacks(middle)),
    hand: pairs.filter(isOwn).map(({ flat }) => flat),
    piecesBeside: withoutDuplicateMarks(
      mergeStacks(others.filter(({ piece }) => seatOf(piece.zone) === null || piece.touch !== undefined)),
    ),
    seats: seatsOf(others.filter(({ piece }) => piece.touch === undefined)),
  }
}

/** Keeps the first of several marks with the same touch: off the board, their positions carry no meaning here. */
function withoutDuplicateMarks(pieces: readonly FlatPiece[]): FlatPiece[] {
  const first = new Map(pieces.toReversed().map((piece) => [piece.touch, piece]))
  return pieces.filter((piece) => piece.kind !== 'mark' || piece.touch === null || first.get(piece.touch) === piece)
}

function seatsOf(pairs: readonly PiecePair[]): FlatSeat[] {
  const seats = new Map<string, PiecePair[]>()
  for (const it of pairs) {
    const seat = seatOf(it.piece.zone)
    if (seat !== null) seats.set(seat, [...(seats.get(seat) ?? []), it])
  }
  return [...seats].map(([seat, all]) => ({
    seat,
    hand: all.filter(({ piece }) => piece.zone === namedZone('hand', seat)).map(({ flat }) => flat),
    piles: mergeStacks(all.filter(({ piece }) => piece.zone !== namedZone('hand', seat))),
  }))
}

function canMerge(top: PiecePair, next: PiecePair): boolean {
  if (top.piece.kind !== next.piece.kind || top.flat.touch !== next.flat.touch || next.piece.kind === 'mark')
    return false
  if (isStoredChip(next.piece)) return top.piece.zone === next.piece.zone && top.piece.face === next.piece.face
  return Math.hypot(top.flat.x - next.flat.x, top.flat.z - next.flat.z) < MAX_STACK_DISTANCE * next.flat.w
}

/**
 * Sorts pieces from the lowest to the highest. Pieces that lie squarely on each other and share a touch are merged into
 * the topmost one, with their number.
 */
function mergeStacks(pairs: readonly PiecePair[]): FlatPiece[] {
  const tops: PiecePair[] = []
  for (const next of [...pairs].sort((a, b) => drawingOrderOf(a.piece) - drawingOrderOf(b.piece))) {
    const below = tops.findIndex((top) => canMerge(top, next))
    const [under] = below < 0 ? [] : tops.splice(below, 1)
    const count = (under?.flat.count ?? 0) + 1
    tops.push({ piece: next.piece, flat: { ...next.flat, count } })
  }
  return tops.map(({ flat }) => flat)
}
