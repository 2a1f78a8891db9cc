import type { Seen } from '../../../../rules/kit'
import type { Field } from '../../layout/field'
import { trickRing } from '../../layout/trick'
import { apart } from './apart'

/** How far what lies before and behind the middle reaches to either side: two shown hands beside each other. */
const SIDE = 6.2
/** The middle itself of a table for two: one shown hand. */
const ONE_HAND = 3.8
/** Half a card, and some wood about it. */
const RIM = 1.1

/** What is thrown away, or the hands that are shown; on a small screen both lie between the hands. */
export function pittsburghField({ seats }: Pick<Seen, 'seats'>): Field {
  const z = trickRing(seats)[1] * apart(seats) + RIM
  return { x: seats === 2 ? ONE_HAND : SIDE, z, side: SIDE, behind: { x: 0, width: 2 * SIDE - 0.6 } }
}
