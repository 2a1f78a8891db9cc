/**
 * State that the plain models of two casinos' pages have in common. Cards are dealt in turns, put down, taken up with
 * what lies there, and counted when the stock is spent. The models share no code with the engine.
 */
export interface Oracle<Build extends { readonly cards: readonly string[] }> {
  readonly seats: number
  readonly target: number
  /** Whether a round is being played. */
  playing: boolean
  over: boolean
  round: number
  deal: number
  dealer: number
  turn: number
  stock: string[]
  hands: string[][]
  table: string[]
  builds: Build[]
  piles: string[][]
  lastCapture: string | null
  rounds: object[]
  scores: number[]
}

type AnyOracle = Oracle<{ readonly cards: readonly string[] }>

export const LETTERS = 'ABCDEFGH'

/** Returns a table before its first round. */
export function emptyTable(seats: number, target: number): Oracle<never> {
  const lists = () => Array.from({ length: seats }, () => [] as string[])
  return {
    seats,
    target,
    playing: false,
    over: false,
    round: 1,
    deal: 0,
    dealer: seats - 1,
    turn: 0,
    stock: [],
    hands: lists(),
    table: [],
    builds: [],
    piles: lists(),
    lastCapture: null,
    rounds: [],
    scores: Array.from({ length: seats }, () => 0),
  }
}

/** Prepares a round with a shuffled pack, top card first. Nothing is dealt yet. */
export function newRound(o: AnyOracle, pack: readonly string[]): void {
  o.round = o.rounds.length + 1
  o.dealer = (o.seats - 1 + o.rounds.length) % o.seats
  o.deal = 0
  o.stock = [...pack]
  o.table = []
  o.builds = []
  o.piles = o.hands.map(() => [])
  o.playing = true
  o.lastCapture = null
}

export const isBuild = (piece: string) => piece.startsWith('B')

/**
 * Takes the card of a legal text from the hand and puts it where it goes. `named` returns the name of a build in texts,
 * and `built` makes a build from the card played and all its cards.
 */
export function move<Build extends { cards: string[] }>(
  o: Oracle<Build>,
  seat: number,
  text: string,
  named: (build: Build) => string,
  built: (card: string, cards: string[]) => Build,
): void {
  const words = text.split(' ')
  const card = words[0] === 'trail' ? words[1]! : words[0]!
  const hand = o.hands[seat]!
  hand.splice(hand.indexOf(card), 1)
  if (words[0] === 'trail') o.table.push(card)
  else {
    const taken = words.at(-1)!.split('+')
    const cards = [card, ...taken.flatMap((piece) => pickUp(o, piece, named))]
    if (words[1] === 'takes') {
      o.piles[seat]!.push(...cards)
      o.lastCapture = LETTERS[seat]!
    } else o.builds.push(built(card, cards))
  }
  o.turn = (seat + 1) % o.seats
}

function pickUp<Build extends { cards: string[] }>(
  o: Oracle<Build>,
  piece: string,
  named: (build: Build) => string,
): string[] {
  if (!isBuild(piece)) return o.table.splice(o.table.indexOf(piece), 1)
  const at = o.builds.findIndex((build) => named(build) === piece)
  return o.builds.splice(at, 1)[0]!.cards
}

export function winnersOf(o: AnyOracle): number[] | null {
  if (!o.over) return null
  const best = Math.max(...o.scores)
  return [...o.scores.keys()].filter((seat) => o.scores[seat] === best)
}

/**
 * Returns the page's State without what only one of the casinos has. `rank` gives the order in which cards are listed,
 * and `standing` the card by which a build is listed.
 */
export function stateOf<Build extends { readonly cards: readonly string[] }>(
  o: Oracle<Build>,
  rank: (card: string) => number,
  standing: (build: Build) => string,
) {
  const sorted = (cards: readonly string[]) => [...cards].sort((a, b) => rank(a) - rank(b))
  return {
    round: o.round,
    deal: o.deal,
    dealer: LETTERS[o.dealer]!,
    turn: o.playing ? LETTERS[o.turn]! : null,
    stock: o.stock,
    hands: byLetter(o.hands.map(sorted)),
    table: sorted(o.table),
    builds: [...o.builds].sort((a, b) => rank(standing(a)) - rank(standing(b))),
    piles: byLetter(o.piles.map(sorted)),
  }
}

export function byLetter<T>(values: readonly T[]): Record<string, T> {
  return Object.fromEntries(values.map((value, seat) => [LETTERS[seat]!, value]))
}

/** Returns the trail of a card, and every move of the card with some of the pieces, as far as they are legal. */
export function textsOfCard(card: string, pieces: readonly string[], isLegal: (text: string) => boolean): string[] {
  const lists = Array.from({ length: 2 ** pieces.length - 1 }, (_, bits) => {
    return pieces.filter((_piece, i) => (bits + 1) & (1 << i)).join('+')
  })
  const texts = lists.flatMap((list) => [`${card} takes ${list}`, `${card} builds on ${list}`])
  return [`trail ${card}`, ...texts].filter(isLegal)
}
