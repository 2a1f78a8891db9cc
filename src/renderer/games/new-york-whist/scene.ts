import { cardCount, isUndealt, nearSeat, opponentsOf, packSize } from '../layout/eye'
import { dealBeat, hands } from '../layout/hands'
import type { Piece } from '../../stage/model/pieces'
import { cardPiece, laidCard, laidPose, pile, PILED_CARD_THICKNESS } from '../layout/places'
import { trickSpots } from '../layout/trick'
import { placeOutline } from '../layout/outlines'
import type { SceneContext } from '../types'
import {
  bestSeatOf,
  blindCards,
  isTrickComplete,
  centreTrick,
  type Table,
  gatheringSeat,
  sideOf,
  isFresh,
} from './table'
import { namedZone } from '../../stage/model/touch-names'
import { sizeOf } from '../../stage/model/sizes'
import { jitter } from '../layout/jitter'

/** Height of each card of a trick above the one before, since they may overlap, in inches. */
const TRICK_RISE = 0.016

/**
 * Returns the trick at the centre, each card in front of its seat, and the outlines of the places where others will lie.
 * The winning card of a completed trick glows; in a trick being played, the best card so far glows faintly.
 */
function middleTrick(table: Table, { page }: SceneContext): Piece[] {
  const isComplete = isTrickComplete(table)
  const best = isComplete ? table.state.lastTrick?.winner : bestSeatOf(table)
  const bestGlow = isComplete ? 0.9 : table.state.trick.length > 1 ? 0.3 : 0
  const cards = centreTrick(table)
  const spots = trickSpots(table, page)
  const empty = table.over ? [] : [...spots].filter(([seat]) => cards.every((laid) => laid.seat !== seat))
  return [
    ...empty.map(([seat, at]) => placeOutline(`trick:${seat}`, '49/back', at)),
    ...cards.map(({ seat, card }, i): Piece => ({
      // Every seat has a spot.
      ...laidCard(card, { ...spots.get(seat)!, y: 0.004 + i * TRICK_RISE }, 1.6),
      zone: 'trick',
      from: namedZone('hand', seat),
      motion: 'lay',
      glow: seat === best ? bestGlow : 0,
    })),
  ]
}

/** Distance between the centres of two cards of the blind, in inches. */
const BESIDE = 0.62

/** Returns the blind at the centre of the table: face down, then turned up until the first trick is gathered. */
function blind(table: Table): Piece[] {
  const cards = blindCards(table)
  if (cards === null) {
    const ids = Array.from({ length: cardCount(table.state.blind) }, (_, i) => `blind:${i}`)
    return place(ids.map((id) => ({ id, face: '49/back', down: true })))
  }
  const first = Object.values(table.state.tricks).reduce((sum, tricks) => sum + tricks, 0) === 1
  if (!first || !isTrickComplete(table)) return []
  return place(cards.map((card) => ({ id: `card:${card}`, face: `49/${card}`, down: false })))
}

function place(cards: readonly { readonly id: string; readonly face: string; readonly down: boolean }[]): Piece[] {
  return cards.map(({ id, face, down }, i) => ({
    ...cardPiece(id, face, laidPose(id, { x: (i - (cards.length - 1) / 2) * BESIDE, y: 0.08 + i * 0.016, z: 0 })),
    down,
    zone: 'blind',
    from: down ? 'stock' : 'blind',
    motion: down ? 'slide' : 'flip',
    beat: down ? 0 : 5,
    ...(down ? {} : { glow: 0.5 }),
  }))
}

/** A captured card in the packet of its trick: `card:17` while the viewer can follow it, else named after its place. */
type WonCard = Pick<Piece, 'id' | 'face' | 'down' | 'from' | 'beat'>
type Packet = readonly WonCard[]

/** Number of tricks that lie crosswise on each other before the next pile is begun, and the turn of each. */
const TRICKS_PER_PILE = 6
const PACKET_TURN = 0.3
/** Distance between two piles, in inches. */
const PILE_GAP = 0.5

/**
 * Returns the tricks of every side as packets, face down, with one of its seats; the blind lies with the first of them.
 * The place of a side without tricks is outlined.
 */
function wonTricks(table: Table, context: SceneContext): Piece[] {
  const along = context.page === 'tall' || table.seats < 3 ? 'x' : 'z'
  return [nearSeat(table), ...opponentsOf(table)].flatMap((seat) => {
    if (gatheringSeat(table, seat) !== seat) return []
    const packets = packetsOf(table, seat)
    if (packets.length > 0) return wonPiles(seat, packets, along)
    return table.over ? [] : [placeOutline(`won:${seat}`, '49/back', { x: 0, z: 0 }, `won:${seat}`)]
  })
}

