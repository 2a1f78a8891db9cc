import { createBlankLeaf, drawFrame, RED, drawText, ITALIC_INK, INK, widthOf } from './pen'
import { setName } from './name-type'

/** The oval of a portrait: its half axes relative to the card's height, and its distance from the right edge in inches. */
const OVAL = { x: 0.36, y: 0.4, right: 0.26 } as const

/** The text of the card that stands at a seat's cards. */
interface NameCardText {
  readonly face: string
  readonly name: string
  /** How many cards the seat holds; empty if it holds none. */
  readonly note: string
  /** The baked picture of the player; null for a player without one. */
  readonly portrait: string | null
  /** The names of the other seats, and of those whose cards stand here with a portrait. */
  readonly others: readonly string[]
  readonly together: readonly string[]
  /** Least height of the type in inches, so that it can be read where the card stands. */
  readonly least: number
}

/** Returns the width of the portrait's part of a card, in inches. */
const portraitWidthOf = (h: number): number => OVAL.right + 2 * OVAL.x * h - 0.1

/** Draws the card that stands on the table at the end: the winner in large letters, and a line below. */
export function drawEndingCard(face: string, headline: string, line: string): HTMLCanvasElement {
  const { canvas, pen, w, h } = createBlankLeaf(face)
  if (pen === null) return canvas
  drawFrame(pen, w, h, 0.14, RED)
  const x = w / 2
  const maxWidth = w - 0.8
  const words = headline.toUpperCase()
  const y = h * (line === '' ? 0.66 : 0.6)
  drawText(pen, { words, x, y, size: 1.15, type: "'League Gothic'", ink: RED, maxWidth, spacing: 0.05 })
  drawText(pen, {
    words: line,
    x,
    y: h * 0.85,
    size: 0.42,
    type: "italic 'Old Standard TT'",
    ink: ITALIC_INK,
    maxWidth,
  })
  return canvas
}

/**
 * Draws a portrait in an oval at the right of the card, so that it looks at the name.
 * @param picture null as long as it is not loaded: the oval is then bare paper
 */
function drawPortrait(pen: CanvasRenderingContext2D, picture: CanvasImageSource | null, w: number, h: number): void {
  const [rx, ry] = [OVAL.x * h, OVAL.y * h]
  const [x, y] = [w - OVAL.right - rx, h / 2]
  pen.save()
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
  pen.fillStyle = '#f0e4c9'
  pen.fill()
  pen.clip()
  pen.imageSmoothingQuality = 'high'
  if (picture !== null) pen.drawImage(picture, x - rx, y - ry, 2 * rx, 2 * ry)
  pen.restore()
}

/**
 * Draws the card that names a seat during a game; because it is read from a distance, it is set larger than other
 * cards.
 * @param picture the player's portrait, if it is loaded
 */
export function drawNameCard(
  { face, name, note, portrait, others, together, least }: NameCardText,
  picture: CanvasImageSource | null = null,
): HTMLCanvasElement {
  const { canvas, pen, w, h } = createBlankLeaf(face)
  if (pen === null) return canvas
  drawFrame(pen, w, h, 0.12, RED)
  const words = { name, note, others, together, least }
  const card = { ...words, w, h, hasPortrait: portrait !== null, portraitWidth: portraitWidthOf(h) }
  const set = setName(card, (words, type) => widthOf(pen, words, type))
  if (set.hasPortrait) drawPortrait(pen, picture, w, h)
  const x = (w - (set.hasPortrait ? card.portraitWidth : 0)) / 2
  for (const line of set.lines) drawText(pen, { ...line, x, ink: INK })
  if (set.note !== null) drawText(pen, { ...set.note, x, ink: INK, bold: 0.014 })
  return canvas
}
