import { text, type Fill, type TextStyle } from '../svg'
import { paragraph, type Case } from './compose'

/** One block of a column: a head, or a paragraph, which may begin with a dropped initial of two lines. */
export type Block = { readonly head: string } | { readonly words: string; readonly initial?: string }

/** How a column is set, in units of the sheet. */
export interface ColumnStyle {
  readonly width: number
  readonly size: number
  readonly leading: number
  readonly ink: Fill
  readonly head: { readonly size: number; readonly ink: Fill } & TextStyle
  readonly initial: { readonly ink: Fill; readonly width: number } & TextStyle
}

/** Sets blocks one under another from the baseline `y` on; answers the shapes and the baseline that would follow. */
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
