import { bareLeaf, BLUE, frame, INK, nameLines, PENCIL, RED, set, SOFT } from './pen'

const ITALIC = "italic 'Old Standard TT'"
/** The longest name written in one line, in letters. */
const LONGEST = 13

/** The text of a seat's card. */
export interface ChairWriting {
  readonly seat: string
  /** Empty for an open seat. */
  readonly name: string
  /** Whether the name is printed: a person's is handwritten, a bot's is printed. */
  readonly printed: boolean
  /** Below the name: what kind of player, or that the seat is open. */
  readonly note: string
  /** A stamp over the corner; empty for none. */
  readonly stamp: string
  /** Whether the player is absent at the moment. */
  readonly faint: boolean
}

/** Draws the card of a seat: the player's name, or a dotted line for one. */
export function drawSeatCard(writing: ChairWriting): HTMLCanvasElement {
  const { seat, name, note, stamp, faint } = writing
  const { canvas, pen, w, h } = bareLeaf(`tent/${seat}`)
  if (pen === null) return canvas
  frame(pen, w, h, 0.14, name === '' ? 'rgb(75 74 78 / 0.55)' : RED)
  pen.globalAlpha = faint ? 0.66 : 1
  const middle = w / 2
  if (name === '') {
    dotted(pen, 0.7, w - 0.7, h * 0.56)
    set(pen, {
      words: note,
      x: middle,
      y: h * 0.79,
      size: 0.5,
      type: ITALIC,
      ink: SOFT,
      most: w - 1,
    })
  } else {
    writeName(pen, writing, w, h)
  }
  pen.globalAlpha = 1
  if (stamp !== '') stamped(pen, stamp, w - 1, h - 0.46)
  return canvas
}

function writeName(pen: CanvasRenderingContext2D, { name, printed, note }: ChairWriting, w: number, h: number): void {
  const x = w / 2
  const lines = nameLines(name, LONGEST)
  const two = lines.length > 1
  const type = printed ? "700 'Old Standard TT'" : "'Homemade Apple'"
  const size = (printed ? 0.84 : 0.78) * (two ? 0.7 : 1)
  const first = h * (note === '' ? (two ? 0.35 : 0.6) : two ? 0.38 : 0.54)
  lines.forEach((words, i) => {
    const y = first + i * h * 0.27
    set(pen, { words, x, y, size, type, ink: printed ? INK : BLUE, most: w - 0.8, bold: printed ? 0 : 0.022 })
  })
  set(pen, { words: note, x, y: h * 0.87, size: 0.42, type: ITALIC, ink: SOFT, most: w - 0.9 })
}

function dotted(pen: CanvasRenderingContext2D, from: number, to: number, y: number): void {
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
function stamped(pen: CanvasRenderingContext2D, words: string, x: number, y: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(-0.16)
  pen.globalAlpha = 0.82
  const wide = set(pen, {
    words: words.toUpperCase(),
    x: 0,
    y: 0.13,
    size: 0.38,
    type: "'League Gothic'",
    ink: RED,
    most: 1.7,
    spacing: 0.08,
  })
  pen.strokeStyle = RED
  pen.lineWidth = 0.035
  pen.strokeRect(-wide / 2 - 0.1, -0.25, wide + 0.18, 0.48)
  pen.restore()
}
