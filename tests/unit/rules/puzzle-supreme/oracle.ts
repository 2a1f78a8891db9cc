/**
 * A plain second model of the Puzzle Supreme, written from its page alone: a list of 49 texts, and nothing is
 * remembered.
 */
export interface Oracle {
  board: (string | null)[]
}

const CARDS = Array.from({ length: 49 }, (_, i) => `${i + 1}`)

export function begin(): Oracle {
  return { board: CARDS.map(() => null) }
}

/** Plays the text of a move. Returns null, or the code of the refusal. */
export function play(o: Oracle, text: string): string | null {
  if (stateOf(o).solved) return 'game-over'
  const words = /^(\d+)@(\d+|off)$/.exec(text)
  const [card, place] = [words?.[1] ?? '', words?.[2] ?? '']
  if (!CARDS.includes(card) || (place !== 'off' && !CARDS.includes(place))) return 'bad-move'
  const from = o.board.indexOf(card)
  if (place === 'off') {
    if (from < 0) return 'not-on-board'
    o.board[from] = null
    return null
  }
  const to = Number(place) - 1
  if (from === to) return 'already-there'
  const other = o.board[to]!
  o.board[to] = card
  if (from >= 0) o.board[from] = other
  return null
}

/** Returns the page's State. */
export function stateOf(o: Oracle) {
  const steps = [0, 1, 2, 3, 4, 5, 6]
  const rows = steps.map((row) => steps.map((column) => 7 * row + column))
  const columns = steps.map((column) => steps.map((row) => 7 * row + column))
  const diagonals = [steps.map((i) => 8 * i), steps.map((i) => 6 * i + 6)]
  const sum = (squares: number[]) => squares.reduce((total, square) => total + Number(o.board[square]), 0)
  const right = (squares: number[]) => squares.every((square) => o.board[square] !== null) && sum(squares) === 175
  const lines = [...rows, ...columns, ...diagonals].filter(right).length
  return {
    board: o.board,
    tray: CARDS.filter((card) => !o.board.includes(card)),
    rowSums: rows.map(sum),
    columnSums: columns.map(sum),
    diagonalSums: diagonals.map(sum),
    lines,
    solved: lines === 16,
  }
}
