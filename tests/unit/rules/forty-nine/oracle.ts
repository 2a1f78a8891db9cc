/**
 * A plain second model of Forty-Nine, written from the rules page alone: lists, texts and loops over the whole board.
 * It is slow and shares no code with the engine, which is compared with it.
 */
export interface Oracle {
  readonly seats: number
  readonly strict: boolean
  readonly combinations: boolean
  hands: string[][]
  stock: string[]
  board: (string | null)[]
  turn: number
  drawn: boolean
  ply: number
  tally: { ply: number; seat: string; for: string; points: number }[]
  skipped: string[]
  ended: 'forty-nine' | 'last-card' | null
}

const LETTERS = 'ABCDEFGH'
const ROWS = [0, 1, 2, 3, 4, 5, 6].flatMap((i) => [line(i * 7, 1), line(i, 7)]).concat([line(0, 8), line(6, 6)])

function line(from: number, step: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6].map((k) => from + k * step + 1)
}

export function deal(pack: readonly string[], seats: number, strict: boolean, combinations: boolean): Oracle {
  const hands = Array.from({ length: seats }, (_, seat) =>
    pack.slice(0, 5 * seats).filter((_c, i) => i % seats === seat),
  )
  const lowest = hands.map((hand) => Math.min(...hand.map((card) => (card === 'C' ? 99 : Number(card)))))
  return {
    seats,
    strict,
    combinations,
    hands,
    stock: pack.slice(5 * seats),
    board: Array.from({ length: 49 }, () => null),
    turn: lowest.indexOf(Math.min(...lowest)),
    drawn: false,
    ply: 0,
    tally: [],
    skipped: [],
    ended: null,
  }
}

/** Plays the text of a move. Returns null, or the code of the refusal. */
export function play(o: Oracle, seat: number, text: string): string | null {
  if (o.ended) return 'game-over'
  const words = /^(?:(draw)|(pass)|(?:(C)@)?([1-9]\d?)(!)?(?: claim (\S+))?)$/.exec(text)
  if (!words || Number(words[4]) > 49) return 'bad-move'
  if (!o.strict && (words[5] ?? words[6]) !== undefined) return 'bad-move'
  if (o.turn !== seat) return 'not-your-turn'
  const opening = o.board.every((card) => card === null)
  if (words[1]) return draw(o, opening)
  if (words[2]) return pass(o, opening)
  const square = Number(words[4])
  return lay(o, opening, words[3] ?? `${square}`, square, words[5] !== undefined, words[6]?.split(',') ?? [])
}

function draw(o: Oracle, opening: boolean): string | null {
  if (opening) return 'opening-card'
  if (o.drawn) return 'already-drawn'
  if (o.stock.length === 0) return 'stock-empty'
  begin(o)
  o.hands[o.turn]!.push(o.stock.shift()!)
  o.drawn = true
  if (!o.strict && o.stock.length === 0 && !canPlay(o, o.turn)) {
    o.skipped.push(LETTERS[o.turn]!)
    next(o)
  }
  return null
}

function pass(o: Oracle, opening: boolean): string | null {
  if (opening) return 'opening-card'
  if (o.stock.length > 0 && !o.drawn) return 'must-draw'
  const wrong = o.stock.length === 0 && canPlay(o, o.turn)
  if (wrong && !o.strict) return 'must-play'
  begin(o)
  if (wrong) note(o, 'wrong pass', -50)
  next(o)
  return null
}

function lay(o: Oracle, opening: boolean, card: string, square: number, announced: boolean, claims: string[]) {
  const hand = o.hands[o.turn]!
  if (!hand.includes(card)) return 'card-not-in-hand'
  const lowest = Math.min(...hand.filter((held) => held !== 'C').map(Number))
  if (opening && card !== `${lowest}`) return 'opening-card'
  const open = opening || isOpen(o, square)
  const lines = open ? completed(o, square) : []
  const due = lines.filter(({ name }) => claims.includes(name)).map(({ name }) => name)
  if (o.strict && due.join() !== claims.join()) return 'false-claim'
  if (!o.strict && o.board[square - 1] !== null) return 'square-taken'
  if (!o.strict && !open) return 'not-adjoining'
  begin(o)
  if (!open) {
    note(o, 'returned', -10)
    next(o)
    return null
  }
  hand.splice(hand.indexOf(card), 1)
  o.board[square - 1] = card
  const last = hand.length === 0
  if (o.strict && announced && !last) note(o, 'false last card', -50)
  else score(o, square, o.strict ? lines.filter(({ name }) => claims.includes(name)) : lines, last, announced)
  if (square === 49) o.ended = 'forty-nine'
  else if (last) o.ended = 'last-card'
  else next(o)
  return null
}

