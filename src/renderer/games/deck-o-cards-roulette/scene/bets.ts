import { namedZone } from '../../../stage/model/names'
import type { Piece } from '../../../stage/model/pieces'
import { fewest, oneByOne } from '../chips'
import { type Context, puntersOf, type Table } from '../table'
import { placeTouch } from '../touch'
import { placeOfSpot, SHEET_TOP } from './layout'
import { homes } from './places'
import { betZone } from './settling'
import { chip, THICK } from './stacks'

/** The most chips of one value that are drawn of one stake. */
const MOST = 8
/** How far a stake lies from the middle of its spot towards whoever laid it. */
const TOWARDS = 0.06

/** The stakes on the layout: on one spot those of several punters stand on each other, each a little towards its owner. */
export function bets(table: Table, context: Context): Piece[] {
  const heights = new Map<string, number>()
  const homeOf = homes(table, context.portrait)
  return puntersOf(table).flatMap((seat) => {
    const home = homeOf.get(seat)!
    return Object.entries(table.state.bets[seat] ?? {}).flatMap(([spot, stake]) => {
      const at = placeOfSpot(spot, context.portrait)
      const far = Math.hypot(home.x - at.x, home.z - at.z)
      const zone = betZone(seat, spot)
      return oneByOne(fewest(stake), MOST).map(({ value, index }): Piece => {
        const level = heights.get(spot) ?? 0
        heights.set(spot, level + 1)
        return {
          ...chip(`chip:${zone}:${value}:${index}`, value, {
            x: at.x + ((home.x - at.x) / far) * TOWARDS,
            y: SHEET_TOP + level * THICK,
            z: at.z + ((home.z - at.z) / far) * TOWARDS,
          }),
          zone,
          from: namedZone('stock', seat),
          touch: placeTouch(spot),
        }
      })
    })
  })
}
