import { circle, type Fill, group, knock, NONE, over, path } from '../../svg'
import { CARD } from '../signs'

/** Inks of the court cards, which are drawn in flat colours under black lines. */
export const K = over('black')
export const RED = knock('vermilion')
export const GOLD = knock('gold')
export const NAVY = knock('navy')

/** A filled and outlined shape. */
export const shape = (d: string, fill: Fill, width = 1.3): string => path(d, fill, { stroke: K, width })
/** A line of the pen. */
export const line = (d: string, width = 1.1): string => path(d, NONE, { stroke: K, width })
export const dot = (x: number, y: number, r: number, fill: Fill, width = 0.9): string =>
  circle(x, y, r, fill, { stroke: K, width })

/** The same parts mirrored to the other side of the figure. */
export const flipped = (...parts: string[]): string => group(`translate(${CARD.width} 0) scale(-1 1)`, ...parts)
export const paired = (part: string): string => part + flipped(part)
