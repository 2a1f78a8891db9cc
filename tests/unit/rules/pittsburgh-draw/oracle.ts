/**
 * A plain second model of Pittsburgh Draw, written from the rules page alone: lists and texts. It is slow and shares no
 * code with the engine, which is compared with it.
 */
export interface Oracle {
  readonly seats: string[]
  readonly target: number
  readonly pack: string[]
  /** Returns the next outcomes of chance. */
  readonly luck: (count: number) => string[]
  deal: number
  dealer: string
  turn: string | null
  stock: string[]
  hands: Record<string, string[]>
  discards: Record<string, string[] | null>
  shown: object | null
  deals: object[]
  scores: Record<string, number>
  winners: string[] | null
}

const KINDS = 'pair two-pair rainbow three full four flush full-straight four-straight straight-flush'.split(' ')

export function begin(seats: number, cheater: boolean, target: number, luck: Oracle['luck']): Oracle {
  const letters = [...'ABCDEFGH'].slice(0, seats)
  const pack = Array.from({ length: 49 }, (_, i) => `${i + 1}`)
  const o: Oracle = {
    seats: letters,
    target,
    pack: cheater ? [...pack, 'C'] : pack,
    luck,
    deal: 1,
    dealer: letters.at(-1)!,
    turn: null,
    stock: [],
    hands: {},
    discards: {},
    shown: null,
    deals: [],
    scores: Object.fromEntries(letters.map((letter) => [letter, 0])),
    winners: null,
  }
  shuffleAndDeal(o)
  return o
}

function shuffleAndDeal(o: Oracle): void {
  o.stock = o.luck(o.pack.length)
  const round = fromLeft(o)
  for (const seat of o.seats) {
    o.hands[seat] = []
    o.discards[seat] = null
  }
  for (let i = 0; i < 5; i++) for (const seat of round) o.hands[seat]!.push(o.stock.shift()!)
  for (const seat of o.seats) o.hands[seat] = sorted(o.hands[seat]!)
  o.turn = round[0]!
}

/** Returns all seats, beginning at the dealer's left. */
function fromLeft(o: Oracle): string[] {
  const left = o.seats.indexOf(o.dealer) + 1
  return [...o.seats.slice(left), ...o.seats.slice(0, left)]
}

function sorted(cards: string[]): string[] {
  return [...cards].sort((a, b) => place(a) - place(b))
}

function place(card: string): number {
  return card === 'C' ? 50 : Number(card)
}

/** Returns the code with which a text is refused, or null if it is a legal move. */
export function refusal(o: Oracle, seat: string, text: string): string | null {
  if (o.winners) return 'game-over'
  const words = text.split(' ')
  const cards = words.slice(1)
  const known = [...Array.from({ length: 49 }, (_, i) => `${i + 1}`), 'C']
  const stands = text === 'stand'
  const throws = words[0] === 'discard' && cards.length >= 1 && cards.length <= 5
  if (!stands && !throws) return 'bad-move'
  if (throws && cards.some((card) => !known.includes(card))) return 'bad-move'
  if (throws && (sorted(cards).join() !== cards.join() || new Set(cards).size < cards.length)) return 'bad-move'
  if (o.turn !== seat) return 'not-your-turn'
  return cards.some((card) => !o.hands[seat]!.includes(card)) ? 'card-not-in-hand' : null
}

/** Returns all legal moves, in the order of plain texts. */
export function movesOf(o: Oracle): string[] {
  if (o.turn === null) return []
  let choices: string[][] = [[]]
  for (const card of o.hands[o.turn]!) choices = choices.flatMap((choice) => [choice, [...choice, card]])
  return choices.map((cards) => (cards.length > 0 ? `discard ${cards.join(' ')}` : 'stand')).sort()
}

/** Plays a legal move. */
export function play(o: Oracle, text: string): void {
  const seat = o.turn!
  const thrown = text.split(' ').slice(1)
  o.discards[seat] = thrown
  o.hands[seat] = o.hands[seat]!.filter((card) => !thrown.includes(card))
  if (seat !== o.dealer) o.turn = o.seats[(o.seats.indexOf(seat) + 1) % o.seats.length]!
  else finishDeal(o)
}

function finishDeal(o: Oracle): void {
  for (const seat of fromLeft(o)) {
    for (const _card of o.discards[seat]!) {
      if (o.stock.length === 0) o.stock = o.luck(Object.values(o.discards).flat().length)
      o.hands[seat]!.push(o.stock.shift()!)
    }
    o.hands[seat] = sorted(o.hands[seat]!)
  }
  const ranked = o.seats.map((seat) => ({ seat, ...rank(o.hands[seat]!) }))
  const best = [...ranked].sort((a, b) => compare(b, a))[0]!
  const hands = ranked.map(({ seat, ...hand }) => [seat, hand] as const)
  o.shown = { dealer: o.dealer, winner: best.seat, points: best.value, hands: Object.fromEntries(hands) }
  o.deals.push({ dealer: o.dealer, winner: best.seat, kind: best.kind, points: best.value })
  o.scores[best.seat]! += best.value
  if (o.scores[best.seat]! >= o.target) {
    o.winners = [best.seat]
    o.turn = null
    return
  }
  o.deal++
  o.dealer = o.seats[(o.seats.indexOf(o.dealer) + 1) % o.seats.length]!
  shuffleAndDeal(o)
}

export interface Rank {
  readonly cards: string[]
  readonly kind: string
  readonly value: number
  readonly governs: number[]
  readonly cheaterAs: number | null
}

/** Returns the rank of a hand of five, with the best that the Cheater can do for it. */
export function rank(cards: string[]): Rank {
  const numbers = cards.filter((card) => card !== 'C').map(Number)
  if (numbers.length === 5) return { cards, ...rankOfNumbers(numbers), cheaterAs: null }
  const others = Array.from({ length: 49 }, (_, i) => i + 1).filter((number) => !numbers.includes(number))
  const tried = others.map((number) => ({ cards, ...rankOfNumbers([...numbers, number]), cheaterAs: number }))
  return tried.reduce((best, one) => (compare(one, best) > 0 ? one : best))
}

/**
 * Compares two hands. The result is positive if the first is better, negative if the second is, and 0 if neither is.
 */
export function compare(one: Rank, two: Rank): number {
  if (one.value !== two.value) return one.value - two.value
  const differing = one.governs.findIndex((number, i) => number !== two.governs[i])
  return differing < 0 ? 0 : one.governs[differing]! - two.governs[differing]!
}

function rankOfNumbers(numbers: number[]): { kind: string; value: number; governs: number[] } {
  const high = [...numbers].sort((a, b) => b - a)
  const colour = (number: number) => Math.ceil(number / 7)
  const mates = (number: number) => high.filter((other) => colour(other) === colour(number)).length
  const shape = [...new Set(high.map(colour))].map((c) => high.filter((number) => colour(number) === c).length)
  const consecutive = high[0]! - high[4]! === 4
  const pattern = shape.sort((a, b) => b - a).join('')
  const values: Record<string, number> = { 2111: 1, 221: 2, 11111: 3, 311: 4, 32: 5, 41: 6, 5: 7 }
  const straights: Record<string, number> = { 32: 8, 41: 9, 5: 10 }
  const value = consecutive ? straights[pattern]! : values[pattern]!
  const needed = consecutive ? 1 : Math.min(shape[0]!, 4)
  return { kind: KINDS[value - 1]!, value, governs: high.filter((number) => mates(number) >= needed) }
}
