import { isZoneOf } from '../../stage/model/touch-names'
import type { Piece, Pose } from '../../stage/model/pieces'
import { padPiece, pilePose, type PileSpot, STOCK } from './places'
import { clearTable } from './sweep'

/** Picture of the standing card that announces the result; the page draws it. */
export const ENDING_FACE = 'tent/end'
/** Place of the standing card unless a page layout moves it: behind the centre, in view of every seat. */
const ENDING_CARD_SPOT = { x: 0, y: 0, z: -13.2, turn: 0 } as const
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

/** Returns the place of the gathered cards: that of the stock, or its usual place if none is left. */
function pileSpot(pieces: readonly Piece[]): PileSpot {
  const stock = pieces.find(({ kind, zone }) => kind === 'card' && zone === 'stock')
  return stock === undefined ? STOCK : { ...stock.pose, y: 0, turn: stock.pose.turn ?? 0 }
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
  const card = { id: 'tent:end', kind: 'tent', face: ENDING_FACE, pose: ENDING_CARD_SPOT, zone: 'table' } as const
  return { ...card, group: 'ending', motion: 'lay', beat }
}
