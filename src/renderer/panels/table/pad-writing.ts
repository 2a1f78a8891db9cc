import { isolated } from '../../i18n/foreign-text'

export const PENCIL = '#2f2e36'
/** Smallest part of their height to which letters shrink before they become narrower. */
const MIN_SHRINKING = 0.68

/** Returns the font of handwriting whose letters are so many pixels high. */
export const fontOf = (size: number): string => `${size}px 'Homemade Apple', 'Old Standard TT'`

/** A line of writing: its middle, the foot of its letters, their height, and the greatest width, in pixels. */
export interface WrittenLine {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly maxWidth: number
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
