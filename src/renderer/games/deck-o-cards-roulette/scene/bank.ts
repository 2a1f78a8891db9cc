import { namedZone } from '../../../stage/model/touch-names'
import type { Piece } from '../../../stage/model/pieces'
import { BANK } from '../../layout/chips'
import { chipsForPlay, fewestChips, listChips } from '../chips'
import { type Context, isHouse, type Table, puntersOf } from '../table'
import { createHomeOf, HOUSE, type Home } from './places'
import { betZone, type Settlement } from './settlement'
import { stacks, type Arrival, chip, CHIP_THICKNESS } from './stacks'
import { placeTouch } from '../touch'
import { placeOfSpot, SHEET_TOP } from './layout'
import { entryAt } from '../../../../rules/kit'

/** Largest number of chips of one value that are drawn for a stake. */
const MAX_STAKE_CHIPS = 8
/** Distance of a stake from the centre of its spot towards its owner, in inches. */
const OWNER_OFFSET = 0.06

/**
 * Returns the stakes on the layout. Stakes of several punters on one spot are stacked, each shifted slightly towards
 * its owner.
 */
export function bets(table: Table, context: Context): Piece[] {
  const heights = new Map<string, number>()
  const homeOf = createHomeOf(table, context.portrait)
  return puntersOf(table).flatMap((seat) => {
    const home = homeOf(seat)
    return Object.entries(table.state.bets[seat] ?? {}).flatMap(([spot, stake]) => {
      const at = placeOfSpot(spot, context.portrait)
      const far = Math.hypot(home.x - at.x, home.z - at.z)
      const zone = betZone(seat, spot)
      return listChips(fewestChips(stake), MAX_STAKE_CHIPS).map(({ value, index }): Piece => {
        const level = heights.get(spot) ?? 0
        heights.set(spot, level + 1)
        return {
          ...chip(`chip:${zone}:${value}:${index}`, value, {
            x: at.x + ((home.x - at.x) / far) * OWNER_OFFSET,
            y: SHEET_TOP + level * CHIP_THICKNESS,
            z: at.z + ((home.z - at.z) / far) * OWNER_OFFSET,
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
const UNLIMITED_BANK = 2000
/** Beats between two raked chips. */
const RAKE_INTERVAL = 0.3

/** Returns the bank, in front of the banker, or behind the dial for the house. Lost stakes are gathered there. */
export function bank(table: Table, context: Context, settling: Settlement): Piece[] {
  const keeper = isHouse(table) ? HOUSE : table.state.banker
  if (keeper === null) return []
  const homeOf = createHomeOf(table, context.portrait)
  const chips = chipsForPlay(table.state.bank ?? UNLIMITED_BANK)
  return [
    ...stacks(BANK, chips, homeOf(keeper), rakedArrival(table, settling)),
    ...gatheringMarks(keeper, homeOf, settling),
  ]
}

/** Returns the arrival of the bank's chips. New ones are the raked chips, each of which comes from a lost stake. */
function rakedArrival(table: Table, { losses, wins: [first] }: Settlement): Arrival {
  const stakes = losses.flatMap(({ seat, spots, beat }) => spots.map((spot) => ({ zone: betZone(seat, spot), beat })))
  const before = stakes.length > 0 && table.state.bank !== null ? chipsForPlay(bankBefore(table)) : null
  let newChips = 0
  return (value, index): Partial<Piece> => {
    if (!before || index < before[value]) return first === undefined ? {} : { from: namedZone('stock', first.seat) }
    const stake = entryAt(stakes, newChips++ % stakes.length)
    return { from: stake.zone, beat: stake.beat + RAKE_INTERVAL * newChips }
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
function gatheringMarks(keeper: string, homeOf: (seat: string) => Home, { losses, wins }: Settlement): Piece[] {
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
    ...losses.map(({ seat, spots, beat }) =>
      place(
        `rake:${seat}`,
        keeper,
        beat,
        spots.map((spot) => betZone(seat, spot)),
      ),
    ),
    ...wins.map(({ seat, beat }) => place(`change:${seat}`, keeper, beat, [`stock:${seat}`])),
    ...wins.map(({ seat, beat }) => place(`pay:${seat}`, seat, beat, ['bank', `bet:${seat}`])),
  ]
}
