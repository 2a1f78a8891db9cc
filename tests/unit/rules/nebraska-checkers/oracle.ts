/**
 * A plain second model of Nebraska-Checkers, written from the rules page alone: a board of letters, rows and columns,
 * and moves as texts. It is slow and shares no code with the engine, which is compared with it.
 */
export interface Oracle {
  readonly repeatRule: boolean
  readonly crownEndsJump: boolean
  readonly takeMost: boolean
  readonly quietLimit: number
  /** Entry n is square n: a plain man `a` or `b`, a king `A` or `B`, or nothing. */
  readonly board: string[]
  turn: 'A' | 'B' | null
  quiet: number
  readonly recent: { readonly A: string[]; readonly B: string[] }
  result: 'no-men' | 'blocked' | 'quiet' | null
}

export type Settings = Pick<Oracle, 'repeatRule' | 'crownEndsJump' | 'takeMost' | 'quietLimit'>

export const DEFAULTS: Settings = { repeatRule: true, crownEndsJump: true, takeMost: false, quietLimit: 60 }

export function setUp(settings: Settings): Oracle {
  const board = Array.from({ length: 50 }, () => '')
  for (const square of [37, 39, 41, 43, 45, 47, 49]) board[square] = 'a'
  for (const square of [1, 3, 5, 7, 9, 11, 13]) board[square] = 'b'
  return { ...settings, board, turn: 'A', quiet: 0, recent: { A: [], B: [] }, result: null }
}

const DIAGONALS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const

/** Returns the square so many rows and columns away, or 0 if there is none. */
function off(square: number, rows: number, columns: number): number {
  const row = Math.floor((square - 1) / 7) + rows
  const column = ((square - 1) % 7) + columns
  return row < 0 || row > 6 || column < 0 || column > 6 ? 0 : 7 * row + column + 1
}

function owner(man: string): 'A' | 'B' | '' {
  return man.toUpperCase() as 'A' | 'B' | ''
}

function waysOf(man: string): (readonly [number, number])[] {
  return DIAGONALS.filter(([rows]) => man === 'A' || man === 'B' || (man === 'a' ? rows < 0 : rows > 0))
}

function reaches(man: string, square: number): boolean {
  return man === 'a' ? square <= 7 : man === 'b' && square >= 43
}

function menOf(o: Oracle, seat: string): number[] {
  return o.board.flatMap((man, square) => (man !== '' && owner(man) === seat ? [square] : []))
}

/** Returns all jumps of a seat to their ends, each as the squares that it touches. */
function chainsOf(o: Oracle, seat: string): number[][] {
  return menOf(o, seat).flatMap((square) => {
    const man = o.board[square]!
    const board = [...o.board]
    board[square] = ''
    return chainsFrom(o, board, man, [square])
  })
}

function chainsFrom(o: Oracle, board: readonly string[], man: string, path: readonly number[]): number[][] {
  const at = path.at(-1)!
  const found: number[][] = []
  for (const [rows, columns] of waysOf(man)) {
    const over = board[off(at, rows, columns)] ?? ''
    const to = off(at, 2 * rows, 2 * columns)
    if (to === 0 || over === '' || owner(over) === owner(man) || board[to] !== '') continue
    const after = [...board]
    after[off(at, rows, columns)] = ''
    if (!reaches(man, to)) found.push(...chainsFrom(o, after, man, [...path, to]))
    else if (o.crownEndsJump) found.push([...path, to])
    else found.push(...chainsFrom(o, after, owner(man), [...path, to]))
  }
  return found.length === 0 && path.length > 1 ? [[...path]] : found
}

/** Returns the steps of a seat, barred or not. */
function stepsOf(o: Oracle, seat: string): number[][] {
  return menOf(o, seat).flatMap((square) => {
    const squares = waysOf(o.board[square]!).map(([rows, columns]) => off(square, rows, columns))
    return squares.filter((to) => to !== 0 && o.board[to] === '').map((to) => [square, to])
  })
}

/** Returns the step that the repetition rule forbids, or an empty text. */
export function barredStep(o: Oracle, seat: 'A' | 'B'): string {
  const [first, second, third, fourth] = o.recent[seat]
  if (!o.repeatRule || first === undefined || fourth === undefined) return ''
  const there = first.split('-')
  return there.length === 2 && second === `${there[1]}-${there[0]}` && third === first && fourth === second ? first : ''
}

