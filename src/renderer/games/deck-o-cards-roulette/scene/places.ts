import { opponentsOf, nearSeat } from '../../layout/eye'
import { isHouse, type Table } from '../table'
import { entryAt } from '../../../../rules/kit'

/** Where things lie, in inches: the dial behind, the layout before it, everybody's chips round about. */
interface Spot {
  readonly x: number
  readonly z: number
}

export interface Home extends Spot {
  /** From one stack to the next. */
  readonly pitch: number
  /** Towards which side further stacks of a value are set: 1 is nearer to the viewer. */
  readonly back: 1 | -1
}

/** The layout is printed 20 inches wide; this is how much of that is laid on the table. */
export const LAID = 0.83

/** The bank of a house, or the stacks of a seat. */
export const HOUSE = 'house'

const NEAR: Home = { x: 0, z: 9.7, pitch: 1.1, back: 1 }
/** On a high screen a fingertip apart. */
const NEAR_PORTRAIT: Home = { x: -1.2, z: 11.5, pitch: 2.1, back: 1 }

const home = (x: number, z: number): Home => ({ x, z, pitch: 0.74, back: -1 })
/** Beside the dial, from the viewer's left round its far side to the right. */
const LEFT = [home(-9.2, -4.4), home(-9.6, -8.4), home(-9.2, -12.4), home(-12.9, -6.4)]
const RIGHT = [home(9.2, -4.4), home(9.6, -8.4), home(9.2, -12.4), home(12.9, -6.4)]
/** In the corners that a round dial leaves. */
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

/** Where the chips of everybody stand, the house's bank among them: asked for by seat, or by `house`. Throws for others. */
export function homes(table: Table, portrait: boolean): (seat: string) => Home {
  const others = [...opponentsOf(table), ...(isHouse(table) ? [HOUSE] : [])]
  const places = portrait ? corners(others.length) : beside(others.length)
  const near = portrait ? NEAR_PORTRAIT : NEAR
  const all = new Map([[nearSeat(table), near], ...others.map((seat, i) => [seat, entryAt(places, i)] as const)])
  return (seat) => {
    const found = all.get(seat)
    if (!found) throw new RangeError(`no place for the chips of ${seat}`)
    return found
  }
}

function beside(count: number): Home[] {
  const left = Math.floor(count / 2)
  return [...LEFT.slice(0, left), ...RIGHT.slice(0, count - left).reverse()]
}

function corners(count: number): Home[] {
  const step = count > 4 ? 1 : 2
  return Array.from({ length: count }, (_, i) => entryAt(CORNERS, Math.min(7, step === 1 ? i : 1 + i * 2)))
}
