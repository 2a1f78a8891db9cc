import { createBlankLeaf, drawFrame, RED, drawText, SOFT_INK } from './pen'

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
  drawText(pen, { words: line, x, y: h * 0.85, size: 0.42, type: "italic 'Old Standard TT'", ink: SOFT_INK, maxWidth })
  return canvas
}
