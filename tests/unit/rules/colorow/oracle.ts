/**
 * Rules of a plain second model of Colorow, written from the rules page alone: lists, texts and coordinates. The model
 * is slow and shares no code with the engine, which is compared with it.
 */
export interface Rules {
  readonly referee: string
  readonly connecting: string
  readonly lastDeal: string
  readonly disputeCost: number
}

interface Play {
  seat: string
  card: string
  square: number
  due: number
  completed: number[][]
  connecting: number[][]
  claimed: number | null
  disputedBy: string | null
}

export interface Oracle {
  readonly rules: Rules
  readonly seats: string[]
  deal: number
  hands: Record<string, string[]>
  stock: string[]
  board: (string | null)[]
  scores: Record<string, number>
  /** Index of the seat that plays the next card. */
  next: number
  lastPlay: Play | null
  awaitsClaim: boolean
  over: boolean
}

export function deal(pack: readonly string[], seats: number, rules: Rules): Oracle {
  const letters = [...'ABCDEFGH'].slice(0, seats)
  const o: Oracle = {
    rules,
    seats: letters,
    deal: 0,
    hands: Object.fromEntries(letters.map((letter) => [letter, []])),
    stock: [...pack],
    board: Array.from({ length: 49 }, () => null),
    scores: Object.fromEntries(letters.map((letter) => [letter, 0])),
    next: 0,
    lastPlay: null,
    awaitsClaim: false,
    over: false,
  }
  dealCards(o, 5 * seats)
  o.board[25 - 1] = o.stock.shift()!
  return o
}

function dealCards(o: Oracle, cards: number): void {
  for (let i = 0; i < cards; i++) o.hands[o.seats[i % o.seats.length]!]!.push(o.stock.shift()!)
  o.deal++
}

function dealAgain(o: Oracle): void {
  const [n, s] = [o.stock.length, o.seats.length]
  if (n < 5 * s) dealCards(o, n)
  else if (n < 7.5 * s && o.rules.lastDeal === 'balanced') dealCards(o, n)
  else dealCards(o, 5 * s)
}

/** Plays the text of a move. Returns null, or the code of the refusal. */
export function play(o: Oracle, seat: string, text: string): string | null {
  if (o.over) return 'game-over'
  if (/^\d+@\d+(,\d+@\d+)+$/.test(text)) return 'one-card-only'
  const strict = o.rules.referee === 'strict'
  const words = /^(?:([1-9]\d?)@([1-9]\d?)|claim (\d|1[0-5])|(dispute)|(accept))$/.exec(text)
  if (!words || Number(words[1] ?? 1) > 49 || Number(words[2] ?? 1) > 49) return 'bad-move'
  if (!strict && words[1] === undefined) return 'bad-move'
  if (words[3] !== undefined) return claim(o, seat, Number(words[3]))
  if (o.awaitsClaim) return 'claim-first'
  if (words[4]) return dispute(o, seat)
  if (words[5]) return accept(o, seat)
  return lay(o, seat, words[1]!, Number(words[2]))
}

function claim(o: Oracle, seat: string, points: number): string | null {
  if (!o.awaitsClaim) return 'nothing-to-claim'
  if (seat !== o.lastPlay!.seat) return 'not-your-turn'
  o.lastPlay!.claimed = points
  o.scores[seat]! += points
  o.awaitsClaim = false
  o.over = isFull(o) && points === 0
  return null
}

function isDisputable(o: Oracle): boolean {
  const last = o.lastPlay
  if (o.rules.referee !== 'strict' || o.over || o.awaitsClaim || !last) return false
  return last.claimed! > 0 && last.disputedBy === null
}

function dispute(o: Oracle, seat: string): string | null {
  if (!isDisputable(o) || o.lastPlay!.seat === seat) return 'nothing-to-dispute'
  const last = o.lastPlay!
  if (last.claimed! > last.due) o.scores[last.seat]! -= last.claimed! - last.due + 5
  else o.scores[seat]! -= o.rules.disputeCost
  last.disputedBy = seat
  o.over = isFull(o)
  return null
}

function accept(o: Oracle, seat: string): string | null {
  if (!isFull(o) || !isDisputable(o) || seat !== o.seats[o.next]) return 'nothing-to-accept'
  o.over = true
  return null
}

