import { letterOf, seatOf, type AnyGame, type Position, type Seat } from '../../rules/kit'
import type { Cut } from './cut'
import { litMoves } from './lights'

/** The fields of a cut that decide how it ends. */
export type EndingRules = Pick<Cut, 'visitor' | 'ends' | 'lights' | 'moves'>

/** The standing of a try. `own` and `other` are points, as announced at the end: "You won, 23 to 18." */
export interface Standing {
  /** Null while the try goes on. */
  readonly result: CutResult | null
  readonly own: number
  /** The best rival's points; in a game for one its target, or null if it has none. */
  readonly other: number | null
}
export type CutResult = 'won' | 'drawn' | 'lost'

/**
 * Returns the standing of a try after a move.
 * @param ownMoveCount moves that the visitor has made in this try
 */
export function standingOf(endingRules: EndingRules, game: AnyGame, state: Position, ownMoveCount: number): Standing {
  const seat = seatOf(endingRules.visitor)
  const { over, winners, scores } = game.outcome(state)
  const points = pointsOf(scores, seat, state)
  // If the exhibit plays only one round, that round decides, even if it is the last of the game.
  const round = endingRules.ends === 'round' ? firstRound(game, state, seat) : null
  if (round) return { result: resultByPoints(round.own - round.other), ...round }
  if (over) return { result: resultByWinners(winners ?? [], seat), ...points }
  const stopped =
    (endingRules.moves !== undefined && ownMoveCount >= endingRules.moves) || isStopped(endingRules, game, state, seat)
  return { result: stopped ? 'lost' : null, ...points }
}

function resultByWinners(winners: readonly Seat[], seat: Seat): CutResult {
  if (!winners.includes(seat)) return 'lost'
  return winners.length === 1 ? 'won' : 'drawn'
}

function resultByPoints(lead: number): CutResult {
  return lead === 0 ? 'drawn' : lead > 0 ? 'won' : 'lost'
}

function pointsOf(scores: readonly number[], seat: Seat, { options, seats }: Position): Omit<Standing, 'result'> {
  const others = scores.filter((_score, at) => at !== seat)
  const target = options['target']
  const aim = typeof target === 'number' && target > 0 ? target : null
  return { own: scores[seat] ?? 0, other: seats > 1 ? Math.max(...others) : aim }
}

/** Returns the points of the first round of a Casino game; null until it is counted. */
function firstRound(
  game: AnyGame,
  state: Position,
  seat: Seat,
): { readonly own: number; readonly other: number } | null {
  const { rounds } = game.dump(state) as { readonly rounds: readonly { readonly points: Record<string, number> }[] }
  const points = rounds[0]?.points
  if (points === undefined) return null
  const { [letterOf(seat)]: own = 0, ...others } = points
  return { own, other: Math.max(...Object.values(others)) }
}

/** Whether the exhibit ends the try although the rules would continue. */
function isStopped({ ends, lights }: EndingRules, game: AnyGame, state: Position, seat: Seat): boolean {
  if (ends === 'tray') return (game.dump(state) as { readonly tray: readonly string[] }).tray.length === 0
  return ends === 'no-light' && litMoves(lights, game, state, seat).length === 0
}
