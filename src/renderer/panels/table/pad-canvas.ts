import type { Pad } from '../../games/types'
import { say, text, totalText } from '../../i18n/say'
import { isolated } from '../../../drawer/foreign-text'

const PENCIL = '#2f2e36'

/** Smallest part of their height to which letters shrink before they become narrower. */
const MIN_SHRINKING = 0.68

/** Returns the font of handwriting whose letters are so many pixels high. */
const fontOf = (size: number): string => `${size}px 'Homemade Apple', 'Old Standard TT'`

/** A line of writing: its middle, the foot of its letters, their height, and the greatest width, in pixels. */
interface WrittenLine {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly maxWidth: number
}

/** Size of the pad on the table in pixels: 4 by 6 inches at 128 pixels per inch. */
const WIDTH = 512
const HEIGHT = 768
const INK = '#242450'
const RED = '#a81f26'
const PAPER = '#efe6cf'
const RED_PENCIL = '#b3222c'
const TOP = 96
/**
 * Height of all lines together in pixels: few lines are written large, many small. On a small pad, only the last few
 * are written, so large that they can be read.
 */
const LINES = {
  usual: { height: 640, maxHeight: 62, minRows: 5, maxRows: 15 },
  small: { height: 640, maxHeight: 108, minRows: 3, maxRows: 4 },
} as const
/** Largest heights of letters in pixels: of numbers, of numbers in many columns, and of labels. */
const LETTERS = { usual: { number: 27, narrow: 18, label: 19 }, small: { number: 54, narrow: 34, label: 34 } } as const

/** Part of a column's width that may be written in. */
const CELL_WIDTH = 0.86
/** Two lines in a row: least height of the row, and the distance of the lines, in heights of letters. */
const MIN_ROW_OF_TWO_LINES = 2.6
const LINE_PITCH = 1.15

/** What is drawn on the pad besides the score. */
export interface PadMarks {
  /** What the pencil has drawn around the totals at the end of the game; null if nothing. */
  readonly stroke: Stroke | null
  /** Index of the line at which the game turned, which is underlined; null for none. */
  readonly turned: number | null
  /** Whether the pad is shown so small that it has room for a few lines only. */
  readonly isSmall: boolean
}

const NO_MARKS: PadMarks = { stroke: null, turned: null, isSmall: false }

/** The final stroke: a ring round the winners' totals, or a tick in a solitary game. */
export interface Stroke {
  readonly kind: 'ring' | 'tick'
  /** The seats whose totals are marked. */
  readonly seats: readonly number[]
  /** The share of it that is drawn, from 0 to 1. */
  readonly share: number
}

/** Positions of lines and columns on the pad, in pixels, heights of letters, and the indices of the lines that are written. */
type Form = ReturnType<typeof formFor>

function formFor(pad: Pad, names: readonly string[], { turned, isSmall }: PadMarks) {
  const size = isSmall ? 'small' : 'usual'
  const { height, maxHeight, minRows, maxRows } = LINES[size]
  const { number, narrow, label } = LETTERS[size]
  const columns = Math.max(2, names.length)
  const labelWidth = columns > 4 ? 96 : 150
  const rows = Math.min(maxRows, Math.max(minRows, pad.lines.length))
  const rowHeight = Math.min(maxHeight, height / (rows + 2))
  return {
    columns,
    labelWidth,
    columnWidth: (WIDTH - 40 - labelWidth) / columns,
    rows,
    rowHeight,
    letters: {
      number: Math.min(columns > 4 ? narrow : number, rowHeight * 0.52),
      label: Math.min(label, rowHeight * 0.42),
    },
    written: writtenLines(pad.lines.length, rows, turned),
  }
}

/**
 * Returns the indices of the lines that a pad has room for: the last ones, and the one at which the game turned.
 * @param turned its index, or null
 */
export function writtenLines(count: number, rows: number, turned: number | null): number[] {
  const first = Math.max(0, count - rows)
  const last = Array.from({ length: count - first }, (_, i) => first + i)
  return turned === null || turned >= first ? last : [turned, ...last.slice(1)]
}

const middleOf = ({ labelWidth, columnWidth }: Form, column: number): number =>
  20 + labelWidth + columnWidth * (column + 0.5)

/** Draws the score as pencilled on the pad that lies on the table: the last lines that fit, the totals, and marks. */
export function drawPad(game: string, pad: Pad, names: readonly string[], marks = NO_MARKS): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (pen === null) return canvas
  const form = formFor(pad, names, marks)
  drawForm(pen, form)
  drawWriting(pen, game, pad, names, form)
  if (marks.turned !== null) underline(pen, form, form.written.indexOf(marks.turned))
  const { stroke } = marks
  if (stroke) for (const [i, seat] of stroke.seats.entries()) drawStroke(pen, form, stroke, seat, i)
  return canvas
}

function drawWriting(
  pen: CanvasRenderingContext2D,
  game: string,
  pad: Pad,
  names: readonly string[],
  form: Form,
): void {
  const { columnWidth, rows, rowHeight, letters, written } = form
  pen.fillStyle = PENCIL
  pen.textAlign = 'center'
  const size = letters.number
  const base = (row: number): number => TOP + rowHeight * (row + 0.68)
  const maxWidth = columnWidth * CELL_WIDTH
  const write = (words: string, seat: number, row: number, height: number): void =>
    writeText(pen, words, { x: middleOf(form, seat), y: base(row), size: height, maxWidth })
  names.forEach((name, seat) => write(name, seat, 0, size))
  written.forEach((line, at) => {
    const { label, cells } = pad.lines[line]! // Only lines of this pad are written.
    writeLabel(pen, say(game, label), form, at + 1)
    cells.forEach((cell, seat) => write(cell, seat, at + 1, size))
  })
  writeLabel(pen, totalText(game), form, rows + 1)
  pad.totals.forEach((total, seat) => write(total, seat, rows + 1, size + 4))
}

