import type { Suit } from '../../pips'
import type { Fill } from '../../svg'
import { GOLD, NAVY, RED } from './pen'

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
  readonly fair: Fill
  readonly beard: Beard
  readonly head: Headdress
  readonly robe: Fill
  readonly panel: Fill
  readonly weave: Weave
  readonly holds: Attribute
}

/** The twelve court cards, from king to jack, by suit within a rank. */
export const COURT: readonly Person[] = [
  {
    rank: 'K',
    suit: 'S',
    turn: 1,
    hair: 'waves',
    fair: NAVY,
    beard: 'full',
    head: 'fleurs',
    robe: NAVY,
    panel: RED,
    weave: 'lozenges',
    holds: 'sword',
  },
  {
    rank: 'K',
    suit: 'H',
    turn: -1,
    hair: 'curls',
    fair: GOLD,
    beard: 'forked',
    head: 'arches',
    robe: RED,
    panel: GOLD,
    weave: 'scales',
    holds: 'axe',
  },
  {
    rank: 'K',
    suit: 'D',
    turn: 0,
    hair: 'curls',
    fair: GOLD,
    beard: 'full',
    head: 'points',
    robe: RED,
    panel: NAVY,
    weave: 'studs',
    holds: 'sceptre',
  },
  {
    rank: 'K',
    suit: 'C',
    turn: 1,
    hair: 'bob',
    fair: GOLD,
    beard: 'pointed',
    head: 'leaves',
    robe: NAVY,
    panel: GOLD,
    weave: 'stripes',
    holds: 'orb',
  },
  {
    rank: 'Q',
    suit: 'S',
    turn: -1,
    hair: 'waves',
    fair: GOLD,
    beard: 'none',
    head: 'rays',
    robe: NAVY,
    panel: GOLD,
    weave: 'lozenges',
    holds: 'lily',
  },
  {
    rank: 'Q',
    suit: 'H',
    turn: 1,
    hair: 'curls',
    fair: GOLD,
    beard: 'none',
    head: 'pearls',
    robe: RED,
    panel: NAVY,
    weave: 'studs',
    holds: 'rose',
  },
  {
    rank: 'Q',
    suit: 'D',
    turn: 0,
    hair: 'braids',
    fair: GOLD,
    beard: 'none',
    head: 'lilies',
    robe: GOLD,
    panel: RED,
    weave: 'scales',
    holds: 'tulip',
  },
  {
    rank: 'Q',
    suit: 'C',
    turn: 1,
    hair: 'waves',
    fair: NAVY,
    beard: 'none',
    head: 'hood',
    robe: RED,
    panel: NAVY,
    weave: 'stripes',
    holds: 'daisy',
  },
  {
    rank: 'J',
    suit: 'S',
    turn: -1,
    hair: 'bob',
    fair: GOLD,
    beard: 'moustache',
    head: 'beret',
    robe: NAVY,
    panel: RED,
    weave: 'stripes',
    holds: 'halberd',
  },
  {
    rank: 'J',
    suit: 'H',
    turn: 1,
    hair: 'curls',
    fair: GOLD,
    beard: 'none',
    head: 'brim',
    robe: RED,
    panel: NAVY,
    weave: 'lozenges',
    holds: 'branch',
  },
  {
    rank: 'J',
    suit: 'D',
    turn: -1,
    hair: 'bob',
    fair: GOLD,
    beard: 'none',
    head: 'toque',
    robe: GOLD,
    panel: NAVY,
    weave: 'studs',
    holds: 'pennant',
  },
  {
    rank: 'J',
    suit: 'C',
    turn: 0,
    hair: 'bob',
    fair: NAVY,
    beard: 'none',
    head: 'turban',
    robe: RED,
    panel: GOLD,
    weave: 'scales',
    holds: 'arrow',
  },
]
