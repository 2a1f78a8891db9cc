import { BUILD, TAKE, TRAIL } from '../../../rules/casino/coloured'
import { HIGH_WORDS } from '../../../rules/casino/table'
import type { Seat } from '../../../rules/kit'
import { cardOf, COLOUR_SIZE, count, inColour, lowestBit } from '../../../rules/lion-coffee/cards'
import { coverableNumbers, worth as buildsWorth } from '../../../rules/lion-coffee/color-casino/choices'
import { countUnions, nthUnion } from '../../../rules/lion-coffee/color-casino/groups'
import { packMove, type Move } from '../../../rules/lion-coffee/color-casino/move'
import type { ColorState } from '../../../rules/lion-coffee/color-casino/state'

const SETS = 1 << 12

/** Cache of the largest union of groups for each number and set of loose cards, plus one; 0 if not computed yet. */
const LARGEST = new Uint16Array((COLOUR_SIZE + 1) * SETS)

/**
 * Returns the most loose cards that a number can take at once, as a set within the colour. Of captures of equal size it
 * prefers those with special cards, then the first.
 */
export function largestTaking(number: number, loose: number): number {
  const at = number * SETS + loose
  if (LARGEST[at]! > 0) return LARGEST[at]! - 1
  const unions = countUnions(number, loose)
  let best = 0
  for (let i = 1; i < unions; i++) {
    const union = nthUnion(number, loose, i)
    if (count(union) > count(best) || (count(union) === count(best) && (union & SPECIAL) > (best & SPECIAL)))
      best = union
  }
  LARGEST[at] = best + 1
  return best
}

/** The ten and the two: of captures of equal size, those with the ten come first, then those with the two. */
const SPECIAL = (1 << 10) | (1 << 2)

/** Lists what is ever worth doing with each card: trail, take as much as it can, build. Allocates nothing. */
export function usefulMoves(state: ColorState, seat: Seat, into: Move[]): number {
  let size = 0
  for (let colour = 0; colour < 4; colour++) {
    const hand = inColour(state.hands[seat]!, state.hands[HIGH_WORDS + seat]!, colour)
    const loose = inColour(state.looseLow, state.looseHigh, colour)
    for (let rest = hand; rest !== 0; rest &= rest - 1) {
      const number = lowestBit(rest)
      const card = cardOf(colour, number)
      into[size++] = packMove(card, TRAIL, 0)
      const taken = largestTaking(number, loose) | buildsWorth(state, colour, number)
      if (taken !== 0) into[size++] = packMove(card, TAKE, taken)
      for (let on = loose & coverableNumbers(state, seat, colour, number); on !== 0; on &= on - 1) {
        into[size++] = packMove(card, BUILD, on & -on)
      }
    }
  }
  return size
}
