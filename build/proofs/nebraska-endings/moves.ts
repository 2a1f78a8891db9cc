/**
 * Kings of Nebraska-Checkers, apart from the game's own code: the 25 odd squares as bits, in the order of their numbers,
 * and the moves of kings by rows and columns. A position is the kings of the side to move and those of the other.
 */
export const SQUARES = 25

const SIDE = 7
const DIAGONALS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const

/** For each square the squares next to it. */
export const NEXT: readonly (readonly number[])[] = Array.from({ length: SQUARES }, (_, square) => {
  return DIAGONALS.map(([rows, columns]) => away(square, rows, columns)).filter((to) => to >= 0)
})

/** For each square the jumps from it: what is jumped, and where it lands. */
const OVER: readonly (readonly (readonly [over: number, to: number])[])[] = Array.from(
  { length: SQUARES },
  (_, square) => {
    const jumps = DIAGONALS.map(([rows, columns]) => {
      return [away(square, rows, columns), away(square, 2 * rows, 2 * columns)] as const
    })
    return jumps.filter(([, to]) => to >= 0)
  },
)

function away(square: number, rows: number, columns: number): number {
  const row = Math.floor((2 * square) / SIDE) + rows
  const column = ((2 * square) % SIDE) + columns
  return row < 0 || row >= SIDE || column < 0 || column >= SIDE ? -1 : (SIDE * row + column) / 2
}

/** Tells every position to which the side to move can jump: its kings, and those that the other has left. */
export function eachJump(own: number, foe: number, tell: (own: number, foe: number) => void): boolean {
  let found = false
  for (let square = 0; square < SQUARES; square++) {
    if (own & (1 << square) && jumpOn(own & ~(1 << square), foe, square, tell)) found = true
  }
  return found
}

/** Goes on from a square with a king that was taken off the board; whether it could. */
function jumpOn(rest: number, foe: number, square: number, tell: (own: number, foe: number) => void): boolean {
  let found = false
  for (const [over, to] of OVER[square]!) {
    if (!(foe & (1 << over)) || (rest | foe) & (1 << to)) continue
    found = true
    const left = foe & ~(1 << over)
    if (!jumpOn(rest, left, to, tell)) tell(rest | (1 << to), left)
  }
  return found
}

/** How many steps the side to move has. */
export function countSteps(own: number, foe: number): number {
  let steps = 0
  for (let square = 0; square < SQUARES; square++) {
    if (!(own & (1 << square))) continue
    for (const to of NEXT[square]!) if (!((own | foe) & (1 << to))) steps++
  }
  return steps
}
