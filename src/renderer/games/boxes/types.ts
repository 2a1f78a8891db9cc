/** How far a box has been unpacked: the opening and the closing are scenes like any other. */
export type BoxPhase = 'closed' | 'lid-off' | 'board-out' | 'open'

/** How a box is to be shown while no game is played. */
export interface BoxContext {
  readonly phase: BoxPhase
  /** What answers to being pointed at: `box` for the one in the middle. */
  readonly touchable: ReadonlySet<string>
  /** Whether this box was opened before: its own pictures are there then. Until then it is seen as all shut boxes are. */
  readonly opened: boolean
  /** Higher than wide: only what matters stays. */
  readonly portrait: boolean
}
