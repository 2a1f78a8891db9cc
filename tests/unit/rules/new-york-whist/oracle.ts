/**
 * A plain second model of New York Whist, written from the rules page alone: lists of texts. It is slow and shares no
 * code with the engine, which is compared with it.
 */
export interface Oracle {
  readonly seats: string[]
  readonly sides: string[][]
  readonly followSuit: boolean
  trump: string | null
  turn: string
  over: boolean
  hands: Record<string, string[]>
  blind: string[]
  blindTo: string | null
  trick: Laid[]
  lastTrick: { winner: string; cards: Laid[] } | null
  tricks: Record<string, number>
  piles: Record<string, string[]>
}

interface Laid {
  readonly seat: string
  readonly card: string
}

export interface Choice {
  readonly partners: boolean
  readonly trump: string
  readonly followSuit: boolean
}

const RAINBOW = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet']
const WORTH: Record<string, number> = { 5: 1, 10: 2, 15: 3, 20: 4, 25: 5, 30: 6, 35: 7, 40: 8, 45: 9 }

export function deal(pack: readonly string[], count: number, choice: Choice): Oracle {
  const seats = [...'ABCDEFGH'].slice(0, count)
  const each = Math.floor(pack.length / count)
  const dealt = pack.slice(0, each * count)
  const last = dealt.at(-1)!
  const twoSides = choice.partners && [4, 6, 8].includes(count)
  return {
    seats,
    sides: twoSides
      ? [seats.filter((seat) => 'ACEG'.includes(seat)), seats.filter((seat) => 'BDFH'.includes(seat))]
      : seats.map((seat) => [seat]),
    followSuit: choice.followSuit,
    trump: choice.trump === 'last-card' ? colourOf(last) : choice.trump === 'none' ? null : choice.trump,
    turn: 'A',
    over: false,
    hands: perSeat(seats, (seat) => dealt.filter((_card, i) => seats[i % count] === seat)),
    blind: pack.slice(each * count),
    blindTo: null,
    trick: [],
    lastTrick: null,
    tricks: perSeat(seats, () => 0),
    piles: perSeat(seats, () => []),
  }
}

/** Plays the text of a move. Returns null, or the code of the refusal. */
export function play(o: Oracle, seat: string, text: string): string | null {
  if (o.over) return 'game-over'
  if (text !== 'C' && !(/^[1-9][0-9]?$/.test(text) && Number(text) <= 49)) return 'bad-move'
  if (seat !== o.turn) return 'not-your-turn'
  const hand = o.hands[seat]!
  if (!hand.includes(text)) return 'card-not-in-hand'
  const led = o.trick.length > 0 && o.followSuit ? colourOf(o.trick[0]!.card) : null
  const canFollow = led !== null && hand.some((card) => colourOf(card) === led)
  if (canFollow && text !== 'C' && colourOf(text) !== led) return 'must-follow'
  o.hands[seat] = hand.filter((card) => card !== text)
  o.trick.push({ seat, card: text })
  if (o.trick.length === o.seats.length) finishTrick(o)
  else o.turn = o.seats[(o.seats.indexOf(seat) + 1) % o.seats.length]!
  return null
}

function finishTrick(o: Oracle): void {
  const winner = winnerOf(o)
  o.tricks[winner]!++
  o.piles[winner]!.push(...o.trick.map(({ card }) => card))
  if (o.blindTo === null) {
    o.blindTo = winner
    o.piles[winner]!.push(...o.blind)
  }
  o.lastTrick = { winner, cards: o.trick }
  o.trick = []
  o.turn = winner
  o.over = o.hands[winner]!.length === 0
}

function winnerOf({ trick, trump, followSuit }: Oracle): string {
  const cheater = trick.find(({ card }) => card === 'C')
  if (cheater) return cheater.seat
  const trumps = trick.filter(({ card }) => trump !== null && colourOf(card) === trump)
  if (trumps.length > 0) return highest(trumps)
  const led = colourOf(trick[0]!.card)
  return highest(followSuit ? trick.filter(({ card }) => colourOf(card) === led) : trick)
}

function highest(cards: readonly Laid[]): string {
  const most = Math.max(...cards.map(({ card }) => Number(card)))
  return cards.find(({ card }) => Number(card) === most)!.seat
}

/** Returns the score of each seat, which is that of its side. */
export function scoresOf(o: Oracle): Record<string, number> {
  const own = (seat: string) => o.piles[seat]!.reduce((sum, card) => sum + (WORTH[card] ?? 0), o.tricks[seat]!)
  return perSeat(o.seats, (seat) => {
    const side = o.sides.find((seats) => seats.includes(seat))!
    return side.reduce((sum, other) => sum + own(other), 0)
  })
}

export function winnersOf(o: Oracle): string[] | null {
  if (!o.over) return null
  const scores = scoresOf(o)
  const best = Math.max(...Object.values(scores))
  return o.seats.filter((seat) => scores[seat] === best)
}

/** Returns the page's State. */
export function stateOf(o: Oracle): object {
  return {
    dealer: o.seats.at(-1),
    turn: o.over ? null : o.turn,
    trump: o.trump,
    sides: o.sides,
    hands: perSeat(o.seats, (seat) => sorted(o.hands[seat]!)),
    trick: o.trick,
    lastTrick: o.lastTrick,
    blind: sorted(o.blind),
    blindTo: o.blindTo,
    tricks: o.tricks,
    piles: perSeat(o.seats, (seat) => sorted(o.piles[seat]!)),
  }
}

function colourOf(card: string): string | null {
  return card === 'C' ? null : RAINBOW[Math.ceil(Number(card) / 7) - 1]!
}

function sorted(cards: readonly string[]): string[] {
  const place = (card: string) => (card === 'C' ? 50 : Number(card))
  return [...cards].sort((one, two) => place(one) - place(two))
}

function perSeat<T>(seats: readonly string[], value: (seat: string) => T): Record<string, T> {
  return Object.fromEntries(seats.map((seat) => [seat, value(seat)]))
}
