import type { Dealer, Model } from '../beside-model'

/** A plain second model of the "13" Puzzle, written from its page alone: a list of fourteen texts. */
class Plain implements Model {
  constructor(
    readonly squares: (string | null)[],
    readonly mended: boolean,
    public moveCount = 0,
  ) {}

  clone(): Model {
    return new Plain([...this.squares], this.mended, this.moveCount)
  }

  score(): number {
    return this.squares.filter((card, i) => card === `${i + 1}`).length
  }

  won(): boolean | null {
    if (this.score() === 13) return true
    const lastPicture = '1,2,3,4,5,6,7,8,9,10,11,13,12,'
    return this.squares.join() === lastPicture && !this.solvable() ? false : null
  }

  /**
   * Returns whether the cards can slide home. Each exchange of two cards changes the sign, and each step of the vacancy
   * changes its colour on a chessboard.
   */
  solvable(): boolean {
    const cards = this.squares.map((card) => Number(card ?? 14))
    let swaps = 0
    const vacant = cards.indexOf(14)
    for (let i = 0; i < 14; i++) {
      while (cards[i] !== i + 1) {
        const other = cards[i]! - 1
        ;[cards[i], cards[other]] = [cards[other]!, cards[i]!]
        swaps++
      }
    }
    const [row, column] = [Math.floor(vacant / 7), vacant % 7]
    return (swaps + (1 - row) + (6 - column)) % 2 === 0
  }

  state() {
    return {
      squares: this.squares,
      vacant: this.squares.indexOf(null) + 1,
      home: this.score(),
      moveCount: this.moveCount,
      mended: this.mended,
      solvable: this.solvable(),
      solved: this.won() === true,
    }
  }

  moves(): string[] {
    const all = Array.from({ length: 196 }, (_, i) => `${Math.floor(i / 14) + 1}-${(i % 14) + 1}`)
    return all.filter((text) => this.refusal(text) === null)
  }

  refusal(text: string): string | null {
    if (this.won() !== null) return 'game-over'
    const match = /^([1-9]|1[0-4])-([1-9]|1[0-4])$/.exec(text)
    if (!match) return 'bad-move'
    const [from, to] = [Number(match[1]), Number(match[2])]
    if (this.squares[from - 1] === null) return 'no-card'
    if (this.squares[to - 1] !== null) return 'not-vacant'
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    if (high - low !== 7 && (high - low !== 1 || low === 7)) return 'not-adjoining'
    return null
  }

  play(text: string): string | null {
    const refusal = this.refusal(text)
    if (refusal) return refusal
    const [from, to] = text.split('-').map(Number)
    this.squares[to! - 1] = this.squares[from! - 1]!
    this.squares[from! - 1] = null
    this.moveCount++
    return null
  }
}

export const deal: Dealer = (tape, options) => {
  const asDealt = new Plain([...tape, null], false)
  if (options['deal'] !== 'solvable' || asDealt.solvable()) return asDealt
  return new Plain([...tape.slice(0, 11), tape[12]!, tape[11]!, null], true)
}
