import { createBlankLeaf, drawFrame, INK, nameLines, RED, drawText } from './pen'

/** The oval of a cameo: its half axes relative to the card's height, and its distance from the left edge in inches. */
const OVAL = { x: 0.31, y: 0.355, left: 0.3 } as const

/** The longest name set in one line, in letters. */
const MAX_LINE_LENGTH = 12

/** The text of the card that stands at a seat's cards. */
export interface NameCardText {
  readonly face: string
  readonly name: string
  /** How many cards the seat holds; empty if it holds none. */
  readonly note: string
  /** Paths of a silhouette, in a box of 100 by 100; null for a player without one. */
  readonly cameo: readonly string[] | null
}

/** Draws a cameo: a black head on an oval of ivory at the left of the card. Returns its right edge, in inches. */
function drawCameo(pen: CanvasRenderingContext2D, shapes: readonly string[], h: number): number {
  const [rx, ry, x, y] = [OVAL.x * h, OVAL.y * h, OVAL.left + OVAL.x * h, h / 2]
  pen.save()
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
  pen.fillStyle = '#f7f0de'
  pen.fill()
  pen.strokeStyle = '#8d6526'
  pen.lineWidth = 0.035
  pen.stroke()
  pen.clip()
  pen.translate(x - rx * 0.88, y - ry * 0.76)
  pen.scale((rx * 1.76) / 100, (rx * 1.76) / 100)
  pen.fillStyle = INK
  for (const shape of shapes) pen.fill(new Path2D(shape))
  pen.restore()
  return x + rx
}

/**
 * Draws the card that names a seat during a game; because it is read from a distance, it is set larger than other
 * cards.
 */
export function drawNameCard({ face, name, note, cameo }: NameCardText): HTMLCanvasElement {
  const { canvas, pen, w, h } = createBlankLeaf(face)
  if (pen === null) return canvas
  drawFrame(pen, w, h, 0.12, RED)
  const from = cameo === null ? 0 : drawCameo(pen, cameo, h) - 0.1
  const [x, room] = [(from + w) / 2, w - from]
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
