import { fontFile } from '../fonts'
import { text, type Fill, type TextStyle } from '../svg'
import { metrics, type Metrics } from './metrics'

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
export function column(
  kase: Case,
  blocks: readonly Block[],
  x: number,
  y: number,
  s: ColumnStyle,
): { shapes: string; y: number } {
  let at = y
  let shapes = ''
  for (const block of blocks) {
    if ('head' in block) {
      shapes += text(x + s.width / 2, at + s.leading * 0.5, block.head, s.head.size, s.head.ink, s.head)
      at += s.leading * 1.765
      continue
    }
    const initial = block.initial === undefined ? {} : { initial: { lines: 2, width: s.initial.width } }
    const set = paragraph(
      kase,
      block.words,
      { x, y: at, width: s.width, size: s.size, leading: s.leading, ...initial },
      s.ink,
    )
    if (block.initial !== undefined) {
      shapes += text(
        x + s.initial.width * 0.43,
        at + s.leading * 1.36,
        block.initial,
        s.leading * 2.8,
        s.initial.ink,
        s.initial,
      )
    }
    shapes += set.shapes
    at = set.y + s.leading * 0.32
  }
  return { shapes, y: at }
}

type Cut = 'plain' | 'bold' | 'italic'

/** Metrics of the cuts of the text face. */
export type Case = Readonly<Record<Cut, Metrics>>

export async function textCase(): Promise<Case> {
  return {
    plain: metrics(await fontFile('Old Standard TT', 400, 'normal')),
    bold: metrics(await fontFile('Old Standard TT', 700, 'normal')),
    italic: metrics(await fontFile('Old Standard TT', 400, 'italic')),
  }
}

interface Word {
  readonly words: string
  readonly cut: Cut
  readonly width: number
}

/** The measurements of a paragraph, in units of the sheet. */
export interface Measure {
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
export function paragraph(kase: Case, words: string, m: Measure, fill: Fill): { shapes: string; y: number } {
  const lines = broken(parse(kase, words, m.size), m, space(kase, m.size))
  const shapes = lines.map((line, i) => setLine(line, i, i === lines.length - 1, m, space(kase, m.size), fill))
  return { shapes: shapes.join(''), y: m.y + lines.length * m.leading }
}

const space = (kase: Case, size: number): number => kase.plain.measure(' ') * size

const CUT_OF: Readonly<Record<string, Cut>> = { '*': 'bold', _: 'italic' }

function parse(kase: Case, words: string, size: number): Word[] {
  let cut: Cut = 'plain'
  return words.split(' ').map((word) => {
    const opens = CUT_OF[word[0] ?? '']
    if (opens) cut = opens
    const mine = cut
    const bare = word.replace(/[*_]/g, '')
    if (/.[*_][.,;:]?$/.test(word)) cut = 'plain'
    return { words: bare, cut: mine, width: kase[mine].measure(bare) * size }
  })
}

const indent = (m: Measure, line: number): number => (m.initial && line < m.initial.lines ? m.initial.width : 0)

/** Breaks lines by first fit; a line may be compressed a little before a word moves to the next. */
function broken(words: readonly Word[], m: Measure, gap: number): Word[][] {
  const lines: Word[][] = []
  let line: Word[] = []
  let used = 0
  for (const word of words) {
    const room = m.width - indent(m, lines.length) + gap * 0.2 * line.length
    if (line.length > 0 && used + gap + word.width > room) {
      lines.push(line)
      line = []
      used = 0
    }
    used += (line.length > 0 ? gap : 0) + word.width
    line.push(word)
  }
  lines.push(line)
  return lines
}

function setLine(line: readonly Word[], i: number, last: boolean, m: Measure, gap: number, fill: Fill): string {
  const start = m.x + indent(m, i)
  const solid = line.reduce((sum, word) => sum + word.width, 0)
  const stretched = (m.width - indent(m, i) - solid) / Math.max(1, line.length - 1)
  const step = last ? Math.min(gap, stretched) : stretched
  let x = start
  return line
    .map((word) => {
      const at = x
      x += word.width + step
      return text(at, m.y + i * m.leading, word.words, m.size, fill, {
        anchor: 'start',
        weight: word.cut === 'bold' ? 700 : 400,
        italic: word.cut === 'italic',
      })
    })
    .join('')
}
