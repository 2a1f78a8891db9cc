import { nebraskaCheckers } from '../../../rules/forty-nine-outfit/nebraska-checkers'
import type { NebraskaEvent, NebraskaView } from '../../../rules/forty-nine-outfit/nebraska-checkers/shape'
import { listTexts, seatOf, createSeededRng, type GameView } from '../../../rules/kit'
import type { SceneContext } from '../types'

/** A viewer's view of a table of Nebraska-Checkers. */
export type Table = GameView<NebraskaView>

/** State of the screen for this game's scene. */
export type Context = SceneContext<NebraskaEvent>

/** Number of men of a side at the start. */
export const MEN_PER_SIDE = 7

export const COLOURS: Readonly<Record<string, 'red' | 'black'>> = { A: 'red', B: 'black' }

/** Returns the opponent's seat. */
export const opponentOf = (seat: string): string => (seat === 'A' ? 'B' : 'A')

/** Returns all legal moves of the seat to move, as texts; empty when the game is over. */
export function legalMoves(table: Table): string[] {
  const { turn } = table.state
  if (turn === null) return []
  // Nothing is hidden in this game, so no random numbers are used here.
  const state = nebraskaCheckers.determinize(table, createSeededRng(''))
  const seat = seatOf(turn, 2)
  return listTexts(nebraskaCheckers, state, seat)
}

/** Returns the step that the repetition rule now forbids the seat to move, as `39-31`; null if there is none. */
export function barredStep({ state, options }: Table): string | null {
  const { turn } = state
  if (turn === null || options['repeatRule'] !== true) return null
  const recent = state.recent[turn] ?? []
  const [first, second] = recent
  if (recent.length < 4 || first === undefined || second === undefined || first.includes('x')) return null
  const back = first.split('-').reverse().join('-')
  return second === back && recent[2] === first && recent[3] === second ? first : null
}
