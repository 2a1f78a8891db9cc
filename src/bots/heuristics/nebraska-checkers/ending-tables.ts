import { count, lowestBit } from '../../../rules/forty-nine-outfit/cards'
import endingLines from './ending-values.json'
import { indexOf, MAX_KINGS, positions, SIZE } from './king-positions'
import { PLACES } from '../../../rules/forty-nine-outfit/nebraska-checkers/squares'

/** Number of squares along a side of the board. */
const SIDE = 7

/** Number of rotations and reflections of the board: kings move alike in all of its images. */
const SYMMETRIES = 8

/** Written by build/nebraska-endings.ts: a character for each ending, packed as {@link pack} describes. */
export const ENDINGS = endingLines.join('')

/** Entry `PLACES * symmetry + place`: the image of the place under the symmetry, as a set. */
const IMAGES = Int32Array.from({ length: SYMMETRIES * PLACES }, (_, i) => 1 << imageOf(i % PLACES, (i / PLACES) | 0))

/** Returns the image of a set of places under a symmetry. */
function imageOfSet(set: number, symmetry: number): number {
  let image = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) image |= IMAGES[PLACES * symmetry + lowestBit(rest)]!
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

/** Values of a position that is not known yet, of one that the seat to move has lost already, and of a draw. */
export const UNKNOWN = 127
export const LOST = -100
export const DRAWN = 0

/** How a position that is lost already is packed: as a loss in 33 plies, which does not occur. */
const LOST_IN = -33
/** The character of a draw; one more for each ply to a win, one less for each to a loss. */
const DRAW = 'P'.charCodeAt(0)

/** Positions processed in one slice of the unpacking. */
const SLICE = 1000

/**
 * Every ending of at most four kings, with the number of plies that it takes: a chase by kings needs more foresight
 * than a search has. The values are computed in advance (`build/nebraska-endings.ts`) and packed, one character for all
 * positions that are equal up to rotation and reflection of the board. They are unpacked once, in slices.
 */
export class Endings {
  private readonly values = new Int8Array(SIZE).fill(UNKNOWN)
  private readonly slices = this.unpack()

  /** Unpacks the next slice, in well under a millisecond. Returns false when everything is unpacked. */
  prepare(): boolean {
    return this.slices.next().done !== true
  }

  /** Unpacks everything that is left, and returns itself. */
  unpackAll(): this {
    while (this.prepare());
    return this
  }

  /**
   * Returns the number of plies to the win of the seat to move, which has the kings `own` against `other`; negative for
   * a loss, 0 for a draw; NaN if this is no such ending, or over.
   */
  plies(own: number, other: number): number {
    if (own === 0 || other === 0 || count(own) + count(other) > MAX_KINGS) return NaN
    const value = this.values[indexOf(own, other)]!
    return value === LOST ? NaN : value
  }

  private *unpack(): Generator<void> {
    let at = 0
    let read = 0
    for (const [own, other] of positions()) {
      if (this.values[at++] === UNKNOWN && (own & other) === 0) {
        const plies = ENDINGS.charCodeAt(read++) - DRAW
        this.keep(own, other, plies === LOST_IN ? LOST : plies)
      }
      if (at % SLICE === 0) yield
    }
  }

  private keep(own: number, other: number, value: number): void {
    for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
      this.values[indexOf(imageOfSet(own, symmetry), imageOfSet(other, symmetry))] = value
    }
  }
}

/** Packs values, in the order of their numbers, for {@link Endings}. Throws if images of one position differ. */
export function pack(values: Int8Array): string {
  const packed: string[] = []
  const seen = new Uint8Array(SIZE)
  let at = 0
  for (const [own, other] of positions()) {
    const value = values[at++]!
    if (seen[at - 1] === 1 || (own & other) !== 0) continue
    const code = DRAW + (value === LOST ? LOST_IN : value)
    if (code < 32 || code > 126) throw new Error(`a value out of reach: ${value}`)
    packed.push(String.fromCharCode(code))
    for (let symmetry = 0; symmetry < SYMMETRIES; symmetry++) {
      const image = indexOf(imageOfSet(own, symmetry), imageOfSet(other, symmetry))
      if (values[image] !== value) throw new Error('the board turned or mirrored plays otherwise')
      seen[image] = 1
    }
  }
  return packed.join('')
}
