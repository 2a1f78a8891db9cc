/**
 * The staircase square. The 1 is above the centre, at the top. Each next card is one up and one right or, if that
 * square is taken, one down.
 */
export const STAIRCASE: readonly number[] = staircase()

function staircase(): number[] {
  const square = Array.from({ length: 49 }, () => 0)
  let [row, column] = [0, 3]
  for (let card = 1; card <= 49; card++) {
    square[7 * row + column] = card
    const [up, right] = [(row + 6) % 7, (column + 1) % 7]
    if (square[7 * up + right] === 0) [row, column] = [up, right]
    else row = (row + 1) % 7
  }
  return square
}
