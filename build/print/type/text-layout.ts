import { readFontFile } from '../fonts'
import { text, type Fill, type TextStyle } from '../svg'

/** One block of a column: a heading, or a paragraph, which may begin with a dropped initial of two lines. */
export type Block = { readonly head: string } | { readonly words: string; readonly initial?: string }

/** The typography of a column, in units of the sheet. */
export interface ColumnStyle {
  readonly width: number
  readonly size: number
  readonly leading: number
  readonly ink: Fill
  readonly head: { readonly size: number; readonly ink: Fill } & TextStyle
  readonly initial: { readonly ink: Fill; readonly width: number } & TextStyle
}

/** Sets blocks one below the other from the baseline `y`; returns the shapes and the next baseline. */
export function layOutColumn(
  typeface: TypefaceMetrics,
  blocks: readonly Block[],
  x: number,
  y: number,
  s: ColumnStyle,
): { shapes: string; y: number } {
  let baseline = y
  let shapes = ''
  for (const block of blocks) {
    if ('head' in block) {
      shapes += text(x + s.width / 2, baseline + s.leading * 0.5, block.head, s.head.size, s.head.ink, s.head)
      baseline += s.leading * 1.765
      continue
    }
    const initial = block.initial === undefined ? {} : { initial: { lines: 2, width: s.initial.width } }
    const layout = layOutParagraph(
      typeface,
      block.words,
      { x, y: baseline, width: s.width, size: s.size, leading: s.leading, ...initial },
      s.ink,
    )
    if (block.initial !== undefined) {
      shapes += text(
        x + s.initial.width * 0.43,
        baseline + s.leading * 1.36,
        block.initial,
        s.leading * 2.8,
        s.initial.ink,
        s.initial,
      )
    }
    shapes += layout.shapes
    baseline = layout.y + s.leading * 0.32
  }
  return { shapes, y: baseline }
}

type FontStyle = 'plain' | 'bold' | 'italic'

/** Metrics of the cuts of the text face. */
export type TypefaceMetrics = Readonly<Record<FontStyle, Metrics>>

export async function loadTypefaceMetrics(): Promise<TypefaceMetrics> {
  return {
    plain: readMetrics(await readFontFile('Old Standard TT', 400, 'normal')),
    bold: readMetrics(await readFontFile('Old Standard TT', 700, 'normal')),
    italic: readMetrics(await readFontFile('Old Standard TT', 400, 'italic')),
  }
}

interface Word {
  readonly text: string
  readonly style: FontStyle
  readonly width: number
}

/** The measurements of a paragraph, in units of the sheet. */
export interface ParagraphGeometry {
  readonly x: number
  /** Baseline of the first line. */
  readonly y: number
  readonly width: number
  readonly size: number
  readonly leading: number
  /** Number of first lines that leave room for an initial, and its width. */
  readonly initial?: { readonly lines: number; readonly width: number }
}

/**
 * Sets a paragraph in justified lines; `*word*` is bold and `_word_` italic (marks apply to whole words). Returns the
 * shapes and the baseline after the last line.
 */
export function layOutParagraph(
  typeface: TypefaceMetrics,
  words: string,
  m: ParagraphGeometry,
  fill: Fill,
): { shapes: string; y: number } {
  const lines = breakLines(parse(typeface, words, m.size), m, spaceWidth(typeface, m.size))
  const shapes = lines.map((line, i) =>
    layOutLine(line, i, i === lines.length - 1, m, spaceWidth(typeface, m.size), fill),
  )
  return { shapes: shapes.join(''), y: m.y + lines.length * m.leading }
}

const spaceWidth = (typeface: TypefaceMetrics, size: number): number => typeface.plain.measure(' ') * size

const STYLE_OF_MARK: Readonly<Record<string, FontStyle>> = { '*': 'bold', _: 'italic' }

function parse(typeface: TypefaceMetrics, words: string, size: number): Word[] {
  let style: FontStyle = 'plain'
  return words.split(' ').map((word) => {
    const opens = STYLE_OF_MARK[word[0] ?? '']
    if (opens) style = opens
    const wordStyle = style
    const plainWord = word.replace(/[*_]/g, '')
    if (/.[*_][.,;:]?$/.test(word)) style = 'plain'
    return { text: plainWord, style: wordStyle, width: typeface[wordStyle].measure(plainWord) * size }
  })
}

