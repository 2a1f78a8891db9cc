import { createBlankLeaf, drawFrame, INK, nameLines, RED, drawText } from './pen'

/** The oval of a portrait: its half axes relative to the card's height, and its distance from the right edge in inches. */
const OVAL = { x: 0.36, y: 0.4, right: 0.26 } as const

/** The longest name set in one line, in letters. */
const MAX_LINE_LENGTH = 12

/** The text of the card that stands at a seat's cards. */
export interface NameCardText {
  readonly face: string
  readonly name: string
  /** How many cards the seat holds; empty if it holds none. */
  readonly note: string
  /** The baked picture of the player; null for a player without one. */
  readonly portrait: string | null
}

/**
 * Draws a portrait in an oval at the right of the card, so that it looks at the name. Returns the oval's left edge, in
 * inches.
 * @param picture null as long as it is not loaded: the oval is then bare paper
 */
function drawPortrait(pen: CanvasRenderingContext2D, picture: CanvasImageSource | null, w: number, h: number): number {
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
  return x - rx
}

/**
 * Draws the card that names a seat during a game; because it is read from a distance, it is set larger than other
 * cards.
 * @param picture the player's portrait, if it is loaded
 */
export function drawNameCard(
  { face, name, note, portrait }: NameCardText,
  picture: CanvasImageSource | null = null,
): HTMLCanvasElement {
  const { canvas, pen, w, h } = createBlankLeaf(face)
  if (pen === null) return canvas
  drawFrame(pen, w, h, 0.12, RED)
  const room = portrait === null ? w : drawPortrait(pen, picture, w, h) + 0.1
  const x = room / 2
  const lines = nameLines(name, MAX_LINE_LENGTH)
  const isTwoLines = lines.length > 1
  const [size, first] = isTwoLines ? [0.82, note === '' ? 0.42 : 0.36] : [1.2, note === '' ? 0.65 : 0.53]
  lines.forEach((words, i) => {
    const y = h * (first + i * 0.27)
    drawText(pen, { words, x, y, size, type: "700 'Old Standard TT'", ink: INK, maxWidth: room - 0.6 })
  })
  const type = "italic 'Old Standard TT'"
  drawText(pen, {
    words: note,
    x,
    y: h * 0.86,
    size: isTwoLines ? 0.56 : 0.68,
    type,
    ink: INK,
    maxWidth: room - 0.7,
    bold: 0.014,
  })
  return canvas
}
