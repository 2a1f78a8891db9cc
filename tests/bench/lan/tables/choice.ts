/** What the player to move sees, at any server. */
export interface PlayerView {
  /** Null where nothing lies. */
  readonly board: readonly (string | null)[]
  readonly hand: readonly string[]
  readonly stock: number
  readonly drawn: boolean
}

export type Choice =
  { readonly kind: 'lay'; readonly card: string; readonly square: number } | { readonly kind: 'draw' | 'pass' }

const SIDE = 7

/**
 * Returns the move that every guest of the bench makes: the first card that fits, or a card from the stock. Takes
 * hardly any time.
 */
export function choose({ board, hand, stock, drawn }: PlayerView): Choice {
  if (board.every((card) => card === null)) {
    const lowest = Math.min(...hand.filter((card) => card !== 'C').map(Number))
    return { kind: 'lay', card: String(lowest), square: lowest - 1 }
  }
  for (const card of hand) {
    const square = card === 'C' ? board.findIndex((_, one) => isOpen(board, one)) : Number(card) - 1
    if (square >= 0 && isOpen(board, square)) return { kind: 'lay', card, square }
  }
  return { kind: drawn || stock === 0 ? 'pass' : 'draw' }
}

function isOpen(board: PlayerView['board'], square: number): boolean {
  if (board[square] !== null) return false
  const column = square % SIDE
  const beside = [square - SIDE, square + SIDE, column > 0 ? square - 1 : -1, column < SIDE - 1 ? square + 1 : -1]
  return beside.some((one) => typeof board[one] === 'string')
}
