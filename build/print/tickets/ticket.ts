import type { Forme } from '../plates'
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
export const wordTicket = (word: string): Forme =>
  forme(text(CX, 57, word.toUpperCase(), word.length > 6 ? 27 : 38, RED, { ...GOTHIC, spacing: 1.2 }))

/** The back of a ticket: only the border. */
export const ticketBack = (): Forme => forme('')
