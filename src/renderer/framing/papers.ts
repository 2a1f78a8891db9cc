import { boxOf, type Box, type WindowSize } from './box'

/**
 * Placement of the papers: `column` at the right of a wide window, with the strip above and the verbs below; `band`
 * along the top of a wide window whose field is much wider than high; `tall` across the top and the bottom of a window
 * that is higher than wide.
 */
type PaperLayout = 'column' | 'band' | 'tall'

/** The boxes of a game's two papers. Nothing else covers the picture. */
export interface Papers {
  readonly layout: PaperLayout
  /** The score strip: seats, prompt, and the last line of the log. */
  readonly strip: Box
  /** The paper with the verbs, the list of moves and the tokens. */
  readonly verbs: Box
  /** Width in CSS pixels of the papers' column at the right of the window; 0 in the other layouts. */
  readonly column: number
}

/** Below this height in CSS pixels a window is low, like a phone held sideways; margins are smaller there. */
const LOW = 520
/** A window is tall if its width over height is below this. */
const TALL = 1.05
/** With this many seats or more, the strip has two rows of names. */
const TWO_ROWS = 5
/** Largest part of the window's width that a column takes, however large the letters are. */
const WIDEST = 0.42
/**
 * Width of the verbs in a low band, which hold three verbs, the list of moves and the tokens: in rem, and at most this
 * part of the window's width.
 */
const LOW_VERBS = { rem: 24.5, part: 0.47 } as const
/** Height of one row of names in the strip, in rem. */
const ROW = 2.5
/**
 * Height of the prompt in rem: two or three lines. In a game for one, a line with the moves and the time is below it.
 */
const PROMPT = { low: 3.2, high: 4.6, alone: 5.3 } as const
const VERBS = { column: 3, tall: 2.95 } as const
const BAND = { low: 2.75, high: 3.25 } as const
/** Part of the width that is kept for a column of fans and piles where no paper needs one. */
const BARE_COLUMN = 0.24
/**
 * The slip of words beside a table: width, margin and least height in rem, and the largest part of the window's height
 * that it takes, which is more where no hands are above it.
 */
const WORDS = { width: 21, rim: 0.875, least: 24, part: { held: 0.6, bare: 0.76 } } as const
const TALL_STRIP = { alone: 4.1, together: 4.95, many: 6.6 } as const

/** Whether a window is laid out as a tall one: higher than wide, or nearly so. */
export const isTall = ({ width, height }: WindowSize): boolean => width < height * TALL

/** Whether a window is as low as a phone held sideways. */
export const isLow = ({ height }: WindowSize): boolean => height < LOW

/** Returns the margin of papers and pieces from the window's edge and from one another, in CSS pixels. */
export const rimOf = (window: WindowSize): number => (isLow(window) ? 5 : 8)

/**
 * Lays out the papers of a game.
 * @param window size of the window in CSS pixels
 * @param seats number of seats with a cell in the strip; a game for one has no cells
 * @param rem height of the page's letters in CSS pixels: 16, or more on large screens and by the user's choice
 * @param band whether the field is so wide that the papers lie along the top of a wide window instead of at its right
 */
export function papersFor(window: WindowSize, seats: number, rem: number, band = false): Papers {
  if (isTall(window)) return tall(window, seats, rem)
  return band ? inBand(window, rem) : inColumn(window, seats, rem)
}

function tall({ width, height }: WindowSize, seats: number, rem: number): Papers {
  const wanted = (seats < 2 ? TALL_STRIP.alone : seats < TWO_ROWS ? TALL_STRIP.together : TALL_STRIP.many) * rem
  const verbs = height - VERBS.tall * rem
  return {
    layout: 'tall',
    strip: boxOf(0, 0, width, Math.min(wanted, verbs - rimOf({ width, height }))),
    verbs: boxOf(0, verbs, width, height),
    column: 0,
  }
}

function inBand(window: WindowSize, rem: number): Papers {
  const { width } = window
  const rim = rimOf(window)
  const low = isLow(window)
  const verbs = low ? Math.min(LOW_VERBS.rem * rem, width * LOW_VERBS.part) : Math.min(30 * rem, width * WIDEST)
  const bottom = rim + (low ? BAND.low : BAND.high) * rem
  return {
    layout: 'band',
    strip: boxOf(rim, rim, width - verbs - 2 * rim, bottom),
    verbs: boxOf(width - verbs - rim, rim, width - rim, bottom),
    column: 0,
  }
}

function inColumn(window: WindowSize, seats: number, rem: number): Papers {
  const { width, height } = window
  const rim = rimOf(window)
  const low = isLow(window)
  const wanted = low ? Math.min(17 * rem, width * 0.31) : Math.min(23 * rem, Math.max(18.5 * rem, width * 0.262))
  const column = Math.round(Math.min(wanted, width * WIDEST))
  const names = seats < 2 ? 0 : (seats < TWO_ROWS ? ROW : 2 * ROW) + 0.2
  const [left, right] = [width - column - rim, width - rim]
  const verbs = height - rim - VERBS.column * rem
  // In a low window with large letters the strip shrinks so that it does not overlap the verbs.
  const prompt = low ? PROMPT.low : seats < 2 ? PROMPT.alone : PROMPT.high
  const bottom = Math.min(rim + (names + prompt) * rem, verbs - rim)
  return {
    layout: 'column',
    strip: boxOf(left, rim, right, bottom),
    verbs: boxOf(left, verbs, right, height - rim),
    column,
  }
}

/** Lays out a page without papers: strip and verbs have no height. */
export function barePapers(window: WindowSize): Papers {
  const { width, height } = window
  if (isTall(window))
    return { layout: 'tall', strip: boxOf(0, 0, width, 0), verbs: boxOf(0, height, width, height), column: 0 }
  const column = Math.round(width * BARE_COLUMN)
  const left = width - column - rimOf(window)
  return { layout: 'column', strip: boxOf(left, 0, width, 0), verbs: boxOf(left, height, width, height), column }
}

/**
 * Lays out the papers of a lesson in a wide window: no strip, and a slip of words in place of the verbs.
 * @param held whether hands lie above the slip
 */
export function papersBeside(window: WindowSize, rem: number, held: boolean): Papers {
  const { width, height } = window
  const rim = WORDS.rim * rem
  const column = Math.round(Math.min(WORDS.width * rem, width * WIDEST))
  const [left, right] = [width - column - rim, width - rim]
  const most = Math.max(WORDS.least * rem, height * WORDS.part[held ? 'held' : 'bare'])
  const top = Math.max(rim, height - rim - most)
  return {
    layout: 'column',
    strip: boxOf(left, 0, right, 0),
    verbs: boxOf(left, top, right, height - rim),
    column: column + Math.max(0, rim - rimOf(window)),
  }
}
