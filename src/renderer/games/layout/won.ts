import { namedZone } from '../../stage/model/names'
import { entryAt, type Seen } from '../../../rules/kit'
import type { Piece } from '../../stage/model/pieces'
import { sizeOf } from '../../stage/model/sizes'
import { type SceneContext, type Field } from '../types'
import { nearSeat, opponentsOf } from './eye'
import { BOARD_FIELD } from './field'
import { jitter } from './jitter'
import { PILED_CARD, placesAround, type ChipPlace, type Place } from './places'

/** A card that was taken, as it lies in its packet. */
interface WonCard {
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
/** On a small screen: so far from the field's edge, and half under the hands of several opponents. */
const CORNER = 1.25
const UNDER = 1.7

/**
 * Packets of all seats before the hands of those who took them; on a high screen, where opponents sit close, behind
 * them. On a small one they lie in the corners of the field. Pieces lie in the zone `won:<seat>`. What is open in the
 * middle of a pile is hidden by what lies above it.
 */
export function won(
  seen: Seen,
  context: SceneContext,
  packetsOf: (seat: string) => readonly Packet[],
  field = BOARD_FIELD,
): Piece[] {
  const others = opponentsOf(seen)
  const spots = context.held === undefined ? spotsAround(seen, context.portrait) : cornersOf(seen, field)
  return [nearSeat(seen), ...others].flatMap((seat, i) => packets(seat, packetsOf(seat), entryAt(spots, i)))
}

/** The near seat's, then those of the others. */
function spotsAround(seen: Seen, portrait: boolean): ChipPlace[] {
  const places = placesAround(opponentsOf(seen).length, portrait)
  return [portrait ? OWN_PORTRAIT : OWN, ...places.map((place) => (portrait ? place.chips : before(place)))]
}

const before = ({ hand, chips }: Place): ChipPlace => ({
  x: hand.x * BEFORE,
  z: hand.z * BEFORE,
  along: chips.along,
})

/** The near corner at the right, and for a single opponent the one across; further piles keep along the short side. */
function cornersOf(seen: Seen, field: Field): ChipPlace[] {
  const along = 'z'
  const near: ChipPlace = { x: field.x - CORNER, z: field.z - CORNER, along, out: -1 }
  const places = placesAround(opponentsOf(seen).length, true, field)
  if (places.length === 1) return [near, { x: -near.x, z: -near.z, along, out: 1 }]
  return [near, ...places.map(({ hand }): ChipPlace => ({ x: hand.x, z: hand.z - UNDER, along: 'x' }))]
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
    zone: namedZone('won', seat),
    group: `won:${seat}`,
    motion: card.down ? 'slide' : 'lay',
  }
}

/**
 * The first pile lies on the spot itself, further ones beside it: away from a near hand or out of a corner, to both sides
 * elsewhere.
 */
function pileSpot(at: ChipPlace, pile: number, face: string): { readonly x: number; readonly z: number } {
  const size = sizeOf('card', face)
  const pitch = (at.along === 'x' ? size.w : size.d) + 0.5
  const out = at.out ?? (at.z > 4.5 ? -1 : null)
  const steps = out === null ? Math.ceil(pile / 2) * (pile % 2 === 0 ? 1 : -1) : pile * out
  return at.along === 'x' ? { x: at.x + steps * pitch, z: at.z } : { x: at.x, z: at.z + steps * pitch }
}
