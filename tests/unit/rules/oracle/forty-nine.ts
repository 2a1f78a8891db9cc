/**
 * Forty-Nine once more, slow and by the book: strings, arrays and sets, every rule written as the page says it, sharing
 * nothing with the product. The tests play both side by side; where they differ one of them is wrong.
 */
export interface OracleTally {
  ply: number
  seat: string
  for: string
  points: number
}

export interface OracleOptions {
  style: 'score' | 'baltimore'
  combinations: boolean
  referee: 'automatic' | 'strict'
}

const squares = Array.from({ length: 49 }, (_, i) => i + 1)
const row = (s: number) => Math.floor((s - 1) / 7)
const column = (s: number) => (s - 1) % 7
const adjoining = (a: number, b: number) => Math.abs(row(a) - row(b)) + Math.abs(column(a) - column(b)) === 1

/** Every named line with its squares, in the order in which a play's claims are written. */
const lines: { name: string; kind: 'row' | 'fifty' | 'hundred'; squares: number[] }[] = (() => {
  const rows: number[][] = []
  for (let i = 0; i < 7; i++) {
    rows.push(squares.filter((s) => row(s) === i))
    rows.push(squares.filter((s) => column(s) === i))
  }
  rows.push(squares.filter((s) => row(s) === column(s)))
  rows.push(squares.filter((s) => row(s) + column(s) === 6))
  rows.sort((a, b) => a[0]! - b[0]! || a[6]! - b[6]!)
  const turn = (s: number) => 7 * column(s) + (6 - row(s)) + 1
  const fifties = squares.filter((s) => s < 25).map((s) => [s, 50 - s])
  const hundreds = squares
    .map((s) => [s, turn(s), turn(turn(s)), turn(turn(turn(s)))].sort((a, b) => a - b))
    .filter((four, i) => four[0] === i + 1 && new Set(four).size === 4)
  return [
    ...rows.map((r) => ({ name: `${r[0]}-${r[6]}`, kind: 'row' as const, squares: r })),
    ...fifties.map((f) => ({ name: f.join('+'), kind: 'fifty' as const, squares: f })),
    ...hundreds.map((h) => ({ name: h.join('+'), kind: 'hundred' as const, squares: h })),
  ]
})()

export const lineCounts = {
  rows: lines.filter((l) => l.kind === 'row').length,
  fifties: lines.filter((l) => l.kind === 'fifty').length,
  hundreds: lines.filter((l) => l.kind === 'hundred').length,
}

const byCard = (a: string, b: string) => (a === 'C' ? 50 : Number(a)) - (b === 'C' ? 50 : Number(b))

export class OracleFortyNine {
  readonly letters: string[]
  readonly hands: Record<string, string[]> = {}
  readonly stock: string[]
  readonly board: (string | null)[] = Array.from({ length: 49 }, () => null)
  readonly points: Record<string, number> = {}
  readonly tally: OracleTally[] = []
  turn: string | null
  drawn = false
  skipped: string[] = []
  ended: null | 'forty-nine' | 'last-card' = null
  ply = 0
  private readonly opening: string

  constructor(
    readonly options: OracleOptions,
    count: number,
    pack: readonly string[],
  ) {
    this.letters = [...'ABCDEFGH'.slice(0, count)]
    this.letters.forEach((letter, i) => {
      this.hands[letter] = pack.filter((_, entry) => entry < 5 * count && entry % count === i).sort(byCard)
      this.points[letter] = 0
    })
    this.stock = pack.slice(5 * count)
    const held = this.letters.flatMap((letter) => this.hands[letter]!.map((card) => ({ letter, card })))
    held.sort((a, b) => byCard(a.card, b.card))
    this.opening = held[0]!.card
    this.turn = held[0]!.letter
  }

  private get strict() {
    return this.options.referee === 'strict'
  }

  private get first() {
    return this.board.every((entry) => entry === null)
  }

  private open(square: number): boolean {
    return this.board[square - 1] === null && squares.some((s) => adjoining(s, square) && this.board[s - 1] !== null)
  }

  private canPlay(letter: string): boolean {
    return this.hands[letter]!.some((card) =>
      card === 'C' ? squares.some((s) => this.open(s)) : this.open(Number(card)),
    )
  }

  private completes(square: number) {
    return lines.filter(
      (line) =>
        (line.kind === 'row' || this.options.combinations) &&
        line.squares.includes(square) &&
        line.squares.every((s) => s === square || this.board[s - 1] !== null),
    )
  }

