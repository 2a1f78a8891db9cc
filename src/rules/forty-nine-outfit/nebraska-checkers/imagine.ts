import { entryAt, firstOf, lastOf, lettersOf, seatOf, type Seen } from '../../kit'
import { packJump, packStart, packStep, type Move } from './move'
import type { NebraskaSeen } from './shape'
import { DIAGONALS, JUMP_TO, placeOf, STEP_TO } from './squares'
import { BLOCKED, NO_MEN, QUIET, remember, start, type NebraskaState } from './state'

const ENDS = { 'no-men': NO_MEN, blocked: BLOCKED, quiet: QUIET } as const

/** Nothing is hidden: the table that was seen. */
export function imagine(seen: NebraskaSeen): NebraskaState {
  const state = start(seen.options, seen.seats)
  const { turn, men, kings, quiet, recent, result } = seen.state
  lettersOf(seen.seats).forEach((letter, seat) => {
    state.men[seat] = setOf(men[letter] ?? [])
    state.kings[seat] = setOf(kings[letter] ?? [])
    for (const text of recent[letter] ?? []) remember(state, seat, moveOf(text))
  })
  state.quiet = quiet
  state.ended = result === null ? 0 : ENDS[result]
  state.turn = turn === null ? loserOf(seen) : seatOf(turn)
  return state
}

/** Who would have moved next: the seat that lost; in a draw it makes no difference. */
function loserOf({ winners }: Seen): number {
  return winners?.length === 1 ? 1 - seatOf(firstOf(winners)) : 0
}

function setOf(squares: readonly number[]): number {
  return squares.reduce((set, square) => set | (1 << placeOf(square)), 0)
}

/** The move that a text of this game's own stands for, wherever men stand. */
function moveOf(text: string): Move {
  const isJump = text.includes('x')
  const places = text.split(isJump ? 'x' : '-').map((number) => placeOf(Number(number)))
  const start = firstOf(places)
  if (!isJump) return packStep(start, wayTo(STEP_TO, start, lastOf(places)))
  return places
    .slice(1)
    .reduce((chain, to, i) => packJump(chain, wayTo(JUMP_TO, entryAt(places, i), to)), packStart(start))
}

function wayTo(table: Int8Array, from: number, to: number): number {
  return table.subarray(DIAGONALS * from, DIAGONALS * (from + 1)).indexOf(to)
}
