const ZERO = 0x30
const NINE = 0x39

/**
 * Parses squares separated by the character `separator` (`25x11x23`, `5-7`), each from 1 to `highest` and without
 * leading zeros. Writes them, counted from 0, into `into` as far as it has room, and returns their number, or 0 if the
 * text is malformed. Reads each character once.
 */
export function parseSquares(text: string, separator: string, highest: number, into: Uint8Array): number {
  const between = separator.charCodeAt(0)
  let squares = 0
  let number = 0
  for (let i = 0; i <= text.length; i++) {
    const char = i < text.length ? text.charCodeAt(i) : between
    if (char >= ZERO && char <= NINE) {
      number = 10 * number + char - ZERO
      if (number === 0 || number > highest) return 0
    } else {
      if (char !== between || number === 0) return 0
      if (squares < into.length) into[squares] = number - 1
      squares++
      number = 0
    }
  }
  return squares
}
