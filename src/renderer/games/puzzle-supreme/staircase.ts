/**
 * How the square of a card was found: the first card; one up and right; the same, re-entering at the opposite side; or
 * one down.
 */
type StairStep = 'first' | 'up' | 'over' | 'down'

export interface Stair {
  readonly card: number
  /** Number of the square, from 1. */
  readonly square: number
  readonly step: StairStep
}

const SIDE = 7

/**
 * The staircase rule for a magic square of order seven: card 1 goes to the centre of the top row, each next card one up
 * and one to the right, re-entering at the opposite side; if that square is taken, directly below the last card.
 */
export const STAIRCASE: readonly Stair[] = createStaircase()

function createStaircase(): Stair[] {
  const taken = new Set<number>()
  const stairs: Stair[] = []
  const middle = (SIDE - 1) / 2
  let [row, column] = [0, middle]
  let step: StairStep = 'first'
  for (let card = 1; card <= SIDE * SIDE; card++) {
    const square = row * SIDE + column + 1
    taken.add(square)
    stairs.push({ card, square, step })
    const [up, right] = [(row + SIDE - 1) % SIDE, (column + 1) % SIDE]
    if (taken.has(up * SIDE + right + 1)) {
      row = (row + 1) % SIDE
      step = 'down'
    } else {
      step = row === 0 || column === SIDE - 1 ? 'over' : 'up'
      row = up
      column = right
    }
  }
  return stairs
}
