import { heightOf, widthOf, type Box } from '../framing/box'
import { topViewOf } from './top-view'
import type { Atlas } from './atlas'
import { commonArea } from './film'
import { thinOut, type Frame } from './game-frames'
import { headlineFont, INK, PAPER, RED, SOFT_INK, textFont, wrapText } from './lettering'
import { paintPieces } from './paint'
import { createPageYielder, createCanvas, encodeCanvas, type CancellableWork } from './cancellable-work'

/** The words above and below the diagrams. */
export interface Headings {
  readonly title: string
  /** The players and the date. */
  readonly players: string
  /** The result; empty while the game goes on. */
  readonly result: string
  /** Returns the caption of a diagram: the ply after which it stands. */
  captionAfter(ply: number): string
}

/** Measures of the page in pixels: as wide as a letter sheet at 200 dpi, as long as the game needs. */
const PAGE_WIDTH = 1700
const PAGE_MARGIN = 90
const GAP = 44
const COLUMN_COUNT = 3
const COLUMN_WIDTH = (PAGE_WIDTH - 2 * PAGE_MARGIN - (COLUMN_COUNT - 1) * GAP) / COLUMN_COUNT
const MAX_DIAGRAM_HEIGHT = 620
const MAX_DIAGRAMS = 12
const TEXT_SIZES = { words: 19, line: 25, caption: 21 } as const
/** Background of the diagrams: a tint of the paper, as in print, instead of a table. */
const DIAGRAM_BACKGROUND = '#dccca2'
const HEAD_HEIGHT = 250
const FOOT_HEIGHT = 110

/** A diagram with the words for the plies since the previous one. */
interface Diagram {
  readonly frame: Frame
  readonly lines: readonly string[]
}

/** Chooses the positions for diagrams: one every few plies, always the first and the last. */
function chooseFrames(frames: readonly Frame[]): Frame[] {
  return thinOut(frames, Math.min(MAX_DIAGRAMS, Math.max(2, Math.ceil(frames.length / 4) + 1)))
}

function drawRule(pen: CanvasRenderingContext2D, y: number, thickness: number): void {
  pen.fillStyle = INK
  pen.fillRect(PAGE_MARGIN, y, PAGE_WIDTH - 2 * PAGE_MARGIN, thickness)
}

function drawHeading(pen: CanvasRenderingContext2D, { title, players, result }: Headings): void {
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = RED
  pen.font = headlineFont(96)
  pen.fillText(title.toUpperCase(), PAGE_WIDTH / 2, 130, PAGE_WIDTH - 2 * PAGE_MARGIN)
  pen.fillStyle = INK
  pen.font = textFont(30)
  pen.fillText(players, PAGE_WIDTH / 2, 178, PAGE_WIDTH - 2 * PAGE_MARGIN)
  pen.font = textFont(30, 'italic')
  pen.fillText(result, PAGE_WIDTH / 2, 216, PAGE_WIDTH - 2 * PAGE_MARGIN)
  drawRule(pen, HEAD_HEIGHT - 18, 4)
  drawRule(pen, HEAD_HEIGHT - 11, 1.5)
}

/** Draws a diagram centred in its column, with its words below it. */
function paintDiagram(
  pen: CanvasRenderingContext2D,
  atlas: Atlas,
  { frame, lines }: Diagram,
  at: {
    readonly x: number
    readonly y: number
    readonly area: Box
    readonly scale: number
    readonly caption: string
  },
): void {
  const { area, scale } = at
  const [width, height] = [widthOf(area) * scale, heightOf(area) * scale]
  const placement = { area, scale, left: at.x + (COLUMN_WIDTH - width) / 2, top: at.y }
  pen.save()
  pen.beginPath()
  pen.rect(placement.left, placement.top, width, height)
  pen.clip()
  pen.fillStyle = DIAGRAM_BACKGROUND
  pen.fillRect(placement.left, placement.top, width, height)
  paintPieces(pen, atlas, topViewOf(frame.pieces), placement)
  pen.restore()
  pen.strokeStyle = INK
  pen.lineWidth = 2
  pen.strokeRect(placement.left, placement.top, width, height)
  const below = at.y + height
  pen.textAlign = 'center'
  pen.fillStyle = SOFT_INK
  pen.font = textFont(TEXT_SIZES.caption, 'italic')
  pen.fillText(at.caption, at.x + COLUMN_WIDTH / 2, below + 30, COLUMN_WIDTH)
  pen.textAlign = 'left'
  pen.fillStyle = INK
  pen.font = textFont(TEXT_SIZES.words)
  lines.forEach((line, i) => pen.fillText(line, at.x, below + 64 + i * TEXT_SIZES.line, COLUMN_WIDTH))
}

/**
 * Renders a game as a page of an old book, a PNG: a diagram every few plies, and below each the plies that led to it in
 * words.
 */
export async function renderDiagramSheet(
  allFrames: readonly Frame[],
  atlas: Atlas,
  headings: Headings,
  work: CancellableWork,
): Promise<Blob> {
  const frames = chooseFrames(allFrames)
  const yieldToPage = createPageYielder(work)
  await atlas.load(frames.flatMap(({ pieces }) => topViewOf(pieces).map(({ face }) => face)))
  const area = commonArea(frames)
  const scale = Math.min(COLUMN_WIDTH / widthOf(area), MAX_DIAGRAM_HEIGHT / heightOf(area))
  const measuringPen = createCanvas(8, 8).pen
  measuringPen.font = textFont(TEXT_SIZES.words)
  const cells = frames.map((frame) => ({
    frame,
    lines: frame.words.flatMap((words) => wrapText(measuringPen, words, COLUMN_WIDTH)),
  }))
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMN_COUNT) }, (_, row) =>
    cells.slice(row * COLUMN_COUNT, (row + 1) * COLUMN_COUNT),
  )
  const heights = rows.map((row) => {
    const lines = Math.max(...row.map((cell) => cell.lines.length))
    return heightOf(area) * scale + 64 + lines * TEXT_SIZES.line + GAP
  })
  const { canvas, pen } = createCanvas(
    PAGE_WIDTH,
    HEAD_HEIGHT + 30 + heights.reduce((sum, each) => sum + each, 0) + FOOT_HEIGHT - GAP,
  )
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.width, canvas.height)
  drawHeading(pen, headings)
  let y = HEAD_HEIGHT + 30
  let done = 0
  for (const [index, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) {
      const x = PAGE_MARGIN + column * (COLUMN_WIDTH + GAP)
      paintDiagram(pen, atlas, cell, { x, y, area, scale, caption: headings.captionAfter(cell.frame.ply) })
      await yieldToPage(++done / cells.length)
    }
    y += heights[index] ?? 0
  }
  drawRule(pen, canvas.height - FOOT_HEIGHT / 2, 1.5)
  drawRule(pen, canvas.height - FOOT_HEIGHT / 2 + 6, 4)
  return encodeCanvas(canvas)
}
