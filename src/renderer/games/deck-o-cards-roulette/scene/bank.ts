import { namedZone } from '../../../stage/model/names'
import type { Piece } from '../../../stage/model/pieces'
import { BANK } from '../../layout/chips'
import { change, fewest, oneByOne } from '../chips'
import { type Context, isHouse, type Table, puntersOf } from '../table'
import { homes, HOUSE, type Home } from './places'
import { betZone, type Settling } from './settling'
import { stacks, type Arrival, chip, THICK } from './stacks'
import { placeTouch } from '../touch'
import { placeOfSpot, SHEET_TOP } from './layout'
import { entryAt } from '../../../../rules/kit'

/** Largest number of chips of one value that are drawn for a stake. */
const MOST = 8
/** Distance of a stake from the centre of its spot towards its owner, in inches. */
const TOWARDS = 0.06

/**
 * Returns the stakes on the layout. Stakes of several punters on one spot are stacked, each shifted slightly towards
 * its owner.
 */
export function bets(table: Table, context: Context): Piece[] {
  const heights = new Map<string, number>()
  const homeOf = homes(table, context.portrait)
  return puntersOf(table).flatMap((seat) => {
    const home = homeOf(seat)
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

/** Amount that represents an unlimited bank. */
const ENDLESS = 2000
/** Beats between two raked chips. */
const RAKED = 0.3

/** Returns the bank, in front of the banker, or behind the dial for the house. Lost stakes are gathered there. */
export function bank(table: Table, context: Context, settling: Settling): Piece[] {
  const keeper = isHouse(table) ? HOUSE : table.state.banker
  if (keeper === null) return []
  const homeOf = homes(table, context.portrait)
  const chips = change(table.state.bank ?? ENDLESS)
  return [...stacks(BANK, chips, homeOf(keeper), raked(table, settling)), ...gatherers(keeper, homeOf, settling)]
}

/** Returns the arrival of the bank's chips. New ones are the raked chips, each of which comes from a lost stake. */
function raked(table: Table, { lost, won: [first] }: Settling): Arrival {
  const stakes = lost.flatMap(({ seat, spots, beat }) => spots.map((spot) => ({ zone: betZone(seat, spot), beat })))
  const before = stakes.length > 0 && table.state.bank !== null ? change(bankBefore(table)) : null
  let fresh = 0
  return (value, index): Partial<Piece> => {
    if (!before || index < before[value]) return first === undefined ? {} : { from: namedZone('stock', first.seat) }
    const stake = entryAt(stakes, fresh++ % stakes.length)
    return { from: stake.zone, beat: stake.beat + RAKED * fresh }
  }
}

function bankBefore({ state }: Table): number {
  const sum = (amounts: Readonly<Record<string, number>>) =>
    Object.values(amounts).reduce((all, chips) => all + chips, 0)
  return (state.bank ?? 0) - sum(state.last?.collected ?? {}) + sum(state.last?.paid ?? {})
}

/**
 * Returns invisible places where chips go that nobody else picks up: lost stakes and exchanged chips at the bank, and
 * exchanged chips of the bank at the first punter who is paid.
 */
function gatherers(keeper: string, homeOf: (seat: string) => Home, { lost, won }: Settling): Piece[] {
  const place = (id: string, seat: string, beat: number, gathers: readonly string[]): Piece => {
    const { x, z } = homeOf(seat)
    const group = seat === keeper ? BANK : (`chips:${seat}` as const)
    return {
      id,
      kind: 'mark',
      face: 'mark/row',
      pose: { x, y: 0.004, z },
      zone: 'marks',
      group,
      glow: 0,
      beat,
      gathers,
    }
  }
  return [
    ...lost.map(({ seat, spots, beat }) =>
      place(
        `rake:${seat}`,
        keeper,
        beat,
        spots.map((spot) => betZone(seat, spot)),
      ),
    ),
    ...won.map(({ seat, beat }) => place(`change:${seat}`, keeper, beat, [`stock:${seat}`])),
    ...won.map(({ seat, beat }) => place(`pay:${seat}`, seat, beat, ['bank', `bet:${seat}`])),
  ]
}
