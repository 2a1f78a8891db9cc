import { entryAt, letterOf, RECORD_FORMAT, type GameRecord, type Options } from '../../../rules/kit'

/** A position of a lesson: what matters of the cards, and what has been played. */
export interface SmallGame {
  readonly game: string
  readonly options?: Options
  /** How many cards each seat is dealt. */
  readonly each: number
  /** The first cards of each hand; the rest of it is filled up with the lowest cards that are named nowhere. */
  readonly hands: readonly (readonly string[])[]
  /** The cards that follow the hands, from the top. */
  readonly stock?: readonly string[]
  readonly cheater: boolean
  readonly moves: readonly string[]
}

const NUMBERS = Array.from({ length: 49 }, (_, i) => String(i + 1))

/** The record of a small game with the cards of the outfit, dealt one at a time from the first seat on. */
export function smallGame({ game, options = {}, each, hands, stock = [], cheater, moves }: SmallGame): GameRecord {
  const pack = cheater ? [...NUMBERS, 'C'] : NUMBERS
  const named = new Set([...hands.flat(), ...stock])
  const spare = pack.filter((card) => !named.has(card))
  const full = hands.map((hand) => [...hand, ...spare.splice(0, each - hand.length)])
  const dealt = Array.from({ length: each }, (_, i) => full.map((hand) => entryAt(hand, i))).flat()
  const seats = hands.map((_, seat) => letterOf(seat))
  return { format: RECORD_FORMAT, game, options, seats, chance: { tape: [...dealt, ...stock, ...spare] }, moves }
}
