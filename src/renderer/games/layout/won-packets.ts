import { namedZone } from '../../stage/model/touch-names'
import type { GameView } from '../../../rules/kit'
import type { Piece } from '../../stage/model/pieces'
import type { SceneContext } from '../types'
import { sizeOf } from '../../stage/model/sizes'
import { nearSeat, opponentsOf } from './eye'
import { PILED_CARD_THICKNESS } from './places'
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
/** Distance between two piles, in inches. */
const PILE_GAP = 0.5
/** Turn of each packet to one side, alternating with the packet below, in radians. */
const PACKET_TURN = 0.3

/**
 * Returns the packets of all seats, in piles side by side, or behind each other where several seats share a column.
 * Their zone is `won:<seat>`. Open cards in the middle of a pile are hidden by those above them. The place of a seat
 * without packets is outlined.
 * @param back picture of the cards' backs
 * @param packetsOf returns the packets of a seat; null if it keeps none, because its partner does
 */
export function wonPackets(
  seen: GameView,
  context: SceneContext,
  back: string,
  packetsOf: (seat: string) => readonly Packet[] | null,
): Piece[] {
  return [nearSeat(seen), ...opponentsOf(seen)].flatMap((seat) => {
    const won = packetsOf(seat)
    if (won === null || (won.length === 0 && seen.over)) return []
    const along = context.page === 'tall' || seen.seats < 3 ? 'x' : 'z'
    return won.length === 0
      ? [placeOutline(`won:${seat}`, back, { x: 0, z: 0 }, `won:${seat}`)]
      : packets(seat, won, along)
  })
}

/** Returns the packets of one seat in piles of six, each packet laid crosswise on the one below. */
function packets(seat: string, seatPackets: readonly Packet[], along: 'x' | 'z'): Piece[] {
  const pieces: Piece[] = []
  let level = 0
  seatPackets.forEach((packet, i) => {
    if (i % PACKETS_PER_PILE === 0) level = 0
    const { w, d } = sizeOf('card', packet[0]?.face ?? '')
    const out = Math.floor(i / PACKETS_PER_PILE) * ((along === 'x' ? w : d) + PILE_GAP)
    const at = along === 'x' ? { x: out, z: 0 } : { x: 0, z: -out }
    const turn = (i % 2 === 0 ? -1 : 1) * PACKET_TURN + jitter(`${seat}:${i}`, 'packet', 0.07)
    for (const card of packet)
      pieces.push(wonPiece(seat, card, { ...at, y: level++ * PILED_CARD_THICKNESS + 0.003, turn }))
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
