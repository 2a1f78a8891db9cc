import type { Words } from '../../i18n/words'
import { isTouchOf, nameIn, namedTouch, numberIn, namedZone } from '../../stage/model/touch-names'
import type { Extent } from '../../framing/table-layout'
import type { Piece, Pose } from '../../stage/model/pieces'
import { laidCard, markPiece } from '../layout/places'
import type { SceneContext } from '../types'
import { entryAt } from '../../../rules/kit'

/** A card laid on a place, `17@25`, or put away, `17@off`, in which case `to` is null. */
interface CardPlacing {
  readonly card: string
  readonly to: number | null
}

const PLACING_PATTERN = /^(\d{1,2}|C)@(\d{1,2}|off)$/

/** Parses a placing; returns null for any other text. Checks the syntax only. */
export function placingOf(move: string): CardPlacing | null {
  const [, card, place] = PLACING_PATTERN.exec(move) ?? []
  return card === undefined ? null : { card, to: place === 'off' ? null : Number(place) }
}

/**
 * The cards on the 49 squares, square 1 first; null is a vacant square. Cards are laid, exchanged and removed freely.
 */
type Board = readonly (string | null)[]

/** Returns the square on which a card lies, from 1; null in the tray. */
export function squareOn(board: Board, card: string): number | null {
  const at = board.indexOf(card)
  return at < 0 ? null : at + 1
}

/** Returns the card that a touch picks up, from the tray or from its square; null if there is none. */
export function cardTouched(board: Board, touch: string | undefined): string | null {
  const square = numberIn(touch, 'square')
  return nameIn(touch, 'hand') ?? (square === null ? null : (board[square - 1] ?? null))
}

/** Returns a placing in words: `move.off`, or by where the card was and whether another lies at its destination. */
export function placingWords(board: Board, { card, to }: CardPlacing, params: NonNullable<Words['params']>): Words {
  if (to === null) return { key: 'move.off', params }
  const other = board[to - 1] ?? null
  const [lay, exchange] = squareOn(board, card) === null ? ['lay', 'replace'] : ['move', 'change']
  if (other === null) return { key: `move.${lay}`, params: { ...params, square: to } }
  return { key: `move.${exchange}`, params: { ...params, square: to, other } }
}

/** Returns the touches of a placing: the card where it lies, then its destination. */
export function workbenchTouches(move: string, board: Board): readonly string[] {
  const placing = placingOf(move)
  if (!placing) return []
  const at = squareOn(board, placing.card)
  const from = at === null ? namedTouch('hand', placing.card) : namedTouch('square', at)
  return [from, placing.to === null ? 'tray' : namedTouch('square', placing.to)]
}

/** Returns the placing that these touches would mean, so that a refusal can name the rule. */
export function workbenchAttempt(touched: readonly string[], board: Board): string | null {
  const [first, second] = touched
  const card = cardTouched(board, first)
  if (card === null || second === undefined) return null
  const to = numberIn(second, 'square')
  if (to !== null) return `${card}@${to}`
  return second === 'tray' || isTouchOf(second, 'hand') ? `${card}@off` : null
}

/** Returns the board after a placing; if the destination is taken, the cards are exchanged. */
export function boardWith(board: Board, card: string, to: number | null): Board {
  const from = board.indexOf(card)
  const after = [...board]
  if (from >= 0) after[from] = to === null ? null : (board[to - 1] ?? null)
  if (to !== null) after[to - 1] = card
  return after
}

const COLOUR_SIZE = 7
const ROW_PITCH = 1.76
/**
 * Each colour is a row: three cards at the left of the board and four at its right. So the outer columns are
 * empty only at the end, and the game fills the page until then.
 */
const COLUMNS = [-12.9, -10.95, -9.02, 9.02, 10.95, 12.9, 14.85] as const
const FIRST_ROW = -5.3

/** Rows of the colours in a tall window: two behind the board and five in front of it, each showing its lower half. */
const TALL_ROWS = [-11.3, -9.4, 9.5, 10.75, 12, 13.25, 14.4] as const
const TALL_PITCH = 2.05
const OVERLAP_RISE = 0.03

/**
 * Returns the place of a card (1 to 49) in the tray. It is always the same, sorted by colour, so that the card is easy
 * to find.
 */
function traySpot(card: number, { page }: Pick<SceneContext, 'page'>): Pose {
  const colour = Math.floor((card - 1) / COLOUR_SIZE)
  const at = (card - 1) % COLOUR_SIZE
  if (page !== 'tall')
    return { x: entryAt(COLUMNS, at), y: 0.004 + colour * OVERLAP_RISE, z: FIRST_ROW + colour * ROW_PITCH }
  const y = 0.004 + (TALL_ROWS.length - 1 - colour) * OVERLAP_RISE
  return { x: (at - (COLOUR_SIZE - 1) / 2) * TALL_PITCH, y, z: entryAt(TALL_ROWS, colour) }
}

/** Extents of the board with the tray around it, in wide and tall windows. */
const EXTENT: Extent = { left: -13.9, right: 15.85, far: -8, near: 8 }
const EXTENT_TALL: Extent = { left: -8, right: 8, far: -12.3, near: 15.4 }

/** Returns the extent of the board with the tray around it. */
export const trayExtent = (tall: boolean): Extent => (tall ? EXTENT_TALL : EXTENT)

/** Returns a card of the tray with the touch `hand:<card>`; a picked card is raised. */
export function trayCard(card: string, context: SceneContext): Piece {
  return pickableCard(card, traySpot(Number(card), context), 0.6, context)
}

/**
 * Returns a card that can be picked up from `spot`, slightly askew in proportion to `looseness`. Its touch is
 * `hand:<card>`.
 */
export function pickableCard(card: string, spot: Pose, looseness: number, context: SceneContext): Piece {
  const touch = namedTouch('hand', card)
  const piece: Piece = { ...laidCard(card, spot, looseness), zone: namedZone('hand', 'A'), motion: 'lay', touch }
  return context.picked.includes(touch) ? lifted(piece, context) : piece
}

/** Returns the empty place of a card that lies on the board, to which it can be returned. Its touch is `tray`. */
export const trayGap = (card: string, context: SceneContext): Piece =>
  gap(card, traySpot(Number(card), context), context.touchable.has('tray') ? 0.35 : 0)

/** Returns an empty place that takes a card back; its touch is `tray`. */
export const gap = (card: string, spot: Pose, glow: number): Piece => ({
  ...markPiece(`gap:${card}`, 'square', spot, glow),
  touch: 'tray',
})

/**
 * Returns a card as it is picked up from where it lies, glowing; in a tall window it is raised only slightly, so that it
 * hides nothing behind it.
 */
export function lifted(card: Piece, { page }: SceneContext): Piece {
  const { pose } = card
  const y = pose.y + (page === 'tall' ? 0.25 : 0.7)
  return { ...card, pose: { ...pose, y, z: pose.z + 0.15, bend: [0.02, 0.01] }, glow: 0.9 }
}
