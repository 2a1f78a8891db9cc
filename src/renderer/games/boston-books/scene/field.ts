import type { Field } from '../../layout/field'

/** How far what lies before and behind the books reaches to either side. */
const SIDE = 6.2
/** The stock lies at the left of the opponents' hands. */
const BEHIND = { x: 1.1, width: 9.4 }

/** What is called for lies in the middle, books before and behind it; the books lie closer where columns lie beside. */
export function bostonField(held: 'upright' | 'sideways'): Field {
  const z = 4.5
  return held === 'upright' ? { x: SIDE, z, side: SIDE, behind: BEHIND } : { x: 4.7, z, side: SIDE, behind: BEHIND }
}
