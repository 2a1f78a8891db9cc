import { bareLeaf, frame, RED, set, SOFT } from './pen'

/** Draws the card that stands on the table at the end: the winner in large letters, and a line below. */
export function drawEndingCard(face: string, headline: string, line: string): HTMLCanvasElement {
  const { canvas, pen, w, h } = bareLeaf(face)
  if (pen === null) return canvas
  frame(pen, w, h, 0.14, RED)
  const x = w / 2
  const most = w - 0.8
  const words = headline.toUpperCase()
  const y = h * (line === '' ? 0.66 : 0.6)
  set(pen, { words, x, y, size: 1.15, type: "'League Gothic'", ink: RED, most, spacing: 0.05 })
  set(pen, { words: line, x, y: h * 0.85, size: 0.42, type: "italic 'Old Standard TT'", ink: SOFT, most })
  return canvas
}
