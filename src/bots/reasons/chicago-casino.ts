import { isBuild } from '../../rules/casino/plays'
import { lastOf, letterOf, type Seat, type GameView } from '../../rules/kit'
import type { ChicagoView } from '../../rules/forty-nine-outfit/chicago-casino/shape'
import { POINTS } from '../heuristics/chicago-casino/evaluate'
import { isLastDeal, keptBy, playIn, unseenBy } from './casino'
import { why } from './reason'

/**
 * The reasons for which a hint of Chicago-Casino is good, by key.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `takes-best` | card, points | takes a card that scores at least five |
 * | `secures` | card, points | the card played is itself worth `points`, and goes into the pile |
 * | `takes-their-build` | cards, by | takes another seat's build |
 * | `takes-own-build` | cards | takes the seat's own build |
 * | `takes-riders` | riders, cards | drones, or the Cheater, are taken along |
 * | `takes-points` | points, cards | takes cards that score |
 * | `takes-last` | cards, rest | nothing is left to deal: the seat that takes last also gets the rest of the table |
 * | `takes-cards` | cards | towards most cards |
 * | `rebuilds` | card, by, with | raises a build; `with` is kept to take it |
 * | `builds` | cards, with | stacks cards; `with` is kept to take them |
 * | `trails-safe` | card | no higher card of its colour is unseen |
 * | `trails-for` | card, with | a higher card of the hand can take it next |
 * | `trails-nothing-fits` | card | no card of the hand takes anything |
 * | `trails-cheap` | card | costs least |
 *
 * `card` and `with` are texts as in the notation, `by` is a seat's letter, all others are numbers.
 */
export type ChicagoReasonKey = ReturnType<typeof reasonFor>['key']

/** Points from which a card is reason enough by itself. */
const BEST = 5
const CHEATER = 'C'
const NUMBERS = Array.from({ length: 49 }, (_, i) => String(i + 1))
const PACK = [...NUMBERS, CHEATER]

/**
 * Returns why a legal move is good, from what its seat sees; keys at `ChicagoReasonKey`. Throws if the text is no move.
 */
export function reasonFor({ state, seats, options }: GameView<ChicagoView>, seat: Seat, move: string) {
  const play = playIn(move, 'Chicago-Casino')
  if (play.kind === 'trail') return whyTrail(state, seat, play.card, options['cheater'] === true)
  if (play.kind === 'take') return whyTake(state, seats, seat, play.card, play.pieces)
  if (play.kind === 'build') return whyBuild(state, seat, play.card, play.pieces)
  throw new Error(`"${move}" is no move of Chicago-Casino`)
}

/** Returns a card's number; the Cheater ranks above all. */
function rank(card: string): number {
  return card === CHEATER ? 50 : Number(card)
}

function colour(card: string): number {
  return Math.floor((rank(card) - 1) / 7)
}

/** Whether a card can take another by itself. */
function beats(card: string, other: string): boolean {
  if (card === CHEATER) return other !== CHEATER
  return other !== CHEATER && colour(card) === colour(other) && rank(card) > rank(other)
}

function points(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + POINTS[rank(card) - 1]!, 0)
}

function buildNamed(view: ChicagoView, piece: string) {
  return view.builds.find(({ cards }) => piece === `B${lastOf(cards)}`)
}

function best(cards: readonly string[]): string {
  return cards.reduce((one, other) => (points([other]) > points([one]) ? other : one))
}

function whyTake(view: ChicagoView, seats: number, seat: Seat, taker: string, named: readonly string[]) {
  const builds = named.flatMap((piece) => buildNamed(view, piece) ?? [])
  const loose = named.filter((piece) => !isBuild(piece))
  const got = [...loose, ...builds.flatMap(({ cards }) => cards)]
  const cards = got.length + 1
  const prize = best(got)
  if (points([prize]) >= BEST) return why('takes-best', { card: prize, points: points([prize]) })
  if (points([taker]) >= BEST) return why('secures', { card: taker, points: points([taker]) })
  const theirs = builds.find(({ by }) => by !== letterOf(seat))
  if (theirs) return why('takes-their-build', { cards, by: theirs.by })
  if (builds.length > 0) return why('takes-own-build', { cards })
  const riders = taker === CHEATER ? 0 : loose.filter((card) => !beats(taker, card)).length
  if (riders > 0) return why('takes-riders', { riders, cards })
  const scored = points([taker, ...got])
  if (scored > 0) return why('takes-points', { points: scored, cards })
  const rest = view.table.length + view.builds.length - named.length
  if (isLastDeal(view, seats) && rest > 0) return why('takes-last', { cards, rest })
  return why('takes-cards', { cards })
}

function whyBuild(view: ChicagoView, seat: Seat, card: string, named: readonly string[]) {
  const raised = named.map((piece) => buildNamed(view, piece)).find((build) => build !== undefined)
  const alike = keptBy(view, seat, card).filter((other) => other === CHEATER || colour(other) === colour(card))
  const kept = alike.filter((other) => rank(other) > rank(card)).at(-1)
  const keeper = kept ?? alike.at(-1) ?? card
  if (raised) return why('rebuilds', { card, by: raised.by, with: keeper })
  return why('builds', { cards: named.length + 1, with: keeper })
}

function whyTrail(view: ChicagoView, seat: Seat, card: string, cheater: boolean) {
  const held = keptBy(view, seat, card)
  const own = held.find((other) => other !== CHEATER && beats(other, card))
  if (own !== undefined) return why('trails-for', { card, with: own })
  if (
    card !== CHEATER &&
    rank(card) % 7 !== 0 &&
    !unseenBy(view, seat, cheater ? PACK : NUMBERS).some((other) => beats(other, card))
  ) {
    return why('trails-safe', { card })
  }
  const pieces = [...view.table, ...view.builds.map(({ cards }) => lastOf(cards))]
  const fits = held.some((other) => pieces.some((piece) => beats(other, piece)))
  return fits ? why('trails-cheap', { card }) : why('trails-nothing-fits', { card })
}
