/** The mouse pointer's shape over the table, by its CSS name. */
export type TableCursor = 'default' | 'pointer' | 'grab' | 'grabbing'

/** What the shape of the mouse pointer depends on. */
export interface CursorContext {
  /** Whether a touch would do something now. */
  canTouch(touch: string): boolean
  /** Whether the piece with this touch can be carried. */
  canCarry(touch: string): boolean
  setCursor(cursor: TableCursor): void
}

/** Shows by the shape of the mouse pointer what can be touched and carried. */
export interface CursorKeeper {
  /**
   * Sets the shape for what is pointed at now. It is passed on only if it changes, so that the page is not laid out for
   * every movement.
   */
  update(touch: string | null, isCarrying: boolean): void
}

export function createCursorKeeper({ canTouch, canCarry, setCursor }: CursorContext): CursorKeeper {
  let shown: TableCursor | null = null

  function cursorFor(touch: string | null, isCarrying: boolean): TableCursor {
    if (isCarrying) return 'grabbing'
    if (touch === null || !canTouch(touch)) return 'default'
    return canCarry(touch) ? 'grab' : 'pointer'
  }

  return {
    update(touch, isCarrying) {
      const cursor = cursorFor(touch, isCarrying)
      if (cursor === shown) return
      shown = cursor
      setCursor(cursor)
    },
  }
}
