/** Returns the eight rotations and reflections of a list of squares, 1 to 49. */
export function orbit(squares: readonly number[]): number[][] {
  const turn = (square: number) => ((square - 1) % 7) * 7 + 6 - Math.floor((square - 1) / 7) + 1
  const mirror = (square: number) => square + 6 - 2 * ((square - 1) % 7)
  const pictures = [[...squares]]
  while (pictures.length < 4) pictures.push(pictures.at(-1)!.map(turn))
  return [...pictures, ...pictures.map((picture) => picture.map(mirror))]
}

/** Returns the eight rotations and reflections of some moves, written as texts. */
export function orbitOfTexts(text: string): string[] {
  const parts = text.split(/(\d+)/)
  const numbers = parts.filter((_, i) => i % 2 === 1).map(Number)
  return orbit(numbers).map((picture) => parts.map((part, i) => (i % 2 ? `${picture[(i - 1) / 2]}` : part)).join(''))
}
