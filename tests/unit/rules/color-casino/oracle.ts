import {
  byLetter,
  emptyTable,
  isBuild,
  LETTERS,
  move,
  newRound,
  stateOf,
  textsOfCard,
  winnersOf,
  type Oracle as CasinoOracle,
} from '../casino/model'

/**
 * A plain second model of Color Casino, written from the rules page alone: lists of texts, and every way to divide
 * pieces into groups is tried. It is slow and shares no code with the engine, which is compared with it.
 */
interface Build {
  cards: string[]
  by: string
}

export interface Oracle extends CasinoOracle<Build> {
  readonly partners: boolean
  readonly leftovers: string
  sweeps: number[]
}

export function table(seats: number, target: number, partners: boolean, leftovers: string): Oracle {
  const empty = emptyTable(seats, target)
  return { ...empty, partners, leftovers, sweeps: empty.hands.map(() => 0) }
}

/** Begins a round with a shuffled pack, top card first. */
export function begin(o: Oracle, pack: readonly string[]): void {
  newRound(o, pack)
  o.sweeps = o.hands.map(() => 0)
  dealHands(o)
}

function dealHands(o: Oracle): void {
  for (let time = 0; time < 6 && o.stock.length >= o.seats; time++) {
    for (let i = 1; i <= o.seats; i++) o.hands[(o.dealer + i) % o.seats]!.push(o.stock.shift()!)
    if (o.deal === 0) o.table.push(o.stock.shift()!)
  }
  if (o.stock.length < o.seats && o.leftovers === 'board') o.table.push(...o.stock.splice(0))
  o.deal++
  o.turn = (o.dealer + 1) % o.seats
}

const numberOf = (piece: string) => parseInt(piece.replace('B', ''), 10)
const colourOf = (piece: string) => piece.at(-1)!
const rank = (piece: string) => 'RKGP'.indexOf(colourOf(piece)) * 20 + numberOf(piece)
const sorted = (cards: readonly string[]) => [...cards].sort((a, b) => rank(a) - rank(b))
const place = (piece: string) => (isBuild(piece) ? 100 : 0) + rank(piece)

/** Plays the text of a move. Returns null, or the code of the refusal. */
export function play(o: Oracle, seat: number, text: string): string | null {
  const code = judge(o, seat, text)
  if (code !== null) return code
  const built = (_card: string, cards: string[]) => ({ cards: sorted(cards), by: LETTERS[seat]! })
  move(o, seat, text, (build) => `B${build.cards[1]}`, built)
  if (text.includes('takes') && o.table.length === 0 && o.builds.length === 0) o.sweeps[seat]!++
  if (o.hands.every((held) => held.length === 0)) {
    if (o.stock.length >= o.seats) dealHands(o)
    else count(o)
  }
  return null
}

/** Returns the code with which a text is refused, or null. */
export function judge(o: Oracle, seat: number, text: string): string | null {
  if (o.over) return 'game-over'
  const trail = /^trail ((?:[1-9]|10|11)[RKGP])$/.exec(text)
  const other = /^((?:[1-9]|10|11)[RKGP]) (takes|builds on) (.+)$/.exec(text)
  const pieces = other ? other[3]!.split('+') : []
  if (!trail && !other) return 'bad-move'
  if (pieces.some((piece) => !/^B?([1-9]|10|11)[RKGP]$/.test(piece))) return 'bad-move'
  if (pieces.some((piece, i) => i > 0 && place(piece) <= place(pieces[i - 1]!))) return 'bad-move'
  if (seat !== o.turn) return 'not-your-turn'
  const card = (trail ?? other)![1]!
  if (!o.hands[seat]!.includes(card)) return 'card-not-in-hand'
  if (pieces.some((piece) => !piecesOf(o).includes(piece))) return 'piece-not-on-table'
  if (pieces.some((piece) => colourOf(piece) !== colourOf(card))) return 'wrong-colour'
  if (trail) return null
  if (other![2] === 'takes') return isDivisible(o, numberOf(card), pieces) ? null : 'cannot-take'
  if (pieces.length > 1 || isBuild(pieces[0]!)) return 'one-card-only'
  const [a, b] = [numberOf(card), numberOf(pieces[0]!)]
  const kept = o.hands[seat]!.filter((held) => held !== card && colourOf(held) === colourOf(card)).map(numberOf)
  return kept.includes(a + b) || kept.includes(Math.abs(a - b)) ? null : 'no-capture-card'
}

