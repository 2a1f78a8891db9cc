import { namedZone } from '../../../stage/model/names'
import { entryAt, type GameView } from '../../../../rules/kit'
import type { Piece, PieceGroup, Pose } from '../../../stage/model/pieces'
import type { Size } from '../../../stage/model/sizes'
import { lastPly, nearSeat, opponentsOf, seatsOf } from '../../layout/eye'
import type { Field, SceneContext } from '../../types'
import { jitter } from '../../layout/jitter'
import { PILED_CARD, placesAround } from '../../layout/places'
import { backOf, cardSize, faceOf, sizeOfList, type CasinoView, type Style } from '../table'

/** Place of a seat's pile, and the side to which cards laid across it stick out. */
interface Spot {
  readonly x: number
  readonly z: number
  readonly out: 1 | -1
}

/** Offsets of the cards laid across: of the first, between two, and at most in total, in inches. */
const OUT = 0.55
const FURTHER = 0.5
const FURTHEST = 2.6
/** Offsets between cards just taken, sideways and in height. All bend alike, so that they do not intersect. */
const SHOWN = 0.62
const SHOWN_RISE = 0.03
const SHOWN_BEND = [0.01, 0.004] as const

/**
 * Returns the captured cards: one squared pile a seat, face down; across it, face up, those that score or swept. What
 * the last ply took lies open on top until the next one, so that everybody sees it.
 */
export function wonCards(style: Style, seen: GameView<CasinoView>, context: SceneContext, field: Field): Piece[] {
  const spots = spotsOf(seen, context, cardSize(style), field)
  const heights = new Map<string, number>()
  return seatsOf(seen).flatMap((seat) => {
    const keeper = keeperOf(style, seen, seat)
    const level = heights.get(keeper) ?? 0
    const pieces = pileOf(style, seen, context, seat, {
      ...spots.get(keeper)!, // Every seat has a spot.
      level,
      zone: namedZone('won', keeper),
      group: `won:${keeper}`,
    })
    heights.set(keeper, level + pieces.length)
    return pieces
  })
}

/** Returns the seat that keeps a seat's cards: itself, or of two partners the one nearer to the viewer. */
function keeperOf(style: Style, seen: GameView<CasinoView>, seat: string): string {
  if (!style.partners(seen)) return seat
  const order = [nearSeat(seen), ...opponentsOf(seen)]
  const side = seatsOf(seen).indexOf(seat) % 2
  return order.find((other) => seatsOf(seen).indexOf(other) % 2 === side) ?? seat
}

/** An index and the number of items. */
interface Nth {
  readonly i: number
  readonly count: number
}

interface Pile extends Spot {
  readonly level: number
  readonly zone: string
  readonly group: PieceGroup
}

function pileOf(style: Style, seen: GameView<CasinoView>, context: SceneContext, seat: string, at: Pile): Piece[] {
  const taken = seen.state.piles[seat] ?? 0
  const pile = style.secret ? sizeOfList(taken) : taken
  const across = style.across(seen.state, seat)
  const shown = takenJustNow(style, seen, context, seat).filter((card) => !across.includes(card))
  const open = new Set([...across, ...shown])
  const hidden: readonly (string | null)[] =
    typeof pile === 'number'
      ? Array.from({ length: Math.max(0, pile - open.size) }, () => null)
      : pile.filter((card) => !open.has(card))
  const down = hidden.map((card, i) => downCard(style, context, seat, card, i, at))
  const crossed = Math.min(down.length, style.crossed(seen.state, seat))
  const flat = down.length - crossed
  const top = { ...at, level: at.level + flat }
  return [
    ...down.slice(0, flat),
    ...down.slice(flat).map((piece, i) => ({ ...piece, pose: acrossPose(piece.id, i, crossed + across.length, top) })),
    ...across.map((card, i) =>
      acrossCard(style, context, seat, card, { i: crossed + i, count: crossed + across.length }, top),
    ),
    ...shown.map((card, i) =>
      shownCard(
        style,
        seat,
        card,
        { i, count: shown.length },
        { ...top, level: top.level + crossed + across.length },
        context,
      ),
    ),
  ]
}

/** Returns the zone that a new card came from: the table if this seat captured with the last ply, else its own pile. */
function origin(style: Style, context: SceneContext, seat: string, zone: string): string {
  const { seat: last, events } = lastPly(context)
  return last === seat && style.played(events)?.kind === 'takes' ? 'table' : zone
}

