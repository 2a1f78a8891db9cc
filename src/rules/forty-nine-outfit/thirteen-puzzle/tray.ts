/**
 * The part of the board used: squares 0 to 13, two rows of seven. Cards are 1 to 13 as printed and 0 is the vacancy, so
 * the card that belongs on square s is s + 1.
 */
export const TRAY_SIZE = 14
export const TILES = 13
export const ROW_LENGTH = 7
export const CORNER = TRAY_SIZE - 1

/** Returns the squares from which a card can slide into a square, ascending. */
export function adjoiningInTray(square: number): number[] {
  const column = square % ROW_LENGTH
  const around = square < ROW_LENGTH ? [square + ROW_LENGTH] : [square - ROW_LENGTH]
  if (column > 0) around.push(square - 1)
  if (column < ROW_LENGTH - 1) around.push(square + 1)
  return around.sort((a, b) => a - b)
}

/** Entries per square in {@link SLIDES_TO}: the largest number of slides into one square. */
export const MAX_SLIDES = 3

/** Number of slides into each square. */
export const SLIDE_COUNT = Uint8Array.from({ length: TRAY_SIZE }, (_, square) => adjoiningInTray(square).length)

/** The squares from which a card can slide into square s, from entry `MAX_SLIDES * s` on. */
export const SLIDES_TO = Uint8Array.from({ length: TRAY_SIZE * MAX_SLIDES }, (_, place) => {
  return adjoiningInTray(Math.floor(place / MAX_SLIDES))[place % MAX_SLIDES] ?? 0
})

/** Whether two squares share a side. */
export function adjoin(one: number, two: number): boolean {
  return Math.abs(one - two) === ROW_LENGTH || (Math.abs(one - two) === 1 && one < ROW_LENGTH === two < ROW_LENGTH)
}

/**
 * Returns the parity that no slide changes: of the number of pairs of cards out of order, counting the vacancy as the
 * highest card, plus the steps from the vacancy to the last square (W. W. Johnson and W. E. Story, "Notes on the 15
 * puzzle", 1879). It is 0 when all cards are home; at 1 they can never come home.
 */
export function parity(cells: ArrayLike<number>): number {
  let odd = 0
  for (let two = 1; two < TRAY_SIZE; two++) {
    const second = rank(cells[two]!)
    for (let one = 0; one < two; one++) if (rank(cells[one]!) > second) odd ^= 1
    if (cells[two] === 0) odd ^= stepsToCorner(two) & 1
  }
  return cells[0] === 0 ? odd ^ (stepsToCorner(0) & 1) : odd
}

function rank(card: number): number {
  return card === 0 ? TRAY_SIZE : card
}

function stepsToCorner(square: number): number {
  return ROW_LENGTH - 1 - (square % ROW_LENGTH) + (square < ROW_LENGTH ? 1 : 0)
}
