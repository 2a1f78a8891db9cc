import { letterOf, refuse, type Result, type Seat } from '../../kit'
import type { Move } from '../cassino/move'
import { wording } from '../cassino/notation'
import { readPlay, type PlayRefusal } from '../cassino/read'
import { OVER, type CassinoState } from '../cassino/state'

/** Why a text is refused: the first rule that it breaks. */
export type Cassino21Refusal = 'bad-move' | 'game-over' | 'not-your-turn' | PlayRefusal

const WORDINGS = 'A move is trail 7H, 7H takes 2C+5D+B7 or 2H builds 8 on B6; pieces by rank, then builds.'

/** The legal move that a text stands for, or the first broken rule in the page's order. */
export function read(state: CassinoState, seat: Seat, text: string): Result<Move, Cassino21Refusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  const words = wording(text)
  if (!words || words.kind === 'call' || words.kind === 'count') return refuse('bad-move', WORDINGS)
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  return readPlay(state, seat, words)
}
