/** How far a box has been unpacked. The phases of opening and closing are scenes like any other. */
export type BoxPhase = 'closed' | 'lid-off' | 'board-out' | 'open'

/** How to show a box while no game is played. */
export interface BoxContext {
  readonly phase: BoxPhase
  /** Touches that respond to the pointer; `box` is the selected box. */
  readonly touchable: ReadonlySet<string>
  /**
   * Whether this box was opened before, so that its own pictures are loaded. Until then it is shown with the small
   * picture of a shut box.
   */
  readonly wasOpened: boolean
  /** Whether the window is taller than wide; secondary pieces are then left out. */
  readonly portrait: boolean
}
