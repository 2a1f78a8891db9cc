import { firstOf, createSeededRng, type Seat, type GameView } from '../../rules/kit'
import { cardNamed, CARDS, CHEATER, colourAt, type Card } from '../../rules/forty-nine-outfit/cards'
import { COLOUR_COUNT, colourIndex } from '../../rules/forty-nine-outfit/colours'
import { parseMove } from '../../rules/forty-nine-outfit/pittsburgh-draw'
import type { PittsburghView } from '../../rules/forty-nine-outfit/pittsburgh-draw/shape'
import { HAND_SIZE, handKey, kindOf, valueOf } from '../../rules/forty-nine-outfit/ranking'
import { BINS, valueOfBin } from '../heuristics/pittsburgh-draw/hand-classes'
import { exactMean, sampledMean, waysOf, type Exchange } from '../heuristics/pittsburgh-draw/exchange'
import { handIn, why } from './reason'

/**
 * The reasons for which a hint of Pittsburgh Draw is good, by key.
 *
 * | key | params | meaning |
 * |---|---|---|
 * | `stands` | kind, points, average | keeps a hand of this kind as it is |
 * | `keeps-colour` | colour, cards, chance, average | keeps `cards` cards of one colour |
 * | `keeps-colour-cheater` | colour, cards, chance, average | the same, and the Cheater besides |
 * | `keeps-pairs` | chance, average | keeps two pairs for a full hand |
 * | `keeps-cheater` | chance, average | keeps the Cheater alone |
 * | `keeps-several` | cards, chance, average | keeps `cards` cards of several colours |
 * | `new-hand` | chance, average | throws all five away |
 *
 * `chance` is the percentage of draws that improve the value of the hand, `average` the mean value of the hand
 * afterwards with one decimal, as text; `kind` is a word of the rules page, `colour` a colour's name.
 */
export type PittsburghReasonKey = ReturnType<typeof reasonFor>['key']

/**
 * Number of draws from which the odds of an exchange are enumerated; for more (all five cards), as many are sampled.
 */
const MAX_DRAWS = 20_000

/**
 * Returns why an exchange is good, from what its seat sees, with its odds. The keys are listed at
 * `PittsburghReasonKey`. Throws if the text is no move of Pittsburgh Draw.
 */
export function reasonFor(seen: GameView<PittsburghView>, seat: Seat, move: string) {
  const thrown = parseMove(move)
  if (thrown === null) throw new Error(`"${move}" is no move of Pittsburgh Draw`)
  const hand = handIn(seen.state.hands, seat).map(cardNamed)
  const kept = hand.filter((card) => !thrown.includes(card))
  const value = valueOf(handKey(hand))
  if (kept.length === HAND_SIZE) return why('stands', { kind: kindOf(value), points: value, average: `${value}` })
  return whyExchange({ kept, unseen: unseenBy(seen, hand) }, value)
}

function unseenBy({ options }: GameView<PittsburghView>, hand: readonly Card[]): Card[] {
  const cards = options['cheater'] === true ? CARDS : CARDS - 1
  return Array.from({ length: cards }, (_, card) => card).filter((card) => !hand.includes(card))
}

function whyExchange(exchange: Exchange, value: number) {
  const odds = {
    chance: Math.round(100 * mean(exchange, (points) => (points > value ? 1 : 0))),
    average: mean(exchange, (points) => points).toFixed(1),
  }
  const { kept } = exchange
  const numbers = kept.filter((card) => card !== CHEATER)
  const groups = groupsOf(numbers)
  const cheater = numbers.length < kept.length
  if (kept.length === 0) return why('new-hand', odds)
  if (numbers.length === 0) return why('keeps-cheater', odds)
  if (groups.length === 1) {
    const params = { colour: colourAt(colourIndex(firstOf(numbers))), cards: numbers.length, ...odds }
    return why(cheater ? 'keeps-colour-cheater' : 'keeps-colour', params)
  }
  if (!cheater && groups.length === 2 && groups.every((many) => many === 2)) return why('keeps-pairs', odds)
  return why('keeps-several', { cards: kept.length, ...odds })
}

/** Returns the number of cards of each colour that is present. */
function groupsOf(cards: readonly Card[]): number[] {
  const counts = new Array<number>(COLOUR_COUNT).fill(0)
  for (const card of cards) counts[colourIndex(card)]!++
  return counts.filter((many) => many > 0)
}

function mean(exchange: Exchange, worth: (points: number) => number): number {
  const worths = Float64Array.from({ length: BINS }, (_, bin) => worth(valueOfBin(bin)))
  if (waysOf(exchange) <= MAX_DRAWS) return exactMean(exchange, worths)
  return sampledMean(exchange, worths, MAX_DRAWS, createSeededRng('odds of Pittsburgh Draw'))
}