/** Returns whether pieces can be divided into groups worth a number, by trying every group that has the first piece. */
function isDivisible(o: Oracle, worth: number, pieces: readonly string[]): boolean {
  const [first, ...others] = pieces
  if (first === undefined) return true
  return Array.from({ length: 2 ** others.length }, (_, bits) => bits).some((bits) => {
    const group = [first, ...others.filter((_piece, i) => bits & (1 << i))]
    const rest = others.filter((_piece, i) => !(bits & (1 << i)))
    return isGroup(o, worth, group) && isDivisible(o, worth, rest)
  })
}

function isGroup(o: Oracle, worth: number, group: readonly string[]): boolean {
  if (group.some(isBuild)) {
    const build = o.builds.find(({ cards }) => `B${cards[1]}` === group[0])
    if (group.length > 1 || !build) return false
    const [lower, higher] = build.cards.map(numberOf) as [number, number]
    return lower + higher === worth || higher - lower === worth
  }
  const numbers = group.map(numberOf)
  if (numbers.length < 2) return false
  if (numbers.reduce((sum, n) => sum + n, 0) === worth) return true
  return numbers.length === 2 && Math.abs(numbers[0]! - numbers[1]!) === worth
}

function count(o: Oracle): void {
  if (o.lastCapture !== null) {
    const pile = o.piles[LETTERS.indexOf(o.lastCapture)]!
    pile.push(...o.table.splice(0), ...o.builds.splice(0).flatMap((build) => build.cards))
    if (o.leftovers === 'last-trick') pile.push(...o.stock.splice(0))
  }
  const side = (seat: number) => (o.partners ? seat % 2 : seat)
  const sides = o.partners ? [0, 1] : [...o.hands.keys()]
  const cardCounts = o.piles.map((pile) => pile.length)
  const redCounts = o.piles.map((pile) => pile.filter((card) => colourOf(card) === 'R').length)
  const ofSide = (values: readonly number[], which: number) => {
    return values.reduce((sum, value, seat) => sum + (side(seat) === which ? value : 0), 0)
  }
  const most = (values: readonly number[]) => {
    const best = Math.max(...sides.map((which) => ofSide(values, which)))
    const having = sides.filter((which) => ofSide(values, which) === best)
    return having.length === 1 ? having[0]! : null
  }
  const holder = (card: string) => o.piles.map((pile) => (pile.includes(card) ? 1 : 0))
  const [cards, reds] = [most(cardCounts), most(redCounts)]
  const points = o.hands.map((_hand, seat) => {
    const own = side(seat)
    const extra = (cards === own ? 3 : 0) + (reds === own ? 1 : 0)
    return 2 * ofSide(holder('10R'), own) + ofSide(holder('2K'), own) + ofSide(o.sweeps, own) + extra
  })
  points.forEach((won, seat) => (o.scores[seat]! += won))
  o.rounds.push({
    dealer: LETTERS[o.dealer]!,
    last: o.lastCapture,
    cards: cards === null ? null : LETTERS[cards]!,
    reds: reds === null ? null : LETTERS[reds]!,
    cardCounts: byLetter(cardCounts),
    redCounts: byLetter(redCounts),
    sweeps: byLetter(o.sweeps),
    points: byLetter(points),
  })
  o.playing = false
  const best = Math.max(...o.scores)
  o.over = best >= o.target && sides.filter((which) => o.scores[which] === best).length === 1
}

export const winners = (o: Oracle): number[] | null => winnersOf(o)

/** Returns the page's State. */
export function state(o: Oracle) {
  const { lastCapture, rounds } = o
  return { ...stateOf(o, rank, (build) => build.cards[1]!), sweeps: byLetter(o.sweeps), lastCapture, rounds }
}

/** Returns everything that lies on the board, as pieces in their order. */
export function piecesOf(o: Oracle): string[] {
  return [...sorted(o.table), ...state(o).builds.map((build) => `B${build.cards[1]}`)]
}

/** Returns every legal text of the seat in turn, by judging every subset of the pieces of the card's colour. */
export function legalTexts(o: Oracle): string[] {
  const isLegal = (text: string) => judge(o, o.turn, text) === null
  return o.hands[o.turn]!.flatMap((card) => {
    const pieces = piecesOf(o).filter((piece) => colourOf(piece) === colourOf(card))
    return textsOfCard(card, pieces, isLegal)
  }).sort()
}
