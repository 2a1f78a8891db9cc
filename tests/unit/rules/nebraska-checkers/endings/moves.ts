/**
 * Kings of Nebraska-Checkers, independent of the game's own code: the 25 odd squares as bits, in the order of their
 * numbers, and the moves of kings by rows and columns. A position is the kings of the side to move and those of the
 * other side.
 */
export const SQUARES = 25

const SIDE = 7
const DIAGONALS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const

/** The adjacent squares of each square. */
export const ADJACENT: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) => {
  return DIAGONALS.map(([rows, columns]) => squareAt(square, rows, columns)).filter((to) => to >= 0)
})

/** The jumps from each square: the jumped square, and the landing square. */
const JUMPS: readonly (readonly (readonly [over: number, to: number])[])[] = Array.from(
  { length: SQUARES },
  (_, square) => {
    const jumps = DIAGONALS.map(([rows, columns]) => {
      return [squareAt(square, rows, columns), squareAt(square, 2 * rows, 2 * columns)] as const
    })
    return jumps.filter(([, to]) => to >= 0)
  },
)

function squareAt(square: number, rows: number, columns: number): number {
  const row = Math.floor((2 * square) / SIDE) + rows
  const column = ((2 * square) % SIDE) + columns
  return row < 0 || row >= SIDE || column < 0 || column >= SIDE ? -1 : (SIDE * row + column) / 2
}

/**
 * Passes to `visit` every position that the side to move reaches by jumping: its kings, and the remaining kings of the
 * other side. Whether there is any.
 */
export function eachJump(own: number, foe: number, visit: (own: number, foe: number) => void): boolean {
  let found = false
  for (let square = 0; square < SQUARES; square++) {
    if (own & (1 << square) && jumpOn(own & ~(1 << square), foe, square, visit)) found = true
  }
  return found
}

/** Continues jumping from a square with a king that was taken off the board. Whether it could. */
function jumpOn(rest: number, foe: number, square: number, visit: (own: number, foe: number) => void): boolean {
  let found = false
  for (const [over, to] of JUMPS[square]!) {
    if (!(foe & (1 << over)) || (rest | foe) & (1 << to)) continue
    found = true
    const left = foe & ~(1 << over)
    if (!jumpOn(rest, left, to, visit)) visit(rest | (1 << to), left)
  }
  return found
}

/** Returns the number of steps of the side to move. */
export function countSteps(own: number, foe: number): number {
  let steps = 0
  for (let square = 0; square < SQUARES; square++) {
    if (!(own & (1 << square))) continue
    for (const to of ADJACENT[square]!) if (!((own | foe) & (1 << to))) steps++
  }
  return steps
}
