import type { Suit } from '../../pips'
import { type Fill, circle, group, knockOut, NONE, overprint, path } from '../../svg'
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

export type Weave = 'studs' | 'lozenges' | 'scales' | 'stripes'
type Hair = 'curls' | 'waves' | 'braids' | 'bob'
export type Beard = 'full' | 'forked' | 'pointed' | 'moustache' | 'none'
export type Headdress =
  | 'points'
  | 'fleurs'
  | 'arches'
  | 'leaves'
  | 'pearls'
  | 'rays'
  | 'lilies'
  | 'hood'
  | 'beret'
  | 'brim'
  | 'toque'
  | 'turban'
export type Attribute =
  'sceptre' | 'sword' | 'axe' | 'orb' | 'rose' | 'tulip' | 'daisy' | 'lily' | 'halberd' | 'arrow' | 'pennant' | 'branch'

/** A person of the court: the features that distinguish it from the other eleven. */
export interface Person {
  readonly rank: 'K' | 'Q' | 'J'
  readonly suit: Suit
  /** Direction of the eyes and the nose: -1 to the left of the card, 0 to the front, 1 to the right. */
  readonly turn: -1 | 0 | 1
  readonly hair: Hair
  readonly hairFill: Fill
  readonly beard: Beard
  readonly headdress: Headdress
  readonly robe: Fill
  readonly panel: Fill
  readonly weave: Weave
  readonly attribute: Attribute
}

/** The twelve court cards, from king to jack, by suit within a rank. */
export const COURT: readonly Person[] = (
  [
    ['K', 'S', 1, 'waves', NAVY, 'full', 'fleurs', NAVY, RED, 'lozenges', 'sword'],
    ['K', 'H', -1, 'curls', GOLD, 'forked', 'arches', RED, GOLD, 'scales', 'axe'],
    ['K', 'D', 0, 'curls', GOLD, 'full', 'points', RED, NAVY, 'studs', 'sceptre'],
    ['K', 'C', 1, 'bob', GOLD, 'pointed', 'leaves', NAVY, GOLD, 'stripes', 'orb'],
    ['Q', 'S', -1, 'waves', GOLD, 'none', 'rays', NAVY, GOLD, 'lozenges', 'lily'],
    ['Q', 'H', 1, 'curls', GOLD, 'none', 'pearls', RED, NAVY, 'studs', 'rose'],
    ['Q', 'D', 0, 'braids', GOLD, 'none', 'lilies', GOLD, RED, 'scales', 'tulip'],
    ['Q', 'C', 1, 'waves', NAVY, 'none', 'hood', RED, NAVY, 'stripes', 'daisy'],
    ['J', 'S', -1, 'bob', GOLD, 'moustache', 'beret', NAVY, RED, 'stripes', 'halberd'],
    ['J', 'H', 1, 'curls', GOLD, 'none', 'brim', RED, NAVY, 'lozenges', 'branch'],
    ['J', 'D', -1, 'bob', GOLD, 'none', 'toque', GOLD, NAVY, 'studs', 'pennant'],
    ['J', 'C', 0, 'bob', NAVY, 'none', 'turban', RED, GOLD, 'scales', 'arrow'],
  ] as const
).map(([rank, suit, turn, hair, hairFill, beard, headdress, robe, panel, weave, attribute]) => {
  return { rank, suit, turn, hair, hairFill, beard, headdress, robe, panel, weave, attribute }
})
