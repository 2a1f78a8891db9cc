import type { Card } from '../../../../../src/rules/forty-nine-outfit/cards'
import { countColours, REMAINING_CARDS, runsAmong, shapeOf } from './cards'

/** The possible numbers of cards of each colour in the hands 2 to 7. */
const COLOUR_COUNTS: ReadonlyMap<number, readonly (readonly number[])[]> = new Map([
  [2, assignColours([2, 2, 1])],
  [3, assignColours([1, 1, 1, 1, 1])],
  [4, assignColours([3, 1, 1])],
  [5, assignColours([3, 2])],
  [6, assignColours([4, 1])],
  [7, assignColours([5])],
])

/** Hands that would have another rank if they were consecutive, and the shape of such runs. */
const RUNS: readonly (readonly [hand: number, shape: string])[] = [
  [5, '3+2'],
  [6, '4+1'],
  [7, '5'],
]

/**
 * Counts the solutions hand by hand: for every pair of straights the other six hands are filled by colours alone, and
 * the fillings in which a full hand, a four or a flush happens to be consecutive are subtracted (inclusion and
 * exclusion).
 */
export function countByHands(): number {
  let ways = 0
  for (const [eight, nine] of straightPairs()) ways += countSharings(without(without(REMAINING_CARDS, eight), nine))
  return ways
}

/** Returns every choice for hands 8 and 9 without a common card. */
export function straightPairs(): [eight: Card[], nine: Card[]][] {
  const runs = runsAmong(REMAINING_CARDS)
  const eights = runs.filter((run) => shapeOf(run) === '3+2')
  const nines = runs.filter((run) => shapeOf(run) === '4+1')
  return eights.flatMap((eight) => {
    const free = nines.filter((nine) => !nine.some((card) => eight.includes(card)))
    return free.map((nine): [Card[], Card[]] => [eight, nine])
  })
}

/** Counts the ways to distribute cards among the hands 2 to 7 so that none of them is consecutive. */
function countSharings(cards: readonly Card[], runs = RUNS, hands: readonly number[] = [2, 3, 4, 5, 6, 7]): number {
  const [first, ...rest] = runs
  if (!first) return countByColours(countColours(cards), hands)
  const [hand, shape] = first
  const others = hands.filter((other) => other !== hand)
  const consecutive = runsAmong(cards).filter((run) => shapeOf(run) === shape)
  const all = countSharings(cards, rest, hands)
  return consecutive.reduce((ways, run) => ways - countSharings(without(cards, run), rest, others), all)
}

/** Cached counts: the same colours recur. */
const COUNT_CACHE = new Map<string, number>()

/** Counts the ways to fill hands with cards of which only the colours matter. */
function countByColours(counts: readonly number[], hands: readonly number[]): number {
  if (hands.length === 0) return 1
  const key = `${hands.join('')}:${counts.join('')}`
  const before = COUNT_CACHE.get(key)
  if (before !== undefined) return before
  const rest = hands.slice(0, -1)
  let ways = 0
  for (const taken of COLOUR_COUNTS.get(hands.at(-1)!)!) {
    if (taken.some((count, colour) => count > counts[colour]!)) continue
    const choices = taken.reduce((product, count, colour) => product * choose(counts[colour]!, count), 1)
    const left = counts.map((count, colour) => count - taken[colour]!)
    ways += choices * countByColours(left, rest)
  }
  COUNT_CACHE.set(key, ways)
  return ways
}

/** Returns every way to assign distinct colours to the parts of a hand, once each. */
function assignColours(parts: readonly number[]): number[][] {
  const found = new Map<string, number[]>()
  const give = (left: readonly number[], counts: readonly number[]): void => {
    const [part, ...rest] = left
    if (part === undefined) found.set(counts.join(), [...counts])
    else counts.forEach((count, colour) => count === 0 && give(rest, counts.with(colour, part)))
  }
  give(parts, [0, 0, 0, 0, 0, 0, 0])
  return [...found.values()]
}

function choose(from: number, many: number): number {
  return many === 0 ? 1 : (choose(from - 1, many - 1) * from) / many
}

function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  return cards.filter((card) => !taken.includes(card))
}
