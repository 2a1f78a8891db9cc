import { entryAt, letterOf, RECORD_FORMAT, type GameRecord, type Options } from '../../../rules/kit'

/** A lesson's position: the cards that matter, and the moves made so far. */
export interface LessonPosition {
  readonly game: string
  readonly options?: Options
  /** Number of cards dealt to each seat. */
  readonly handSize: number
  /** The first cards of each hand; each hand is filled up with the lowest cards that are not named anywhere. */
  readonly hands: readonly (readonly string[])[]
  /** The cards after the hands, from the top. */
  readonly stock?: readonly string[]
  readonly hasCheater: boolean
  readonly moves: readonly string[]
}

const NUMBERS = Array.from({ length: 49 }, (_, i) => String(i + 1))

/** Returns the record of a small game with the outfit's cards, dealt one at a time from the first seat on. */
export function lessonRecord({
  game,
  options = {},
  handSize,
  hands,
  stock = [],
  hasCheater,
  moves,
}: LessonPosition): GameRecord {
  const pack = hasCheater ? [...NUMBERS, 'C'] : NUMBERS
  const named = new Set([...hands.flat(), ...stock])
  const spare = pack.filter((card) => !named.has(card))
  const full = hands.map((hand) => [...hand, ...spare.splice(0, handSize - hand.length)])
  const dealt = Array.from({ length: handSize }, (_, i) => full.map((hand) => entryAt(hand, i))).flat()
  const seats = hands.map((_, seat) => letterOf(seat))
  return { format: RECORD_FORMAT, game, options, seats, chance: { tape: [...dealt, ...stock, ...spare] }, moves }
}
