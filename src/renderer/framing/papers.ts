import { boxOf, type Box, type WindowSize } from './box'
import type { PageShape } from './table-layout'

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
  /** Whether the game's own verbs have a row of their own, above the list of moves and the tokens. */
  readonly areVerbsStacked: boolean
  /** Width in CSS pixels of the papers' column at the right of the window; 0 in the other layouts. */
  readonly columnWidth: number
}

/** How many keys a game's paper of verbs has; the same numbers throughout a game. */
export interface KeyCounts {
  /** The game's own verbs; a wide one counts as two. */
  readonly own: number
  /** What every game has: the list of moves, the confirmation, and perhaps a special view. */
  readonly fixed: number
}

/** Below this height in CSS pixels a window is low, like a phone held sideways; margins are smaller there. */
const MAX_LOW_HEIGHT = 520
/** A window is tall if its width over height is below this. */
const MAX_TALL_RATIO = 1.05
/** A window is broad if its width over height is above this. */
const MIN_BROAD_RATIO = 2.1
/** With this many seats or more, the strip has two rows of names. */
const MIN_TWO_ROW_SEATS = 5
/** Largest part of the window's width that a column takes, however large the letters are. */
const MAX_COLUMN_SHARE = 0.42
/**
 * Width of the verbs in a low band, which hold four verbs, the list of moves and the tokens: in rem, and at most this
 * part of the window's width.
 */
const LOW_VERBS_WIDTH = { rem: 28, part: 0.53 } as const
/**
 * Least part of the window's height between the strip and the verbs of a column. With many seats the strip needs more.
 */
const MIN_COLUMN_ROOM = { few: 0.36, many: 0.27 } as const
/** Height of one row of names in the strip, in rem. */
const NAME_ROW_HEIGHT = 2.5
/**
 * Height of the prompt in rem: two or three lines. In a game for one, a line with the moves and the time is below it.
 */
const PROMPT_HEIGHT = { low: 3.2, high: 4.6, alone: 5.3 } as const
/**
 * Height of the verbs' tiles, and size of the tokens, as `tiles.css` sets it: a target in rem, but at most this part of
 * the paper's width, and at least a fingertip in CSS pixels; the room around them, and between two of them, in rem.
 */
const TILES = { height: 2.75, part: 0.13, least: 44, around: { column: 0.25, tall: 0.2 }, gap: 0.3125 } as const
const TOKENS = 3
/** A tile is at least this wide, or the verbs are stacked: in CSS pixels, and, where there is height to spare, in rem. */
const LEAST_TILE = { px: 40, rem: 2.1 } as const
/**
 * With more keys or larger letters than this, in CSS pixels, the column of a low window is wider, as it can be beside a
 * board.
 */
const MAX_LOW = { keys: 3, rem: 22 } as const
const BAND_HEIGHT = { low: 2.75, high: 3.25 } as const
/** Part of the width that is kept for a column of fans and piles where no paper needs one. */
const BARE_COLUMN_SHARE = 0.24
/**
 * The slip of words beside a table: width, margin and least height in rem, and the largest part of the window's height
 * that it takes, which is more where no hands are above it.
 */
const SLIP = { width: 21, margin: 0.875, least: 24, part: { held: 0.63, bare: 0.76 } } as const
/** Height of the paper under a table, beside the slip, in rem. */
export const UNDER_HEIGHT = 15.5
const TALL_STRIP_HEIGHT = { alone: 4.1, together: 4.95, many: 6.6 } as const

/** Whether a window is laid out as a tall one: higher than wide, or nearly so. */
export const isTall = ({ width, height }: WindowSize): boolean => width < height * MAX_TALL_RATIO

/** Returns the shape of a window's page. */
export const shapeOf = (window: WindowSize): PageShape =>
  isTall(window) ? 'tall' : window.width > window.height * MIN_BROAD_RATIO ? 'broad' : 'wide'

/** Whether a window is as low as a phone held sideways. */
export const isLow = ({ height }: WindowSize): boolean => height < MAX_LOW_HEIGHT

