import { nebraskaCheckers, type NebraskaView } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import { seatOf, seededRng, type Seen } from '../../../rules/kit'

/** What an eye sees of a table of Nebraska-Checkers. */
export type Table = Seen<NebraskaView>

/** The page hands out what every game hands out; this face is asked about its own game only. */
export function tableOf(seen: Seen): Table {
  return seen as Table
}

/** Men of a side, as there are in the beginning. */
export const MEN = 7

export const COLOURS: Readonly<Record<string, 'red' | 'black'>> = { A: 'red', B: 'black' }

/** The seat on the other side. */
export const otherOf = (seat: string): string => (seat === 'A' ? 'B' : 'A')

/** All legal moves of the seat to move, as texts; none when the game is over. */
export function movesOf(table: Table): string[] {
  const { turn } = table.state
  if (turn === null) return []
  // Nothing is hidden, so nothing is drawn by lot here.
  const state = nebraskaCheckers.imagine(table, seededRng(''))
  const seat = seatOf(turn, 2)
  const found: number[] = []
  const count = nebraskaCheckers.moves(state, seat, found)
  return found.slice(0, count).map((move) => nebraskaCheckers.write(state, seat, move))
}

/** Rows of the board, the far one of the seat A first: 0 to 6. */
const rowOf = (square: number): number => Math.floor((square - 1) / 7)

const kingRowOf = (seat: string): number => (seat === 'A' ? 0 : 6)

const isForward = (seat: string, from: number, to: number): boolean => (seat === 'A' ? to < from : to > from)

/**
 * Whether a seat's last move crowned the man that stands on its last square. The State does not say: it is seen from
 * the way he took, and from the moves before it while they are remembered.
 */
export function hasCrowned({ state }: Table, seat: string): boolean {
  const recent = state.recent[seat] ?? []
  const way = (recent.at(-1) ?? '').split(/[-x]/).map(Number)
  const [from = 0] = way
  if (way.length < 2 || !way.slice(1).some((square) => rowOf(square) === kingRowOf(seat))) return false
  if (!state.kings[seat]?.includes(way.at(-1)!)) return false
  const step = recent.at(-1)!.includes('-')
  return step ? state.quiet === 0 : !wasKing(seat, from, way, recent.slice(0, -1))
}

/** Whether the man was a king already: he turned back before the king row, or stood in it among his last moves. */
function wasKing(seat: string, from: number, way: readonly number[], before: readonly string[]): boolean {
  const reached = way.findIndex((square) => rowOf(square) === kingRowOf(seat))
  const back = (squares: readonly number[]) => squares.some((to, i) => i > 0 && !isForward(seat, squares[i - 1]!, to))
  if (reached === 0 || back(way.slice(0, reached + 1))) return true
  const last = before.at(-1)
  if (last === undefined) return false
  const earlier = last.split(/[-x]/).map(Number)
  if (earlier.at(-1) !== from) return wasKing(seat, from, [from], before.slice(0, -1))
  return (
    back(earlier) ||
    earlier.some((square) => rowOf(square) === kingRowOf(seat)) ||
    wasKing(seat, earlier[0]!, [earlier[0]!], before.slice(0, -1))
  )
}

/** The step that the repetition rule forbids the seat to move now, as `39-31`; null for none. */
export function barredStep({ state, options }: Table): string | null {
  const { turn } = state
  if (turn === null || options['repeatRule'] !== true) return null
  const recent = state.recent[turn] ?? []
  const [first, second] = recent
  if (recent.length < 4 || first === undefined || second === undefined || first.includes('x')) return null
  const back = first.split('-').reverse().join('-')
  return second === back && recent[2] === first && recent[3] === second ? first : null
}
