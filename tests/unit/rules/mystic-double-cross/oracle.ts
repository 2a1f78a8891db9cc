import type { Dealer, Model } from '../beside-model'

const SEVEN = [0, 1, 2, 3, 4, 5, 6]
/** The sixteen lines of seven squares, numbered from 1. */
export const LINES_OF_SEVEN = [
  ...SEVEN.map((row) => SEVEN.map((column) => 7 * row + column + 1)),
  ...SEVEN.map((column) => SEVEN.map((row) => 7 * row + column + 1)),
  SEVEN.map((i) => 8 * i + 1),
  SEVEN.map((i) => 6 * i + 7),
]

/** Returns the points of the fives and the number of full lines among the squares taken. */
export function countOf(taken: (square: number) => boolean): { fives: number; lines: number } {
  let fives = 0
  for (let square = 5; square < 50; square += 5) if (taken(square)) fives += square
  return { fives, lines: LINES_OF_SEVEN.filter((line) => line.every(taken)).length }
}

/** A plain second model of the Mystic Double Cross, written from its page alone. */
class Plain implements Model {
  constructor(
    readonly target: number,
    readonly board: (string | null)[],
    readonly stack: string[],
    readonly rest: string[],
    public inHand: 'C' | null = null,
    public aside: string | null = null,
    public drawn = 0,
  ) {}

  clone(): Model {
    const { target, board, stack, rest, inHand, aside, drawn } = this
    return new Plain(target, [...board], [...stack], [...rest], inHand, aside, drawn)
  }

  count() {
    return countOf((square) => this.board[square - 1] !== null)
  }

  score(): number {
    return this.count().fives + 10 * this.count().lines
  }

  won(): boolean | null {
    return this.drawn < 25 || this.inHand ? null : this.score() >= this.target
  }

  state() {
    const { board, stack, rest, inHand, aside, drawn } = this
    return {
      board,
      stack,
      rest,
      inHand,
      aside,
      drawn,
      ...this.count(),
      score: this.score(),
      solved: this.won() === true,
    }
  }

  moves(): string[] {
    const all = ['draw', ...this.board.map((_, i) => `C@${i + 1}`)]
    return all.filter((text) => this.refusal(text) === null)
  }

  refusal(text: string): string | null {
    if (this.won() !== null) return 'game-over'
    const match = /^(?:draw|C@([1-9]|[1-4][0-9]))$/.exec(text)
    if (!match) return 'bad-move'
    if (text === 'draw') return this.inHand ? 'place-cheater-first' : null
    if (!this.inHand) return 'no-cheater'
    return this.board[Number(match[1]) - 1] === null ? null : 'square-taken'
  }

  play(text: string): string | null {
    const refusal = this.refusal(text)
    if (refusal) return refusal
    if (text !== 'draw') {
      this.board[Number(text.slice(2)) - 1] = 'C'
      this.inHand = null
      return null
    }
    const card = this.stack.shift()!
    this.drawn++
    if (card === 'C') this.inHand = 'C'
    else if (this.board[Number(card) - 1] === 'C') this.aside = card
    else this.board[Number(card) - 1] = card
    return null
  }
}

export const deal: Dealer = (tape, options) => {
  const board = Array.from({ length: 49 }, () => null)
  return new Plain(Number(options['target']), board, tape.slice(0, 25), tape.slice(25))
}