/** Returns the texts of all legal moves. */
export function movesOf(o: Oracle): string[] {
  const seat = o.turn
  if (seat === null) return []
  const chains = chainsOf(o, seat)
  const most = Math.max(...chains.map((chain) => chain.length))
  const legal = chains.filter((chain) => !o.takeMost || chain.length === most).map((chain) => chain.join('x'))
  if (legal.length > 0) return legal
  const steps = stepsOf(o, seat).map((step) => step.join('-'))
  return steps.filter((step) => step !== barredStep(o, seat))
}

/** Returns the code with which a text is refused, or null if it is legal. */
export function judge(o: Oracle, seat: 'A' | 'B', text: string): string | null {
  if (o.result !== null) return 'game-over'
  if (!/^([1-9]|[1-4][0-9])(-([1-9]|[1-4][0-9])|(x([1-9]|[1-4][0-9]))+)$/.test(text)) return 'bad-move'
  if (o.turn !== seat) return 'not-your-turn'
  const start = Number(text.split(/[-x]/)[0])
  if (o.board[start] === '' || owner(o.board[start]!) !== seat) return 'no-man-there'
  const chains = chainsOf(o, seat)
  const jumps = chains.map((chain) => chain.join('x'))
  if (text.includes('-')) {
    if (jumps.length > 0) return 'must-jump'
    const steps = stepsOf(o, seat).map((step) => step.join('-'))
    if (!steps.includes(text)) return 'bad-step'
    return text === barredStep(o, seat) ? 'repeated' : null
  }
  if (jumps.some((jump) => jump.startsWith(`${text}x`))) return 'jump-unfinished'
  if (!jumps.includes(text)) return 'bad-jump'
  const fuller = chains.some((chain) => chain.length > text.split('x').length)
  return o.takeMost && fuller ? 'must-take-most' : null
}

/** Plays a legal text. */
export function play(o: Oracle, text: string): void {
  const seat = o.turn!
  const squares = text.split(/[-x]/).map(Number)
  const [start, end] = [squares[0]!, squares.at(-1)!]
  const man = o.board[start]!
  o.board[start] = ''
  if (text.includes('x')) squares.slice(1).forEach((to, i) => (o.board[(to + squares[i]!) / 2] = ''))
  o.board[end] = squares.slice(1).some((square) => reaches(man, square)) ? owner(man) : man
  o.quiet = text.includes('x') || man !== owner(man) ? 0 : o.quiet + 1
  o.recent[seat].push(text)
  if (o.recent[seat].length > 4) o.recent[seat].shift()
  o.turn = seat === 'A' ? 'B' : 'A'
  if (menOf(o, o.turn).length === 0) o.result = 'no-men'
  else if (movesOf(o).length === 0) o.result = 'blocked'
  else if (o.quiet >= o.quietLimit) o.result = 'quiet'
  if (o.result !== null) o.turn = null
}

/** Returns the page's State. */
export function stateOf(o: Oracle) {
  const squares = (letter: string) => o.board.flatMap((man, square) => (man === letter ? [square] : []))
  return {
    turn: o.turn,
    men: { A: squares('a'), B: squares('b') },
    kings: { A: squares('A'), B: squares('B') },
    quiet: o.quiet,
    recent: o.recent,
    result: o.result,
  }
}

export function scoresOf(o: Oracle): number[] {
  return [7 - menOf(o, 'B').length, 7 - menOf(o, 'A').length]
}

/** Returns texts close to legal ones, legal or not: steps and jumps of all men, and chains made shorter and longer. */
export function someTexts(o: Oracle, seat: 'A' | 'B'): string[] {
  const texts = new Set([
    '',
    '-',
    '1',
    '39',
    'pass',
    '38-30',
    '0-6',
    '50-44',
    '039-31',
    '39-31-23',
    '1x15x29-37',
    '17X33',
  ])
  for (const square of [...menOf(o, seat), 25, 24]) {
    for (const by of [6, 8, 1, 7, 12, 16]) {
      for (const to of [square - by, square + by]) {
        texts.add(`${square}-${to}`)
        texts.add(`${square}x${to}`)
      }
    }
  }
  for (const chain of chainsOf(o, seat)) {
    for (let length = 2; length <= chain.length; length++) texts.add(chain.slice(0, length).join('x'))
    texts.add([...chain, chain.at(-1)! - 16].join('x'))
    texts.add([...chain, ...chain, ...chain].join('x'))
    texts.add(chain.join('-'))
  }
  return [...texts]
}
