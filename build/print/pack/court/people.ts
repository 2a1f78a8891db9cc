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
export const COURT: readonly Person[] = [
  {
    rank: 'K',
    suit: 'S',
    turn: 1,
    hair: 'waves',
    hairFill: NAVY,
    beard: 'full',
    headdress: 'fleurs',
    robe: NAVY,
    panel: RED,
    weave: 'lozenges',
    attribute: 'sword',
  },
  {
    rank: 'K',
    suit: 'H',
    turn: -1,
    hair: 'curls',
    hairFill: GOLD,
    beard: 'forked',
    headdress: 'arches',
    robe: RED,
    panel: GOLD,
    weave: 'scales',
    attribute: 'axe',
  },
  {
    rank: 'K',
    suit: 'D',
    turn: 0,
    hair: 'curls',
    hairFill: GOLD,
    beard: 'full',
    headdress: 'points',
    robe: RED,
    panel: NAVY,
    weave: 'studs',
    attribute: 'sceptre',
  },
  {
    rank: 'K',
    suit: 'C',
    turn: 1,
    hair: 'bob',
    hairFill: GOLD,
    beard: 'pointed',
    headdress: 'leaves',
    robe: NAVY,
    panel: GOLD,
    weave: 'stripes',
    attribute: 'orb',
  },
  {
    rank: 'Q',
    suit: 'S',
    turn: -1,
    hair: 'waves',
    hairFill: GOLD,
    beard: 'none',
    headdress: 'rays',
    robe: NAVY,
    panel: GOLD,
    weave: 'lozenges',
    attribute: 'lily',
  },
  {
    rank: 'Q',
    suit: 'H',
    turn: 1,
    hair: 'curls',
    hairFill: GOLD,
    beard: 'none',
    headdress: 'pearls',
    robe: RED,
    panel: NAVY,
    weave: 'studs',
    attribute: 'rose',
  },
  {
    rank: 'Q',
    suit: 'D',
    turn: 0,
    hair: 'braids',
    hairFill: GOLD,
    beard: 'none',
    headdress: 'lilies',
    robe: GOLD,
    panel: RED,
    weave: 'scales',
    attribute: 'tulip',
  },
  {
    rank: 'Q',
    suit: 'C',
    turn: 1,
    hair: 'waves',
    hairFill: NAVY,
    beard: 'none',
    headdress: 'hood',
    robe: RED,
    panel: NAVY,
    weave: 'stripes',
    attribute: 'daisy',
  },
  {
    rank: 'J',
    suit: 'S',
    turn: -1,
    hair: 'bob',
    hairFill: GOLD,
    beard: 'moustache',
    headdress: 'beret',
    robe: NAVY,
    panel: RED,
    weave: 'stripes',
    attribute: 'halberd',
  },
  {
    rank: 'J',
    suit: 'H',
    turn: 1,
    hair: 'curls',
    hairFill: GOLD,
    beard: 'none',
    headdress: 'brim',
    robe: RED,
    panel: NAVY,
    weave: 'lozenges',
    attribute: 'branch',
  },
  {
    rank: 'J',
    suit: 'D',
    turn: -1,
    hair: 'bob',
    hairFill: GOLD,
    beard: 'none',
    headdress: 'toque',
    robe: GOLD,
    panel: NAVY,
    weave: 'studs',
    attribute: 'pennant',
  },
  {
    rank: 'J',
    suit: 'C',
    turn: 0,
    hair: 'bob',
    hairFill: NAVY,
    beard: 'none',
    headdress: 'turban',
    robe: RED,
    panel: GOLD,
    weave: 'scales',
    attribute: 'arrow',
  },
]
