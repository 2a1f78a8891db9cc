import { groupsOf } from '../../framing/table-layout'
import type { Piece, Pose, TablePoint } from '../../stage/model/pieces'
import { sizeOf } from '../../stage/model/sizes'
import { jitter } from './jitter'
import { BESIDE, pilePose, padPiece, type RestingPose } from './places'
import { isZoneOf } from '../../stage/model/touch-names'

/**
 * How a table is cleared after a game, beside the field: won cards and discards are squared, men off the board are
 * swept into a heap, and the winners' chips are poured into one. Each group keeps its place.
 */

/** Groups whose cards are squared into one pile each, and groups whose men are swept together. */
const SQUARED = /^(?:won|books|rest)(?::|$)/
const SWEPT = /^(?:taken|crowns)(?::|$)/
const CHIPS_PREFIX = 'chips:'

/**
 * Timing in beats: between two groups that are cleared one after the other, and between two men or chips of a heap,
 * whose last one starts at most `most` after its first.
 */
const TIMING = { groups: 3, men: 0.2, chips: 0.4, most: 7 } as const

/** Distance between neighbours in a heap relative to their width, and how far each lies off its spot, in inches. */
const HEAP = { pitch: 1.05, loose: 0.03 } as const
/** Size of a layer relative to the one below it. */
const LAYER_SHRINKAGE = 0.45
/** Lean of a chip on top of its heap, in radians. */
const LEAN = 0.1

/** A table after it was cleared. */
interface ClearedTable {
  /** The pieces that were moved, by id. */
  readonly moved: ReadonlyMap<string, Piece>
  /** Beat at which the last of them has started; the given one if nothing was moved. */
  readonly lastBeat: number
}

type Clearing = (pieces: readonly Piece[], beat: number) => Piece[]

/**
 * Clears the table beside the field, group after group.
 * @param winners letters of the winning seats, whose chips are poured out
 * @param beat the beat at which the first group is taken up
 */
export function clearTable(pieces: readonly Piece[], winners: readonly string[], beat: number): ClearedTable {
  const moved = new Map<string, Piece>()
  let start = beat
  let lastBeat = beat
  for (const [group, members] of groupsOf(pieces).groups) {
    const clearing = clearingOf(group, winners)
    const cleared =
      clearing === null
        ? []
        : clearing.clear(
            members.filter(({ kind }) => kind === clearing.kind),
            start,
          )
    if (cleared.length === 0) continue
    for (const piece of cleared) moved.set(piece.id, piece)
    lastBeat = Math.max(lastBeat, ...cleared.map((piece) => piece.beat ?? 0))
    start += TIMING.groups
  }
  return { moved, lastBeat }
}

/** Returns how a group is cleared, and the kind of its pieces; null if it stays as it is. */
function clearingOf(
  group: string,
  winners: readonly string[],
): { readonly kind: Piece['kind']; readonly clear: Clearing } | null {
  if (SQUARED.test(group)) return { kind: 'card', clear: squareCards }
  if (SWEPT.test(group)) return { kind: 'man', clear: sweepMen }
  const isWon = group.startsWith(CHIPS_PREFIX) && winners.includes(group.slice(CHIPS_PREFIX.length))
  return isWon ? { kind: 'chip', clear: pourChips } : null
}

/** Pushes cards together into one pile, in the order in which they lie on each other. */
function squareCards(cards: readonly Piece[], beat: number): Piece[] {
  const at = { ...centreOf(cards), y: 0, turn: 0 }
  return byHeight(cards).map((card, level) =>
    clearedPiece(card, pilePose(card.id, level, cards.length, at), { beat, motion: 'slide' }),
  )
}

/** Sweeps men together; those that find no room on the table are set on the others. */
function sweepMen(men: readonly Piece[], beat: number): Piece[] {
  const spots = heapOf(men)
  const interval = Math.min(TIMING.men, TIMING.most / Math.max(1, men.length))
  return byHeight(men).map((man, i) => {
    const spot = spots[i]! // A heap has a spot for every piece.
    const pose = { x: spot.x, y: spot.y, z: spot.z, turn: man.pose.turn ?? 0 }
    return clearedPiece(man, pose, { beat: beat + i * interval, motion: spot.layer === 0 ? 'slide' : 'lay' })
  })
}

