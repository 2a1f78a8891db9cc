import { namedZone } from '../../../stage/model/touch-names'
import type { GameView } from '../../../../rules/kit'
import type { Piece, PieceGroup, Pose } from '../../../stage/model/pieces'
import { lastPly, nearSeat, opponentsOf, seatsOf } from '../../layout/eye'
import type { Field, SceneContext } from '../../types'
import { placeOutline } from '../../layout/outlines'
import { jitter } from '../../layout/jitter'
import { PILED_CARD_THICKNESS } from '../../layout/places'
import { backOf, cardSize, faceOf, sizeOfList, type CasinoView, type CasinoStyle } from '../table'
import { pilePlaces, type PilePlace } from './won-places'

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
export function wonCards(style: CasinoStyle, seen: GameView<CasinoView>, context: SceneContext, field: Field): Piece[] {
  const places = pilePlaces(seen, context, cardSize(style), field)
  const heights = new Map<string, number>()
  const piles = seatsOf(seen).flatMap((seat) => {
    const keeper = keeperOf(style, seen, seat)
    const level = heights.get(keeper) ?? 0
    const pieces = pileOf(style, seen, context, seat, {
      ...places.get(keeper)!, // Every seat has a place.
      level,
      zone: namedZone('won', keeper),
      group: `won:${keeper}`,
    })
    heights.set(keeper, level + pieces.length)
    return pieces
  })
  const empty = seen.over ? [] : [...heights].filter(([, height]) => height === 0)
  return [
    ...piles,
    // As above.
    ...empty.map(([seat]) => placeOutline(`won:${seat}`, backOf(style), places.get(seat)!, `won:${seat}`)),
  ]
}

/** Returns the seat that keeps a seat's cards: itself, or of two partners the one nearer to the viewer. */
function keeperOf(style: CasinoStyle, seen: GameView<CasinoView>, seat: string): string {
  if (!style.hasPartners(seen)) return seat
  const order = [nearSeat(seen), ...opponentsOf(seen)]
  const side = seatsOf(seen).indexOf(seat) % 2
  return order.find((other) => seatsOf(seen).indexOf(other) % 2 === side) ?? seat
}

/** An index and the number of items. */
interface Position {
  readonly i: number
  readonly count: number
}

interface Pile extends PilePlace {
  readonly level: number
  readonly zone: string
  readonly group: PieceGroup
}

function pileOf(
  style: CasinoStyle,
  seen: GameView<CasinoView>,
  context: SceneContext,
  seat: string,
  at: Pile,
): Piece[] {
  const pileView = seen.state.piles[seat] ?? 0
  const pile = style.hasSecretPiles ? sizeOfList(pileView) : pileView
  const across = style.cardsAcross(seen.state, seat)
  const justTaken = cardsJustTaken(style, seen, context, seat).filter((card) => !across.includes(card))
  const open = new Set([...across, ...justTaken])
  const hidden: readonly (string | null)[] =
    typeof pile === 'number'
      ? Array.from({ length: Math.max(0, pile - open.size) }, () => null)
      : pile.filter((card) => !open.has(card))
  const down = hidden.map((card, i) => downCard(style, context, seat, card, i, at))
  const faceDownSweeps = Math.min(down.length, style.faceDownSweeps(seen.state, seat))
  const flat = down.length - faceDownSweeps
  const top = { ...at, level: at.level + flat }
  return [
    ...down.slice(0, flat),
    ...down
      .slice(flat)
      .map((piece, i) => ({ ...piece, pose: acrossPose(piece.id, i, faceDownSweeps + across.length, top) })),
    ...across.map((card, i) =>
      acrossCard(style, context, seat, card, { i: faceDownSweeps + i, count: faceDownSweeps + across.length }, top),
    ),
    ...justTaken.map((card, i) =>
      takenCard(
        style,
        seat,
        card,
        { i, count: justTaken.length },
        { ...top, level: top.level + faceDownSweeps + across.length },
        context,
      ),
    ),
  ]
}