  /** Every accepted move of a seat, without its letter, in plain string order. */
  moves(letter: string): string[] {
    if (this.ended !== null || letter !== this.turn) return []
    const found: string[] = []
    const say = this.strict ? ['', '!'] : ['']
    if (this.first) return say.map((mark) => this.opening + mark).sort()
    if (this.stock.length > 0 && !this.drawn) found.push('draw')
    if (this.drawn || this.stock.length === 0) {
      const forced = this.stock.length === 0 && this.canPlay(letter)
      if (!forced || this.strict) found.push('pass')
    }
    for (const card of this.hands[letter]!) {
      for (const square of card === 'C' ? squares : [Number(card)]) {
        const text = card === 'C' ? `C@${square}` : card
        if (!this.open(square)) {
          if (this.strict) found.push(...say.map((mark) => text + mark))
          continue
        }
        const whole = this.strict ? this.completes(square) : []
        for (let subset = 0; subset < 1 << whole.length; subset++) {
          const names = whole.filter((_, i) => subset & (1 << i)).map((line) => line.name)
          for (const mark of say) found.push(text + mark + (names.length ? ` claim ${names.join(',')}` : ''))
        }
      }
    }
    return found.sort()
  }

  private score(letter: string, what: string, points: number) {
    if (points === 0) return
    this.points[letter]! += points
    this.tally.push({ ply: this.ply, seat: letter, for: what, points })
  }

  private next(letter: string): string {
    return this.letters[(this.letters.indexOf(letter) + 1) % this.letters.length]!
  }

  private passTurn() {
    this.drawn = false
    this.turn = this.next(this.turn!)
    while (!this.strict && this.stock.length === 0 && !this.canPlay(this.turn)) {
      this.skipped.push(this.turn)
      this.turn = this.next(this.turn)
    }
  }

  /** Plays an accepted move (`moves` holds it). */
  play(letter: string, text: string) {
    this.ply++
    this.skipped = []
    if (text === 'draw') {
      this.hands[letter]!.push(this.stock.shift()!)
      this.hands[letter]!.sort(byCard)
      this.drawn = true
      // The drawer of the last card, too, is passed over if he has nothing to draw and nothing to lay.
      if (!this.strict && this.stock.length === 0 && !this.canPlay(letter)) {
        this.skipped.push(letter)
        this.passTurn()
      }
      return
    }
    if (text === 'pass') {
      if (this.stock.length === 0 && this.canPlay(letter)) this.score(letter, 'wrong pass', -50)
      this.passTurn()
      return
    }
    const [, card, at, mark, claimed] = /^(C|\d+)(?:@(\d+))?(!?)(?: claim (.+))?$/.exec(text)!
    const square = Number(card === 'C' ? at : card)
    if (!this.first && !this.open(square)) {
      this.score(letter, 'returned', -10)
      this.passTurn()
      return
    }
    const whole = this.completes(square)
    this.board[square - 1] = card!
    const hand = this.hands[letter]!
    hand.splice(hand.indexOf(card!), 1)
    this.settle(letter, square, whole, mark === '!', claimed?.split(',') ?? [])
  }

  private settle(letter: string, square: number, whole: typeof lines, announced: boolean, claims: string[]) {
    const empty = this.hands[letter]!.length === 0
    const others = this.letters.flatMap((l) => (l === letter ? [] : this.hands[l]!)).length
    const voided = announced && !empty
    const lastCard = empty && (announced || !this.strict)
    if (voided) this.score(letter, 'false last card', -50)
    else {
      if (square % 5 === 0) this.score(letter, `square ${square}`, square)
      for (const line of whole)
        if (!this.strict || claims.includes(line.name))
          this.score(letter, `${line.kind} ${line.name}`, line.kind === 'fifty' ? 5 : 10)
      if (square === 49) this.score(letter, 'forty-nine', 50)
      const paid = square === 49 ? others + this.hands[letter]!.length : lastCard ? others : 0
      this.score(letter, `hands ${paid}`, 5 * paid)
      if (lastCard) this.score(letter, 'last card', 10)
    }
    if (square === 49 || empty) {
      this.ended = square === 49 ? 'forty-nine' : 'last-card'
      this.turn = null
      this.drawn = false
    } else this.passTurn()
  }

  /** Points, or chips in Baltimore Style: n times one's own points less everybody's together. */
  scores(): Record<string, number> {
    if (this.options.style === 'score') return { ...this.points }
    const all = this.letters.reduce((sum, l) => sum + this.points[l]!, 0)
    return Object.fromEntries(this.letters.map((l) => [l, this.letters.length * this.points[l]! - all]))
  }

  state() {
    return {
      dealer: this.letters.at(-1)!,
      turn: this.turn,
      drawn: this.drawn,
      stock: [...this.stock],
      hands: Object.fromEntries(this.letters.map((l) => [l, [...this.hands[l]!]])),
      board: [...this.board],
      points: { ...this.points },
      tally: this.tally.map((t) => ({ ...t })),
      skipped: [...this.skipped],
      ended: this.ended,
    }
  }
}
