import { namedZone } from '../../stage/model/touch-names'
import { entryAt, type GameView } from '../../../rules/kit'
import type { Piece } from '../../stage/model/pieces'
import { sizeOf } from '../../stage/model/sizes'
import { type SceneContext, type Field } from '../types'
import { nearSeat, opponentsOf } from './eye'
import { BOARD_FIELD, PILED_CARD_THICKNESS, placesAround, type ChipPlace, type OpponentPlace } from './places'
import { jitter } from './jitter'
import { placeOutline } from './outlines'

/** A captured card in its packet. */
interface WonCard {
  /** `card:17` while the viewer can follow the card; otherwise named after its place: `won:A:3`. */
  readonly id: string
  readonly face: string
  readonly down?: boolean
  readonly from?: string
  readonly beat?: number
  readonly glow?: number
  readonly touch?: string
}

/** Cards that were captured together, lowest first: a trick or a capture. */
export type Packet = readonly WonCard[]

/** Number of packets that lie crosswise on each other before the next pile is begun. */
const PACKETS_PER_PILE = 6
/** Turn of each packet to one side, alternating with the packet below, in radians. */
const PACKET_TURN = 0.3

/** Distance of a seat's packets from the centre, as part of the distance to its hand. */
const HAND_DISTANCE_SHARE = 0.66
/** Places of the near seat's packets, where nothing of the page covers them. */
const OWN_PLACE: ChipPlace = { x: 7, z: 4.9, along: 'z' }
const OWN_PLACE_PORTRAIT: ChipPlace = { x: 5.6, z: 7, along: 'x' }
/**
 * On a tall page: distance of the packets in a corner from the field's edges, and distance behind the centres of
 * several opponents' hands, which half cover them, in inches.
 */
const CORNER_DISTANCE = 1.25
const BEHIND_HAND_DISTANCE = 1.7

/**
 * Returns the packets of all seats. They lie in front of the hands of the seats that won them; in a tall window, where
 * opponents sit close together, behind them; on a tall page in the corners of the field. Their zone is `won:<seat>`.
 * Open cards in the middle of a pile are hidden by those above them. The place of a seat without packets is outlined.
 * @param back picture of the cards' backs
 * @param packetsOf returns the packets of a seat; null if it keeps none, because its partner does
 */
export function wonPackets(
  seen: GameView,
  context: SceneContext,
  back: string,
  packetsOf: (seat: string) => readonly Packet[] | null,
  field = BOARD_FIELD,
): Piece[] {
  const others = opponentsOf(seen)
  const spots = context.page === 'tall' ? cornersOf(seen, field) : spotsAround(seen, context.portrait)
  return [nearSeat(seen), ...others].flatMap((seat, i) => {
    const won = packetsOf(seat)
    if (won === null || (won.length === 0 && seen.over)) return []
    const at = entryAt(spots, i)
    return won.length === 0 ? [placeOutline(`won:${seat}`, back, at, `won:${seat}`)] : packets(seat, won, at)
  })
}

/** Returns the near seat's place, then those of the opponents. */
function spotsAround(seen: GameView, portrait: boolean): ChipPlace[] {
  const places = placesAround(opponentsOf(seen).length, portrait)
  return [
    portrait ? OWN_PLACE_PORTRAIT : OWN_PLACE,
    ...places.map((place) => (portrait ? place.chips : placeBeforeHand(place))),
  ]
}

const placeBeforeHand = ({ hand, chips }: OpponentPlace): ChipPlace => ({
  x: hand.x * HAND_DISTANCE_SHARE,
  z: hand.z * HAND_DISTANCE_SHARE,
  along: chips.along,
})

/**
 * Returns the near right corner, and for a single opponent the opposite one; further piles are laid along the short
 * side. Several opponents have their packets behind their hands.
 */
function cornersOf(seen: GameView, field: Field): ChipPlace[] {
  const along = 'z'
  const near: ChipPlace = { x: field.x - CORNER_DISTANCE, z: field.z - CORNER_DISTANCE, along, outward: -1 }
  const places = placesAround(opponentsOf(seen).length, true, field)
  if (places.length === 1) return [near, { x: -near.x, z: -near.z, along, outward: 1 }]
  return [near, ...places.map(({ hand }): ChipPlace => ({ x: hand.x, z: hand.z - BEHIND_HAND_DISTANCE, along: 'x' }))]
}

/** Returns the packets of one seat in piles of six, each packet laid crosswise on the one below. */
function packets(seat: string, seatPackets: readonly Packet[], at: ChipPlace): Piece[] {
  const pieces: Piece[] = []
  let level = 0
  seatPackets.forEach((packet, i) => {
    if (i % PACKETS_PER_PILE === 0) level = 0
    const spot = pileSpot(at, Math.floor(i / PACKETS_PER_PILE), packet[0]?.face ?? '')
    const turn = (i % 2 === 0 ? -1 : 1) * PACKET_TURN + jitter(`${seat}:${i}`, 'packet', 0.07)
    for (const card of packet)
      pieces.push(wonPiece(seat, card, { ...spot, y: level++ * PILED_CARD_THICKNESS + 0.003, turn }))
  })
  return pieces
}

function wonPiece(
  seat: string,
  card: WonCard,
  at: { readonly x: number; readonly y: number; readonly z: number; readonly turn: number },
): Piece {
  return {
    ...card,
    kind: 'card',
    pose: {
      x: at.x + jitter(card.id, 'x', 0.04),
      y: at.y,
      z: at.z + jitter(card.id, 'z', 0.04),
      turn: at.turn + jitter(card.id, 'turn', 0.03),
    },
    zone: namedZone('won', seat),
    group: `won:${seat}`,
    motion: card.down ? 'slide' : 'lay',
  }
}

/**
 * Returns the place of a pile. The first one lies on the spot itself, further ones beside it: away from a near hand or
 * out of a corner, elsewhere on both sides.
 */
function pileSpot(at: ChipPlace, pile: number, face: string): { readonly x: number; readonly z: number } {
  const size = sizeOf('card', face)
  const pitch = (at.along === 'x' ? size.w : size.d) + 0.5
  const out = at.outward ?? (at.z > 4.5 ? -1 : null)
  const steps = out === null ? Math.ceil(pile / 2) * (pile % 2 === 0 ? 1 : -1) : pile * out
  return at.along === 'x' ? { x: at.x + steps * pitch, z: at.z } : { x: at.x, z: at.z + steps * pitch }
}
