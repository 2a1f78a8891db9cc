import { opponentsOf, nearSeat } from '../../layout/eye'
import { isHouse, type Table } from '../table'
import { entryAt } from '../../../../rules/kit'

/** A place on the table, in inches: the dial is at the back, the layout in front of it, and the chips around both. */
interface Spot {
  readonly x: number
  readonly z: number
}

export interface Home extends Spot {
  /** Distance between two stacks. */
  readonly pitch: number
  /** Direction of further stacks of a value: 1 is towards the viewer. */
  readonly back: 1 | -1
}

/** Scale at which the layout, printed 20 inches wide, lies on the table. */
export const LAYOUT_SCALE = 0.83

/** Name of the house's bank, in place of a seat's letter. */
export const HOUSE = 'house'

const NEAR_HOME: Home = { x: 0, z: 9.7, pitch: 1.1, back: 1 }
/** In a tall window the stacks are a fingertip apart. */
const NEAR_HOME_PORTRAIT: Home = { x: -1.2, z: 11.5, pitch: 2.1, back: 1 }

const home = (x: number, z: number): Home => ({ x, z, pitch: 0.74, back: -1 })
/** Places beside the dial, from the viewer's left round its far side to the right. */
const LEFT = [home(-9.2, -4.4), home(-9.6, -8.4), home(-9.2, -12.4), home(-12.9, -6.4)]
const RIGHT = [home(9.2, -4.4), home(9.6, -8.4), home(9.2, -12.4), home(12.9, -6.4)]
/** Places in the corners that the round dial leaves free. */
const CORNERS = [
  home(-6, -0.9),
  home(-6.1, -2.3),
  home(-6.1, -11.2),
  home(-5.9, -12.5),
  home(5.9, -12.5),
  home(6.1, -11.2),
  home(6.1, -2.3),
  home(6, -0.9),
]

/**
 * Returns a function that gives the place of a seat's chips, or of the house's bank under the name `house`. Throws for
 * other names.
 */
export function createHomeOf(table: Table, portrait: boolean): (seat: string) => Home {
  const others = [...opponentsOf(table), ...(isHouse(table) ? [HOUSE] : [])]
  const places = portrait ? cornerHomes(others.length) : besideHomes(others.length)
  const near = portrait ? NEAR_HOME_PORTRAIT : NEAR_HOME
  const all = new Map([[nearSeat(table), near], ...others.map((seat, i) => [seat, entryAt(places, i)] as const)])
  return (seat) => {
    const found = all.get(seat)
    if (!found) throw new RangeError(`no place for the chips of ${seat}`)
    return found
  }
}

function besideHomes(count: number): Home[] {
  const left = Math.floor(count / 2)
  return [...LEFT.slice(0, left), ...RIGHT.slice(0, count - left).reverse()]
}

function cornerHomes(count: number): Home[] {
  const step = count > 4 ? 1 : 2
  return Array.from({ length: count }, (_, i) => entryAt(CORNERS, Math.min(7, step === 1 ? i : 1 + i * 2)))
}
