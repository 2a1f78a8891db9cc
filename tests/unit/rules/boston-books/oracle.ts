/**
 * A plain second model of Boston Books, written from the rules page alone: lists of texts. It is slow and shares no
 * code with the engine, which is compared with it.
 */
export interface Oracle {
  readonly seats: string[]
  readonly cheater: boolean
  readonly target: number
  deal: number
  turn: string | null
  over: boolean
  /** Whether the shuffle of the next deal is due. */
  due: boolean
  stock: string[]
  hands: Record<string, string[]>
  books: Record<string, { colour: string; cards: string[] }[]>
  open: string[]
  last: { seat: string; of: string; card: string; result: string } | null
  deals: { dealer: string; books: Record<string, number> }[]
  scores: Record<string, number>
}

const RAINBOW = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet']

export function begin(count: number, cheater: boolean, target: number): Oracle {
  const seats = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].slice(0, count)
  return {
    seats,
    cheater,
    target,
    deal: 0,
    turn: null,
    over: false,
    due: true,
    stock: [],
    hands: perSeat(seats, () => []),
    books: perSeat(seats, () => []),
    open: [...RAINBOW],
    last: null,
    deals: [],
    scores: perSeat(seats, () => 0),
  }
}

/** Returns whether a deal is being played. A book may end the deal, and the game. */
const isOn = (o: Oracle): boolean => !o.over && !o.due

/** Deals the next deal from a pack, top card first. */
export function dealNext(o: Oracle, pack: readonly string[]): void {
  o.due = false
  o.deal++
  const order = leftOf(o, dealer(o))
  o.stock = [...pack]
  o.hands = perSeat(o.seats, () => [])
  o.books = perSeat(o.seats, () => [])
  o.open = [...RAINBOW]
  for (let round = 0; round < 7; round++) for (const seat of order) o.hands[seat]!.push(o.stock.shift()!)
  o.turn = order[0]!
  for (const seat of order) {
    for (const colour of RAINBOW) if (isOn(o) && cardsOf(o.hands[seat]!, colour).length === 7) lay(o, seat, colour)
  }
}

/** Plays the text of a move. Returns null, or the code of the refusal. */
export function play(o: Oracle, seat: string, text: string): string | null {
  if (o.over) return 'game-over'
  const words = text.split(' ')
  const asks = words[0] === 'ask' && words.length === 3 && /^[A-H]$/.test(words[1]!) && isNumber(words[2]!)
  const books = words[0] === 'book' && words.length === 2 && RAINBOW.includes(words[1]!)
  if (!asks && !books) return 'bad-move'
  if (seat !== o.turn) return 'not-your-turn'
  return asks ? ask(o, seat, words[1]!, words[2]!) : book(o, seat, words[1]!)
}

function ask(o: Oracle, seat: string, of: string, card: string): string | null {
  const hand = o.hands[seat]!
  if (!o.seats.includes(of)) return 'no-such-player'
  if (of === seat) return 'ask-self'
  if (hand.includes(card)) return 'own-card'
  const colour = colourOf(card)
  if (!o.open.includes(colour)) return 'colour-closed'
  const holdsOpen = hand.some((held) => o.open.includes(colourOf(held)))
  if (holdsOpen && cardsOf(hand, colour).length === 0) return 'colour-not-held'
  const call = { seat, of, card }
  if (o.hands[of]!.includes(card)) {
    o.hands[of] = o.hands[of]!.filter((held) => held !== card)
    o.last = { ...call, result: 'given' }
    gain(o, seat, card)
    return null
  }
  const top = o.stock.shift()
  o.last = { ...call, result: top === undefined ? 'nothing' : top === card ? 'drawn' : 'missed' }
  if (top !== undefined) gain(o, seat, top)
  if (top !== card && isOn(o)) o.turn = leftOf(o, seat)[0]!
  return null
}

function gain(o: Oracle, seat: string, card: string): void {
  o.hands[seat]!.push(card)
  const colour = colourOf(card)
  if (colour !== '' && cardsOf(o.hands[seat]!, colour).length === 7) lay(o, seat, colour)
}

function book(o: Oracle, seat: string, colour: string): string | null {
  const hand = o.hands[seat]!
  if (!hand.includes('C') || cardsOf(hand, colour).length !== 6) return 'no-book'
  lay(o, seat, colour)
  return null
}

/** Lays all cards of a colour aside as a book, with the Cheater if there are six. */
function lay(o: Oracle, seat: string, colour: string): void {
  const cards = cardsOf(o.hands[seat]!, colour)
  if (cards.length === 6) cards.push('C')
  o.hands[seat] = o.hands[seat]!.filter((card) => !cards.includes(card))
  o.books[seat]!.push({ colour, cards: sorted(cards) })
  o.open = o.open.filter((other) => other !== colour)
  o.scores[seat]!++
  if (o.target > 0 && o.scores[seat]! >= o.target) o.over = true
  else if (o.open.length === 0) {
    o.deals.push({ dealer: dealer(o), books: perSeat(o.seats, (other) => o.books[other]!.length) })
    if (o.target === 0) o.over = true
    else o.due = true
  }
}

/** Returns the page's State. */
export function stateOf(o: Oracle): object {
  const { deal, turn, stock, hands, books, open, last, deals } = o
  return {
    deal,
    dealer: dealer(o),
    turn: isOn(o) ? turn : null,
    stock,
    hands: perSeat(o.seats, (seat) => sorted(hands[seat]!)),
    books,
    open,
    last,
    deals,
  }
}

export function winnersOf(o: Oracle): string[] | null {
  if (!o.over) return null
  const best = Math.max(...Object.values(o.scores))
  return o.seats.filter((seat) => o.scores[seat] === best)
}

/** Returns every text that the page's forms allow, legal or not. */
export function everyText(): string[] {
  const numbers = Array.from({ length: 49 }, (_, i) => `${i + 1}`)
  const asks = [...'ABCDEFGH'].flatMap((of) => numbers.map((card) => `ask ${of} ${card}`))
  return [...asks, ...RAINBOW.map((colour) => `book ${colour}`)]
}

function dealer(o: Oracle): string {
  return o.seats[(o.seats.length - 1 + Math.max(0, o.deal - 1)) % o.seats.length]!
}

/** Returns all seats, beginning at the left of `seat`. */
function leftOf(o: Oracle, seat: string): string[] {
  const at = o.seats.indexOf(seat) + 1
  return [...o.seats.slice(at), ...o.seats.slice(0, at)]
}

function colourOf(card: string): string {
  return card === 'C' ? '' : RAINBOW[Math.ceil(Number(card) / 7) - 1]!
}

function cardsOf(hand: readonly string[], colour: string): string[] {
  return hand.filter((card) => colourOf(card) === colour)
}

function sorted(cards: readonly string[]): string[] {
  const place = (card: string) => (card === 'C' ? 50 : Number(card))
  return [...cards].sort((one, two) => place(one) - place(two))
}

function isNumber(text: string): boolean {
  return /^[1-9][0-9]?$/.test(text) && Number(text) <= 49
}

function perSeat<T>(seats: readonly string[], value: (seat: string) => T): Record<string, T> {
  return Object.fromEntries(seats.map((seat) => [seat, value(seat)]))
}
