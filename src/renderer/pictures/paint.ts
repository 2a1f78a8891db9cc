import type { TopPiece } from '../flat/top-piece'
import { heightOf, widthOf, type Box } from '../framing/box'
import { plainColour } from '../stage/model/instanced-forms'
import { TABLE } from '../stage/model/sizes'
import { type DrawnPiece, topViewOf, areaOf } from './top-view'
import type { Atlas } from './atlas'
import type { Piece } from '../stage/model/pieces'
import { createCanvas, encodeCanvas } from './cancellable-work'

export type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** The placement of a part of the table on a canvas. */
export interface CanvasPlacement {
  readonly area: Box
  /** Its top left corner in pixels. */
  readonly left: number
  readonly top: number
  /** Pixels per inch. */
  readonly scale: number
}

/** Corner radii of cards by the box in their face's name, in inches. */
const CORNER_RADII: Readonly<Record<string, number>> = { 49: 0.1, pack: 0.13, lion: 0.08, ticket: 0.1 }
const GLOW_COLOUR = '#ffd7a8'
const WOOD_COLOUR = '#4a2f1c'
/** Colours of the vignette, from the table's centre to its dark edge. */
const VIGNETTE = ['rgb(18 8 3 / 0)', 'rgb(18 8 3 / 0.42)'] as const
/** Diameter of the dial's printed disc, as part of the whole turned board. */
const DISC_SHARE = 12 / 13
/**
 * Outline of one half of an arrow from above, in parts of its length and breadth: tip, head, shaft, feathers, and back.
 */
const ARROW_OUTLINE: readonly (readonly [number, number])[] = [
  [0.5, 0],
  [0.36, -0.42],
  [0.39, -0.1],
  [0.05, -0.12],
  [0, -0.34],
  [-0.05, -0.12],
  [-0.34, -0.1],
  [-0.42, -0.5],
  [-0.5, -0.5],
  [-0.45, 0],
]

/**
 * Returns the depth and centre of a table top's picture. The picture of wood ends before the near edge and is continued
 * by its mirror image.
 */
const tablePictureOf = (face: string) =>
  face === 'room/baize' ? { d: TABLE.d, z: TABLE.z } : { d: TABLE.wood.d, z: TABLE.wood.z }

/** Draws the bare table top, darker towards the edges. */
export function paintTable(pen: Pen, atlas: Atlas, face: string, placement: CanvasPlacement): void {
  const { area, left, top, scale } = placement
  const [width, height] = [widthOf(area) * scale, heightOf(area) * scale]
  pen.save()
  pen.beginPath()
  pen.rect(left, top, width, height)
  pen.clip()
  pen.fillStyle = WOOD_COLOUR
  pen.fillRect(left, top, width, height)
  const region = atlas.regionOf(face)
  if (region) {
    const { d, z } = tablePictureOf(face)
    const { image, x, y, w, h } = region
    const draw = (far: number) =>
      pen.drawImage(image, x, y, w, h, (-TABLE.w / 2) * scale, far * scale, TABLE.w * scale, d * scale)
    pen.translate(left - area.left * scale, top - area.top * scale)
    draw(z - d / 2)
    pen.translate(0, (z + d / 2) * scale)
    pen.scale(1, -1)
    draw(-d)
    pen.setTransform(1, 0, 0, 1, 0, 0)
  }
  const [cx, cy] = [left + width / 2, top + height / 2]
  const shade = pen.createRadialGradient(cx, cy, Math.min(width, height) * 0.4, cx, cy, Math.hypot(width, height) / 2)
  shade.addColorStop(0, VIGNETTE[0])
  shade.addColorStop(1, VIGNETTE[1])
  pen.fillStyle = shade
  pen.fillRect(left, top, width, height)
  pen.restore()
}

