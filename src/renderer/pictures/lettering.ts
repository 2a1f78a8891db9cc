import type { Pen } from './paint'

export const INK = '#221e1c'
export const SOFT = '#4a3f34'
export const RED = '#a81f26'
export const PAPER = '#efe6cf'

/** A font as a canvas takes it; sizes in pixels. */
export const text = (size: number, style = ''): string =>
  `${style} ${String(size)}px 'Old Standard TT', Georgia, serif`.trim()
export const head = (size: number): string => `${String(size)}px 'League Gothic', 'Arial Narrow', sans-serif`

/** Makes sure that the page's letters are there before a canvas asks for them. */
export async function fetchLetters(): Promise<void> {
  await Promise.all([text(16), text(16, '700'), text(16, 'italic'), head(16)].map((font) => document.fonts.load(font)))
}

/** Breaks words into lines that fit, in the pen's font. What is too long for the last line ends in dots. */
export function wrapped(pen: Pick<Pen, 'measureText'>, words: string, width: number, most = Infinity): string[] {
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
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  let last = `${kept[most - 1] ?? ''} …`
  while (pen.measureText(last).width > width && last.includes(' ')) last = last.replace(/\s*\S+ …$/, ' …')
  return [...kept.slice(0, -1), last]
}