/** Writes the label of a row, on two lines if it is too long for one and the row is high enough. */
function writeLabel(
  pen: CanvasRenderingContext2D,
  label: string,
  { labelWidth, rowHeight, letters }: Form,
  row: number,
): void {
  const size = letters.label
  const box = { x: 20 + labelWidth / 2, size, maxWidth: labelWidth - 12 }
  const y = TOP + rowHeight * (row + 0.68)
  pen.font = fontOf(size)
  const lines = pen.measureText(label).width > box.maxWidth ? inHalves(label) : [label]
  if (lines.length === 1 || rowHeight < size * MIN_ROW_OF_TWO_LINES) return writeText(pen, label, { ...box, y })
  lines.forEach((line, i) => writeText(pen, line, { ...box, y: y + size * LINE_PITCH * (i - 0.6) }))
}

/** Draws a red line under a written line, as by hand: a little askew, and begun twice. */
function underline(pen: CanvasRenderingContext2D, { rowHeight }: Form, row: number): void {
  const y = TOP + rowHeight * (row + 2) - rowHeight * 0.14
  pen.strokeStyle = RED_PENCIL
  pen.lineWidth = 4
  pen.lineCap = 'round'
  drawLine(pen, 30, y + 3, WIDTH - 34, y - 3)
  drawLine(pen, WIDTH - 40, y + 3, WIDTH * 0.55, y + 6)
}

/** Draws one of several strokes that follow one another. */
function drawStroke(
  pen: CanvasRenderingContext2D,
  form: Form,
  { kind, seats, share }: Stroke,
  seat: number,
  i: number,
) {
  const own = Math.min(1, Math.max(0, share * seats.length - i))
  if (own === 0) return
  const x = middleOf(form, seat)
  const y = TOP + form.rowHeight * (form.rows + 1.5)
  pen.strokeStyle = RED_PENCIL
  pen.lineWidth = 5
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  if (kind === 'ring') {
    // Starts at the right and covers slightly less than a full turn: a line drawn by hand never meets its own start.
    const [from, turn] = [0.3, Math.PI * 2 - 0.18]
    pen.ellipse(
      x,
      y,
      Math.min(form.letters.number * 2.3, form.columnWidth * 0.46),
      form.rowHeight * 0.6,
      -0.08,
      from,
      from + turn * own,
    )
  } else {
    const reach = form.rowHeight * 0.5
    const down = Math.min(1, own / 0.35)
    pen.moveTo(x + reach * 1.1, y - reach * 0.1)
    pen.lineTo(x + reach * (1.1 + 0.35 * down), y + reach * (0.6 * down - 0.1))
    const up = Math.max(0, (own - 0.35) / 0.65)
    if (up > 0) pen.lineTo(x + reach * (1.45 + 0.95 * up), y + reach * (0.5 - 1.5 * up))
  }
  pen.stroke()
}

function drawForm(pen: CanvasRenderingContext2D, { columns, labelWidth, columnWidth, rows, rowHeight }: Form): void {
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = RED
  pen.fillRect(0, 0, WIDTH, 62)
  pen.fillStyle = PAPER
  pen.textAlign = 'center'
  pen.font = "36px 'League Gothic'"
  pen.fillText(text('game.pad').toUpperCase(), WIDTH / 2, 45)
  const bottom = TOP + rowHeight * (rows + 2)
  pen.strokeStyle = INK
  pen.lineWidth = 3
  pen.strokeRect(20, TOP, WIDTH - 40, bottom - TOP)
  pen.lineWidth = 1
  for (let row = 1; row <= rows + 1; row++) drawLine(pen, 20, TOP + rowHeight * row, WIDTH - 20, TOP + rowHeight * row)
  for (let column = 0; column < columns; column++) {
    const x = 20 + labelWidth + columnWidth * column
    drawLine(pen, x, TOP, x, bottom)
  }
}

function drawLine(pen: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath()
  pen.moveTo(x1, y1)
  pen.lineTo(x2, y2)
  pen.stroke()
}

/** Writes words: smaller if they are too wide, and narrower if they then still are. */
export function writeText(pen: CanvasRenderingContext2D, text: string, { x, y, size, maxWidth }: WrittenLine): void {
  const words = isolated(text)
  pen.font = fontOf(size)
  const { width } = pen.measureText(words)
  if (width > maxWidth) pen.font = fontOf(size * Math.max(MIN_SHRINKING, maxWidth / width))
  pen.fillText(words, x, y, maxWidth)
  // A soft pencil, pressed hard: the handwriting's own strokes are too thin to be read from a seat.
  pen.strokeStyle = PENCIL
  pen.lineWidth = 0.7
  pen.strokeText(words, x, y, maxWidth)
}

/** Returns a text cut in two between words, as near to its middle as can be; a single word remains whole. */
export function inHalves(words: string): string[] {
  const gaps = [...words.matchAll(/ /g)].map(({ index }) => index)
  const middle = words.length / 2
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  return gap === undefined ? [words] : [words.slice(0, gap), words.slice(gap + 1)]
}