/** Draws prints in order, from the lowest to the highest, each with its shadow. */
export function paintPieces(
  pen: Pen,
  atlas: Atlas,
  drawnPieces: readonly DrawnPiece[],
  placement: CanvasPlacement,
): void {
  const { area, left, top, scale } = placement
  pen.imageSmoothingQuality = 'high'
  for (const print of drawnPieces) {
    pen.save()
    pen.translate(left + (print.x - area.left) * scale, top + (print.y - area.top) * scale)
    pen.rotate(print.turn)
    paintPiece(pen, atlas, print, scale)
    pen.restore()
  }
}

function paintPiece(pen: Pen, atlas: Atlas, print: DrawnPiece, scale: number): void {
  const [w, h] = [print.w * scale, print.h * scale]
  traceOutline(pen, print, scale)
  if (print.hasShadow) {
    pen.shadowColor = 'rgb(18 8 3 / 0.6)'
    pen.shadowBlur = 0.16 * scale
    pen.shadowOffsetX = 0.03 * scale
    pen.shadowOffsetY = 0.06 * scale
  }
  pen.fillStyle = fillOf(pen, print, scale)
  pen.fill()
  pen.shadowColor = 'transparent'
  if (print.kind === 'arrow') return
  const region = atlas.regionOf(print.face)
  pen.save()
  if (print.kind === 'dial') traceCircle(pen, (w / 2) * DISC_SHARE)
  pen.clip()
  const part = print.kind === 'dial' ? DISC_SHARE : 1
  if (region)
    pen.drawImage(
      region.image,
      region.x,
      region.y,
      region.w,
      region.h,
      (-w * part) / 2,
      (-h * part) / 2,
      w * part,
      h * part,
    )
  else if (print.kind === 'card') writeName(pen, print, scale)
  if (print.kind === 'man') lightMan(pen, print, scale)
  pen.restore()
  traceOutline(pen, print, scale)
  strokeRim(pen, print, scale)
}

/** A stop of a gradient: a part of the radius, and a colour. */
type Stop = readonly [at: number, colour: string]

const CLEAR = 'rgb(0 0 0 / 0)'
const LIT = 'rgb(255 232 200 / 0.26)'
const RIM: readonly Stop[] = [
  [0.82, CLEAR],
  [0.89, LIT],
  [0.93, CLEAR],
  [1, 'rgb(10 4 0 / 0.6)'],
]
/** What the lathe left on a man, and on a peg, which has a round head. */
const TURNED: readonly Stop[] = [[0.56, CLEAR], [0.62, 'rgb(24 10 4 / 0.5)'], [0.67, LIT], [0.74, CLEAR], ...RIM]
const TURNED_PEG: readonly Stop[] = [
  [0.38, 'rgb(255 214 160 / 0.16)'],
  [0.47, 'rgb(40 16 2 / 0.72)'],
  [0.5, 'rgb(40 16 2 / 0.72)'],
  [0.6, 'rgb(40 16 2 / 0.3)'],
  [0.7, LIT],
  ...RIM,
]

/** Lights a man from the upper left, as the flat table does. */
function lightMan(pen: Pen, { w, face, turn }: TopPiece, scale: number): void {
  pen.rotate(-turn)
  const radius = (w / 2) * scale
  const shine = (x: number, y: number, reach: number, stops: readonly Stop[]) => {
    const light = pen.createRadialGradient(x * radius, y * radius, 0, x * radius, y * radius, reach * radius)
    for (const [at, colour] of stops) light.addColorStop(at, colour)
    pen.fillStyle = light
    pen.fillRect(-radius, -radius, 2 * radius, 2 * radius)
  }
  const isPeg = face.startsWith('man/peg')
  shine(0, 0, 1, isPeg ? TURNED_PEG : TURNED)
  shine(-0.32, -0.48, 1, [
    [0, 'rgb(255 236 205 / 0.34)'],
    [1, CLEAR],
  ])
  shine(0.36, 0.56, 1, [
    [0, 'rgb(10 4 0 / 0.4)'],
    [1, CLEAR],
  ])
  if (isPeg)
    shine(-0.18, -0.28, 0.5, [
      [0, 'rgb(255 244 220 / 0.85)'],
      [0.35, 'rgb(255 232 190 / 0.3)'],
      [1, CLEAR],
    ])
}

