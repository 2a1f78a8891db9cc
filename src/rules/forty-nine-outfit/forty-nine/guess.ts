import { oneOf, type Rng } from '../../kit'
import { CARDS } from '../cards'
import { HAND } from './deal'
import type { Hidden } from './hidden'
import { handSize, isOpening } from './state'

/**
 * How many unseen cards each seat of a strict table holds, which nobody need tell. Everyone has had about as many
 * turns, so other hands are guessed near the own one (five for an onlooker), within what is certain: five each before
 * the opening card, nobody without a card, a stock that is empty or not, and never larger than after the deal.
 */
export function guessWanting({ known, eye, unseen, stockEmpty }: Hidden, rng: Rng): number[] {
  // In range: seats.
  const sizes = Array.from({ length: known.seats }, (_, seat) => handSize(known, seat))
  const others = [...sizes.keys()].filter((seat) => seat !== eye)
  if (isOpening(known)) return sizes.map((size) => HAND - size)

  const own = sizes[eye] ?? HAND
  const least = sizes.map((size) => (size > 0 ? 0 : 1))
  const wanting = sizes.map((size, seat) => {
    return seat === eye ? 0 : Math.max(least[seat]!, own + rng.below(5) - 2 - size)
  })
  const most = stockEmpty ? 0 : CARDS - HAND * known.seats - known.drawn
  const fewest = stockEmpty ? 0 : 1
  let stock = unseen.length - wanting.reduce((sum, size) => sum + size, 0)
  for (; stock > most; stock--) wanting[oneOf(others, rng)]!++
  for (; stock < fewest; stock++) {
    const rich = others.filter((seat) => wanting[seat]! > least[seat]!)
    wanting[oneOf(rich, rng)]!--
  }
  return wanting
}
