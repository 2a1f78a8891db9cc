/** Lists of pieces in texts: `2C+5D+B7`, every piece once and in the page's order. */

/**
 * The pieces that a text names, or null if it is no list. `numbered` answers the number of a piece's name, or -1; numbers
 * stand in the order in which pieces must be named, and there are at most `most` of them. `longest` is the length of the
 * longest name: longer texts are refused unread.
 */
export function readPieces(
  text: string,
  numbered: (name: string) => number,
  most: number,
  longest: number,
): number[] | null {
  if (text.length > most * (longest + 1)) return null
  const pieces: number[] = []
  let last = -1
  for (const name of text.split('+')) {
    const piece = numbered(name)
    if (piece <= last) return null
    pieces.push(piece)
    last = piece
  }
  return pieces
}