function score(o: Oracle, square: number, lines: { name: string; kind: string }[], last: boolean, announced: boolean) {
  const left = o.hands.reduce((sum, hand) => sum + hand.length, 0)
  const earned = last && (announced || !o.strict)
  if (square % 5 === 0) note(o, `square ${square}`, square)
  for (const { kind, name } of lines) note(o, `${kind} ${name}`, kind === 'fifty' ? 5 : 10)
  if (square === 49) note(o, 'forty-nine', 50)
  if (square === 49 || earned) note(o, `hands ${left}`, 5 * left)
  if (earned) note(o, 'last card', 10)
}

function begin(o: Oracle): void {
  o.ply++
  o.skipped = []
}

function note(o: Oracle, reason: string, points: number): void {
  o.tally.push({ ply: o.ply, seat: LETTERS[o.turn]!, for: reason, points })
}

function next(o: Oracle): void {
  o.drawn = false
  o.turn = (o.turn + 1) % o.seats
  while (!o.strict && o.stock.length === 0 && !canPlay(o, o.turn)) {
    o.skipped.push(LETTERS[o.turn]!)
    o.turn = (o.turn + 1) % o.seats
  }
}

function canPlay(o: Oracle, seat: number): boolean {
  return o.hands[seat]!.some((card) => card === 'C' || isOpen(o, Number(card)))
}

function isOpen(o: Oracle, square: number): boolean {
  if (o.board[square - 1] !== null) return false
  const [row, column] = [Math.floor((square - 1) / 7), (square - 1) % 7]
  return o.board.some(
    (card, i) => card !== null && Math.abs(Math.floor(i / 7) - row) + Math.abs((i % 7) - column) === 1,
  )
}

/** Returns what a card on a square completes: rows by their ends, then the fifty, then the hundred. */
function completed(o: Oracle, square: number): { kind: string; name: string }[] {
  const full = (squares: number[]) => squares.includes(square) && squares.every((s) => s === square || o.board[s - 1])
  const rows = ROWS.filter(full).sort((a, b) => a[0]! - b[0]! || a[6]! - b[6]!)
  const found = rows.map((row) => ({ kind: 'row', name: `${row[0]}-${row[6]}` }))
  if (!o.combinations || square === 25) return found
  const pair = [square, 50 - square].sort((a, b) => a - b)
  if (full(pair)) found.push({ kind: 'fifty', name: pair.join('+') })
  const turned = [square]
  for (let i = 0; i < 3; i++) turned.push(quarterTurn(turned.at(-1)!))
  turned.sort((a, b) => a - b)
  if (full(turned)) found.push({ kind: 'hundred', name: turned.join('+') })
  return found
}

/** Turns a square by a quarter: its row becomes its column, and its column is counted from the other side. */
function quarterTurn(square: number): number {
  const [row, column] = [Math.floor((square - 1) / 7), (square - 1) % 7]
  return column * 7 + (6 - row) + 1
}

/** Returns every text of the forms that the page gives to moves, with all claims that could be made at a square. */
export function someTexts(o: Oracle, seat: number): string[] {
  const texts = ['draw', 'pass']
  const cards = ['C', ...Array.from({ length: 49 }, (_, i) => `${i + 1}`)]
  for (const card of cards) {
    const squares = card === 'C' ? cards.slice(1) : [card]
    for (const square of squares) {
      const play = card === 'C' ? `C@${square}` : card
      texts.push(play, `${play}!`)
      // Claims matter only for cards in hand. For these, every part of what the square may ever complete is tried.
      if (!o.strict || !o.hands[seat]!.includes(card)) continue
      for (const claim of claimsAt(Number(square))) texts.push(`${play} claim ${claim}`, `${play}! claim ${claim}`)
    }
  }
  return texts
}

function claimsAt(square: number): string[] {
  const everything: Oracle = { ...deal([], 2, true, true), board: Array.from({ length: 49 }, () => '1') }
  const names = completed(everything, square).map(({ name }) => name)
  const choices = Array.from({ length: 2 ** names.length }, (_, bits) => names.filter((_n, i) => bits & (1 << i)))
  return choices.slice(1).map((choice) => choice.join(','))
}
