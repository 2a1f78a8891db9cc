import { MathUtils, Quaternion, Vector3 } from 'three'
import type { Piece } from '../model/pieces'
import { setPlace, type Place } from '../model/transform'
import type { Contact } from './contact'

/**
 * A pack that is riffled and squared before a deal: it is cut into two packets, which are laid side by side; their inner
 * edges are let go in turn, so that the cards fall over one another; then the packets are pushed together and tapped.
 */

/** Duration of a riffle in seconds at normal speed. */
export const RIFFLE_SECONDS = 0.96
/** Fewest cards that are riffled. */
const MIN_CARDS = 8

/** One card's part in a riffle. */
export interface RiffledCard {
  /** Its level in the squared pack, 0 for the lowest, and the number of cards. */
  readonly level: number
  readonly count: number
  /** Distance between the levels, and width of the card, in inches at the scale of the pack. */
  readonly spacing: number
  readonly width: number
}

/**
 * Parts of a riffle: the end of the cut, when the first card falls; the end of the last fall; the beginning and the end
 * of the push that squares the pack. Each card falls for `fall`.
 */
const PARTS = { cut: 0.26, fallen: 0.72, pushed: 0.76, squared: 0.96, fall: 0.07 } as const
/** Distances of a packet's middle from that of the pack, as parts of a card's width: held, and interleaved. */
const OFFSETS = { held: 0.56, interleaved: 0.36 } as const
/** Angle of a held packet, whose inner edge is raised, and its turn towards the dealer, in radians. */
const ANGLES = { raised: 0.16, turned: 0.1, most: 0.2 } as const
/** Height over the lower packet at which the upper one is carried aside, as a part of a card's width. */
const CARRY_HEIGHT = 0.14
/** Speeds in inches per second: of an edge that is let go, and of the pack that is tapped on the table. */
const SPEEDS = { edge: 9, push: 12, tap: 5 } as const

const { lerp } = MathUtils
const ease = (t: number): number => MathUtils.smoothstep(t, 0, 1)

/** Whether a pack of this many cards is riffled. */
export const isRiffled = (count: number): boolean => count >= MIN_CARDS

/** Returns the part of the riffle at which a card begins to fall. */
function fallOf({ level, count }: RiffledCard): number {
  return lerp(PARTS.cut, PARTS.fallen - PARTS.fall, level / (count - 1))
}

const axisY = new Vector3(0, 1, 0)
const axisZ = new Vector3(0, 0, 1)
const shift = new Vector3()
const rotation = new Quaternion()

/**
 * Sets `into` to a card's place at part `t` (0 to 1) of the riffle. At 0 the pack is not yet cut: the packets lie on
 * each other. At 1 the card lies exactly at `squared`.
 * @param squared its place in the squared pack
 */
export function riffleCard(card: RiffledCard, squared: Place, t: number, into: Place): void {
  setPlace(into, squared)
  if (t >= 1) return
  const { level, count, spacing, width } = card
  // Every other card falls from the packet at the left, which lay below before the cut.
  const side = level % 2 === 0 ? -1 : 1
  const rank = Math.floor(level / 2)
  const start = side < 0 ? rank : Math.ceil(count / 2) + rank
  const cut = ease(t / PARTS.cut)
  const falling = ease((t - fallOf(card)) / PARTS.fall)
  const pushed = ease((t - PARTS.pushed) / (PARTS.squared - PARTS.pushed))

  const carried = side > 0 ? Math.sin(Math.PI * cut) * CARRY_HEIGHT * width : 0
  // The upper packet comes down only beside the lower one.
  const cutLevel = lerp(start, rank, ease(2 * cut - 1))
  const heldHeight = cutLevel * spacing + carried + (cut * Math.sin(ANGLES.raised) * width) / 2
  // An interleaved card lies on as many cards at its outer edge as its packet has below it, and at its inner edge on all.
  const lyingHeight = lerp(((level + rank) / 2) * spacing, level * spacing, pushed)
  const lyingAngle = Math.min(ANGLES.most, ((level - rank) * spacing) / width) * (1 - pushed)

  const offset = lerp(cut * OFFSETS.held, OFFSETS.interleaved * (1 - pushed), falling)
  shift.set(side * offset * width, 0, 0).applyQuaternion(squared.turn)
  into.at.add(shift)
  into.at.y = squared.at.y - level * spacing + lerp(heldHeight, lyingHeight, falling)
  into.turn.multiply(rotation.setFromAxisAngle(axisY, side * ANGLES.turned * cut * (1 - pushed)))
  into.turn.multiply(rotation.setFromAxisAngle(axisZ, -side * lerp(cut * ANGLES.raised, lyingAngle, falling)))
}

/**
 * Reports the contacts of a card between two parts of the riffle: its edge that falls, and for the lowest card those of
 * the whole pack, which is pushed together and tapped.
 * @param after part that was reported before; below 0 if the riffle has not begun
 */
export function reportRiffle(
  piece: Piece,
  card: RiffledCard,
  squared: Place,
  after: number,
  until: number,
  contact: (contact: Contact) => void,
): void {
  const { x, z } = squared.at
  const report = (part: number, sort: Contact['sort'], speed: number): void => {
    if (part > after && part <= until) contact({ pieceId: piece.id, kind: piece.kind, sort, x, z, speed })
  }
  report(fallOf(card) + PARTS.fall, 'snap', SPEEDS.edge)
  if (card.level > 0) return
  report(PARTS.pushed, 'rub', SPEEDS.push)
  report(PARTS.squared, 'land', SPEEDS.tap)
}
