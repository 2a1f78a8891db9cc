import { createBlankLeaf, BLUE, drawFrame, INK, nameLines, PENCIL, RED, drawText, ITALIC_INK } from './pen'

const ITALIC = "italic 'Old Standard TT'"
/** The longest name written in one line, in letters. */
const MAX_LINE_LENGTH = 13

/** The text of a seat's card. */
export interface SeatCardText {
  readonly seat: string
  /** Empty for an open seat. */
  readonly name: string
  /** Whether the name is printed: a person's is handwritten, a bot's is printed. */
  readonly isPrinted: boolean
  /** Below the name: what kind of player, or that the seat is open. */
  readonly note: string
  /** A stamp over the corner; empty for none. */
  readonly stamp: string
  /** Whether the player is absent at the moment. */
  readonly isFaint: boolean
}

/** Draws the card of a seat: the player's name, or a dotted line for one. */
export function drawSeatCard(writing: SeatCardText): HTMLCanvasElement {
  const { seat, name, note, stamp, isFaint } = writing
  const { canvas, pen, w, h } = createBlankLeaf(`tent/${seat}`)
  if (pen === null) return canvas
  drawFrame(pen, w, h, 0.14, name === '' ? 'rgb(75 74 78 / 0.55)' : RED)
  pen.globalAlpha = isFaint ? 0.66 : 1
  const middle = w / 2
  if (name === '') {
    drawDottedLine(pen, 0.7, w - 0.7, h * 0.56)
    drawText(pen, {
      words: note,
      x: middle,
      y: h * 0.79,
      size: 0.5,
      type: ITALIC,
      ink: ITALIC_INK,
      maxWidth: w - 1,
    })
  } else {
    writeName(pen, writing, w, h)
  }
  pen.globalAlpha = 1
  if (stamp !== '') drawStamp(pen, stamp, w - 1, h - 0.46)
  return canvas
}

function writeName(pen: CanvasRenderingContext2D, { name, isPrinted, note }: SeatCardText, w: number, h: number): void {
  const x = w / 2
  const lines = nameLines(name, MAX_LINE_LENGTH)
  const isTwoLines = lines.length > 1
  const type = isPrinted ? "700 'Old Standard TT'" : "'Homemade Apple'"
  const size = (isPrinted ? 0.84 : 0.78) * (isTwoLines ? 0.7 : 1)
  const first = h * (note === '' ? (isTwoLines ? 0.35 : 0.6) : isTwoLines ? 0.38 : 0.54)
  lines.forEach((words, i) => {
    const y = first + i * h * 0.27
    drawText(pen, {
      words,
      x,
      y,
      size,
      type,
      ink: isPrinted ? INK : BLUE,
      maxWidth: w - 0.8,
      bold: isPrinted ? 0 : 0.022,
    })
  })
  drawText(pen, { words: note, x, y: h * 0.87, size: 0.42, type: ITALIC, ink: ITALIC_INK, maxWidth: w - 0.9 })
}

function drawDottedLine(pen: CanvasRenderingContext2D, from: number, to: number, y: number): void {
  pen.strokeStyle = PENCIL
  pen.lineWidth = 0.03
  pen.lineCap = 'round'
  pen.setLineDash([0.001, 0.11])
  pen.beginPath()
  pen.moveTo(from, y)
  pen.lineTo(to, y)
  pen.stroke()
  pen.setLineDash([])
}

/** Draws a rubber stamp, slightly tilted. */
function drawStamp(pen: CanvasRenderingContext2D, words: string, x: number, y: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(-0.16)
  pen.globalAlpha = 0.82
  const wide = drawText(pen, {
    words: words.toUpperCase(),
    x: 0,
    y: 0.13,
    size: 0.38,
    type: "'League Gothic'",
    ink: RED,
    maxWidth: 1.7,
    spacing: 0.08,
  })
  pen.strokeStyle = RED
  pen.lineWidth = 0.035
  pen.strokeRect(-wide / 2 - 0.1, -0.25, wide + 0.18, 0.48)
  pen.restore()
}
