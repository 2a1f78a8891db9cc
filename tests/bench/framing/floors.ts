/**
 * Figures that every page must reach. Each game is of a kind, by how much of a window it can fill. Each kind has its
 * own floors.
 */

/** Sizes of the windows that are measured, in CSS pixels. */
export const SIZES = ['1280x720', '1920x1080', '3440x1440', '390x844', '844x390'] as const
export type Size = (typeof SIZES)[number]
export type Kind = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G'

/**
 * Table of the games that are not of kind A. A: a board alone. B: a board with a hand or men. C: a board with trays. D:
 * roulette. E: full card tables. F: sparse card tables. G: tableaux.
 */
export const KINDS: Readonly<Record<string, Kind>> = {
  'forty-nine': 'B',
  colorow: 'B',
  'nebraska-checkers': 'B',
  'colorow-solitaire': 'C',
  'puzzle-supreme': 'C',
  'deck-o-cards-roulette': 'D',
  'new-york-whist': 'E',
  'color-casino': 'E',
  'cassino-21': 'E',
  'boston-books': 'F',
  'pittsburgh-draw': 'F',
  'cassino-25': 'F',
  'chicago-casino': 'F',
  'suite-assembling': 'G',
  'pittsburgh-draw-puzzle': 'G',
}
export const kindOf = (game: string): Kind => KINDS[game] ?? 'A'

type BySize = Readonly<Record<Size, number>>
const bySize = (...all: readonly [number, number, number, number, number]): BySize =>
  Object.fromEntries(SIZES.map((size, i) => [size, all[i]!])) as Record<Size, number>

/** Least percentage of the window that is played with. */
export const MIN_SHARES: Readonly<Record<Kind, BySize>> = {
  A: bySize(62, 63, 47, 45, 51),
  B: bySize(67, 69, 52, 47, 53),
  C: bySize(52, 56, 48, 57, 43),
  D: bySize(53, 54, 62, 49, 56),
  E: bySize(34, 35, 29, 20, 30),
  F: bySize(20, 20, 15, 20, 16),
  G: bySize(27, 28, 25, 24, 22),
}
/** Greatest percentage of the window that papers may take. */
export const MAX_PAPER_SHARES = bySize(8, 5, 5, 15, 12)
/** The same in games with more keys than fit beside the tokens on a phone: no key is covered or cut off there. */
export const MAX_PAPER_SHARES_WITH_MANY_KEYS = bySize(8, 5, 5, 21, 14.5)
/** More keys than this are many. */
export const MAX_FEW_KEYS = 3
/** Least percentage of the free rectangle that the game spans. */
export const MIN_SPANS: Readonly<Record<Kind, number>> = { A: 96, B: 96, C: 96, D: 96, E: 96, F: 80, G: 80 }

/** Least height of a card, and of its index, in CSS pixels. */
interface Heights {
  readonly card: BySize
  readonly digit: BySize
}
/** Least heights of the outfit's cards on its board. */
export const MIN_HEIGHTS_ON_BOARD: Heights = { card: bySize(70, 106, 142, 42, 39), digit: bySize(12, 17, 23, 7, 6) }
/**
 * Least heights where trays lie around the board, because cards are smaller there. Only one window size has a promise.
 */
export const MIN_HEIGHTS_WITH_TRAYS = { card: 57, digit: 9 } as const
export const MIN_HEIGHTS_IN_PLAY: Heights = { card: bySize(72, 110, 150, 60, 42), digit: bySize(12, 18, 24, 9, 7) }
export const MIN_HEIGHTS_IN_HAND: Heights = { card: bySize(116, 143, 240, 104, 78), digit: bySize(16, 22, 38, 16, 12) }

/** Names of the figures that are measured of a page. */
export type FigureName = 'share' | 'span' | 'papers' | 'play' | 'playDigit' | 'hand' | 'handDigit' | 'covered'