/** Returns the margin of papers and pieces from the window's edge and from one another, in CSS pixels. */
export const marginOf = (window: WindowSize): number => (isLow(window) ? 5 : 8)

/**
 * Lays out the papers of a game.
 * @param window size of the window in CSS pixels
 * @param seats number of seats with a cell in the strip; a game for one has no cells
 * @param rem height of the page's letters in CSS pixels: 16, or more on large screens and by the user's choice
 * @param isBand whether the field is so wide that the papers lie along the top of a wide window instead of at its right
 * @param keys the keys for which the verbs' paper has room
 */
export function papersFor(
  window: WindowSize,
  seats: number,
  rem: number,
  isBand = false,
  keys: KeyCounts = USUAL_KEYS,
): Papers {
  if (isTall(window)) return tallPapers(window, seats, rem, keys)
  return isBand ? bandPapers(window, rem, keys) : columnPapers(window, seats, rem, keys)
}

/** The keys of a game without verbs of its own. */
const USUAL_KEYS: KeyCounts = { own: 0, fixed: 2 }

/** Returns the height of a tile, which with large letters is not as much larger as they are. */
const tileHeight = (width: number, rem: number): number =>
  Math.max(TILES.least, Math.min(TILES.height * rem, width * TILES.part))

/** Whether the tiles of one row beside the tokens would be too narrow for their words. */
function mustStack(width: number, rem: number, { own, fixed }: KeyCounts, isLowWindow: boolean): boolean {
  const gap = TILES.gap * rem
  const room = width - TOKENS * (tileHeight(width, rem) + gap)
  const least = isLowWindow ? LEAST_TILE.px : Math.max(LEAST_TILE.px, LEAST_TILE.rem * rem)
  return own > 0 && room / (own + fixed) - gap < least
}

/** Returns the height of the verbs' rows. */
const rowsHeight = (width: number, rem: number, isStacked: boolean): number =>
  isStacked ? 2 * tileHeight(width, rem) + TILES.gap * rem : tileHeight(width, rem)

function tallPapers({ width, height }: WindowSize, seats: number, rem: number, keys: KeyCounts): Papers {
  const wanted =
    (seats < 2
      ? TALL_STRIP_HEIGHT.alone
      : seats < MIN_TWO_ROW_SEATS
        ? TALL_STRIP_HEIGHT.together
        : TALL_STRIP_HEIGHT.many) * rem
  const areVerbsStacked = mustStack(width - rem, rem, keys, false)
  const verbs = height - rowsHeight(width, rem, areVerbsStacked) - TILES.around.tall * rem
  return {
    layout: 'tall',
    strip: boxOf(0, 0, width, Math.min(wanted, verbs - marginOf({ width, height }))),
    verbs: boxOf(0, verbs, width, height),
    areVerbsStacked,
    columnWidth: 0,
  }
}

function bandPapers(window: WindowSize, rem: number, keys: KeyCounts): Papers {
  const { width } = window
  const margin = marginOf(window)
  const isLowWindow = isLow(window)
  const verbs = isLowWindow
    ? Math.min(LOW_VERBS_WIDTH.rem * rem, width * LOW_VERBS_WIDTH.part)
    : Math.min(30 * rem, width * MAX_COLUMN_SHARE)
  const areVerbsStacked = mustStack(verbs, rem, keys, isLowWindow)
  const band = (isLowWindow ? BAND_HEIGHT.low : BAND_HEIGHT.high) * rem
  const bottom = margin + Math.max(band, rowsHeight(verbs, rem, areVerbsStacked))
  return {
    layout: 'band',
    strip: boxOf(margin, margin, width - verbs - 2 * margin, bottom),
    verbs: boxOf(width - verbs - margin, margin, width - margin, bottom),
    areVerbsStacked,
    columnWidth: 0,
  }
}

