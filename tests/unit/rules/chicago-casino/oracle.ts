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
 * A plain second model of Chicago-Casino, written from the rules page alone: lists of texts, and every subset is tried.
 * It is slow and shares no code with the engine, which is compared with it.
 */
interface Build {
  colour: string
  cards: string[]
  by: string
}

export type Oracle = CasinoOracle<Build>

const COLOURS = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet']
const DRONES = ['7', '14', '21', '28', '35', '42', '49']
const POINTS: Readonly<Record<string, number>> = {
  1: 1,
  49: 2,
  5: 1,
  10: 2,
  15: 3,
  20: 4,
  25: 5,
  30: 6,
  35: 7,
  40: 8,
  45: 9,
}

export const table = (seats: number, target: number): Oracle => emptyTable(seats, target)

/** Begins a round with a shuffled pack, top card first. */
export function begin(o: Oracle, pack: readonly string[]): void {
  newRound(o, pack)
  dealHands(o)
}

function dealHands(o: Oracle): void {
  let each = 4
  while (each * o.seats > o.stock.length) each--
  for (let i = 1; i <= each * o.seats; i++) o.hands[(o.dealer + i) % o.seats]!.push(o.stock.shift()!)
  if (o.deal === 0) o.table.push(...o.stock.splice(0, 4))
  if (o.stock.length < o.seats) o.table.push(...o.stock.splice(0))
  o.deal++
  o.turn = (o.dealer + 1) % o.seats
}

const rank = (card: string) => (card === 'C' ? 50 : Number(card))
const colourOf = (card: string) => (card === 'C' ? 'none' : COLOURS[Math.ceil(Number(card) / 7) - 1]!)
const sorted = (cards: readonly string[]) => [...cards].sort((a, b) => rank(a) - rank(b))
/** Returns the card that stands for a piece: the piece itself, or the highest card of the build. */
const face = (piece: string) => piece.replace('B', '')
/** Returns the place of a piece in a text: loose cards ascending, C, builds ascending. */
const place = (piece: string) => (isBuild(piece) ? 100 : 0) + rank(face(piece))

/** Plays the text of a move. Returns null, or the code of the refusal. */
export function play(o: Oracle, seat: number, text: string): string | null {
  const code = judge(o, seat, text)
  if (code !== null) return code
  const built = (card: string, cards: string[]) => {
    return { colour: colourOf(card), cards: sorted(cards), by: LETTERS[seat]! }
  }
  move(o, seat, text, (build) => `B${build.cards.at(-1)}`, built)
  if (o.hands.every((held) => held.length === 0)) {
    if (o.stock.length > 0) dealHands(o)
    else count(o)
  }
  return null
}

/** Returns the code with which a text is refused, or null. */
export function judge(o: Oracle, seat: number, text: string): string | null {
  if (o.over) return 'game-over'
  const trail = /^trail ([1-9]|[1-4][0-9]|C)$/.exec(text)
  const other = /^([1-9]|[1-4][0-9]|C) (takes|builds on) (.+)$/.exec(text)
  const pieces = other ? other[3]!.split('+') : []
  if (!trail && !other) return 'bad-move'
  if (pieces.some((piece) => !/^(B?([1-9]|[1-4][0-9])|C)$/.test(piece))) return 'bad-move'
  if (pieces.some((piece, i) => i > 0 && place(piece) <= place(pieces[i - 1]!))) return 'bad-move'
  if (seat !== o.turn) return 'not-your-turn'
  const played = (trail ?? other)![1]!
  if (!o.hands[seat]!.includes(played)) return 'card-not-in-hand'
  const tops = o.builds.map((build) => build.cards.at(-1))
  for (const piece of pieces) {
    if (!(isBuild(piece) ? tops.includes(face(piece)) : o.table.includes(piece))) return 'piece-not-on-table'
  }
  if (trail) return null
  return other![2] === 'takes' ? judgeTaking(played, pieces) : judgeBuild(o, seat, played, pieces)
}

function judgeTaking(card: string, pieces: readonly string[]): string | null {
  const riders = pieces.filter((piece) => DRONES.includes(piece) || (piece === 'C' && card !== 'C'))
  const others = pieces.filter((piece) => !riders.includes(piece))
  const colours = new Set(others.map((piece) => colourOf(face(piece))))
  if (card === 'C') return colours.size > 1 ? 'wrong-colour' : null
  if ([...colours].some((colour) => colour !== colourOf(card))) return 'wrong-colour'
  if (others.some((piece) => rank(face(piece)) > rank(card))) return 'not-lower'
  return others.length === 0 ? 'drone-alone' : null
}

function judgeBuild(o: Oracle, seat: number, card: string, pieces: readonly string[]): string | null {
  if (card === 'C' || pieces.includes('C')) return 'cheater-in-build'
  if (pieces.some((piece) => colourOf(face(piece)) !== colourOf(card))) return 'wrong-colour'
  const builds = pieces.filter(isBuild)
  if (builds.length > 1) return 'two-builds'
  if (builds.some((piece) => rank(face(piece)) > rank(card))) return 'not-raised'
  const highest = Math.max(rank(card), ...pieces.map((piece) => rank(face(piece))))
  const kept = o.hands[seat]!.filter((held) => held !== card)
  const higher = kept.some((held) => held === 'C' || (colourOf(held) === colourOf(card) && rank(held) > highest))
  return higher ? null : 'no-higher-card'
}

function count(o: Oracle): void {
  const last = o.lastCapture === null ? -1 : LETTERS.indexOf(o.lastCapture)
  if (last >= 0) {
    o.piles[last]!.push(...o.table.splice(0), ...o.builds.splice(0).flatMap((build) => build.cards))
  }
  const sizes = o.piles.map((pile) => pile.length)
  const most = Math.max(...sizes)
  const alone = sizes.filter((size) => size === most).length === 1
  const points = o.piles.map((pile, seat) => {
    const won = pile.reduce((sum, card) => sum + (POINTS[card] ?? 0), 0)
    return won + (alone && sizes[seat] === most ? 3 : 0)
  })
  points.forEach((won, seat) => (o.scores[seat]! += won))
  o.rounds.push({
    dealer: LETTERS[o.dealer]!,
    last: o.lastCapture,
    cards: alone ? LETTERS[sizes.indexOf(most)]! : null,
    cardCounts: byLetter(sizes),
    points: byLetter(points),
  })
  o.playing = false
  const best = Math.max(...o.scores)
  const leaders = o.scores.filter((score) => score === best).length
  o.over = o.target === 0 || (best >= o.target && leaders === 1)
}

export const winners = (o: Oracle): number[] | null => winnersOf(o)

/** Returns the page's State. */
export function state(o: Oracle) {
  const { lastCapture, rounds } = o
  return { ...stateOf(o, rank, (build) => build.cards.at(-1)!), lastCapture, rounds }
}

/** Returns everything that lies on the table, as pieces in their order. */
export function piecesOf(o: Oracle): string[] {
  return [...sorted(o.table), ...state(o).builds.map((build) => `B${build.cards.at(-1)}`)]
}

/**
 * Returns every legal text of the seat in turn, by judging every subset of the pieces. The table must not be too
 * crowded.
 */
export function legalTexts(o: Oracle): string[] {
  const pieces = piecesOf(o)
  const isLegal = (text: string) => judge(o, o.turn, text) === null
  return o.hands[o.turn]!.flatMap((card) => textsOfCard(card, pieces, isLegal)).sort()
}
