import type { Seen } from '../../../rules/kit'
import type { Piece } from '../../stage/pieces'
import { sizeOf } from '../../stage/sizes'
import { nearSeat, opponentsOf } from './eye'
import { jitter } from './jitter'
import { PILED_CARD } from './pile'
import { OWN_CHIPS, OWN_CHIPS_PORTRAIT, placesAround, type ChipPlace, type Place } from './places'

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

/** How far out before its hand a seat's packets lie, as part of the way from the middle; and the near seat's own. */
const BEFORE = 0.66
const OWN_BEFORE: ChipPlace = { x: 7, z: 4.9, along: 'z' }

/**
 * Packets of all seats, each behind the hand of the seat that took them, or on a wide screen `before` it where the
 * table is free and nothing of the page lies over it. Pieces lie in the zone `won:<seat>`; what is
 * shown open in the middle of a packet is hidden by those above it.
 */
export function won(
  seen: Seen,
  portrait: boolean,
  packetsOf: (seat: string) => readonly Packet[],
  before = false,
): Piece[] {
  const others = opponentsOf(seen)
  const places = placesAround(others.length, portrait)
  const near = before && !portrait
  const own = portrait ? OWN_CHIPS_PORTRAIT : near ? OWN_BEFORE : OWN_CHIPS
  return [
    ...packets(nearSeat(seen), packetsOf(nearSeat(seen)), own),
    ...others.flatMap((seat, i) => packets(seat, packetsOf(seat), near ? beforeHand(places[i]!) : places[i]!.chips)),
  ]
}

function beforeHand({ hand, chips }: Place): ChipPlace {
  return { x: hand.x * BEFORE, z: hand.z * BEFORE, along: chips.along }
}

/** The packets of one seat in piles of six, each packet laid crosswise on the one below. */
export function packets(seat: string, taken: readonly Packet[], at: ChipPlace): Piece[] {
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
