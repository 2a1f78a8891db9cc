/**
 * Options of a plain second model of Deck-O-Cards Roulette, written from the rules page alone: cards, spots and seats
 * are texts. The model is slow and shares no code with the engine, which is compared with it.
 */
export interface Settings {
  readonly banker: 'player' | 'house'
  readonly spins: number
  readonly chips: number
  readonly bank: number
  readonly limit: number
}

export type Chips = Record<string, number>

export interface Oracle {
  readonly settings: Settings
  readonly seats: readonly string[]
  banker: string | null
  selection: Record<string, string>[]
  spins: number
  bank: number | null
  chips: Chips
  bets: Record<string, Chips>
  ready: string[]
  last: { card: string; collected: Chips; paid: Chips; short: Chips } | null
  history: string[]
  over: boolean
  /** Whether the next outcome of chance is that of this spin. */
  spinning: boolean
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
export const CARDS = RANKS.flatMap((rank) => ['S', 'H', 'D', 'C'].map((suit) => rank + suit))

const PAIRS = 'A-2 2-3 3-4 4-5 6-7 7-8 8-9 9-10 A-6 2-7 3-8 4-9 5-10'.split(' ')
const FOURS = 'A-2-6-7 2-3-7-8 3-4-8-9 4-5-9-10'.split(' ')
const EVENS = ['first5', 'second5', 'odd', 'even']
const MARKS = [...EVENS, 'red', 'black', 'spades', 'hearts', 'diamonds', 'clubs', 'JQK', 'JQ']

export const ALL_SPOTS = [...CARDS, ...CARDS.map((card) => `call:${card}`), ...PAIRS, ...FOURS, ...MARKS]

/** The ranks on which each of these marks wins, and how many to one it pays. */
const ON_RANKS: Record<string, [ranks: string, toOne: number]> = {
  first5: ['A 2 3 4 5', 1.5],
  second5: ['6 7 8 9 10', 1.5],
  odd: ['A 3 5 7 9', 1.5],
  even: ['2 4 6 8 10', 1.5],
  JQK: ['J Q K', 3],
  JQ: ['J Q', 5],
}
const ON_SUITS: Record<string, [suits: string, toOne: number]> = {
  red: ['HD', 1],
  black: ['SC', 1],
  spades: ['S', 3],
  hearts: ['H', 3],
  diamonds: ['D', 3],
  clubs: ['C', 3],
}

function rankOf(card: string): string {
  return card.slice(0, -1)
}

/** Returns how many points each point on a spot wins over itself with this card; 0 if it is lost. */
export function odds(spot: string, card: string): number {
  if (spot.startsWith('call:')) return spot === `call:${card}` ? 50 : 0
  const marked = ON_RANKS[spot]
  if (marked) return marked[0].split(' ').includes(rankOf(card)) ? marked[1] : 0
  const suited = ON_SUITS[spot]
  if (suited) return suited[0].includes(card.at(-1)!) ? suited[1] : 0
  if (spot.includes('-')) return spot.split('-').includes(rankOf(card)) ? (PAIRS.includes(spot) ? 5 : 2) : 0
  if (spot === card) return 15
  return rankOf(spot) === rankOf(card) ? 11 : 0
}

/** Returns a table before any spin. */
export function setUp(settings: Settings, seats: readonly string[]): Oracle {
  const house = settings.banker === 'house'
  const oracle: Oracle = {
    settings,
    seats,
    banker: null,
    selection: [],
    spins: 0,
    bank: house ? null : settings.bank,
    chips: {},
    bets: {},
    ready: [],
    last: null,
    history: [],
    over: false,
    spinning: false,
  }
  if (house) takeChips(oracle)
  return oracle
}

/** Chooses the banker with as many spins as that takes, which are removed from the front of a tape. */
export function choose(o: Oracle, tape: string[]): void {
  let among = [...o.seats]
  while (among.length > 1) {
    const round: Record<string, string> = {}
    for (const seat of among) round[seat] = tape.shift()!
    o.selection.push(round)
    const best = Math.max(...among.map((seat) => RANKS.indexOf(rankOf(round[seat]!))))
    among = among.filter((seat) => RANKS.indexOf(rankOf(round[seat]!)) === best)
  }
  o.banker = among[0]!
  takeChips(o)
}

function takeChips(o: Oracle): void {
  for (const seat of punters(o)) {
    o.chips[seat] = o.settings.chips
    o.bets[seat] = {}
  }
}

function punters(o: Oracle): string[] {
  return o.seats.filter((seat) => seat !== o.banker)
}

function onLayout(o: Oracle, seat: string): number {
  return Object.values(o.bets[seat]!).reduce((sum, stake) => sum + stake, 0)
}

/** Returns the punters still in the game who have not said ready. */
function open(o: Oracle): string[] {
  return punters(o).filter((seat) => o.chips[seat]! + onLayout(o, seat) > 0 && !o.ready.includes(seat))
}

export function toMove(o: Oracle): string[] {
  if (o.over) return []
  const waiting = open(o)
  return waiting.length > 0 ? waiting : [o.banker!]
}

/** Returns the code with which a text is refused, or null if it is legal. */
export function judge(o: Oracle, seat: string, text: string): string | null {
  if (o.over) return 'game-over'
  const bet = /^bet ([1-9][0-9]*)@([^\s]+)$/.exec(text)
  if (!bet && !['clear', 'ready', 'spin'].includes(text)) return 'bad-move'
  if (text === 'spin') {
    if (seat !== o.banker) return 'not-banker'
    return open(o).length > 0 ? 'not-ready' : null
  }
  if (seat === o.banker) return 'banker-cannot-bet'
  if (o.ready.includes(seat)) return 'already-ready'
  if (o.chips[seat]! + onLayout(o, seat) === 0) return 'out-of-chips'
  if (text === 'clear') return onLayout(o, seat) === 0 ? 'nothing-to-clear' : null
  if (!bet) return null
  const [stake, spot] = [Number(bet[1]), bet[2]!]
  if (!ALL_SPOTS.includes(spot)) return 'no-such-spot'
  if (EVENS.includes(spot) && /[13579]$/.test(bet[1]!)) return 'odd-stake'
  if (stake > o.chips[seat]!) return 'not-enough-chips'
  const { limit } = o.settings
  return limit > 0 && (o.bets[seat]![spot] ?? 0) + stake > limit ? 'over-limit' : null
}

/** Returns the texts that are listed for a seat, with the smallest stake on each spot. */
export function movesOf(o: Oracle, seat: string): string[] {
  if (!toMove(o).includes(seat)) return []
  const bets = ALL_SPOTS.map((spot) => `bet ${EVENS.includes(spot) ? 2 : 1}@${spot}`)
  return ['clear', 'ready', 'spin', ...bets].filter((text) => judge(o, seat, text) === null)
}

/** Plays a legal text, without the spin that it may bring. */
export function play(o: Oracle, seat: string, text: string): void {
  const bet = /^bet (\d+)@(.+)$/.exec(text)
  if (bet) {
    const [stake, spot] = [Number(bet[1]), bet[2]!]
    o.chips[seat]! -= stake
    o.bets[seat]![spot] = (o.bets[seat]![spot] ?? 0) + stake
  } else if (text === 'clear') {
    o.chips[seat]! += onLayout(o, seat)
    o.bets[seat] = {}
  } else if (text === 'ready') {
    o.ready = [...o.ready, seat].sort()
    o.spinning = o.banker === null && open(o).length === 0
  } else {
    o.spinning = true
  }
}

/** Settles the spin of a card. */
export function settle(o: Oracle, card: string): void {
  const [collected, paid, short]: [Chips, Chips, Chips] = [{}, {}, {}]
  for (const seat of punters(o)) {
    const lost = Object.entries(o.bets[seat]!).filter(([spot]) => odds(spot, card) === 0)
    collected[seat] = lost.reduce((sum, [, stake]) => sum + stake, 0)
    if (o.bank !== null) o.bank += collected[seat]
  }
  const from = o.banker === null ? 0 : o.seats.indexOf(o.banker) + 1
  for (const seat of [...o.seats.slice(from), ...o.seats.slice(0, from)]) {
    if (seat === o.banker) continue
    const owed = Object.entries(o.bets[seat]!).reduce((sum, [spot, stake]) => sum + stake * odds(spot, card), 0)
    paid[seat] = o.bank === null ? owed : Math.min(owed, o.bank)
    short[seat] = owed - paid[seat]
    if (o.bank !== null) o.bank -= paid[seat]
    o.chips[seat]! += onLayout(o, seat) - collected[seat]! + paid[seat]
    o.bets[seat] = {}
  }
  o.last = { card, collected, paid, short }
  o.history.push(card)
  o.spins++
  o.ready = []
  o.spinning = false
  const broke = punters(o).every((seat) => o.chips[seat] === 0)
  o.over = o.spins === o.settings.spins || o.bank === 0 || broke
}

export function scoresOf(o: Oracle): number[] {
  return o.seats.map((seat) => {
    return seat === o.banker ? o.bank! - o.settings.bank : o.chips[seat]! + onLayout(o, seat) - o.settings.chips
  })
}

/** Returns the page's State. */
export function stateOf(o: Oracle) {
  const { banker, selection, spins, bank, chips, bets, ready, last, history } = o
  return { banker, selection, spins, bank, chips, bets, ready, last, history }
}
