import type { Pen } from './paint'

export const INK = '#221e1c'
export const SOFT_INK = '#4a3f34'
export const RED = '#a81f26'
export const PAPER = '#efe6cf'

/** Returns a font in canvas syntax, from a size in pixels. */
export const textFont = (size: number, style = ''): string =>
  `${style} ${String(size)}px 'Old Standard TT', Georgia, serif`.trim()
/** Returns the headline font in canvas syntax, from a size in pixels. */
export const headlineFont = (size: number): string => `${String(size)}px 'League Gothic', 'Arial Narrow', sans-serif`

/** Loads the page's fonts, so that a canvas can draw with them. */
export async function loadFonts(): Promise<void> {
  await Promise.all(
    [textFont(16), textFont(16, '700'), textFont(16, 'italic'), headlineFont(16)].map((font) =>
      document.fonts.load(font),
    ),
  )
}

/**
 * Breaks words into lines that fit a width, in the pen's font. If more than `maxLines` lines are needed, the last one
 * ends in an ellipsis.
 */
export function wrapText(pen: Pick<Pen, 'measureText'>, words: string, width: number, maxLines = Infinity): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && pen.measureText(longer).width > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  if (line !== '') lines.push(line)
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  let last = `${kept[maxLines - 1] ?? ''} …`
  while (pen.measureText(last).width > width && last.includes(' ')) last = last.replace(/\s*\S+ …$/, ' …')
  return [...kept.slice(0, -1), last]
}
