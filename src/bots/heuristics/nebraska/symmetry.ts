import { lowest } from '../../../rules/forty-nine-outfit/bits'
import { PLACES } from '../../../rules/forty-nine-outfit/nebraska-checkers/squares'

/** Squares of a side of the board. */
const SIDE = 7

/** The ways to turn and mirror the board: kings move alike on all of the pictures. */
export const SYMMETRIES = 8

/** Entry `PLACES * symmetry + place`: the place as a set, turned and mirrored. */
const IMAGES = Int32Array.from({ length: SYMMETRIES * PLACES }, (_, i) => 1 << imageOf(i % PLACES, (i / PLACES) | 0))

/** A set of places as it stands on the board that is turned and mirrored. */
export function imageOfSet(set: number, symmetry: number): number {
  // In range: places.
  let image = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) image |= IMAGES[PLACES * symmetry + lowest(rest)]!
  return image
}

function imageOf(place: number, symmetry: number): number {
  const square = 2 * place
  const [row, column] = [Math.floor(square / SIDE), square % SIDE]
  const [down, along] = symmetry & 1 ? [column, row] : [row, column]
  const turned = symmetry & 2 ? SIDE - 1 - down : down
  const mirrored = symmetry & 4 ? SIDE - 1 - along : along
  return (SIDE * turned + mirrored) / 2
}
