import { fromAbove, type Ground } from './top-view'
import type { Atlas } from './atlas'
import { wholeGround } from './film'
import { thinned, type Frame } from './game-frames'
import { head, INK, PAPER, RED, SOFT, text, wrapped } from './lettering'
import { paintPrints } from './paint'
import { breather, canvasOf, pngOf, type Work } from './cancellable-work'

/** The words above and below the diagrams. */
export interface Headings {
  readonly title: string
  /** The players and the date. */
  readonly players: string
  /** The result; empty while the game goes on. */
  readonly result: string
  /** Returns the caption of a diagram: the ply after which it stands. */
  after(ply: number): string
}

/** Measures of the page in pixels: as wide as a letter sheet at 200 dpi, as long as the game needs. */
const WIDTH = 1700
const EDGE = 90
const GAP = 44
const COLUMNS = 3
const COLUMN = (WIDTH - 2 * EDGE - (COLUMNS - 1) * GAP) / COLUMNS
const TALLEST = 620
const MOST = 12
const LETTERS = { words: 19, line: 25, caption: 21 } as const
/** Background of the diagrams: a tint of the paper, as in print, instead of a table. */
const BUFF = '#dccca2'
const HEAD = 250
const FOOT = 110

/** A diagram with the words for the plies since the previous one. */
interface Cell {
  readonly frame: Frame
  readonly lines: readonly string[]
}

/** Chooses the positions for diagrams: one every few plies, always the first and the last. */
function chosenFor(frames: readonly Frame[]): Frame[] {
  return thinned(frames, Math.min(MOST, Math.max(2, Math.ceil(frames.length / 4) + 1)))
}

function rule(pen: CanvasRenderingContext2D, y: number, thick: number): void {
  pen.fillStyle = INK
  pen.fillRect(EDGE, y, WIDTH - 2 * EDGE, thick)
}

function heading(pen: CanvasRenderingContext2D, { title, players, result }: Headings): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = RED
  pen.font = head(96)
  pen.fillText(title.toUpperCase(), WIDTH / 2, 130, WIDTH - 2 * EDGE)
  pen.fillStyle = INK
  pen.font = text(30)
  pen.fillText(players, WIDTH / 2, 178, WIDTH - 2 * EDGE)
  pen.font = text(30, 'italic')
  pen.fillText(result, WIDTH / 2, 216, WIDTH - 2 * EDGE)
  rule(pen, HEAD - 18, 4)
  rule(pen, HEAD - 11, 1.5)
}

/** Draws a diagram centred in its column, with its words below it. */
function paintCell(
  pen: CanvasRenderingContext2D,
  atlas: Atlas,
  { frame, lines }: Cell,
  at: {
    readonly x: number
    readonly y: number
    readonly ground: Ground
    readonly scale: number
    readonly after: string
  },
): void {
  const { ground, scale } = at
  const space = { ground, scale, left: at.x + (COLUMN - ground.w * scale) / 2, top: at.y }
  pen.save()
  pen.beginPath()
  pen.rect(space.left, space.top, ground.w * scale, ground.d * scale)
  pen.clip()
  pen.fillStyle = BUFF
  pen.fillRect(space.left, space.top, ground.w * scale, ground.d * scale)
  paintPrints(pen, atlas, fromAbove(frame.pieces), space)
  pen.restore()
  pen.strokeStyle = INK
  pen.lineWidth = 2
  pen.strokeRect(space.left, space.top, ground.w * scale, ground.d * scale)
  const below = at.y + ground.d * scale
  pen.textAlign = 'center'
  pen.fillStyle = SOFT
  pen.font = text(LETTERS.caption, 'italic')
  pen.fillText(at.after, at.x + COLUMN / 2, below + 30, COLUMN)
  pen.textAlign = 'left'
  pen.fillStyle = INK
  pen.font = text(LETTERS.words)
  lines.forEach((line, i) => pen.fillText(line, at.x, below + 64 + i * LETTERS.line, COLUMN))
}

/**
 * Renders a game as a page of an old book, a PNG: a diagram every few plies, and below each the plies that led to it in
 * words.
 */
export async function diagramSheet(all: readonly Frame[], atlas: Atlas, headings: Headings, work: Work): Promise<Blob> {
  const frames = chosenFor(all)
  const breathe = breather(work)
  await atlas.load(frames.flatMap(({ pieces }) => fromAbove(pieces).map(({ face }) => face)))
  const ground = wholeGround(frames)
  const scale = Math.min(COLUMN / ground.w, TALLEST / ground.d)
  const measure = canvasOf(8, 8).pen
  measure.font = text(LETTERS.words)
  const cells = frames.map((frame) => ({
    frame,
    lines: frame.words.flatMap((words) => wrapped(measure, words, COLUMN)),
  }))
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    cells.slice(row * COLUMNS, (row + 1) * COLUMNS),
  )
  const heights = rows.map((row) => {
    const lines = Math.max(...row.map((cell) => cell.lines.length))
    return ground.d * scale + 64 + lines * LETTERS.line + GAP
  })
  const { canvas, pen } = canvasOf(WIDTH, HEAD + 30 + heights.reduce((sum, each) => sum + each, 0) + FOOT - GAP)
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.width, canvas.height)
  heading(pen, headings)
  let y = HEAD + 30
  let done = 0
  for (const [index, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) {
      const x = EDGE + column * (COLUMN + GAP)
      paintCell(pen, atlas, cell, { x, y, ground, scale, after: headings.after(cell.frame.ply) })
      await breathe(++done / cells.length)
    }
    y += heights[index] ?? 0
  }
  rule(pen, canvas.height - FOOT / 2, 1.5)
  rule(pen, canvas.height - FOOT / 2 + 6, 4)
  return pngOf(canvas)
}
