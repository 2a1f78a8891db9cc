import type { Job } from '../job'
import { createLidJob } from '../lid'
import { createTrayJob } from '../tray'
import { packLeafletJob } from './leaflet'
import { TUCK_LID } from './lid'
import { type Atlas, createAtlasJob, createAtlasJobs, seedOf } from '../atlas'
import type { Suit } from '../pips'
import type { Forme } from '../plates'
import { createRng } from '../rng'
import { type CardStock, cellOf, packAtlas, wornBacks } from '../worn-card'
import { packBack } from './back'
import { courtCard } from './court/card'
import { COURT } from './court/people'
import { PIP_RANKS, pipCard } from './card-parts'

export const PACK_INCHES = 2.25

const STOCK: CardStock = {
  ...cellOf(408, 630, PACK_INCHES),
  paper: 'bristol',
  age: 0.26,
  browning: 0.5,
  grain: 0.6,
  misregistration: 0.007,
  opacity: 0.6,
  mottle: 0.6,
  cornerRadius: 0.13,
}

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C']

/** Every face by its name, suit by suit: `AS` to `KC`. */
export const packFaces = (
  hasAid: boolean,
  hasLargeIndex = false,
): readonly { readonly name: string; readonly forme: () => Forme }[] =>
  SUITS.flatMap((suit) => [
    ...PIP_RANKS.map((rank) => ({ name: `${rank}${suit}`, forme: () => pipCard(rank, suit, hasAid, hasLargeIndex) })),
    ...COURT.filter((who) => who.suit === suit)
      .toReversed()
      .map((who) => ({ name: `${who.rank}${suit}`, forme: () => courtCard(who, hasAid, hasLargeIndex) })),
  ])

/**
 * Returns how much a card was handled: big and little casino and the aces are the most wanted cards, and are worn most.
 */
const handlingOf = (name: string): number =>
  /^(10D|2S|A.)$/.test(name) ? 0.7 : 0.2 + 0.35 * createRng(seedOf(name, 11))()

const atlas = (hasAid: boolean): Atlas =>
  packAtlas(
    [
      ...packFaces(hasAid).map(({ name, forme }) => ({
        face: `pack/${name}`,
        forme,
        seed: seedOf(name, 1934),
        handling: handlingOf(name),
      })),
      ...wornBacks('pack', packBack, 1934, 0.12),
    ],
    10,
    STOCK,
    { face: 'pack/edge', seed: 63 },
  )

/** The faces again, as `pack-large`, with indices that are read from across a room: as wide as a table's screen shows them. */
const largeAtlas: Atlas = packAtlas(
  packFaces(false, true).map(({ name, forme }) => ({
    face: `pack-large/${name}`,
    forme,
    seed: seedOf(name, 1934),
    handling: handlingOf(name),
  })),
  10,
  { ...STOCK, ...cellOf(308, 476, PACK_INCHES) },
)

const source = import.meta.url

/** All pictures of the tuck box. */
export const PACK_JOBS: readonly Job[] = [
  ...createAtlasJobs('pack/atlas', atlas, { source, cost: 10, encoding: { quality: 74, smallQuality: 66 } }),
  createAtlasJob('pack/atlas-large', largeAtlas, { source, cost: 6, encoding: { quality: 74, smallQuality: 50 } }),
  // Front of the tuck box, for display in the middle of the table.
  createLidJob('pack/lid', TUCK_LID, { source, cost: 3, longSide: 1540, encoding: { quality: 64, smallQuality: 64 } }),
  packLeafletJob,
  // Sides of the tuck box: vermilion with two uncoloured lines.
  createTrayJob('pack/tray', {
    source,
    quality: 78,
    covering: [196, 66, 50],
    lines: { colour: [232, 220, 192], positions: [0.14, 0.86], width: 0.03 },
    maxWearPixels: 12,
  }),
]
