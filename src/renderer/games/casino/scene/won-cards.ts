import { namedZone } from '../../../stage/model/touch-names'
import type { GameView } from '../../../../rules/kit'
import type { Piece, PieceGroup, Pose } from '../../../stage/model/pieces'
import { lastPly, nearSeat, opponentsOf, seatsOf } from '../../layout/eye'
import type { SceneContext } from '../../types'
import { placeOutline } from '../../layout/outlines'
import { jitter } from '../../layout/jitter'
import { cardPiece, PILED_CARD_THICKNESS } from '../../layout/places'
import { backOf, faceOf, sizeOfList, type CasinoView, type CasinoStyle, type PlyEffect } from '../table'

/** Offsets of the cards laid across: of the first, between two, and at most in total, in inches. */
const FIRST_OFFSET = 0.55
const CARD_OFFSET = 0.5
const MAX_OFFSET = 2.6
/** Offsets between cards just taken, sideways and in height. All bend alike, so that they do not intersect. */
const TAKEN_SPACING = 0.62
const TAKEN_RISE = 0.03
const TAKEN_BEND = [0.01, 0.004] as const

/**
 * Returns the captured cards: one squared pile a seat, face down; across it, face up, those that score or swept. What
 * the last ply took lies open on top until the next one, so that everybody sees it.
 */
export function wonCards(style: CasinoStyle, seen: GameView<CasinoView>, context: SceneContext): Piece[] {
  const heights = new Map<string, number>()
  const piles = seatsOf(seen).flatMap((seat) => {
    const keeper = keeperOf(style, seen, seat)
    const level = heights.get(keeper) ?? 0
    const pieces = pileOf(style, seen, context, seat, {
      level,
      zone: namedZone('won', keeper),
      group: `won:${keeper}`,
    })
    heights.set(keeper, level + pieces.length)
    return pieces
  })
  const empty = seen.over ? [] : [...heights].filter(([, height]) => height === 0)
  return [...piles, ...empty.map(([seat]) => placeOutline(`won:${seat}`, backOf(style), { x: 0, z: 0 }, `won:${seat}`))]
}

/** Returns the seat that keeps a seat's cards: itself, or of two partners the one nearer to the viewer. */
function keeperOf(style: CasinoStyle, seen: GameView<CasinoView>, seat: string): string {
  if (style.hasPartners?.(seen) !== true) return seat
  const order = [nearSeat(seen), ...opponentsOf(seen)]
  const side = seatsOf(seen).indexOf(seat) % 2
  return order.find((other) => seatsOf(seen).indexOf(other) % 2 === side) ?? seat
}

/** A seat's pile; cards laid across it stick out at its right. */
interface Pile {
  readonly level: number
  readonly zone: string
  readonly group: PieceGroup
}

/** Returns the cards of one pile: first those face down, then those laid across, then those just taken. */
function pileOf(
  style: CasinoStyle,
  seen: GameView<CasinoView>,
  context: SceneContext,
  seat: string,
  at: Pile,
): Piece[] {
  const pileView = seen.state.piles[seat] ?? 0
  const pile = style.hasSecretPiles ? sizeOfList(pileView) : pileView
  const { seat: last, events } = lastPly(context)
  const played = style.effectOf(events)
  const taking = played?.kind === 'takes' ? played : null
  const across = style.cardsAcross(seen.state, seat)
  const named = taking && last === seat ? stillTaken(taking, pileView) : []
  const justTaken = named.filter((card) => !across.includes(card))
  const open = new Set([...across, ...justTaken])
  const hidden: readonly (string | null)[] =
    typeof pile === 'number'
      ? Array.from({ length: Math.max(0, pile - open.size) }, () => null)
      : pile.filter((card) => !open.has(card))
  const sweeps = Math.min(hidden.length, style.faceDownSweeps?.(seen.state, seat) ?? 0)
  const flat = hidden.length - sweeps
  const crosswise = sweeps + across.length
  const top = { ...at, level: at.level + flat }

  /** The zone that new cards came from: the table if this seat captured with the last ply, else its own pile. */
  const origin = taking && last === seat ? 'table' : at.zone
  const pieceOf = (card: string, pose: Pose, more: Partial<Piece>): Piece => ({
    ...cardPiece(`card:${card}`, faceOf(style, card), pose),
    zone: at.zone,
    group: at.group,
    from: last !== null && taking?.card === card ? namedZone('hand', last) : origin,
    ...more,
  })
  const down = hidden.map((card, i): Piece => {
    const id = card === null ? `won:${seat}:${i}` : `card:${card}`
    const pose = i < flat ? flatPose(id, i, at) : acrossPose(id, i - flat, crosswise, top)
    return {
      ...cardPiece(id, card === null ? backOf(style) : faceOf(style, card), pose),
      down: true,
      zone: at.zone,
      group: at.group,
      from: origin,
      motion: 'slide',
    }
  })
  return [
    ...down,
    ...across.map((card, i) =>
      pieceOf(card, acrossPose(`card:${card}`, sweeps + i, crosswise, top), { motion: 'lay' }),
    ),
    ...justTaken.map((card, i) =>
      pieceOf(card, takenPose(`card:${card}`, i, justTaken.length, { ...top, level: top.level + crosswise }), {
        beat: i * 0.7,
        motion: 'lay',
        glow: 0.4,
      }),
    ),
  ]
}

/** Returns the pose of a card of the squared pile. */
function flatPose(id: string, i: number, at: Pile): Pose {
  return {
    x: jitter(id, 'x', 0.05),
    y: (at.level + i) * PILED_CARD_THICKNESS + 0.003,
    z: jitter(id, 'z', 0.05),
    turn: jitter(id, 'turn', 0.06),
  }
}

/** Returns the pose of a card that sticks out crosswise, each a little further than the one below. */
function acrossPose(id: string, i: number, count: number, at: Pile): Pose {
  const further = Math.min(CARD_OFFSET, MAX_OFFSET / Math.max(1, count - 1))
  return {
    x: FIRST_OFFSET + i * further + jitter(id, 'x', 0.04),
    y: (at.level + i) * PILED_CARD_THICKNESS + 0.004,
    z: jitter(id, 'z', 0.06),
    turn: Math.PI / 2 + jitter(id, 'turn', 0.05),
  }
}

/** Returns the pose of a card just taken, which leans on the pile. */
function takenPose(id: string, i: number, count: number, at: Pile): Pose {
  const step = Math.min(TAKEN_SPACING, MAX_OFFSET / Math.max(1, count - 1))
  return {
    x: i * step - 0.2,
    y: at.level * PILED_CARD_THICKNESS + (i + 1) * TAKEN_RISE,
    z: 0.1 * i,
    turn: -0.16 + jitter(id, 'turn', 0.05),
    bend: TAKEN_BEND,
  }
}

/** Returns the loose cards taken by the last ply, then the played card; empty once they were shuffled again. */
function stillTaken(
  { card, loose }: Extract<PlyEffect, { kind: 'takes' }>,
  pile: readonly string[] | number,
): readonly string[] {
  const named = card === null ? loose : [...loose, card]
  if (typeof pile === 'number') return pile >= named.length ? named : []
  return named.filter((one) => pile.includes(one))
}
