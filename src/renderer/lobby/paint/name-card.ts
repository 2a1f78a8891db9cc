import { setName } from './name-type'
import { createBlankLeaf, drawFrame, drawText, INK, RED, widthOf } from './pen'

/** The oval of a cameo: its half axes relative to the card's height, and its distance from the left edge in inches. */
const OVAL = { x: 0.31, y: 0.355, left: 0.3 } as const

/** The text of the card that stands at a seat's cards. */
export interface NameCardText {
  readonly face: string
  readonly name: string
  /** How many cards the seat holds; empty if it holds none. */
  readonly note: string
  /** Paths of a silhouette, in a box of 100 by 100; null for a player without one. */
  readonly cameo: readonly string[] | null
  /** The names of the other seats. */
  readonly others: readonly string[]
  /** Least height of the type in inches, so that it can be read where the card stands. */
  readonly least: number
}

/** Draws a cameo: a black head on an oval of ivory at the left of the card. */
function drawCameo(pen: CanvasRenderingContext2D, shapes: readonly string[], h: number): void {
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
}

/** Returns the width of the cameo's part of a card, in inches. */
const cameoWidthOf = (h: number): number => OVAL.left + 2 * OVAL.x * h - 0.1

/**
 * Draws the card that names a seat during a game; because it is read from a distance, it is set larger than other
 * cards.
 */
export function drawNameCard({ face, name, note, cameo, others, least }: NameCardText): HTMLCanvasElement {
  const { canvas, pen, w, h } = createBlankLeaf(face)
  if (pen === null) return canvas
  drawFrame(pen, w, h, 0.12, RED)
  const card = { name, note, others, w, h, least, hasCameo: cameo !== null, cameoWidth: cameoWidthOf(h) }
  const set = setName(card, (words, type) => widthOf(pen, words, type))
  if (set.hasCameo && cameo !== null) drawCameo(pen, cameo, h)
  const from = set.hasCameo ? card.cameoWidth : 0
  const x = (from + w) / 2
  for (const line of set.lines) drawText(pen, { ...line, x, ink: INK })
  if (set.note !== null) drawText(pen, { ...set.note, x, ink: INK, bold: 0.014 })
  return canvas
}
