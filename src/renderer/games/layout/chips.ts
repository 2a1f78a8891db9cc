import { loosePiece } from './places'
import { entryAt } from '../../../rules/kit'
import { namedZone } from '../../stage/model/touch-names'
import type { Piece, Pose } from '../../stage/model/pieces'
import { hash, jitter } from './jitter'

/** Chips of one kind in a seat's stacks. */
interface ChipKind {
  /** Picture of the chip, and the name that its pieces carry: `chip/blue`, `blue`. */
  readonly face: string
  readonly name: string
  readonly count: number
}

/**
 * Distance between the stacks of two kinds, and between two stacks of one kind, which stand behind each other, in
 * inches.
 */
const KIND_SPACING = 1.66
const STACK_SPACING = 1.62
const THICKNESS = 0.131
const MAX_STACK_CHIPS = 16
/** Owner of the chips that belong to no seat: the bank, which pays points out. */
export const BANK = 'bank'

const KINDS = ['blue', 'red', 'white'] as const

/** Returns the kinds of the outfit's chips, with these numbers of each. */
export const chipKinds = (counts: readonly [blue: number, red: number, white: number]): ChipKind[] =>
  KINDS.map((name, kind) => ({ face: `chip/${name}`, name, count: entryAt(counts, kind) }))

/**
 * Returns the chips in front of a seat in slightly uneven stacks, one kind a stack: pieces `chip:<seat>:<name>:<i>` in
 * the zone `chips:<seat>`.
 * @param payers seats from whose chips new ones come, in rotation; empty if nobody paid
 */
export function chipStacks(seat: string, kinds: readonly ChipKind[], payers: readonly string[] = []): Piece[] {
  return kinds.flatMap(({ face, name, count }, kind) =>
    Array.from({ length: count }, (_, i) => {
      const id = `chip:${seat}:${name}:${i}`
      const stack = Math.floor(i / MAX_STACK_CHIPS)
      const aside = (kind - (kinds.length - 1) / 2) * KIND_SPACING
      const back = jitter(`${seat}:${name}`, 'back', 0.22) - stack * STACK_SPACING
      const from = payers[(i + kind) % payers.length]
      return {
        id,
        kind: 'chip',
        face,
        pose: {
          x: aside + jitter(id, 'x', 0.035),
          y: (i % MAX_STACK_CHIPS) * THICKNESS + 0.002,
          z: back + jitter(id, 'z', 0.035),
          turn: (hash(id) / 0xffffffff) * Math.PI * 2,
        },
        zone: namedZone('chips', seat),
        group: seat === BANK ? 'bank' : `chips:${seat}`,
        motion: 'toss',
        beat: 2 + (i % 5) * 0.6,
        ...(from === undefined ? {} : { from: namedZone('chips', from) }),
      } satisfies Piece
    }),
  )
}

/** Places of a move's chip before and after the move is made, in inches. */
export interface PipSpots {
  pendingSpot(index: number): Pose
  madeSpot(index: number): Pose
}

/**
 * Returns one chip for each move. Chips of future moves lie ready, and each changes its place when its move is made.
 * Moves beyond the last chip have none.
 */
export function pips(count: number, movesMade: number, spots: PipSpots): Piece[] {
  return Array.from({ length: count }, (_, i) => {
    const at = i < movesMade ? spots.madeSpot(i) : spots.pendingSpot(i)
    const chip = loosePiece('chip', `pip:${i}`, 'chip/white', at, 0.04)
    return { ...chip, zone: 'pips', group: 'pips', motion: 'slide' }
  })
}
