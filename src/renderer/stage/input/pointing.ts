import type { PieceAnimator } from '../animation/piece-animator'
import { createCursorKeeper, type CursorContext } from './table-cursor'

/** What pointing at things depends on, and how it is shown. */
export interface PointingContext extends Omit<CursorContext, 'canCarry'> {
  readonly animator: Pick<PieceAnimator, 'highlight'>
  /** Whether dropping a piece on something would do something now. */
  canDrop(piece: string, on: string): boolean
  /** Redraws after a change of the highlight. */
  showHighlight(): void
  speed(): number
}

/** Shows what the pointer points at: by a highlight, and by the pointer's own shape. */
export interface Pointing {
  /** The thing under the pointer. */
  hover(touch: string | null): void
  /** The thing that is carried; nothing but what it may be dropped on is highlighted then. */
  carry(touch: string | null): void
  update(): void
}

/** @param canCarry whether the piece with this touch can be carried */
export function createPointing(context: PointingContext, canCarry: (touch: string) => boolean): Pointing {
  const { animator, canDrop } = context
  const cursor = createCursorKeeper({ ...context, canCarry })
  let hovered: string | null = null
  let carried: string | null = null
  let highlighted: string | null = null

  function update(): void {
    cursor.update(hovered, carried !== null)
    const shown = carried !== null && hovered !== null && !canDrop(carried, hovered) ? null : hovered
    if (shown === highlighted) return
    highlighted = shown
    animator.highlight(shown, context.speed())
    context.showHighlight()
  }

  return {
    hover(touch) {
      hovered = touch
      update()
    },
    carry(touch) {
      carried = touch
      update()
    },
    update,
  }
}
