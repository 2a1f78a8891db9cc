import { COLOUR_COUNT } from '../../../rules/forty-nine-outfit/colours'
import { HUNDREDS, type Arrangement } from './hundreds'
import { BARE, type Colouring, type Task } from './task'

// In range: squares, nameless colours.

/** The colours with which an arrangement of 100 goes on from what lies; null if none of the 52 does. */
export function hundredWith(task: Task): Colouring | null {
  for (const arrangement of HUNDREDS) {
    const colours = coloursOf(arrangement, task)
    if (colours) return arrangement.map((nameless) => colours[nameless]!)
  }
  return null
}

/** A colour for each nameless one, all different and as they lie; null if two colours share a name or the reverse. */
function coloursOf(arrangement: Arrangement, { colours }: Task): number[] | null {
  const named = Array.from({ length: COLOUR_COUNT }, () => BARE)
  const taken = new Set<number>()
  for (const [square, colour] of colours.entries()) {
    if (colour === BARE) continue
    const nameless = arrangement[square]!
    if (named[nameless] === colour) continue
    if (named[nameless] !== BARE || taken.has(colour)) return null
    named[nameless] = colour
    taken.add(colour)
  }
  const rest = Array.from({ length: COLOUR_COUNT }, (_, colour) => colour).filter((colour) => !taken.has(colour))
  // As many colours are left as names are bare.
  return named.map((colour) => (colour === BARE ? rest.shift()! : colour))
}
