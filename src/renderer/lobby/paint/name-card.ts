import { bareLeaf, frame, INK, nameLines, RED, set } from './pen'

/** Letters of a name that are set in one line. */
const LONGEST = 12

/** What is printed on the card that stands at a seat's cards. */
export interface NameCardWriting {
  readonly face: string
  readonly name: string
  /** How many cards the seat holds; empty where it holds none. */
  readonly note: string
}

/** Draws the card that names a seat during a game: read from a hand's width, it is set larger than other cards. */
export function drawNameCard({ face, name, note }: NameCardWriting): HTMLCanvasElement {
  const { canvas, pen, w, h } = bareLeaf(face)
  if (pen === null) return canvas
  frame(pen, w, h, 0.12, RED)
  const lines = nameLines(name, LONGEST)
  const two = lines.length > 1
  const [size, first] = two ? [0.82, note === '' ? 0.42 : 0.36] : [1.2, note === '' ? 0.65 : 0.53]
  lines.forEach((words, i) => {
    const y = h * (first + i * 0.27)
    set(pen, { words, x: w / 2, y, size, type: "700 'Old Standard TT'", ink: INK, most: w - 0.6 })
  })
  const type = "italic 'Old Standard TT'"
  set(pen, { words: note, x: w / 2, y: h * 0.86, size: two ? 0.56 : 0.68, type, ink: INK, most: w - 0.7, bold: 0.014 })
  return canvas
}