function lay(o: Oracle, seat: string, card: string, square: number): string | null {
  if (isFull(o)) return 'board-full'
  if (seat !== o.seats[o.next]) return 'not-your-turn'
  const hand = o.hands[seat]!
  if (!hand.includes(card)) return 'card-not-in-hand'
  if (o.board[square - 1] !== null) return 'square-taken'
  hand.splice(hand.indexOf(card), 1)
  o.board[square - 1] = card
  if (Object.values(o.hands).every((cards) => cards.length === 0) && o.stock.length > 0) dealAgain(o)
  const { completed, connecting } = count(o, square)
  const due = [...completed, ...connecting].reduce((sum, row) => sum + row.length, 0)
  const strict = o.rules.referee === 'strict'
  o.lastPlay = { seat, card, square, due, completed, connecting, claimed: strict ? null : due, disputedBy: null }
  o.next = (o.next + 1) % o.seats.length
  if (strict) o.awaitsClaim = true
  else {
    o.scores[seat]! += due
    o.over = isFull(o)
  }
  return null
}

function isFull(o: Oracle): boolean {
  return o.board.every((card) => card !== null)
}

function count(o: Oracle, square: number): { completed: number[][]; connecting: number[][] } {
  const rows = allRows(o, colour(o.board[square - 1]!))
  const completed = rows.filter((row) => row.includes(square))
  const others = rows.filter((row) => !row.includes(square))
  const meets = (row: number[], some: number[][]) => some.some((other) => other.some((s) => row.includes(s)))
  let connecting = others.filter((row) => meets(row, completed))
  for (let more = true; more && o.rules.connecting === 'chain';) {
    const further = others.filter((row) => connecting.includes(row) || meets(row, connecting))
    more = further.length > connecting.length
    connecting = further
  }
  return { completed: completed.sort(bySquares), connecting: connecting.sort(bySquares) }
}

function bySquares(a: number[], b: number[]): number {
  return a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!
}

function colour(card: string): number {
  return Math.ceil(Number(card) / 7)
}

/** Returns all rows of a colour, by walking along every line of the board. */
function allRows(o: Oracle, wanted: number): number[][] {
  const found: number[][] = []
  for (const [down, right] of [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ] as const) {
    for (let square = 1; square <= 49; square++) {
      const row = Math.floor((square - 1) / 7)
      const column = (square - 1) % 7
      const before = [row - down, column - right]
      if (before.every((at) => at >= 0 && at < 7)) continue
      const line: number[] = []
      for (let r = row, c = column; r >= 0 && r < 7 && c >= 0 && c < 7; r += down, c += right) line.push(7 * r + c + 1)
      const held = line.filter((s) => o.board[s - 1] !== null && colour(o.board[s - 1]!) === wanted)
      if (held.length >= 3) found.push(held.sort((a, b) => a - b))
    }
  }
  return found
}

/** Returns the page's State and scores. */
export function stateOf(o: Oracle): object {
  const numbers = (a: string, b: string) => Number(a) - Number(b)
  return {
    deal: o.deal,
    dealer: o.seats.at(-1),
    turn: isFull(o) ? null : o.seats[o.next],
    phase: o.over ? 'over' : o.awaitsClaim ? 'claim' : 'play',
    board: o.board,
    hands: Object.fromEntries(o.seats.map((seat) => [seat, [...o.hands[seat]!].sort(numbers)])),
    stock: o.stock,
    lastPlay: o.lastPlay,
    disputable: isDisputable(o),
  }
}

/** Returns the seats that may act. */
export function toMove(o: Oracle): string[] {
  if (o.over) return []
  if (o.awaitsClaim) return [o.lastPlay!.seat]
  if (isDisputable(o)) return o.seats.filter((seat) => seat !== o.lastPlay!.seat)
  return [o.seats[o.next]!]
}

/** Returns texts of every form that the page gives to moves, sensible or not. */
export function someTexts(): string[] {
  const texts = ['dispute', 'accept', 'pass', 'claim', 'claim -1', 'claim 01', 'claim 16', 'claim 7 ', '17@4,18@5']
  texts.push('1@0', '0@1', '50@1', '1@50', 'C@1', '1@off', '01@1', '1@01', '1@1,', '1@1,2@2,3', '99@99,1@1,2@2', '')
  for (let points = 0; points <= 15; points++) texts.push(`claim ${points}`)
  for (let card = 1; card <= 49; card++) for (let square = 1; square <= 49; square++) texts.push(`${card}@${square}`)
  return texts
}