function columnPapers(window: WindowSize, seats: number, rem: number, keys: KeyCounts): Papers {
  const { width, height } = window
  const margin = marginOf(window)
  const isLowWindow = isLow(window)
  const isBroad = keys.own + keys.fixed > MAX_LOW.keys || rem > MAX_LOW.rem
  const wanted = isLowWindow
    ? Math.min((isBroad ? 21 : 17) * rem, width * (isBroad ? 0.39 : 0.31))
    : Math.min(23 * rem, Math.max(18.5 * rem, width * 0.262))
  const columnWidth = Math.round(Math.min(wanted, width * MAX_COLUMN_SHARE))
  const names = seats < 2 ? 0 : (seats < MIN_TWO_ROW_SEATS ? NAME_ROW_HEIGHT : 2 * NAME_ROW_HEIGHT) + 0.2
  const [left, right] = [width - columnWidth - margin, width - margin]
  const areVerbsStacked = mustStack(columnWidth, rem, keys, isLowWindow)
  const verbs = height - margin - rowsHeight(columnWidth, rem, areVerbsStacked) - TILES.around.column * rem
  const prompt = isLowWindow ? PROMPT_HEIGHT.low : seats < 2 ? PROMPT_HEIGHT.alone : PROMPT_HEIGHT.high
  // In a low window with large letters the strip shrinks, so that hands and piles have room above the verbs.
  const room = height * MIN_COLUMN_ROOM[seats < MIN_TWO_ROW_SEATS ? 'few' : 'many']
  const bottom = Math.min(margin + (names + prompt) * rem, verbs - margin - room)
  return {
    layout: 'column',
    strip: boxOf(left, margin, right, bottom),
    verbs: boxOf(left, verbs, right, height - margin),
    areVerbsStacked,
    columnWidth,
  }
}

/**
 * Lays out a page without papers: strip and verbs have no height.
 * @param isBand whether the field is so wide that no column is kept for fans and piles
 */
export function emptyPapers(window: WindowSize, isBand = false): Papers {
  const { width, height } = window
  const bare = { areVerbsStacked: false, columnWidth: 0 }
  if (isBand) return { ...bare, layout: 'band', strip: boxOf(0, 0, width, 0), verbs: boxOf(width, 0, width, 0) }
  if (isTall(window))
    return { ...bare, layout: 'tall', strip: boxOf(0, 0, width, 0), verbs: boxOf(0, height, width, height) }
  const columnWidth = Math.round(width * BARE_COLUMN_SHARE)
  const left = width - columnWidth - marginOf(window)
  const [strip, verbs] = [boxOf(left, 0, width, 0), boxOf(left, height, width, height)]
  return { ...bare, layout: 'column', strip, verbs, columnWidth }
}

/**
 * Returns the part of a wide window that a table has which shares it with a slip of words at the right, as high as the
 * window, and with a paper under the table; and the height of that slip.
 */
export function areaAboveUnder({ width, height }: WindowSize, rem: number): { area: Box; maxSlipHeight: number } {
  const margin = SLIP.margin * rem
  const right = width - Math.round(Math.min(SLIP.width * rem, width * MAX_COLUMN_SHARE)) - 2 * margin
  return { area: boxOf(0, 0, right, height - UNDER_HEIGHT * rem - margin), maxSlipHeight: height - 2 * margin }
}

/**
 * Lays out the papers of a lesson or a demo in a wide window: no strip, and a slip of words in place of the verbs.
 * @param hasHands whether hands lie above the slip
 */
export function papersWithSlip(window: WindowSize, rem: number, hasHands: boolean): Papers {
  const { width, height } = window
  const margin = SLIP.margin * rem
  const columnWidth = Math.round(Math.min(SLIP.width * rem, width * MAX_COLUMN_SHARE))
  const [left, right] = [width - columnWidth - margin, width - margin]
  const maxHeight = Math.max(SLIP.least * rem, height * SLIP.part[hasHands ? 'held' : 'bare'])
  const top = Math.max(margin, height - margin - maxHeight)
  return {
    layout: 'column',
    strip: boxOf(left, 0, right, 0),
    verbs: boxOf(left, top, right, height - margin),
    areVerbsStacked: false,
    columnWidth: columnWidth + Math.max(0, margin - marginOf(window)),
  }
}