/** Pours chips into a heap, the uppermost of the stacks first; they settle one after the other. */
function pourChips(chips: readonly Piece[], beat: number): Piece[] {
  const spots = heapOf(chips)
  const top = Math.max(0, ...spots.map(({ layer }) => layer))
  const interval = Math.min(TIMING.chips, TIMING.most / Math.max(1, chips.length))
  return byHeight(chips)
    .toReversed()
    .map((chip, i) => {
      const spot = spots[i]! // As above.
      const lean = top > 0 && spot.layer === top ? LEAN : 0
      // A chip that leans stands with its lower edge on the ones below it.
      const y = spot.y + (Math.sin(lean) * sizeOf('chip', chip.face).w) / 2
      const pose = { x: spot.x, y, z: spot.z, turn: jitter(chip.id, 'turn', Math.PI), tilt: lean }
      return clearedPiece(chip, pose, { beat: beat + i * interval, motion: 'toss' })
    })
}

function clearedPiece(piece: Piece, pose: Pose, how: Required<Pick<Piece, 'beat' | 'motion'>>): Piece {
  const { touch: _touch, glow: _glow, tint: _tint, path: _path, from: _from, ...rest } = piece
  const { scale } = piece.pose
  return { ...rest, pose: scale === undefined ? pose : { ...pose, scale }, ...how }
}

const byHeight = (pieces: readonly Piece[]): Piece[] => pieces.toSorted((a, b) => a.pose.y - b.pose.y)

/** Returns the middle of these pieces' places. */
function centreOf(pieces: readonly Piece[]): TablePoint {
  const middle = (all: readonly number[]) => (Math.min(...all) + Math.max(...all)) / 2
  return { x: middle(pieces.map(({ pose }) => pose.x)), z: middle(pieces.map(({ pose }) => pose.z)) }
}

/** A spot in a heap, in inches; layer 0 lies on the table. */
interface HeapSpot extends TablePoint {
  readonly y: number
  readonly layer: number
}

/** Returns a heap of round pieces about their centre, from the middle of its lowest layer to its top. */
function heapOf(pieces: readonly Piece[]): HeapSpot[] {
  if (pieces.length === 0) return []
  const { x, z } = centreOf(pieces)
  const width = Math.max(...pieces.map(({ kind, face }) => sizeOf(kind, face).w))
  const height = Math.max(...pieces.map(({ kind, face }) => sizeOf(kind, face).h))
  const pitch = width * HEAP.pitch
  const spots = layersOf(pieces.length).flatMap((count, layer) =>
    layerSpots(count, pitch, layer).map((spot) => ({ ...spot, y: layer * height + 0.002, layer })),
  )
  return spots.map((spot, i) => {
    const id = pieces[i]?.id ?? ''
    return {
      ...spot,
      x: x + spot.x + jitter(id, 'heap-x', HEAP.loose),
      z: z + spot.z + jitter(id, 'heap-z', HEAP.loose),
    }
  })
}

/** Returns the number of pieces in each layer of the smallest heap of `count` pieces, from the lowest. */
function layersOf(count: number): number[] {
  let base = 0
  const sizes = (lowest: number): number[] => {
    const all: number[] = []
    for (let size = lowest; size > 0; size = Math.floor(size * LAYER_SHRINKAGE)) all.push(size)
    return all
  }
  while (sum(sizes(base)) < count) base++
  let left = count
  return sizes(base).flatMap((size) => {
    const own = Math.min(size, left)
    left -= own
    return own > 0 ? [own] : []
  })
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0)

/**
 * Returns the places of one layer, from its middle outwards: round pieces side by side, as close as they can lie. Those
 * of an odd layer lie over the gaps of the even ones.
 */
function layerSpots(count: number, pitch: number, layer: number): TablePoint[] {
  const reach = Math.ceil(Math.sqrt(count)) + 1
  const line = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach)
  const offset = layer % 2 === 0 ? 0 : pitch / Math.sqrt(3)
  return line
    .flatMap((row) =>
      line.map((column) => ({ x: (column + row / 2) * pitch, z: (row * pitch * Math.sqrt(3)) / 2 + offset })),
    )
    .toSorted((a, b) => Math.hypot(a.x, a.z) - Math.hypot(b.x, b.z))
    .slice(0, count)
}

/** Picture of the standing card that announces the result; the page draws it. */
export const ENDING_FACE = 'tent/end'
/**
 * Timing of the gathering, in beats: start of the first card, delay between two cards, and the longest time from the
 * first to the last.
 */