/** Returns the zone that a new card came from: the table if this seat captured with the last ply, else its own pile. */
function origin(style: CasinoStyle, context: SceneContext, seat: string, zone: string): string {
  const { seat: last, events } = lastPly(context)
  return last === seat && style.effectOf(events)?.kind === 'takes' ? 'table' : zone
}

function downCard(
  style: CasinoStyle,
  context: SceneContext,
  seat: string,
  card: string | null,
  i: number,
  at: Pile,
): Piece {
  const id = card === null ? `won:${seat}:${i}` : `card:${card}`
  return {
    id,
    kind: 'card',
    face: card === null ? backOf(style) : faceOf(style, card),
    pose: {
      x: at.x + jitter(id, 'x', 0.05),
      y: (at.level + i) * PILED_CARD_THICKNESS + 0.003,
      z: at.z + jitter(id, 'z', 0.05),
      turn: jitter(id, 'turn', 0.06),
    },
    down: true,
    zone: at.zone,
    group: at.group,
    from: origin(style, context, seat, at.zone),
    motion: 'slide',
  }
}

/** Returns the pose of a card that sticks out crosswise, each a little further than the one below. */
function acrossPose(id: string, i: number, count: number, at: Pile): Pose {
  const further = Math.min(CARD_OFFSET, MAX_OFFSET / Math.max(1, count - 1))
  return {
    x: at.x + at.outward * (FIRST_OFFSET + i * further) + jitter(id, 'x', 0.04),
    y: (at.level + i) * PILED_CARD_THICKNESS + 0.004,
    z: at.z + jitter(id, 'z', 0.06),
    turn: Math.PI / 2 + jitter(id, 'turn', 0.05),
  }
}

function acrossCard(
  style: CasinoStyle,
  context: SceneContext,
  seat: string,
  card: string,
  { i, count }: Position,
  at: Pile,
): Piece {
  const id = `card:${card}`
  return {
    id,
    kind: 'card',
    face: faceOf(style, card),
    pose: acrossPose(id, i, count, at),
    zone: at.zone,
    group: at.group,
    from: fromHand(style, context, card) ?? origin(style, context, seat, at.zone),
    motion: 'lay',
  }
}

function takenCard(
  style: CasinoStyle,
  seat: string,
  card: string,
  { i, count }: Position,
  at: Pile,
  context: SceneContext,
): Piece {
  const step = Math.min(TAKEN_SPACING, MAX_OFFSET / Math.max(1, count - 1))
  const id = `card:${card}`
  return {
    id,
    kind: 'card',
    face: faceOf(style, card),
    pose: {
      x: at.x + at.outward * (i * step - 0.2),
      y: at.level * PILED_CARD_THICKNESS + (i + 1) * TAKEN_RISE,
      z: at.z + 0.1 * i,
      turn: -0.16 + jitter(id, 'turn', 0.05),
      bend: TAKEN_BEND,
    },
    zone: at.zone,
    group: at.group,
    from: fromHand(style, context, card) ?? origin(style, context, seat, at.zone),
    beat: i * 0.7,
    motion: 'lay',
    glow: 0.4,
  }
}

/** Returns the zone of the hand from which a card was just played; null if it was not. */
function fromHand(style: CasinoStyle, context: SceneContext, card: string): string | null {
  const { seat, events } = lastPly(context)
  const played = style.effectOf(events)
  return seat !== null && played?.kind === 'takes' && played.card === card ? namedZone('hand', seat) : null
}

/** Returns the loose cards taken by the last ply, then the played card; empty once they were shuffled again. */
function cardsJustTaken(
  style: CasinoStyle,
  { state }: GameView<CasinoView>,
  context: SceneContext,
  seat: string,
): readonly string[] {
  const { seat: last, events } = lastPly(context)
  const played = style.effectOf(events)
  if (last !== seat || played?.kind !== 'takes') return []
  const named = played.card === null ? played.loose : [...played.loose, played.card]
  const pile = state.piles[seat] ?? 0
  if (typeof pile === 'number') return pile >= named.length ? named : []
  return named.filter((card) => pile.includes(card))
}