/** Returns piles side by side or behind each other, in which each packet lies crosswise on the one below. */
function wonPiles(seat: string, packets: readonly Packet[], along: 'x' | 'z'): Piece[] {
  const { w, d } = sizeOf('card', '49/back')
  let level = 0
  return packets.flatMap((packet, i) => {
    if (i % TRICKS_PER_PILE === 0) level = 0
    const out = Math.floor(i / TRICKS_PER_PILE) * ((along === 'x' ? w : d) + PILE_GAP)
    const at = along === 'x' ? { x: out, z: 0 } : { x: 0, z: -out }
    const turn = (i % 2 === 0 ? -1 : 1) * PACKET_TURN + jitter(`${seat}:${i}`, 'packet', 0.07)
    return packet.map(({ id, face, ...card }): Piece => {
      const y = level++ * PILED_CARD_THICKNESS + 0.003
      const [x, z] = [at.x + jitter(id, 'x', 0.04), at.z + jitter(id, 'z', 0.04)]
      return {
        ...cardPiece(id, face, { x, y, z, turn: turn + jitter(id, 'turn', 0.03) }),
        ...card,
        zone: namedZone('won', seat),
        group: `won:${seat}`,
        motion: card.down ? 'slide' : 'lay',
      }
    })
  })
}

function packetsOf(table: Table, seat: string): Packet[] {
  const side = sideOf(table, seat)
  const last = table.state.lastTrick
  const lastIsHere = last !== null && side.includes(last.winner)
  const tricks = side.reduce((sum, each) => sum + table.state.tricks[each]!, 0)
  const gatheredCount = lastIsHere && isTrickComplete(table) ? tricks - 1 : tricks
  const packets = Array.from({ length: gatheredCount }, (_, i) =>
    lastIsHere && !isTrickComplete(table) && i === gatheredCount - 1
      ? lastPacket(table)
      : faceDownPacket(table, seat, i),
  )
  return withBlind(table, side, packets)
}

/** Beats from one card of a gathered trick to the next: they turn over one after the other, not through each other. */
const GATHER_INTERVAL = 0.8

/**
 * Returns the packet of the trick gathered last. It keeps the ids of its cards, so that they visibly move from the
 * centre.
 */
function lastPacket({ state }: Table): Packet {
  return (state.lastTrick?.cards ?? []).map(({ card }, i) => ({
    id: `card:${card}`,
    face: '49/back',
    down: true,
    beat: i * GATHER_INTERVAL,
  }))
}

function faceDownPacket(table: Table, seat: string, trick: number): Packet {
  return Array.from({ length: table.seats }, (_, i) => ({
    id: `won:${seat}:${trick}:${i}`,
    face: '49/back',
    down: true,
    from: namedZone('won', seat),
  }))
}

/** Inserts the blind after the first trick; it lies open until another trick covers it. */
function withBlind(table: Table, side: readonly string[], packets: readonly Packet[]): Packet[] {
  const cards = blindCards(table)
  const { blindTo } = table.state
  const [first, ...others] = packets
  if (cards === null || cards.length === 0 || blindTo === null || !side.includes(blindTo) || !first) return [...packets]
  const open = others.length === 0
  const blind = cards.map((card) => ({ id: `card:${card}`, face: open ? `49/${card}` : '49/back', down: !open }))
  return [first, blind, ...others]
}

/**
 * Returns the table of New York Whist: hands, the trick at the centre with the blind, and the captured tricks of each
 * side. A completed trick stays at the centre until the next one is led, so that everybody can see it.
 */
export function scene(seen: Table, context: SceneContext): Piece[] {
  return [
    ...(isUndealt(seen) ? pile('stock', packSize(seen), '49/back') : []),
    ...allHands(seen, context),
    ...blind(seen),
    ...middleTrick(seen, context),
    ...wonTricks(seen, context),
  ]
}

function allHands(table: Table, context: SceneContext): Piece[] {
  const dealing = isFresh(table) && context.lastPly === null
  const beatOf = dealBeat(table, context)
  return hands(table, context, {
    cards: (seat) => table.state.hands[seat] ?? 0,
    ...(dealing ? { from: () => 'stock', beat: (seat, index) => 0.5 * beatOf(seat, index) } : {}),
  })
}
