import { closeColour, EMPTY, pass, take, type Filling } from './filling'
import { REMAINING_CARDS } from './cards'

const HANDS = [2, 3, 4, 5, 6, 7, 8, 9]
const NUMBERS = 49

/** Larger than the number of ways in which one hand can be filled. */
const RADIX = 64

type Step = (hand: number, filling: Filling) => Filling | null

/**
 * Counts the solutions card by card: the numbers come in ascending order, each goes to one of the hands 2 to 9, and the
 * count of ways is kept for every joint state of the eight hands. Uses neither border cards nor pairs of straights.
 */
export function countByCards(): number {
  const hands = HANDS.map((hand) => new Fillings(hand))
  let tables = new Map<number, number>([[0, 1]])
  for (let card = 0; card < NUMBERS; card++) {
    const isDealt = REMAINING_CARDS.includes(card)
    const isLastOfColour = (card + 1) % 7 === 0
    const next = new Map<number, number>()
    for (const [table, ways] of tables) {
      const places = decode(table)
      const passed = places.map((place, i) => hands[i]!.step(pass, place))
      for (let i = isDealt ? 0 : -1; i < (isDealt ? HANDS.length : 0); i++) {
        const after = passed.map((place, j) => (i === j ? hands[j]!.step(take, places[j]!) : place))
        const closed = isLastOfColour ? after.map((place, j) => hands[j]!.step(closeColour, place)) : after
        if (closed.includes(NONE)) continue
        const key = encode(closed)
        next.set(key, (next.get(key) ?? 0) + ways)
      }
    }
    tables = next
  }
  return [...tables.values()].reduce((sum, ways) => sum + ways, 0)
}

const NONE = -1

/** The ways in which one hand can be filled, numbered in order of appearance; 0 is the empty hand. */
class Fillings {
  readonly #all: Filling[] = [EMPTY]
  readonly #numbers = new Map<string, number>([[JSON.stringify(EMPTY), 0]])
  readonly #steps = new Map<Step, number[]>()

  constructor(readonly hand: number) {}

  /** Returns the filling to which a step leads, or {@link NONE}. */
  step(step: Step, place: number): number {
    if (place === NONE) return NONE
    const known = this.#steps.get(step) ?? []
    this.#steps.set(step, known)
    return (known[place] ??= this.#number(step(this.hand, this.#all[place]!)))
  }

  #number(filling: Filling | null): number {
    if (!filling) return NONE
    const text = JSON.stringify(filling)
    const number = this.#numbers.get(text) ?? this.#all.push(filling) - 1
    this.#numbers.set(text, number)
    return number
  }
}

function encode(places: readonly number[]): number {
  return places.reduceRight((key, place) => key * RADIX + place, 0)
}

function decode(key: number): number[] {
  let rest = key
  return HANDS.map(() => {
    const place = rest % RADIX
    rest = (rest - place) / RADIX
    return place
  })
}
