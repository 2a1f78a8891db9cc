/**
 * A plain second model of the four jumping puzzles, written from their pages alone: a set of squares from 1 to 49, and
 * moves as texts. It shares no code with the engine, which is compared with it.
 */
export interface Oracle {
  readonly diagonals: boolean
  /** Whether a move may have several jumps. */
  readonly chains: boolean
  /** Number of moves allowed; 0 for no limit. */
  readonly limit: number
  /** The square on which the last man must stand; 0 for any square. */
  readonly last: number
  men: Set<number>
  jumps: number
  moves: number
}

const rowOf = (square: number) => Math.floor((square - 1) / 7)
const columnOf = (square: number) => (square - 1) % 7

export function begin(game: string, options: Readonly<Record<string, unknown>>): Oracle {
  const nine = game.startsWith('nine')
  const all = Array.from({ length: 49 }, (_, i) => i + 1)
  const men =
    game === 'nine-men-square'
      ? [17, 18, 19, 24, 25, 26, 31, 32, 33]
      : game === 'nine-men-triangle'
        ? [25, 31, 32, 33, 37, 38, 39, 40, 41]
        : all.filter((square) => square !== options['start'])
  return {
    diagonals: game !== 'forty-nine-puzzle',
    chains: nine,
    limit: nine ? Number(options['moveLimit']) : 0,
    last: game === 'forty-nine-puzzle' ? Number(options['finish']) : 25,
    men: new Set(men),
    jumps: 0,
    moves: 0,
  }
}

/** Plays the text of a move and returns null, or returns the code of the refusal and changes nothing. */
export function play(o: Oracle, text: string): string | null {
  if (isOver(o)) return 'game-over'
  const squares = text.split('x')
  if (squares.length < 2 || (squares.length > 2 && !o.chains)) return 'bad-move'
  if (squares.some((square) => !/^[1-9][0-9]?$/.test(square) || Number(square) > 49)) return 'bad-move'
  const men = new Set(o.men)
  for (let i = 1; i < squares.length; i++) {
    const code = jump(o, men, Number(squares[i - 1]), Number(squares[i]))
    if (code !== null) return code
  }
  o.men = men
  o.jumps += squares.length - 1
  o.moves++
  return null
}

function jump(o: Oracle, men: Set<number>, from: number, to: number): string | null {
  const rows = rowOf(to) - rowOf(from)
  const columns = columnOf(to) - columnOf(from)
  const straight = (Math.abs(rows) === 2 && columns === 0) || (rows === 0 && Math.abs(columns) === 2)
  const diagonal = Math.abs(rows) === 2 && Math.abs(columns) === 2
  if (!straight && !(o.diagonals && diagonal)) return 'not-a-jump'
  if (!men.has(from)) return 'no-man'
  if (men.has(to)) return 'not-vacant'
  const over = (from + to) / 2
  if (!men.has(over)) return 'nothing-to-jump'
  men.delete(from)
  men.delete(over)
  men.add(to)
  return null
}

/** Returns every legal move, found by trying. */
export function legalMoves(o: Oracle): string[] {
  if (isOver(o)) return []
  const found: string[] = []
  for (const man of o.men) lengthen(o, `${man}`, o.men, man, found)
  return found.sort()
}

function lengthen(o: Oracle, text: string, men: Set<number>, at: number, found: string[]): void {
  for (let to = 1; to <= 49; to++) {
    const after = new Set(men)
    if (jump(o, after, at, to) !== null) continue
    found.push(`${text}x${to}`)
    if (o.chains) lengthen(o, `${text}x${to}`, after, to, found)
  }
}

export function isOver(o: Oracle): boolean {
  if (o.limit > 0 && o.moves >= o.limit) return true
  return ![...o.men].some((from) => {
    for (let to = 1; to <= 49; to++) if (jump(o, new Set(o.men), from, to) === null) return true
    return false
  })
}

export function isSolved(o: Oracle): boolean {
  return o.men.size === 1 && (o.last === 0 || o.men.has(o.last))
}

/** Returns the page's State. */
export function stateOf(o: Oracle): object {
  const state = {
    men: [...o.men].sort((a, b) => a - b),
    menLeft: o.men.size,
    jumps: o.jumps,
    solved: isSolved(o),
  }
  if (!o.chains) return o.diagonals ? state : { ...state, finishes: finishes(o) }
  return { ...state, moveCount: o.moves, movesLeft: o.limit > 0 ? o.limit - o.moves : null }
}

/** Returns the squares on which a single man would agree with these men in both colourings. */
function finishes(o: Oracle): number[] {
  const all = Array.from({ length: 49 }, (_, i) => i + 1)
  return all.filter((square) => JSON.stringify(agreements([square])) === JSON.stringify(agreements([...o.men])))
}

/** Returns for each colouring which of its three classes have an odd or even number of men like class 0. */
function agreements(men: readonly number[]): boolean[] {
  return [1, -1].flatMap((sign) => {
    const counts = [0, 0, 0]
    for (const man of men) counts[(rowOf(man) + sign * columnOf(man) + 9) % 3]!++
    return counts.map((count) => count % 2 === counts[0]! % 2)
  })
}
