import type { Pad } from '../games/types'
import { say, text } from '../i18n/say'

/** The pad on the table, in pixels: 4 by 6 inches at 128 to the inch. */
const WIDTH = 512
const HEIGHT = 768
const INK = '#242450'
const RED = '#a81f26'
const PAPER = '#efe6cf'
const PENCIL = '#4b4a4e'
const TOP = 96
const LINE = 38
const ROWS = 15

/** Draws the score as it is pencilled on the pad that lies on the table: the last lines that fit, and the totals. */
export function drawPad(game: string, pad: Pad, names: readonly string[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (pen === null) return canvas
  const columns = Math.max(2, names.length)
  const first = columns > 4 ? 96 : 150
  const wide = (WIDTH - 40 - first) / columns
  drawForm(pen, columns, first, wide)
  pen.fillStyle = PENCIL
  pen.textAlign = 'center'
  const middle = (column: number): number => 20 + first + wide * (column + 0.5)
  const size = columns > 4 ? 15 : 20
  names.forEach((name, seat) => write(pen, name, middle(seat), TOP + 27, size, wide - 6))
  const lines = pad.lines.slice(-ROWS)
  lines.forEach((line, at) => {
    const y = TOP + LINE * (at + 1) + 27
    write(pen, say(game, line.label), 20 + first / 2, y, 14, first - 8)
    line.cells.forEach((cell, seat) => write(pen, cell, middle(seat), y, size, wide - 6))
  })
  pad.totals.forEach((total, seat) => write(pen, total, middle(seat), TOP + LINE * (ROWS + 1) + 28, size + 3, wide - 6))
  return canvas
}

function write(pen: CanvasRenderingContext2D, words: string, x: number, y: number, size: number, most: number): void {
  pen.font = `${size}px 'Homemade Apple'`
  pen.fillText(words, x, y, most)
}

function drawForm(pen: CanvasRenderingContext2D, columns: number, first: number, wide: number): void {
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  pen.fillStyle = RED
  pen.fillRect(0, 0, WIDTH, 62)
  pen.fillStyle = PAPER
  pen.textAlign = 'center'
  pen.font = "36px 'League Gothic'"
  pen.fillText(text('game.pad').toUpperCase(), WIDTH / 2, 45)
  pen.strokeStyle = INK
  pen.lineWidth = 3
  pen.strokeRect(20, TOP, WIDTH - 40, LINE * (ROWS + 2))
  pen.lineWidth = 1
  for (let row = 1; row <= ROWS + 1; row++) rule(pen, 20, TOP + LINE * row, WIDTH - 20, TOP + LINE * row)
  for (let column = 0; column < columns; column++) {
    const x = 20 + first + wide * column
    rule(pen, x, TOP, x, TOP + LINE * (ROWS + 2))
  }
}

function rule(pen: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  pen.beginPath()
  pen.moveTo(x1, y1)
  pen.lineTo(x2, y2)
  pen.stroke()
}
