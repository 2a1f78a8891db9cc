import type { FigureName, Size } from './floors'

/** A floor that is not reached yet, and the figure that is measured instead. */
export interface KnownGap {
  readonly game: string
  readonly size: Size
  readonly what: FigureName
  readonly is: number
}

const gap = (game: string, size: Size, what: FigureName, is: number): KnownGap => ({ game, size, what, is })

/**
 * Table of all figures that are known to miss their floors. This table may only become shorter, and its figures may
 * only come closer to their floors.
 */
export const KNOWN_GAPS: readonly KnownGap[] = [
  gap('colorow-solitaire', '1280x720', 'span', 90),
  gap('colorow-solitaire', '1920x1080', 'span', 87),
]