function downCard(style: Style, context: SceneContext, seat: string, card: string | null, i: number, at: Pile): Piece {
  const id = card === null ? `won:${seat}:${i}` : `card:${card}`
  return {
    id,
    kind: 'card',
    face: card === null ? backOf(style) : faceOf(style, card),
    pose: {
      x: at.x + jitter(id, 'x', 0.05),
      y: (at.level + i) * PILED_CARD + 0.003,
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
  const further = Math.min(FURTHER, FURTHEST / Math.max(1, count - 1))
  return {
    x: at.x + at.out * (OUT + i * further) + jitter(id, 'x', 0.04),
    y: (at.level + i) * PILED_CARD + 0.004,
    z: at.z + jitter(id, 'z', 0.06),
    turn: Math.PI / 2 + jitter(id, 'turn', 0.05),
  }
}

function acrossCard(
  style: Style,
  context: SceneContext,
  seat: string,
  card: string,
  { i, count }: Nth,
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

function shownCard(
  style: Style,
  seat: string,
  card: string,
  { i, count }: Nth,
  at: Pile,
  context: SceneContext,
): Piece {
  const step = Math.min(SHOWN, FURTHEST / Math.max(1, count - 1))
  const id = `card:${card}`
  return {
    id,
    kind: 'card',
    face: faceOf(style, card),
    pose: {
      x: at.x + at.out * (i * step - 0.2),
      y: at.level * PILED_CARD + (i + 1) * SHOWN_RISE,
      z: at.z + 0.1 * i,
      turn: -0.16 + jitter(id, 'turn', 0.05),
      bend: SHOWN_BEND,
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
function fromHand(style: Style, context: SceneContext, card: string): string | null {
  const { seat, events } = lastPly(context)
  const played = style.played(events)
  return seat !== null && played?.kind === 'takes' && played.card === card ? namedZone('hand', seat) : null
}

/** Returns the loose cards taken by the last ply, then the played card; empty once they were shuffled again. */
function takenJustNow(
  style: Style,
  { state }: GameView<CasinoView>,
  context: SceneContext,
  seat: string,
): readonly string[] {
  const { seat: last, events } = lastPly(context)
  const played = style.played(events)
  if (last !== seat || played?.kind !== 'takes') return []
  const named = played.card === null ? played.loose : [...played.loose, played.card]
  const pile = state.piles[seat] ?? 0
  if (typeof pile === 'number') return pile >= named.length ? named : []
  return named.filter((card) => pile.includes(card))
}

/** In a tall window: beside the near hand; distance right of a single opponent's hand, or behind several. */
const HIGH = { own: { x: 7, z: 8.6, out: -1 }, aside: 4.6, behind: 2.2 } as const

/** Returns the places of the piles beside the hands, where nothing else lies. */
function spotsOf(seen: GameView, { held, portrait }: SceneContext, size: Size, field: Field): Map<string, Spot> {
  if (held !== undefined) return closeSpots(seen, size, field)
  return portrait ? highSpots(seen) : wideSpots(seen, size)
}

/** Gap beside a pile, and distance from a hand to its pile, in inches; several piles are half under hands. */
const BESIDE = { gap: 0.3, hand: 4.3, under: 0.55 }

/** Returns the places on a tall page, with the viewer's pile right of the hand. */
function closeSpots(seen: GameView, { w, d }: Size, field: Field): Map<string, Spot> {
  const others = opponentsOf(seen)
  const places = placesAround(others.length, true, field)
  const own: Spot = { x: field.side - w / 2, z: field.z + BESIDE.gap + d / 2, out: -1 }
  const alone = others.length === 1
  return new Map([
    [nearSeat(seen), own] as const,
    ...others.map((seat, i): [string, Spot] => {
      const { x, z } = entryAt(places, i).hand
      return [seat, { ...(alone ? { x: x + BESIDE.hand, z } : { x, z: z - BESIDE.under * d }), out: 1 }]
    }),
  ])
}

/** Returns the places in a tall window, where depth is scarce: piles beside the hand or half under the hands. */
function highSpots(seen: GameView): Map<string, Spot> {
  const others = opponentsOf(seen)
  const places = placesAround(others.length, true)
  const spots = new Map<string, Spot>([[nearSeat(seen), HIGH.own]])
  others.forEach((seat, i) => {
    const { x, z } = entryAt(places, i).hand
    const alone = others.length === 1
    spots.set(seat, alone ? { x: x + HIGH.aside, z, out: 1 } : { x, z: z - HIGH.behind, out: 1 })
  })
  return spots
}

/** Right of the cards; further right or nearer to the viewer, papers would cover it. */
const OWN: Spot = { x: 8.9, z: 5.8, out: 1 }

function wideSpots(seen: GameView, size: Size): Map<string, Spot> {
  const others = opponentsOf(seen)
  const places = placesAround(others.length, false)
  const spots = new Map<string, Spot>([[nearSeat(seen), OWN]])
  others.forEach((seat, i) => {
    const { hand, chips } = entryAt(places, i)
    const sideways = Math.abs(hand.x) > 9
    if (!sideways) spots.set(seat, { x: hand.x, z: hand.z - size.d - 0.35, out: 1 })
    else if (others.length > 4) spots.set(seat, { x: chips.x, z: chips.z, out: hand.x < 0 ? -1 : 1 })
    else spots.set(seat, { x: hand.x * 1.03, z: hand.z + (hand.x < 0 ? -4.4 : 4.1), out: hand.x < 0 ? -1 : 1 })
  })
  return spots
}
