import { isZoneOf } from '../../stage/model/names'
import type { Piece, Pose } from '../../stage/model/pieces'
import { pilePose, type PileSpot, STOCK } from './places'

/** Picture of the standing card, drawn by the page. */
export const ENDING_FACE = 'tent/end'
/** Where the card stands while nothing else lays the page out: behind the middle, in sight of everybody. */
const STANDING = { x: 0, y: 0, z: -13.2, turn: 0 } as const
/** Beats until the first card of the gathering is taken up, between two of them, and between the first and the last at most. */
const GATHER = { first: 1, apart: 0.25, most: 5 } as const
/** Beats from the last gathered card to the pad, and from the pad to the card that tells the end. */
const THEN = { pad: 3, card: 4 } as const

/** What is gathered: hands and what was never dealt. */
const isGathered = ({ kind, zone }: Piece): boolean =>
  kind === 'card' && zone !== undefined && (zone === 'stock' || zone === 'hand' || isZoneOf(zone, 'hand'))

/** Where the gathered cards lie: where the stock lies or has lain. */
function pileSpot(pieces: readonly Piece[]): PileSpot {
  const stock = pieces.find(({ kind, zone }) => kind === 'card' && zone === 'stock')
  return stock === undefined ? STOCK : { ...stock.pose, y: 0, turn: stock.pose.turn ?? 0 }
}

/**
 * The table when a game is over and its result is told: hands and stock are one squared pile face down, nothing can be
 * touched any more but the papers, and a card that stands on the table says who won.
 */
export function endingScene(pieces: readonly Piece[]): Piece[] {
  const pile = pieces.filter(isGathered)
  const at = pileSpot(pieces)
  // What lay in the stock stays below; hands come onto it one card after another.
  const order = [...pile.filter(({ zone }) => zone === 'stock'), ...pile.filter(({ zone }) => zone !== 'stock')]
  const level = new Map(order.map(({ id }, i) => [id, i]))
  const held = order.filter(({ zone }) => zone !== 'stock').length
  const apart = Math.min(GATHER.apart, GATHER.most / Math.max(1, held))
  // Hands are gone before anything is laid where they were.
  const pad = held === 0 ? 0 : GATHER.first + held * apart + THEN.pad
  const laid = pieces.map((piece) => {
    const i = level.get(piece.id)
    if (i === undefined) return quiet(piece, pad)
    const beat = GATHER.first + (i - order.length + held) * apart
    return gathered(piece, pilePose(`end:${i}`, i, order.length, at), piece.zone === 'stock' ? null : beat)
  })
  return [...laid, ...standing(pieces, pad + THEN.card)]
}

/** @param beat at which it is taken up; null where it lies in the stock already */
function gathered(piece: Piece, pose: Pose, beat: number | null): Piece {
  const { touch: _touch, glow: _glow, tint: _tint, ...rest } = piece
  return {
    ...rest,
    pose,
    down: true,
    group: 'stock',
    ...(beat === null ? {} : { motion: 'lay', beat }),
  }
}

/** Glows no more: there is nothing to be done. The pad is looked at now. */
function quiet(piece: Piece, pad: number): Piece {
  const still = piece.glow === undefined || piece.glow === 0 ? piece : { ...piece, glow: 0 }
  return still.kind === 'pad' ? { ...still, group: 'score', beat: pad } : still
}

/** The card that tells the end; none on a high screen, where no pad lies on the table either. */
function standing(pieces: readonly Piece[], beat: number): Piece[] {
  if (!pieces.some(({ kind }) => kind === 'pad')) return []
  const card = { id: 'tent:end', kind: 'tent', face: ENDING_FACE, pose: STANDING, zone: 'table' } as const
  return [{ ...card, group: 'ending', motion: 'lay', beat }]
}
