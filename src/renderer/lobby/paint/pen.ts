import { lettersOf } from '../../../protocol/lan/plain-name'
import { isolated } from '../../../drawer/foreign-text'
import { hash } from '../../games/layout/jitter'
import { leafLengthOf, sizeOf } from '../../stage/model/sizes'

/** Resolution of a card's picture, in pixels per inch. */
const PIXELS_PER_INCH = 128

export const INK = '#221e1c'
export const BLUE = '#242450'
export const RED = '#a81f26'
const PAPER = '#efe6cf'
/** Ink of small italics: paler than the names, still readable from across the table. */
export const ITALIC_INK = '#3d342b'
export const PENCIL = '#4b4a4e'

/** Fonts that are loaded before a card is drawn. */
const FONTS = [
  "40px 'Homemade Apple'",
  "40px 'League Gothic'",
  "italic 30px 'Old Standard TT'",
  "30px 'Old Standard TT'",
  "700 30px 'Old Standard TT'",
] as const

/**
 * Loads the fonts for these letters; other scripts have font files of their own. If a file fails to load, its letters
 * are drawn in the page's usual font: a card is never left blank.
 */
export async function loadFonts(letters: string): Promise<void> {
  await Promise.allSettled(FONTS.map((face) => document.fonts.load(face, letters)))
}

/** Creates a blank leaf of a face's folded card, with slightly uneven stock. */
export function createBlankLeaf(face: string) {
  const size = sizeOf('tent', face)
  const [w, h] = [size.w, leafLengthOf(size)]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(w * PIXELS_PER_INCH)
  canvas.height = Math.round(h * PIXELS_PER_INCH)
  const pen = canvas.getContext('2d')
  pen?.scale(PIXELS_PER_INCH, PIXELS_PER_INCH)
  if (pen) drawStock(pen, w, h, face)
  return { canvas, pen, w, h }
}

/** Draws card stock: fibres, and edges darkened by use. */
function drawStock(pen: CanvasRenderingContext2D, w: number, h: number, seed: string): void {
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, w, h)
  const part = (what: string, i: number) => hash(`${seed}/${what}${i}`) / 0xffffffff
  pen.lineWidth = 0.006
  for (let i = 0; i < w * h * 14; i++) {
    const [x, y, long] = [part('x', i) * w, part('y', i) * h, 0.05 + part('l', i) * 0.22]
    pen.strokeStyle = part('c', i) > 0.5 ? 'rgb(255 250 236 / 0.5)' : 'rgb(150 118 70 / 0.13)'
    pen.beginPath()
    pen.moveTo(x, y)
    pen.lineTo(x + long, y + (part('s', i) - 0.5) * 0.06)
    pen.stroke()
  }
  for (const [x0, y0, x1, y1] of [
    [0, 0, 0, 0.3],
    [0, h, 0, h - 0.3],
    [0, 0, 0.3, 0],
    [w, 0, w - 0.3, 0],
  ] as const) {
    const tone = pen.createLinearGradient(x0, y0, x1, y1)
    tone.addColorStop(0, 'rgb(176 128 60 / 0.28)')
    tone.addColorStop(1, 'rgb(176 128 60 / 0)')
    pen.fillStyle = tone
    pen.fillRect(0, 0, w, h)
  }
}

/** Draws a job printer's frame: a heavy rule, a hairline inside it, and lozenges at the corners. */
export function drawFrame(pen: CanvasRenderingContext2D, w: number, h: number, inset: number, ink: string): void {
  pen.strokeStyle = pen.fillStyle = ink
  pen.lineWidth = 0.035
  pen.strokeRect(inset, inset, w - 2 * inset, h - 2 * inset)
  pen.lineWidth = 0.012
  const inner = inset + 0.07
  pen.strokeRect(inner, inner, w - 2 * inner, h - 2 * inner)
  for (const x of [inset, w - inset]) for (const y of [inset, h - inset]) drawLozenge(pen, x, y, 0.1)
}

export function drawLozenge(pen: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  pen.beginPath()
  pen.moveTo(x, y - r)
  pen.lineTo(x + r, y)
  pen.lineTo(x, y + r)
  pen.lineTo(x - r, y)
  pen.fill()
}

export interface TextLine {
  readonly words: string
  readonly x: number
  /** Position of the baseline. */
  readonly y: number
  /** Height of the type in inches, and the font family with its style. */
  readonly size: number
  readonly type: string
  readonly ink: string
  /** The largest width; a wider line is set smaller. */
  readonly maxWidth: number
  readonly spacing?: number
  /** Width of a stroke round the letters, as of ink that has spread, in inches. */
  readonly bold?: number
}

/** Sets a line of type; one that is too long is set smaller, not condensed. Returns its width. */
export function drawText(pen: CanvasRenderingContext2D, line: TextLine): number {
  const { x, y, size, type, ink, maxWidth, spacing = 0, bold = 0 } = line
  const words = isolated(line.words)
  const [style, family] = splitType(type)
  const write = (height: number) => {
    // Letters that a font lacks are set in the font of the text.
    pen.font = `${style}${height}px ${family}, 'Old Standard TT'`
    pen.letterSpacing = `${spacing * height}px`
    return pen.measureText(words).width
  }
  // Type is set at a hundred units per inch, because browsers round the sizes of very small type.
  pen.save()
  pen.translate(x, y)
  pen.scale(0.01, 0.01)
  pen.textAlign = 'center'
  pen.fillStyle = ink
  const natural = write(size * 100)
  const wide = natural > maxWidth * 100 ? write((size * 100 * maxWidth * 100) / natural) : natural
  pen.fillText(words, 0, 0)
  if (bold > 0) {
    pen.strokeStyle = ink
    pen.lineWidth = bold * 100
    pen.lineJoin = 'round'
    pen.strokeText(words, 0, 0)
  }
  pen.restore()
  return wide / 100
}

/** Returns the width of a text in a type, at size 1. */
export function widthOf(pen: CanvasRenderingContext2D, words: string, type: string): number {
  const [style, family] = splitType(type)
  pen.font = `${style}100px ${family}, 'Old Standard TT'`
  pen.letterSpacing = '0px'
  return pen.measureText(words).width / 100
}

/**
 * Splits a name into one line or, if that would be set small, two: at the space nearest its middle, or with a hyphen in
 * its middle if it has none.
 */
export function nameLines(name: string, maxLength: number): string[] {
  const letters = lettersOf(name)
  if (letters.length <= maxLength) return [name]
  const gaps = letters.flatMap((letter, at) => (letter === ' ' || letter === '-' ? [at] : []))
  const middle = (letters.length - 1) / 2
  const gap = gaps.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
  if (gap === undefined) {
    const half = Math.ceil(letters.length / 2)
    return [`${letters.slice(0, half).join('')}-`, letters.slice(half).join('')]
  }
  const end = letters[gap] === '-' ? gap + 1 : gap
  const parts = [letters.slice(0, end), letters.slice(gap + 1)].map((part) => part.join('').trim())
  return parts.filter((part) => part !== '')
}

/** Splits `italic 'Old Standard TT'` into its style and its family. */
function splitType(type: string): readonly [style: string, family: string] {
  const at = type.indexOf("'")
  return [type.slice(0, at), type.slice(at)]
}
