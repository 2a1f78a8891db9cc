import {
  nebraskaCheckers,
  type NebraskaEvent,
  type NebraskaView,
} from '../../../rules/forty-nine-outfit/nebraska-checkers'
import { listTexts, seatOf, seededRng, type Seen } from '../../../rules/kit'
import type { SceneContext } from '../types'

/** What an eye sees of a table of Nebraska-Checkers. */
export type Table = Seen<NebraskaView>

/** How its table stands for this screen. */
export type Context = SceneContext<NebraskaEvent>

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
  return listTexts(nebraskaCheckers, state, seat)
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
