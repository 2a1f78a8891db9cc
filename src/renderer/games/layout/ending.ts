import { isZoneOf } from '../../stage/model/names'
import type { Piece } from '../../stage/model/pieces'
import { pilePose, type PileSpot, STOCK } from './places'

/** Picture of the standing card, drawn by the page. */
export const ENDING_FACE = 'tent/end'
/** Where the card stands while nothing else lays the page out: behind the middle, in sight of everybody. */
const STANDING = { x: 0, y: 0, z: -13.2, turn: 0 } as const
/** Beats between two cards of the gathering, and until the first of them is taken up. */
const GATHER = { first: 1, apart: 0.25 } as const

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
  const laid = pieces.map((piece) => {
    const i = level.get(piece.id)
    return i === undefined ? quiet(piece) : gathered(piece, i, order.length, at)
  })
  return [...laid, ...standing(pieces)]
}

function gathered(piece: Piece, i: number, count: number, at: PileSpot): Piece {
  const { touch: _touch, glow: _glow, tint: _tint, ...rest } = piece
  const moved = piece.zone !== 'stock'
  return {
    ...rest,
    pose: pilePose(`end:${i}`, i, count, at),
    down: true,
    group: 'stock',
    ...(moved ? { motion: 'lay', beat: GATHER.first + i * GATHER.apart } : {}),
  }
}

/** Glows no more: there is nothing to be done. The pad is looked at now. */
function quiet(piece: Piece): Piece {
  const still = piece.glow === undefined || piece.glow === 0 ? piece : { ...piece, glow: 0 }
  return still.kind === 'pad' ? { ...still, group: 'score' } : still
}

/** The card that tells the end; none on a high screen, where no pad lies on the table either. */
function standing(pieces: readonly Piece[]): Piece[] {
  if (!pieces.some(({ kind }) => kind === 'pad')) return []
  const card = { id: 'tent:end', kind: 'tent', face: ENDING_FACE, pose: STANDING, zone: 'table' } as const
  return [{ ...card, group: 'ending', motion: 'lay', beat: GATHER.first }]
}