const GATHER_TIMING = { first: 1, apart: 0.25, most: 5 } as const
/**
 * Beats from the last gathered card to the first pile that is cleared away, from there to the pad, and from the pad to
 * the standing card.
 */
const DELAYS = { clearing: 3, pad: 4, card: 4 } as const

/** Whether a piece is gathered: the cards of the hands and the undealt stock. */
const isGathered = ({ kind, zone }: Piece): boolean =>
  kind === 'card' && zone !== undefined && (zone === 'stock' || zone === 'hand' || isZoneOf(zone, 'hand'))

/** Returns the place of the gathered cards: that of the stock, or a new one if none is left. */
function pileSpot(pieces: readonly Piece[]): RestingPose {
  const stock = pieces.find(({ kind, zone }) => kind === 'card' && zone === 'stock')
  return stock === undefined ? BESIDE : { ...stock.pose, y: 0, turn: stock.pose.turn ?? 0 }
}

/**
 * Returns the table after the result of a game has been announced. Hands and stock form one squared pile face down; then
 * what lies beside the field is cleared, the pad comes, and a standing card names the winner. The field stays as it is.
 * @param winners letters of the winning seats
 */
export function endingScene(pieces: readonly Piece[], winners: readonly string[]): Piece[] {
  const pile = pieces.filter(isGathered)
  const at = pileSpot(pieces)
  // The stock's own cards stay at the bottom; the hands come onto them card by card.
  const order = [...pile.filter(({ zone }) => zone === 'stock'), ...pile.filter(({ zone }) => zone !== 'stock')]
  const levelById = new Map(order.map(({ id }, i) => [id, i]))
  const handCardCount = order.filter(({ zone }) => zone !== 'stock').length
  const delay = Math.min(GATHER_TIMING.apart, GATHER_TIMING.most / Math.max(1, handCardCount))
  const handsGone = handCardCount === 0 ? 0 : GATHER_TIMING.first + handCardCount * delay + DELAYS.clearing
  const cleared = clearTable(
    pieces.filter(({ id }) => !levelById.has(id)),
    winners,
    Math.max(GATHER_TIMING.first, handsGone),
  )
  // Everything has left before anything is laid in its place.
  const pad = cleared.moved.size === 0 ? handsGone : cleared.lastBeat + DELAYS.pad
  const laid = pieces.map((piece) => {
    const i = levelById.get(piece.id)
    if (i === undefined) return cleared.moved.get(piece.id) ?? withoutGlow(piece, pad)
    const beat = GATHER_TIMING.first + (i - order.length + handCardCount) * delay
    return gatheredPiece(piece, pilePose(`end:${i}`, i, order.length, at), piece.zone === 'stock' ? null : beat)
  })
  return [...laid, ...padIfMissing(pieces, pad), endingCard(pad + DELAYS.card)]
}

/** @param beat the beat at which the card is picked up; null if it lies in the stock already */
function gatheredPiece(piece: Piece, pose: Pose, beat: number | null): Piece {
  const { touch: _touch, glow: _glow, tint: _tint, ...rest } = piece
  return {
    ...rest,
    pose,
    down: true,
    group: 'stock',
    ...(beat === null ? {} : { motion: 'lay', beat }),
  }
}

/**
 * Returns the piece without its glow, since nothing can be played any more. The pad moves to the group `score`, where
 * it is shown.
 */
function withoutGlow(piece: Piece, pad: number): Piece {
  const still = piece.glow === undefined || piece.glow === 0 ? piece : { ...piece, glow: 0 }
  return still.kind === 'pad' ? { ...still, group: 'score', beat: pad } : still
}

/** Returns the pad for a tall window, on whose table none lies during the game; it comes in for the end. */
function padIfMissing(pieces: readonly Piece[], beat: number): Piece[] {
  if (pieces.some(({ kind }) => kind === 'pad')) return []
  return [{ ...padPiece(), group: 'score', beat }]
}

/** Returns the standing card that announces the result. */
function endingCard(beat: number): Piece {
  const card = { id: 'tent:end', kind: 'tent', face: ENDING_FACE, pose: { x: 0, y: 0, z: 0 }, zone: 'table' } as const
  return { ...card, group: 'ending', motion: 'lay', beat }
}
