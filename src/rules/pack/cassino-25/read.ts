import { accept, letterOf, refuse, type Result, type Seat } from '../../kit'
import { COUNT, type Move } from '../cassino/move'
import { wording } from '../cassino/notation'
import { readPlay, type PlayRefusal } from '../cassino/read'
import { COUNTING, OVER, type CassinoState } from '../cassino/state'
import { readCall, type CallRefusal } from './calls'

/** Why a text is refused: the first rule that it breaks. */
export type Cassino25Refusal =
  'bad-move' | 'cannot-count' | 'game-over' | 'not-your-turn' | 'round-over' | PlayRefusal | CallRefusal

const WORDINGS =
  'A move is trail 7H, 7H takes 2C+5D+B7, 2H builds 8 on B6, call 2C+5D or count; pieces by rank, then builds.'

/** The legal move that a text stands for, or the first broken rule in the page's order. */
export function read(state: CassinoState, seat: Seat, text: string): Result<Move, Cassino25Refusal> {
  if (state.phase === OVER) return refuse('game-over', 'The game is over.')
  const words = wording(text)
  if (!words) return refuse('bad-move', WORDINGS)
  if (words.kind === 'call') return readCall(state, seat, words)
  if (state.turn !== seat) return refuse('not-your-turn', `It is the turn of ${letterOf(state.turn)}.`)
  if (words.kind === 'count') {
    if (state.phase === COUNTING) return accept(COUNT)
    return refuse('cannot-count', 'A round is counted when it is played out, and by itself if nothing can be called.')
  }
  if (state.phase === COUNTING) return refuse('round-over', 'The round is played out and waits for the count.')
  return readPlay(state, seat, words)
}
