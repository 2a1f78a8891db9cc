import type { Seen } from '../../../rules/kit'
import type { Piece } from '../../stage/pieces'
import { sizeOf } from '../../stage/sizes'
import { nearSeat, opponentsOf } from './eye'
import { jitter } from './jitter'
import { PILED_CARD } from './pile'
import { placesAround, type ChipPlace, type Place } from './places'

/** A card that was taken, as it lies in its packet. */
export interface WonCard {
  /** `card:17` while the eye follows it, else a name of its place: `won:A:3`. */
  readonly id: string
  readonly face: string
  readonly down?: boolean
  readonly from?: string
  readonly beat?: number
  readonly glow?: number
  readonly touch?: string
}

/** Cards that were taken together, lowest first: a trick, a capture. */
export type Packet = readonly WonCard[]

/** How many packets lie crosswise on each other before the next pile is begun. */
const PILE = 6
/** How far each packet is turned from the one below it. */
const ACROSS = 0.3

/** How far out before its hand a seat's packets lie, as part of the way from the middle. */
const BEFORE = 0.66
/** The near seat's own, where nothing of the page lies over them. */
const OWN: ChipPlace = { x: 7, z: 4.9, along: 'z' }
const OWN_PORTRAIT: ChipPlace = { x: 5.6, z: 7, along: 'x' }

/**
 * Packets of all seats before the hands of those who took them; on a high screen, where opponents sit close, behind
 * them. Pieces lie in the zone `won:<seat>`. What is open in the middle of a pile is hidden by what lies above it.
 */
export function won(seen: Seen, portrait: boolean, packetsOf: (seat: string) => readonly Packet[]): Piece[] {
  const others = opponentsOf(seen)
  const places = placesAround(others.length, portrait)
  return [
    ...packets(nearSeat(seen), packetsOf(nearSeat(seen)), portrait ? OWN_PORTRAIT : OWN),
    ...others.flatMap((seat, i) => packets(seat, packetsOf(seat), spotOf(places[i]!, portrait))),
  ]
}

function spotOf({ hand, chips }: Place, portrait: boolean): ChipPlace {
  return portrait ? chips : { x: hand.x * BEFORE, z: hand.z * BEFORE, along: chips.along }
}

/** The packets of one seat in piles of six, each packet laid crosswise on the one below. */
function packets(seat: string, taken: readonly Packet[], at: ChipPlace): Piece[] {
  const pieces: Piece[] = []
  let level = 0
  taken.forEach((packet, i) => {
    if (i % PILE === 0) level = 0
    const spot = pileSpot(at, Math.floor(i / PILE), packet[0]?.face ?? '')
    const turn = (i % 2 === 0 ? -1 : 1) * ACROSS + jitter(`${seat}:${i}`, 'packet', 0.07)
    for (const card of packet) pieces.push(piled(seat, card, { ...spot, y: level++ * PILED_CARD + 0.003, turn }))
  })
  return pieces
}

function piled(
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
    zone: `won:${seat}`,
    motion: card.down ? 'slide' : 'lay',
  }
}

/** The first pile lies on the spot itself, further ones beside it: away from a near hand, to both sides elsewhere. */
function pileSpot(at: ChipPlace, pile: number, face: string): { readonly x: number; readonly z: number } {
  const size = sizeOf('card', face)
  const pitch = (at.along === 'x' ? size.w : size.d) + 0.5
  const near = at.z > 4.5
  const steps = near ? -pile : Math.ceil(pile / 2) * (pile % 2 === 0 ? 1 : -1)
  return at.along === 'x' ? { x: at.x + steps * pitch, z: at.z } : { x: at.x, z: at.z + steps * pitch }
}
