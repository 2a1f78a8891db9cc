import { createAtlasJob, seedOf } from '../atlas'
import type { Job } from '../job'
import type { Forme } from '../plates'
import { type CardStock, cellOf, packAtlas } from '../worn-card'
import { circle, NONE, overprint, rect, text } from '../svg'

/** Drawn at 100 units per inch: 1.35 by 0.9 in. */
export const TICKET_SIZE = { width: 135, height: 90 } as const
const CX = TICKET_SIZE.width / 2
const RED = overprint('red')
const FATFACE = { face: 'Abril Fatface' } as const
const GOTHIC = { face: 'League Gothic' } as const

/** The border of every ticket: two lines, and a punched hole at each end. */
const frame = (): string =>
  rect(5, 5, 125, 80, NONE, { stroke: RED, width: 2.2 }) +
  rect(9, 9, 117, 72, NONE, { stroke: RED, width: 0.8 }) +
  circle(17, 45, 3.4, NONE, { stroke: RED, width: 1 }) +
  circle(118, 45, 3.4, NONE, { stroke: RED, width: 1 })

const forme = (shapes: string): Forme => ({ ...TICKET_SIZE, inks: ['red'], shapes: frame() + shapes })

/** A ticket with the value of a build, and what it is said for. */
export const valueTicket = (value: number): Forme =>
  forme(
    text(CX, 29, 'BUILD', 17, RED, { ...GOTHIC, spacing: 2.4 }) +
      text(CX, 74, String(value), 48, RED, value > 9 ? { ...FATFACE, spacing: -2 } : FATFACE),
  )

/** A ticket with a word that a player may say. */
const wordTicket = (word: string): Forme =>
  forme(text(CX, 57, word.toUpperCase(), word.length > 6 ? 27 : 38, RED, { ...GOTHIC, spacing: 1.2 }))

/** The back of a ticket: only the border. */
export const ticketBack = (): Forme => forme('')

/** Highest value of a build: up to 10 in Cassino, up to 11 in Color Casino. */
const MAX_BUILD_VALUE = 11

const STOCK: CardStock = {
  ...cellOf(248, 168, TICKET_SIZE.width / 100),
  paper: 'bristol',
  age: 0.35,
  browning: 0.4,
  grain: 0.6,
  misregistration: 0.006,
  opacity: 0.4,
  mottle: 0.8,
  cornerRadius: 0.1,
}

/** The faces of the tickets: the values of builds, and words that a player may say. */
const FORMES: readonly (readonly [name: string, forme: Forme])[] = [
  ...Array.from({ length: MAX_BUILD_VALUE }, (_, i) => [String(i + 1), valueTicket(i + 1)] as const),
  ['build', wordTicket('Build')],
  ['cassino', wordTicket('Cassino!')],
  ['count', wordTicket('Count')],
  ['back', ticketBack()],
]

const ATLAS = packAtlas(
  FORMES.map(([name, forme]) => ({
    face: `ticket/${name}`,
    forme: () => forme,
    seed: seedOf(`ticket ${name}`),
    handling: 0.45,
  })),
  4,
  STOCK,
  { face: 'ticket/edge', seed: 63 },
)

/** Cardboard tickets that show the value of a build, or a word that a player says. */
export const TICKET_JOBS: readonly Job[] = [
  createAtlasJob('ticket/atlas', ATLAS, {
    source: import.meta.url,
    cost: 1,
    encoding: { quality: 70, smallQuality: 68 },
  }),
]
