/**
 * All squares of a plain second model of Isolation, written from the rules page alone: a list of squares, and loops.
 * The model shares no code with the engine, which is compared with it.
 */
export const ALL_SQUARES = Array.from({ length: 49 }, (_, i) => i + 1)

function clashing(one: number, two: number): boolean {
  const [row, column] = [Math.ceil(one / 7) - Math.ceil(two / 7), ((one - 1) % 7) - ((two - 1) % 7)]
  return row === 0 || column === 0 || row === column || row === -column
}

function pairsOf(squares: readonly number[]): [number, number][] {
  return squares.flatMap((one) => squares.filter((two) => two > one).map((two): [number, number] => [one, two]))
}

export function clashesOf(squares: readonly number[]): [number, number][] {
  return pairsOf(squares).filter(([one, two]) => clashing(one, two))
}

export function isSolved(squares: readonly number[]): boolean {
  return squares.length === 7 && clashesOf(squares).length === 0
}

/** Returns all forty solutions in ascending order as lists of numbers, by trying every order of the seven columns. */
export function allSolutions(): number[][] {
  const orders = (columns: number[]): number[][] =>
    columns.length === 0
      ? [[]]
      : columns.flatMap((column) =>
          orders(columns.filter((other) => other !== column)).map((rest) => [column, ...rest]),
        )
  return orders([1, 2, 3, 4, 5, 6, 7])
    .map((columns) => columns.map((column, row) => 7 * row + column))
    .filter((squares) => clashesOf(squares).length === 0)
    .sort((a, b) => a[a.findIndex((square, i) => square !== b[i])]! - b[a.findIndex((square, i) => square !== b[i])]!)
}

/** Returns the eight rotations and reflections of an arrangement. */
export function symmetriesOf(squares: readonly number[]): number[][] {
  const at = squares.map((square) => [Math.ceil(square / 7), ((square - 1) % 7) + 1] as const)
  const pictures = [
    at.map(([r, c]) => [r, c]),
    at.map(([r, c]) => [c, 8 - r]),
    at.map(([r, c]) => [8 - r, 8 - c]),
    at.map(([r, c]) => [8 - c, r]),
    at.map(([r, c]) => [r, 8 - c]),
    at.map(([r, c]) => [8 - r, c]),
    at.map(([r, c]) => [c, r]),
    at.map(([r, c]) => [8 - c, 8 - r]),
  ]
  return pictures.map((picture) => picture.map(([r, c]) => 7 * (r! - 1) + c!).sort((a, b) => a - b))
}

/** Plays a text on a list of squares. Returns the new list, or the code of the refusal. */
export function play(squares: readonly number[], text: string): number[] | string {
  if (isSolved(squares)) return 'game-over'
  const lay = ALL_SQUARES.find((square) => text === `@${square}`)
  const off = ALL_SQUARES.find((square) => text === `${square}@off`)
  const shift = text.split('-').map((part) => ALL_SQUARES.find((square) => `${square}` === part))
  const ascending = (list: number[]) => list.sort((a, b) => a - b)
  if (lay !== undefined) {
    if (squares.length === 7) return 'none-left'
    return squares.includes(lay) ? 'square-taken' : ascending([...squares, lay])
  }
  if (off !== undefined) return squares.includes(off) ? squares.filter((square) => square !== off) : 'no-card'
  const [from, to] = shift
  if (shift.length !== 2 || from === undefined || to === undefined) return 'bad-move'
  if (!squares.includes(from)) return 'no-card'
  return squares.includes(to) ? 'square-taken' : ascending([...squares.filter((square) => square !== from), to])
}

/** Returns every text of the form that the page gives to moves, and some other texts. */
export function someTexts(): string[] {
  const moves = ALL_SQUARES.flatMap((square) => [`@${square}`, `${square}@off`])
  const shifts = ALL_SQUARES.flatMap((from) => ALL_SQUARES.map((to) => `${from}-${to}`))
  const bad = [
    '@0',
    '@50',
    '@01',
    '1@off ',
    '1@Off',
    '0-1',
    '1-50',
    '50-1',
    '1-',
    '-1',
    '1-2-3',
    '@',
    '',
    '1@2',
    '+1-2',
  ]
  return [...moves, ...shifts, ...bad]
}
