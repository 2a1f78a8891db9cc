import { circle, type Fill, group, knockOut, NONE, overprint, path } from '../../svg'
import { CARD_SIZE } from '../card-parts'

/** Inks of the court cards, which are drawn in flat colours under black lines. */
export const BLACK = overprint('black')
export const RED = knockOut('vermilion')
export const GOLD = knockOut('gold')
export const NAVY = knockOut('navy')

/** A filled and outlined shape. */
export const shape = (d: string, fill: Fill, width = 1.3): string => path(d, fill, { stroke: BLACK, width })
/** A line of the pen. */
export const line = (d: string, width = 1.1): string => path(d, NONE, { stroke: BLACK, width })
export const dot = (x: number, y: number, r: number, fill: Fill, width = 0.9): string =>
  circle(x, y, r, fill, { stroke: BLACK, width })

/** The same parts mirrored to the other side of the figure. */
export const mirror = (...parts: string[]): string => group(`translate(${CARD_SIZE.width} 0) scale(-1 1)`, ...parts)
export const withMirroredCopy = (part: string): string => part + mirror(part)
