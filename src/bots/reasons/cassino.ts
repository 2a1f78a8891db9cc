import { isBuild } from '../../rules/casino/plays'
import { bridgeNamed, letterOf, SPADES, suitOf, type Seat, type GameView } from '../../rules/kit'
import type { CassinoView } from '../../rules/pack/cassino/shape'
import { VALUE } from '../../rules/pack/cassino/values'
import { keptBy, playIn } from './casino'
import { why } from './reason'

/**
 * The reasons for which a hint of either Cassino is good, by key.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `counts` | – | no missed capture is worth a call: the round may be counted (25) |
 * | `calls` | cards | captures, without playing a card, what another seat missed (25) |
 * | `sweeps` | cards | clears the table: a point (21) |
 * | `takes-big` | card, cards | the ten of diamonds goes into the pile: two points |
 * | `takes-aces` | aces, cards | aces go into the pile, a point each |
 * | `takes-little` | card, cards | the two of spades goes into the pile: a point |
 * | `takes-own-build` | value, cards | takes the seat's own build |
 * | `takes-their-build` | value, cards, by | takes another seat's build |
 * | `takes-last` | cards, rest | in the last deal: the seat that captures last also gets the rest of the table |
 * | `takes-spades` | spades, cards | towards most spades |
 * | `takes-cards` | cards | towards most cards |
 * | `raises` | value, from, by | raises a build out of reach of the seat that made it |
 * | `adds-to-build` | value | adds to the build, which then cannot be raised any more |
 * | `builds` | value, cards | builds for a card that is still in the hand |
 * | `trails-nothing-fits` | card | no card of the hand takes anything |
 * | `trails-for` | card, with | a card of the hand can take the trailed card next |
 * | `trails-court` | card | a court card is part of no sum |
 * | `trails-cheap` | card | costs least |
 *
 * `card` and `with` are texts as in the notation, `by` is a seat's letter, all others are numbers.
 */
export type CassinoReasonKey = ReturnType<typeof reasonFor21>['key']

/** Why a legal move of Cassino to 21 or to 25 points is good, see {@link createReasonFor}. */
export const reasonFor21 = createReasonFor(true)
export const reasonFor25 = createReasonFor(false)

/**
 * Returns the function that tells why a move is good, from what its seat sees; keys at `CassinoReasonKey`. It throws if
 * the text is no move.
 * @param sweeps whether clearing the table brings a point
 */
function createReasonFor(sweeps: boolean) {
  return ({ state }: GameView<CassinoView>, seat: Seat, move: string) => {
    const play = playIn(move, 'Cassino')
    if (play.kind === 'count') return why('counts')
    if (play.kind === 'trail') return whyTrail(state, seat, play.card)
    if (play.kind === 'call') return why('calls', { cards: cardsOf(state, play.pieces).length })
    if (play.kind === 'take') return whyTake(state, seat, play.card, play.pieces, sweeps)
    return whyBuild(state, Number(play.value), play.pieces)
  }
}

function buildNamed(view: CassinoView, piece: string) {
  return isBuild(piece) ? view.builds.find(({ value }) => value === Number(piece.slice(1))) : undefined
}

/** Returns the cards that a list of pieces consists of. */
function cardsOf(view: CassinoView, pieces: readonly string[]): readonly string[] {
  return pieces.flatMap((piece) => buildNamed(view, piece)?.cards ?? [piece])
}

function whyTake(view: CassinoView, seat: Seat, card: string, named: readonly string[], sweeps: boolean) {
  const all = [card, ...cardsOf(view, named)]
  const cards = all.length
  if (sweeps && named.length === view.table.length + view.builds.length) return why('sweeps', { cards })
  if (all.includes('10D')) return why('takes-big', { card: '10D', cards })
  const aces = all.filter((one) => VALUE[bridgeNamed(one)] === 1).length
  if (aces > 0) return why('takes-aces', { aces, cards })
  if (all.includes('2S')) return why('takes-little', { card: '2S', cards })
  const build = named.map((piece) => buildNamed(view, piece)).find((found) => found !== undefined)
  if (build) {
    const { value, by } = build
    return by === letterOf(seat)
      ? why('takes-own-build', { value, cards })
      : why('takes-their-build', { value, cards, by })
  }
  const rest = view.table.length - named.length
  if (view.lastDeal && rest > 0) return why('takes-last', { cards, rest })
  const spades = all.filter((one) => suitOf(bridgeNamed(one)) === SPADES).length
  return spades > 0 ? why('takes-spades', { spades, cards }) : why('takes-cards', { cards })
}

function whyBuild(view: CassinoView, value: number, pieces: readonly string[]) {
  const builds = pieces.flatMap((piece) => buildNamed(view, piece) ?? [])
  const raised = builds.find((build) => build.value !== value)
  if (raised) return why('raises', { value, from: raised.value, by: raised.by })
  if (builds.length > 0) return why('adds-to-build', { value })
  return why('builds', { value, cards: cardsOf(view, pieces).length + 1 })
}

function whyTrail(view: CassinoView, seat: Seat, card: string) {
  const held = keptBy(view, seat, card)
  if (!held.some((one) => captures(view, one, view.table))) {
    const later = held.find((one) => captures(view, one, [...view.table, card]))
    return later === undefined ? why('trails-nothing-fits', { card }) : why('trails-for', { card, with: later })
  }
  return VALUE[bridgeNamed(card)] === 0 ? why('trails-court', { card }) : why('trails-cheap', { card })
}

/** Whether a card could capture some of these loose cards, or a build. */
function captures(view: CassinoView, card: string, loose: readonly string[]): boolean {
  const value = VALUE[bridgeNamed(card)]!
  if (value === 0) return loose.some((one) => one.slice(0, -1) === card.slice(0, -1))
  if (view.builds.some((build) => build.value === value)) return true
  const sums = loose.reduce((set, one) => {
    const own = VALUE[bridgeNamed(one)]!
    return own > 0 ? set | (set << own) : set
  }, 1)
  return (sums & (1 << value)) !== 0
}
