/**
 * A plain second model of Colorow Solitaire, written from its page alone: lists of texts, and everything is counted
 * anew each time.
 */
export interface Oracle {
  readonly mode: string
  readonly target: number
  board: (string | null)[]
  hand: string[]
  stock: string[]
  done: boolean
}

const CARDS = Array.from({ length: 49 }, (_, i) => `${i + 1}`)

/** Begins a game. `pack` is the shuffle of the dealt game, and is empty in the free game. */
export function begin(mode: string, target: number, pack: readonly string[]): Oracle {
  const o: Oracle = { mode, target, board: CARDS.map(() => null), hand: [], stock: [...pack], done: false }
  if (mode === 'dealt') {
    o.hand = o.stock.splice(0, 5)
    o.board[24] = o.stock.shift()!
  }
  return o
}

export function isOver(o: Oracle): boolean {
  return o.mode === 'free' ? o.done : !o.board.includes(null)
}

/** Plays the text of a move. Returns null, or the code of the refusal. */
export function play(o: Oracle, text: string): string | null {
  if (isOver(o)) return 'game-over'
  if (text === 'done' && o.mode === 'free') {
    if (o.board.includes(null)) return 'cards-left'
    o.done = true
    return null
  }
  const [card = '', place = '', ...more] = text.split('@')
  const isPlace = CARDS.includes(place) || (place === 'off' && o.mode === 'free')
  if (more.length > 0 || !CARDS.includes(card) || !isPlace) return 'bad-move'
  return o.mode === 'free' ? move(o, card, place) : lay(o, card, Number(place) - 1)
}

function move(o: Oracle, card: string, place: string): string | null {
  const from = o.board.indexOf(card)
  const to = Number(place) - 1
  if (place === 'off') {
    if (from < 0) return 'not-on-board'
    o.board[from] = null
    return null
  }
  if (from === to) return 'already-there'
  const other = o.board[to]!
  o.board[to] = card
  if (from >= 0) o.board[from] = other
  return null
}

function lay(o: Oracle, card: string, to: number): string | null {
  if (!o.hand.includes(card)) return 'not-in-hand'
  if (o.board[to] !== null) return 'square-taken'
  o.board[to] = card
  o.hand = o.hand.filter((held) => held !== card)
  if (o.hand.length === 0) o.hand = o.stock.splice(0, 5)
  return null
}

/** Returns the page's State. */
export function stateOf(o: Oracle) {
  const byColour = [1, 2, 3, 4, 5, 6, 7].map((colour) => countOf(o, colour))
  const score = byColour.reduce((sum, count) => sum + count, 0)
  return {
    board: o.board,
    tray: o.mode === 'free' ? CARDS.filter((card) => !o.board.includes(card)) : [],
    hand: [...o.hand].sort((a, b) => Number(a) - Number(b)),
    stock: o.stock,
    byColour,
    score,
    solved: !o.board.includes(null) && score >= o.target,
  }
}

/** Returns the points of a colour, by walking each line from the square on which it enters the board. */
function countOf(o: Oracle, colour: number): number {
  const holds = (row: number, column: number) => Math.ceil(Number(o.board[7 * row + column] ?? 0) / 7) === colour
  const inside = (at: number) => at >= 0 && at <= 6
  let count = 0
  for (let row = 0; row < 7; row++) {
    for (let column = 0; column < 7; column++) {
      for (const [down, right] of [[0, 1] as const, [1, 0] as const, [1, 1] as const, [1, -1] as const]) {
        if (inside(row - down) && inside(column - right)) continue
        let held = 0
        for (let r = row, c = column; inside(r) && inside(c); r += down, c += right) if (holds(r, c)) held++
        if (held >= 3) count += held
      }
    }
  }
  return count
}
