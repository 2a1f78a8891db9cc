import { BAKED_FOLDER, type BakedManifest } from '../stage/model/picture-manifest'
import type { FlatField } from '../flat/flat-layout'
import { boxOf, heightOf, resized, widthOf, type Box } from '../framing/box'
import { openAtlas, type Atlas } from '../pictures/atlas'
import { createCanvas, encodeCanvas } from '../pictures/cancellable-work'
import { INK, PAPER, textFont } from '../pictures/lettering'
import { paintPieces, paintTable, type Pen } from '../pictures/paint'
import { largestGrid } from './hand-layout'
import { cardsInOwnersRow, type OpenTable } from './open-table'

/** Size of a picture to keep in pixels: a square of the table, on paper with a line below. */
const [SIDE, MARGIN, LINE] = [1000, 40, 110]
const TABLE_TOP = 'room/wood'
/** Space between open cards, as part of a card's width, and between those of a build. */
const [GAP, STEP] = [0.03, 0.08]

/** Lays open cards in rows, in inches; those that were opened in a row for each of their owners. */
function cardsInRows(items: OpenTable['items']): FlatField {
  const { w = 1, h = 1 } = items[0]?.cards[0] ?? {}
  const columns = cardsInOwnersRow(items) ?? largestGrid(items.length, w / h, SIDE, SIDE, SIDE).columns
  const [across, down] = [w * (1 + GAP), h + w * GAP]
  const pieces = items.flatMap(({ cards }, at) =>
    cards.map((card, step) => ({
      ...card,
      x: (at % columns) * across + step * w * STEP,
      y: Math.floor(at / columns) * down,
    })),
  )
  const rows = Math.ceil(items.length / columns)
  const box = boxOf(-across / 2, -down / 2, (columns - 0.5) * across, (rows - 0.5) * down)
  return { box, inch: 1, pieces }
}

/** Side of all squares of a board together, in inches, and what darkens those on which no card lies. */
const [SQUARES, VEIL] = [14, 'rgb(10 5 2 / 0.5)']

/** Paints a field into a box, as large as it fits; among cards the free squares of a board are darker. */
function paintField(pen: Pen, atlas: Atlas, { box, pieces }: FlatField, into: Box): void {
  const scale = Math.min(widthOf(into) / widthOf(box), heightOf(into) / heightOf(box))
  const { left, top } = resized(into, widthOf(box) * scale, heightOf(box) * scale)
  const at = { area: box, left, top, scale }
  const isVeiled = pieces.some(({ kind }) => kind === 'card')
  for (const piece of pieces.filter(({ kind }) => kind !== 'mark')) {
    paintPieces(pen, atlas, [{ ...piece, glow: 0, hasShadow: true }], at)
    if (piece.kind !== 'board' || !isVeiled) continue
    const [x, y] = [piece.x - SQUARES / 2 - box.left, piece.y - SQUARES / 2 - box.top]
    pen.fillStyle = VEIL
    pen.fillRect(left + x * scale, top + y * scale, SQUARES * scale, SQUARES * scale)
  }
}

/**
 * Draws what lies open on the table, to be kept as a picture.
 * @param caption what is written below
 */
export async function drawTable(
  { board, dial, items }: OpenTable,
  baked: BakedManifest | null,
  aid: boolean,
  caption: string,
): Promise<Blob> {
  const { canvas, pen } = createCanvas(SIDE + 2 * MARGIN, SIDE + 2 * MARGIN + LINE)
  const fields = [board ?? cardsInRows(items), ...(dial === null ? [] : [dial])]
  const atlas = openAtlas(baked, { base: BAKED_FOLDER, aid, age: null })
  await atlas.load([TABLE_TOP, ...fields.flatMap(({ pieces }) => pieces.map(({ face }) => face))])
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const end = MARGIN + SIDE
  const wood = boxOf(-12, -12, 12, 12)
  paintTable(pen, atlas, TABLE_TOP, { area: wood, left: MARGIN, top: MARGIN, scale: SIDE / widthOf(wood) })
  const edge = dial === null ? end : MARGIN + SIDE * 0.6
  paintField(pen, atlas, fields[0]!, boxOf(MARGIN + 20, MARGIN + 20, end - 20, edge - 20))
  if (fields[1] !== undefined) paintField(pen, atlas, fields[1], boxOf(MARGIN, edge, end, end - 20))
  atlas.close()
  pen.fillStyle = INK
  pen.font = textFont(52, 'italic')
  pen.textAlign = 'center'
  pen.fillText(caption, canvas.width / 2, SIDE + MARGIN + LINE * 0.55, SIDE)
  return encodeCanvas(canvas)
}