const indent = (m: ParagraphGeometry, line: number): number =>
  m.initial && line < m.initial.lines ? m.initial.width : 0

/** Breaks lines by first fit; a line may be compressed a little before a word moves to the next. */
function breakLines(words: readonly Word[], m: ParagraphGeometry, gap: number): Word[][] {
  const lines: Word[][] = []
  let line: Word[] = []
  let usedWidth = 0
  for (const word of words) {
    const room = m.width - indent(m, lines.length) + gap * 0.2 * line.length
    if (line.length > 0 && usedWidth + gap + word.width > room) {
      lines.push(line)
      line = []
      usedWidth = 0
    }
    usedWidth += (line.length > 0 ? gap : 0) + word.width
    line.push(word)
  }
  lines.push(line)
  return lines
}

function layOutLine(
  line: readonly Word[],
  i: number,
  isLast: boolean,
  m: ParagraphGeometry,
  gap: number,
  fill: Fill,
): string {
  const start = m.x + indent(m, i)
  const solid = line.reduce((sum, word) => sum + word.width, 0)
  const stretched = (m.width - indent(m, i) - solid) / Math.max(1, line.length - 1)
  const step = isLast ? Math.min(gap, stretched) : stretched
  let x = start
  return line
    .map((word) => {
      const at = x
      x += word.width + step
      return text(at, m.y + i * m.leading, word.text, m.size, fill, {
        anchor: 'start',
        weight: word.style === 'bold' ? 700 : 400,
        italic: word.style === 'italic',
      })
    })
    .join('')
}

/** Advance widths of one TrueType cut, sufficient to set lines of text. */
export interface Metrics {
  /** Returns the width of a string at size 1. */
  measure(words: string): number
  /** Whether the cut has a glyph for every character of a string. */
  covers(words: string): boolean
}

/** Reads the tables head, hhea, hmtx and cmap (format 4) of a TrueType file. Throws if one is missing. */
export function readMetrics(font: Buffer): Metrics {
  const tableOffset = (tag: string): number => {
    const count = font.readUInt16BE(4)
    for (let i = 0; i < count; i++) {
      const entry = 12 + i * 16
      if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8)
    }
    throw new Error(`The font has no table ${tag}`)
  }
  const em = font.readUInt16BE(tableOffset('head') + 18)
  const advanceCount = font.readUInt16BE(tableOffset('hhea') + 34)
  const hmtx = tableOffset('hmtx')
  const glyph = characterMap(font, tableOffset('cmap'))
  const advance = (id: number): number => font.readUInt16BE(hmtx + Math.min(id, advanceCount - 1) * 4) / em
  const codes = (words: string): number[] => [...words].map((c) => c.codePointAt(0) ?? 0)
  return {
    measure: (words) => codes(words).reduce((sum, code) => sum + advance(glyph(code)), 0),
    covers: (words) => codes(words).every((code) => glyph(code) > 0),
  }
}

/** Returns a function from a character code to its glyph, 0 if there is none. */
function characterMap(font: Buffer, cmap: number): (code: number) => number {
  const table = findFormat4Table(font, cmap)
  const segments = font.readUInt16BE(table + 6) / 2
  const ends = table + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const offsets = deltas + segments * 2
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (font.readUInt16BE(ends + i * 2) < code) continue
      const start = font.readUInt16BE(starts + i * 2)
      if (start > code) return 0
      const delta = font.readUInt16BE(deltas + i * 2)
      const offset = font.readUInt16BE(offsets + i * 2)
      if (offset === 0) return (code + delta) & 0xffff
      const id = font.readUInt16BE(offsets + i * 2 + offset + (code - start) * 2)
      return id === 0 ? 0 : (id + delta) & 0xffff
    }
    return 0
  }
}

function findFormat4Table(font: Buffer, cmap: number): number {
  const count = font.readUInt16BE(cmap + 2)
  for (let i = 0; i < count; i++) {
    const table = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4)
    if (font.readUInt16BE(table) === 4) return table
  }
  throw new Error('The font has no character map of format 4')
}
