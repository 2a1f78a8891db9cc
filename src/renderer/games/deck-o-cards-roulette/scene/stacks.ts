import { namedZone } from '../../../stage/model/touch-names'
import type { Piece } from '../../../stage/model/pieces'
import { sizeOf } from '../../../stage/model/sizes'
import { BANK } from '../../layout/chips'
import { hash, jitter } from '../../layout/jitter'
import { listChips, VALUES, type Chips, type Value } from '../chips'
import type { Home } from './places'

/** Height of a chip in a stack, in inches. */
export const CHIP_THICKNESS = sizeOf('chip', 'deco/').h + 0.001
/** Largest number of chips in a tower, and of chips of one value that are drawn. */
const MAX_TOWER_CHIPS = 10
const MAX_DRAWN_CHIPS = 30

/** Returns one chip of a stack, slightly out of line; the offset depends only on its id. */
export function chip(
  id: string,
  value: Value,
  at: { readonly x: number; readonly y: number; readonly z: number },
): Piece {
  return {
    id,
    kind: 'chip',
    face: `deco/chip-${value}`,
    pose: {
      x: at.x + jitter(id, 'x', 0.022),
      y: at.y,
      z: at.z + jitter(id, 'z', 0.022),
      turn: (hash(id) / 0xffffffff) * 2 * Math.PI,
    },
    motion: 'toss',
  }
}

/** Returns the properties in which chips differ: newly arrived ones have an origin and a beat. */
export type Arrival = (value: Value, index: number, count: number) => Partial<Piece>

/**
 * Returns an owner's chips, sorted by value, the highest at the left; high stacks are split into towers.
 * @param owner a seat, or `bank`: its chips lie in subzones of `stock:A` or `bank`, one for each value
 */
export function stacks(owner: string, chips: Chips, home: Home, arrival: Arrival): Piece[] {
  const [zone, group] =
    owner === BANK ? ([BANK, BANK] as const) : ([namedZone('stock', owner), `chips:${owner}`] as const)
  return listChips(chips, MAX_DRAWN_CHIPS).map(({ value, index }) => {
    const column = VALUES.indexOf(value) - (VALUES.length - 1) / 2
    const tower = Math.floor(index / MAX_TOWER_CHIPS)
    const towerId = `${zone}:${value}:${tower}`
    return {
      ...chip(`chip:${zone}:${value}:${index}`, value, {
        x: home.x + column * home.pitch + jitter(towerId, 'x', 0.05),
        y: (index % MAX_TOWER_CHIPS) * CHIP_THICKNESS + 0.002,
        z: home.z + tower * 0.72 * home.back + jitter(towerId, 'z', 0.08),
      }),
      zone: `${zone}:${value}`,
      group,
      ...arrival(value, index, chips[value]),
    }
  })
}
