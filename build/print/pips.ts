import { type Fill, group, path } from './svg'

/** The four pips, about 100 tall, centred at the origin; used wherever a suit or a lozenge is needed. */
export const PIPS = {
  H: 'M0 46C-14 26-46 6-46-20C-46-40-30-48-20-48C-8-48-2-38 0-28C2-38 8-48 20-48C30-48 46-40 46-20C46 6 14 26 0 46Z',
  D: 'M0-50C10-30 24-12 38 0C24 12 10 30 0 50C-10 30-24 12-38 0C-24-12-10-30 0-50Z',
  S: 'M0-50C10-28 46-8 46 16C46 32 34 38 25 38C15 38 8 33 4 26C5 38 9 46 16 50L-16 50C-9 46-5 38-4 26C-8 33-15 38-25 38C-34 38-46 32-46 16C-46-8-10-28 0-50Z',
  C: 'M0-50C14-50 24-40 24-27C24-19 20-12 14-8C20-12 26-12 30-12C42-12 48-2 48 9C48 22 38 31 27 31C17 31 8 26 4 17C5 34 9 44 17 50L-17 50C-9 44-5 34-4 17C-8 26-17 31-27 31C-38 31-48 22-48 9C-48-2-42-12-30-12C-26-12-20-12-14-8C-20-12-24-19-24-27C-24-40-14-50 0-50Z',
} as const

export type Suit = keyof typeof PIPS

/** A pip centred at (x, y); upside down if `isUpsideDown`. */
export const pip = (suit: Suit, x: number, y: number, size: number, fill: Fill, isUpsideDown = false): string =>
  group(`translate(${x} ${y}) scale(${size / 100})${isUpsideDown ? ' rotate(180)' : ''}`, path(PIPS[suit], fill))