function traceCircle(pen: Pen, radius: number): void {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
}

function traceOutline(pen: Pen, { kind, face, w, h, round }: TopPiece, scale: number): void {
  if (round) return traceCircle(pen, (w / 2) * scale)
  pen.beginPath()
  if (kind !== 'arrow') {
    const corner = kind === 'card' ? (CORNER_RADII[face.slice(0, face.indexOf('/'))] ?? 0.1) : 0.03
    pen.roundRect((-w / 2) * scale, (-h / 2) * scale, w * scale, h * scale, corner * scale)
    return
  }
  const otherHalf = [...ARROW_OUTLINE].reverse().map(([x, y]) => [x, -y] as const)
  for (const [x, y] of [...ARROW_OUTLINE, ...otherHalf]) pen.lineTo(x * w * scale, y * h * scale)
  pen.closePath()
}

/** Strokes a thin edge, and a rim of light around a print that glows. */
function strokeRim(pen: Pen, { glow, kind }: TopPiece, scale: number): void {
  pen.lineWidth = Math.max(0.5, 0.012 * scale)
  pen.strokeStyle = 'rgb(30 18 8 / 0.35)'
  pen.stroke()
  if (glow <= 0 || kind === 'board') return
  pen.lineWidth = Math.max(1.5, 0.08 * scale)
  pen.globalAlpha = Math.min(1, glow)
  pen.strokeStyle = GLOW_COLOUR
  pen.stroke()
  pen.globalAlpha = 1
}

/** Returns the fill of a piece, which shows below its picture or in place of one. */
function fillOf(pen: Pen, { kind, face, w, h }: TopPiece, scale: number): string | CanvasGradient {
  if (kind === 'arrow') {
    const brass = pen.createLinearGradient(0, (-h / 2) * scale, 0, (h / 2) * scale)
    brass.addColorStop(0, '#f6e2a2')
    brass.addColorStop(0.5, '#c39b45')
    brass.addColorStop(1, '#7d5d1f')
    return brass
  }
  if (kind === 'dial') {
    const oak = pen.createRadialGradient(0, 0, (w / 2) * DISC_SHARE * scale, 0, 0, (w / 2) * scale)
    oak.addColorStop(0, '#6b4424')
    oak.addColorStop(0.5, '#9a6a3c')
    oak.addColorStop(1, '#4a2c15')
    return oak
  }
  if (kind === 'sheet') return '#1f6b45'
  const [r, g, b] = plainColour(face).map((v) => Math.round(255 * v ** (1 / 2.2)))
  return `rgb(${String(r)} ${String(g)} ${String(b)})`
}

/** Writes the name on a card that has no baked picture. */
function writeName(pen: Pen, { face, w }: TopPiece, scale: number): void {
  const word = face.slice(face.indexOf('/') + 1)
  if (word === 'back') return
  pen.fillStyle = '#221e1c'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `700 ${String(Math.round(0.6 * scale))}px 'Old Standard TT', serif`
  pen.fillText(word, 0, 0, w * 0.9 * scale)
}

/** The longer side in pixels, and the most pixels per inch; at a higher resolution the prints would look blurred. */
const LONGER_SIDE = 2400
const MAX_PIXELS_PER_INCH = 110

/** Renders the table from straight above as a PNG, at no more than the resolution of its prints. */
export async function renderStillPicture(pieces: readonly Piece[], atlas: Atlas, tableTop: string): Promise<Blob> {
  const drawnPieces = topViewOf(pieces)
  await atlas.load([tableTop, ...drawnPieces.map(({ face }) => face)])
  const area = areaOf(drawnPieces)
  const scale = Math.min(MAX_PIXELS_PER_INCH, LONGER_SIDE / Math.max(widthOf(area), heightOf(area)))
  const { canvas, pen } = createCanvas(widthOf(area) * scale, heightOf(area) * scale)
  const placement = { area, left: 0, top: 0, scale }
  paintTable(pen, atlas, tableTop, placement)
  paintPieces(pen, atlas, drawnPieces, placement)
  return encodeCanvas(canvas)
}
