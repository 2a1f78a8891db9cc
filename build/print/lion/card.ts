import type { InkName } from '../inks'
import { pip } from '../pips'
import type { Forme } from '../plates'
import {
  BARE_PAPER,
  circle,
  type Fill,
  group,
  inFourCorners,
  knockOut,
  NONE,
  overprint,
  path,
  rect,
  square,
  text,
  rotate,
} from '../svg'
import { lionHead } from './lion-head'

/** Drawn at 100 units per inch: 2 by 2.88 in. */
const CARD_SIZE = { width: 200, height: 288 } as const
const CX = CARD_SIZE.width / 2
const CY = CARD_SIZE.height / 2
/** Size of the type of the index; its digits are .71 of it tall. */
const INDEX_SIZE = 57.5
const SMALL_CAPS = { face: 'IM FELL English SC' } as const
const FATFACE = { face: 'Abril Fatface' } as const

/** The four colours, by their letters in the rules. */
export const COLOURS = { R: 'lionRed', K: 'black', G: 'lionGreen', P: 'lionPink' } as const satisfies Record<
  string,
  InkName
>
export type Colour = keyof typeof COLOURS

/** The mark of a colour with height `s`: red a lozenge, black a square, green a triangle, pink an open ring. */
function mark(colour: Colour, x: number, y: number, s: number, fill: Fill): string {
  if (colour === 'R') return pip('D', x, y, s * 1.25, fill)
  if (colour === 'K') return square(x, y, s * 0.84, fill)
  if (colour === 'G') return path(`M${x} ${y - s * 0.52}L${x + s * 0.52} ${y + s * 0.42}H${x - s * 0.52}Z`, fill)
  return circle(x, y, s * 0.36, NONE, { stroke: fill, width: s * 0.2 })
}

/** The colour aid: the mark at twice its size, with the letter of the colour in it. */
function letteredMark(colour: Colour, y: number, fill: Fill): string {
  const open = colour === 'P'
  const letterSize = colour === 'R' ? 15 : open ? 13 : 17
  return (
    square(CX, y, 38, BARE_PAPER) +
    mark(colour, CX, y, 30, fill) +
    text(CX, y + letterSize * 0.36 + (colour === 'G' ? 3 : 0), colour, letterSize, open ? fill : BARE_PAPER, {
      face: 'League Gothic',
    })
  )
}

/**
 * A numbered card: 1 to 11 in one of the four inks, point-symmetric except for the numeral in the oval and the words at
 * the ends: COLOR at one, CASINO at the other.
 */
export function lionCard(n: number, colour: Colour, hasAid: boolean): Forme {
  const ink = overprint(COLOURS[colour])
  const number = String(n)
  const hasTwoDigits = number.length > 1
  const underline = number === '6' || number === '9' ? rect(90, 196, 20, 2.6, ink) : ''
  return {
    ...CARD_SIZE,
    inks: [COLOURS[colour]],
    shapes:
      rect(10, 10, 180, 268, NONE, { stroke: ink, width: 2.4 }) +
      rect(15, 15, 170, 258, NONE, { stroke: ink, width: 0.9 }) +
      ornaments(ink) +
      oval(ink) +
      text(CX, 183, number, hasTwoDigits ? 104 : 118, ink, { ...FATFACE, spacing: hasTwoDigits ? -3 : 0 }) +
      underline +
      ends(number, colour, ink, hasAid),
  }
}

/**
 * Both ends of a card: index, mark and word. The index is as tall as the corner allows, since it is all that is seen of
 * a card in a hand; two digits are condensed to the width of the corner.
 */
function ends(number: string, colour: Colour, ink: Fill, hasAid: boolean): string {
  const bar = number === '6' || number === '9' ? rect(27.5, 64, 17, 2.6, ink) : ''
  const index =
    number.length > 1
      ? group('translate(38.5 0) scale(.68 1)', text(0, 61, number, INDEX_SIZE, ink, { weight: 700 }))
      : text(36.5, 61, number, INDEX_SIZE, ink, { weight: 700 }) + bar
  const word = (name: string) => text(CX, hasAid ? 65 : 57, name, 9, ink, { ...SMALL_CAPS, spacing: 0.9 })
  const sign = hasAid ? letteredMark(colour, 36, ink) : mark(colour, CX, 34, 17, ink)
  return index + word('COLOR') + sign + rotate(180, CX, CY, index, word('CASINO'), sign)
}

/** A bracket and a swash in each corner, around the index. */
const ornaments = (ink: Fill): string =>
  inFourCorners(
    CARD_SIZE,
    path('M15 78H26C41 78 78 55 78 26V15', NONE, { stroke: ink, width: 0.9 }) +
      path('M20 86C50 85 84 57 83 20C86 39 79 55 69 66C58 78 40 89 20 86Z', ink),
  )

const oval = (ink: Fill): string =>
  path(
    'M100 71C138 71 158 103 158 144S138 217 100 217S42 185 42 144S62 71 100 71Z',
    NONE,
    { stroke: ink, width: 1.1 },
    'stroke-dasharray="1.2 3.2"',
  )

const brown = overprint('brown')
const red = knockOut('lionRed')

/** The back: the lion in a ring, with the name of the coffee. */
export const lionBack = (): Forme => ({
  ...CARD_SIZE,
  inks: ['tan', 'gold', 'lionRed', 'brown'],
  shapes: backFrame() + backCorners() + lion() + lettering(),
})

const backFrame = (): string =>
  rect(9, 9, 182, 270, overprint('tan')) +
  rect(9, 9, 182, 270, NONE, { stroke: brown, width: 2.2 }) +
  rect(14, 14, 172, 260, NONE, { stroke: overprint('lionRed'), width: 2.6 }) +
  rect(18, 18, 164, 252, NONE, { stroke: brown, width: 0.9 })

function backCorners(): string {
  const corner =
    path('M0 0H40C30 6 28 14 32 20C22 16 14 22 20 32C14 28 6 30 0 40Z', red, { stroke: brown, width: 1.2 }) +
    circle(11, 11, 4, knockOut('gold'), { stroke: brown, width: 1 })
  const places = [
    [18, 18, 0],
    [182, 18, 90],
    [182, 270, 180],
    [18, 270, 270],
  ] as const
  return places.map(([x, y, a]) => group(`translate(${x} ${y}) rotate(${a})`, corner)).join('')
}

const lion = (): string =>
  circle(CX, 140, 74, red) +
  circle(CX, 140, 74, NONE, { stroke: brown, width: 1.6 }) +
  circle(CX, 140, 68, knockOut('tan'), { stroke: brown, width: 1.2 }) +
  group('translate(100 138) scale(.338) translate(-200 -205)', lionHead(7))

function lettering(): string {
  const word = (y: number, words: string, size: number, spacing: number) =>
    text(CX, y, words, size, red, { ...FATFACE, spacing }) +
    text(CX, y, words, size, NONE, { ...FATFACE, spacing, outline: { stroke: brown, width: 0.9 } })
  return (
    word(52, 'LION', 31, 3) +
    word(246, 'COFFEE', 29, 1) +
    text(CX, 258, 'WOOLSON SPICE COMPANY', 6.2, brown, { ...SMALL_CAPS, spacing: 0.2 })
  )
}
