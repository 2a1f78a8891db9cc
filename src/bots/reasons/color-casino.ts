import { isBuild } from '../../rules/casino/plays'
import { letterOf, type Seat, type GameView } from '../../rules/kit'
import { CARDS, cardName, cardNamed, COLOUR, NUMBER } from '../../rules/lion-coffee/cards'
import { countUnions } from '../../rules/lion-coffee/color-casino/groups'
import type { ColorView } from '../../rules/lion-coffee/color-casino/shape'
import { isLastDeal, keptBy, playIn, unseenBy } from './casino'
import { handIn, why } from './reason'

/**
 * The reasons for which a hint of Color Casino is good, by key.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `sweeps` | cards | clears the board: a point |
 * | `takes-ten` | cards | the red ten goes into the pile: two points |
 * | `takes-two` | cards | the black two goes into the pile: a point |
 * | `takes-own-build` | cards | takes the seat's own build |
 * | `takes-their-build` | cards, by | takes another seat's build |
 * | `takes-last` | cards, rest | nothing is left to deal: the seat that takes last also gets the rest of the board |
 * | `takes-reds` | reds | towards most reds, and most cards |
 * | `takes-cards` | cards | towards most cards |
 * | `builds` | card, on, with | builds a pair that a card of the hand can take next |
 * | `trails-for` | card, with | a card of the hand can take it next, together with cards on the board |
 * | `trails-safe` | card | no unseen card can take it |
 * | `trails-nothing-fits` | card | no card of the hand takes anything |
 * | `trails-cheap` | card | costs least |
 *
 * `card`, `on` and `with` are texts as in the notation, `by` is a seat's letter, all others are numbers.
 */
export type ColorReasonKey = ReturnType<typeof reasonFor>['key']

/**
 * Returns why a legal move is good, from what its seat sees; keys at `ColorReasonKey`. Throws if the text is no move.
 */
export function reasonFor({ state, seats }: GameView<ColorView>, seat: Seat, move: string) {
  const play = playIn(move, 'Color Casino')
  if (play.kind === 'trail') return whyTrail(state, seat, play.card)
  if (play.kind === 'take') return whyTake(state, seats, seat, play.card, play.pieces)
  if (play.kind === 'build') return whyBuild(state, seat, play.card, play.pieces[0] ?? '')
  throw new Error(`"${move}" is no move of Color Casino`)
}

const PACK = Array.from({ length: CARDS }, (_, card) => cardName(card))

function numberOf(card: string): number {
  return NUMBER[cardNamed(card)]!
}

function alike(card: string, other: string): boolean {
  return COLOUR[cardNamed(card)] === COLOUR[cardNamed(other)]
}

/** Returns the sum and the difference of two cards. */
function sumAndDifference(card: string, other: string): number[] {
  return [numberOf(card) + numberOf(other), Math.abs(numberOf(card) - numberOf(other))]
}

function whyBuild(state: ColorView, seat: Seat, card: string, on: string) {
  const kept = keptBy(state, seat, card).find((other) => {
    return sumAndDifference(card, on).includes(numberOf(other)) && alike(other, on)
  })
  return why('builds', { card, on, with: kept ?? '' })
}

function whyTake(view: ColorView, seats: number, seat: Seat, taker: string, named: readonly string[]) {
  const builds = named.flatMap((piece) => view.builds.find(({ cards }) => piece === `B${cards[1]!}`) ?? [])
  const loose = named.filter((piece) => !isBuild(piece))
  const all = [taker, ...loose, ...builds.flatMap(({ cards }) => cards)]
  const cards = all.length
  const rest = view.table.length + view.builds.length - named.length
  if (rest === 0) return why('sweeps', { cards })
  if (all.includes('10R')) return why('takes-ten', { cards })
  if (all.includes('2K')) return why('takes-two', { cards })
  const theirs = builds.find(({ by }) => by !== letterOf(seat))
  if (theirs) return why('takes-their-build', { cards, by: theirs.by })
  if (builds.length > 0) return why('takes-own-build', { cards })
  if (isLastDeal(view, seats) && handIn(view.hands, seat).length <= 2) return why('takes-last', { cards, rest })
  return taker.endsWith('R') ? why('takes-reds', { reds: cards }) : why('takes-cards', { cards })
}

function whyTrail(view: ColorView, seat: Seat, card: string) {
  const held = keptBy(view, seat, card)
  const before = view.table.filter((other) => alike(other, card))
  const after = [...before, card]
  const later = held.find((own) => alike(own, card) && takes(own, after) && !takes(own, before))
  if (later !== undefined) return why('trails-for', { card, with: later })
  if (!unseenBy(view, seat, PACK).some((other) => alike(other, card) && takes(other, after)))
    return why('trails-safe', { card })
  const fits = held.some((own) =>
    takes(
      own,
      view.table.filter((other) => alike(other, own)),
    ),
  )
  return fits ? why('trails-cheap', { card }) : why('trails-nothing-fits', { card })
}

/** Whether a card could take some of these loose cards of its colour. */
function takes(card: string, loose: readonly string[]): boolean {
  const set = loose.filter((other) => other !== card).reduce((all, other) => all | (1 << numberOf(other)), 0)
  return countUnions(numberOf(card), set) > 1
}
