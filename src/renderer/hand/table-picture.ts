import { facePicture } from '../flat/face-style'
import type { FlatPiece } from '../flat/flat-layout'
import { heightOf, widthOf, type Box } from '../framing/box'
import type { BakedManifest } from '../stage/model/picture-manifest'
import { largestGrid } from './hand-layout'
import type { OpenTable } from './open-table'

/** Size of a picture to keep in pixels: a square of the table, on paper with a line below. */
const [SIDE, MARGIN, LINE] = [1000, 40, 110]
const [PAPER, WOOD, INK] = ['#f3ead3', '#3a2417', '#221e1c']

/** A piece and where it lies in the square, in pixels. */
interface Laid {
  readonly piece: FlatPiece
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** Lays a field into a box, as large as it fits. */
function laidField(field: NonNullable<OpenTable['board']>, into: Box): Laid[] {
  const scale = Math.min(widthOf(into) / widthOf(field.box), heightOf(into) / heightOf(field.box))
  const left = (into.left + into.right) / 2 - ((field.box.left + field.box.right) / 2) * scale
  const top = (into.top + into.bottom) / 2 - ((field.box.top + field.box.bottom) / 2) * scale
  return field.pieces.map((piece) => ({ piece, x: left + piece.x * scale, y: top + piece.y * scale, scale }))
}

/** Lays open cards in rows. */
function laidCards(items: OpenTable['items']): Laid[] {
  const card = items[0]?.cards[0]
  if (card === undefined) return []
  // Cards that were opened lie in a row for each of their owners.
  const ofFirst = items.filter(({ owner }) => owner !== null && owner === items[0]?.owner).length
  const own = ofFirst > 1 && items.length % ofFirst === 0 ? ofFirst : null
  const room = SIDE - 60
  const { columns, width } =
    own === null
      ? largestGrid(items.length, card.w / card.h, room, room, 300)
      : { columns: own, width: Math.min(room / own - 6, ((room * own) / items.length - 6) * (card.w / card.h)) }
  const [stepX, stepY] = [width + 6, (width * card.h) / card.w + 6]
  const [left, top] = [
    (SIDE - columns * stepX) / 2 + stepX / 2,
    (SIDE - Math.ceil(items.length / columns) * stepY) / 2 + stepY / 2,
  ]
  return items.flatMap(({ cards }, at) =>
    cards.map((piece, step) => ({
      piece,
      x: left + (at % columns) * stepX + step * width * 0.08,
      y: top + Math.floor(at / columns) * stepY,
      scale: width / piece.w,
    })),
  )
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
  const canvas = Object.assign(document.createElement('canvas'), {
    width: SIDE + 2 * MARGIN,
    height: SIDE + 2 * MARGIN + LINE,
  })
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser draws no pictures.')
  const low = dial === null ? SIDE : SIDE * 0.6
  const laid = [
    ...(board === null ? laidCards(items) : laidField(board, { left: 0, top: 0, right: SIDE, bottom: low })),
    ...(dial === null ? [] : laidField(dial, { left: 0, top: low, right: SIDE, bottom: SIDE })),
  ]
  const urls = new Set(laid.flatMap(({ piece }) => facePicture(baked, piece.face, aid)?.url ?? []))
  const images = new Map(await Promise.all([...urls].map(async (url) => [url, await loadImage(url)] as const)))

  pen.fillStyle = PAPER
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.translate(MARGIN, MARGIN)
  pen.fillStyle = WOOD
  pen.fillRect(0, 0, SIDE, SIDE)
  for (const { piece, x, y, scale } of laid) {
    const picture = facePicture(baked, piece.face, aid)
    const image = picture === null ? undefined : images.get(picture.url)
    if (picture === null || image === undefined || piece.kind === 'mark') continue
    pen.save()
    pen.translate(x, y)
    pen.rotate((piece.turn * Math.PI) / 180)
    const [w, h] = [piece.w * scale, piece.h * scale]
    if (piece.round) {
      pen.beginPath()
      pen.ellipse(0, 0, w / 2, h / 2, 0, 0, 2 * Math.PI)
      pen.clip()
    }
    const [across, down] = [image.naturalWidth, image.naturalHeight]
    const { x: cellX, y: cellY, w: cellW, h: cellH } = picture
    pen.drawImage(image, cellX * across, cellY * down, cellW * across, cellH * down, -w / 2, -h / 2, w, h)
    pen.restore()
  }
  pen.fillStyle = INK
  pen.font = 'italic 52px "Old Standard TT", serif'
  pen.textAlign = 'center'
  pen.fillText(caption, SIDE / 2, SIDE + MARGIN + LINE * 0.55, SIDE)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not drawn.'))), 'image/png'),
  )
}

async function loadImage(url: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image
}
