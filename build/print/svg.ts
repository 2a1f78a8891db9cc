import type { Typeface } from './fonts'
import type { InkName } from './inks'

/**
 * Shapes for plates. A fill is not a colour but an instruction: print in an ink, print and knock out the other inks
 * underneath, or leave bare paper. `plates.ts` converts it to black, white or nothing for each ink's plate.
 */
export type Fill = string

/** Overprints: prints over the other inks. */
export const overprint = (ink: InkName): Fill => `[${ink}]`
/** Knocks out: the other inks leave bare paper here. */
export const knockOut = (ink: InkName): Fill => `[${ink}!]`
/** Bare paper, in every ink. */
export const BARE_PAPER: Fill = '#fff'
export const NONE: Fill = 'none'

export interface StrokeStyle {
  readonly stroke: Fill
  readonly width: number
}

const formatNumber = (v: number): string => String(Math.round(v * 1000) / 1000)
const strokeAttributes = (line?: StrokeStyle): string =>
  line ? ` stroke="${line.stroke}" stroke-width="${formatNumber(line.width)}"` : ''

export const rect = (x: number, y: number, w: number, h: number, fill: Fill, line?: StrokeStyle, radius = 0): string =>
  `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(w)}" height="${formatNumber(h)}" rx="${formatNumber(radius)}" fill="${fill}"${strokeAttributes(line)}/>`

/** A square around a centre. */
export const square = (x: number, y: number, side: number, fill: Fill, line?: StrokeStyle): string =>
  rect(x - side / 2, y - side / 2, side, side, fill, line)

/** The outline of a square sheet, at a distance of `inset` from its edges. */
export const frame = (inset: number, size: number, ink: Fill, width: number, radius = 0): string =>
  rect(inset, inset, size - 2 * inset, size - 2 * inset, NONE, { stroke: ink, width }, radius)

export const circle = (x: number, y: number, r: number, fill: Fill, line?: StrokeStyle): string =>
  `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="${fill}"${strokeAttributes(line)}/>`

export const path = (d: string, fill: Fill, line?: StrokeStyle, attributes = ''): string =>
  `<path d="${d}" fill="${fill}"${strokeAttributes(line)} stroke-linecap="round" stroke-linejoin="round" ${attributes}/>`

export const lineBetween = (x0: number, y0: number, x1: number, y1: number, ink: Fill, width: number): string =>
  `<path d="M${formatNumber(x0)} ${formatNumber(y0)}L${formatNumber(x1)} ${formatNumber(y1)}" stroke="${ink}" stroke-width="${formatNumber(width)}"/>`

export const group = (transform: string, ...parts: string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`

/** Parts rotated around (x, y), in degrees clockwise. */
export const rotate = (degrees: number, x: number, y: number, ...parts: string[]): string =>
  group(`rotate(${formatNumber(degrees)} ${formatNumber(x)} ${formatNumber(y)})`, ...parts)

/** The same part four times, once towards each side of a square sheet. */
export const onFourSides = (centre: number, part: string): string =>
  [0, 90, 180, 270].map((a) => rotate(a, centre, centre, part)).join('')

/** The same part in each corner of a sheet, mirrored: drawn for the upper left one. */
export const inFourCorners = (
  { width, height }: { readonly width: number; readonly height: number },
  part: string,
): string =>
  [1, -1]
    .map((y) =>
      [1, -1]
        .map((x) => group(`translate(${x < 0 ? width : 0} ${y < 0 ? height : 0}) scale(${x} ${y})`, part))
        .join(''),
    )
    .join('')

/** The same parts, and mirrored at the vertical middle of a sheet. */
export const withMirrored = (width: number, ...parts: string[]): string =>
  parts.join('') + group(`translate(${width} 0) scale(-1 1)`, ...parts)

/** Parts clipped to a shape; `id` must be unique within the drawing. */
export const clip = (id: string, shape: string, ...parts: string[]): string =>
  `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`

/** A part repeated `count` times, by its index. */
export const repeat = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join('')

/** Returns a point on a circle, as path text; angles in radians, clockwise from three o'clock. */
export const polar = (cx: number, cy: number, r: number, angle: number): string =>
  `${formatNumber(cx + Math.cos(angle) * r)} ${formatNumber(cy + Math.sin(angle) * r)}`

export interface TextStyle {
  readonly face?: Typeface
  readonly weight?: 400 | 700
  readonly italic?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  /** Letter spacing in units of the sheet. */
  readonly spacing?: number
  /** An outline instead of, or around, the fill. */
  readonly outline?: StrokeStyle
}

const textAttributes = (size: number, fill: Fill, t: TextStyle): string =>
  `font-size="${formatNumber(size)}" fill="${fill}" font-family="${t.face ?? 'Old Standard TT'}" font-weight="${t.weight ?? 400}"` +
  ` font-style="${t.italic ? 'italic' : 'normal'}" text-anchor="${t.anchor ?? 'middle'}"` +
  ` letter-spacing="${formatNumber(t.spacing ?? 0)}"${strokeAttributes(t.outline)}`

const escape = (s: string): string => s.replace(/&/g, '&amp;').replace(/</g, '&lt;')

export const text = (x: number, y: number, words: string, size: number, fill: Fill, t: TextStyle = {}): string =>
  `<text x="${formatNumber(x)}" y="${formatNumber(y)}" ${textAttributes(size, fill, t)}>${escape(words)}</text>`

/** Text along a path, centred on it. */
export const textOnPath = (id: string, d: string, words: string, size: number, fill: Fill, t: TextStyle = {}): string =>
  `<path id="${id}" d="${d}" fill="none"/><text ${textAttributes(size, fill, t)}>` +
  `<textPath href="#${id}" startOffset="50%">${escape(words)}</textPath></text>`
